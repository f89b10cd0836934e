extension ObjectDefinition {
  /// Layout and looks of a component.
  ///
  /// Mirrors `Style` of Beagle iOS.
  public static let style = ObjectDefinition(
    "Style",
    [
      PropertyDefinition("backgroundColor", .expression(.string)),
      PropertyDefinition("borderColor", .expression(.string)),
      PropertyDefinition("borderWidth", .expression(.double)),
      PropertyDefinition("cornerRadius", .object(.cornerRadius)),
      PropertyDefinition("size", .object(.size)),
      PropertyDefinition("margin", .object(.edgeValue)),
      PropertyDefinition("padding", .object(.edgeValue)),
      PropertyDefinition("position", .object(.edgeValue)),
      PropertyDefinition("positionType", .enumeration(["RELATIVE", "ABSOLUTE"])),
      PropertyDefinition("display", .expression(.enumeration(["FLEX", "NONE"]))),
      PropertyDefinition("flex", .object(.flex)),
    ])

  /// How round the corners are.
  ///
  /// Mirrors `CornerRadius` of Beagle iOS.
  public static let cornerRadius = ObjectDefinition(
    "CornerRadius",
    ["radius", "topLeft", "topRight", "bottomLeft", "bottomRight"].map {
      PropertyDefinition($0, .expression(.double))
    })

  /// Width and height with their limits.
  ///
  /// Mirrors `Size` of Beagle iOS.
  public static let size = ObjectDefinition(
    "Size",
    ["width", "height", "maxWidth", "maxHeight", "minWidth", "minHeight"].map {
      PropertyDefinition($0, .object(.unitValue))
    } + [PropertyDefinition("aspectRatio", .double)])

  /// A length on each side.
  ///
  /// Mirrors `EdgeValue` of Beagle iOS.
  public static let edgeValue = ObjectDefinition(
    "EdgeValue",
    ["left", "top", "right", "bottom", "horizontal", "vertical", "all"].map {
      PropertyDefinition($0, .object(.unitValue))
    })

  /// A length.
  ///
  /// Mirrors `UnitValue` of Beagle iOS.
  public static let unitValue = ObjectDefinition(
    "UnitValue",
    [
      PropertyDefinition("value", .expression(.double), requiredOn: .all),
      PropertyDefinition("type", .enumeration(["REAL", "PERCENT", "AUTO"]), requiredOn: .all),
    ])

  /// How children share the room.
  ///
  /// Mirrors `Flex` of Beagle iOS.
  public static let flex = ObjectDefinition(
    "Flex",
    [
      PropertyDefinition("flexDirection", .enumeration(["COLUMN", "COLUMN_REVERSE", "ROW", "ROW_REVERSE"])),
      PropertyDefinition("flexWrap", .enumeration(["NO_WRAP", "WRAP", "WRAP_REVERSE"])),
      PropertyDefinition(
        "justifyContent",
        .enumeration(["FLEX_START", "CENTER", "FLEX_END", "SPACE_BETWEEN", "SPACE_AROUND", "SPACE_EVENLY"])),
      PropertyDefinition(
        "alignItems", .enumeration(["STRETCH", "FLEX_START", "CENTER", "FLEX_END", "BASELINE"])),
      PropertyDefinition(
        "alignSelf", .enumeration(["AUTO", "STRETCH", "FLEX_START", "CENTER", "FLEX_END", "BASELINE"])),
      PropertyDefinition(
        "alignContent",
        .enumeration(["FLEX_START", "CENTER", "FLEX_END", "SPACE_BETWEEN", "SPACE_AROUND", "STRETCH"])),
      PropertyDefinition("basis", .object(.unitValue)),
      PropertyDefinition("flex", .double),
      PropertyDefinition("grow", .double),
      PropertyDefinition("shrink", .double),
    ])
}
