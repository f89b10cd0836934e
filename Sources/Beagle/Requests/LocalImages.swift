import BeagleSchema

/// An image of the application's own that a component shows.
struct LocalImage: Equatable {
  /// The name of the image; empty for none.
  let id: String
  /// The remote image that it stands in for; nil where it is shown for itself.
  let standsFor: String?
}

extension Element {
  /// Asks the application for the local images that the component shows, as far as they are known and new.
  ///
  /// - Parameter again: Whether those that were asked for count as new.
  func showLocalImages(again: Bool = false) {
    guard application.asksForImages, showsLocalImages else { return }
    let images: [LocalImage] = localImages
    for (place, image) in images.enumerated() where !image.id.isEmpty {
      if !again, shownImages.indices.contains(place), shownImages[place] == image { continue }
      application.askForImage(image.id, shownBy: self)
    }
    shownImages = images
  }

  private var showsLocalImages: Bool {
    ["image", "tabBar"].contains(component) || (self === screen.root && node.navigationBar?.items.isEmpty == false)
  }

  /// The local images in their order: a picture or its placeholder, the icons of tabs, the buttons of the bar.
  private var localImages: [LocalImage] {
    let own: DynamicObject = node.resultingNode(siteValues: siteValues, id: id, children: [])
    switch component {
    case "image":
      let path: DynamicObject = own["path"]
      guard path["_beagleImagePath_"] == "remote" else { return [LocalImage(id: path["mobileId"], standsFor: nil)] }
      guard let url = path["url"].stringValue else { return [] }
      return [LocalImage(id: path["placeholder"]["mobileId"], standsFor: url)]
    case "tabBar":
      return own["items"].arrayValue?.map { LocalImage(id: $0["icon"]["mobileId"], standsFor: nil) } ?? []
    default:
      let items: DynamicObject = own["navigationBar"]["navigationBarItems"]
      return items.arrayValue?.map { LocalImage(id: $0["image"], standsFor: nil) } ?? []
    }
  }
}

extension LocalImage {
  fileprivate init(id: DynamicObject, standsFor url: String?) {
    self.init(id: id.stringValue ?? "", standsFor: url)
  }
}

extension Application {
  /// Asks for a local image; one that is not there leaves an empty place on a device, and a warning here.
  fileprivate func askForImage(_ id: String, shownBy element: Element) {
    if library.imageProvider?.loadImageProvider(id: id) != nil { return }
    log.add(
      .scenario, .warning, name: "imageNotFound",
      "\(element.kindAndId) shows the local image \"\(id)\", which the image provider does not have.")
  }
}
