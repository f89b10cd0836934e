extension LuaHandleType {
  /// What reading `name` fails with where handles of the type have the fields `fields` and their methods alone.
  func fault(noField name: String, among fields: [String]) -> LuaFault {
    LuaFault(
      "\(self.name) has no field \(LuaLiteral.quoted(name))" + NearestNames.hint(name, among: fields + methods.keys))
  }
}
