// Beagle iOS is one module: who imports `Beagle` has values, components and actions, too.
@_exported public import BeagleSchema
