import BeagleSchema

extension Element {
  /// Asks for a remote image when its url has changed and a stub knows it; a download under way is given up.
  func requestImage() {
    guard let url = imageURL else { return cancelImage() }
    guard case .image(var image) = state, url != image.url else { return }
    image.token?.cancel()
    image.url = url
    if let downloader = application.library.imageDownloader {
      image.token = downloader.fetchImage(url: url, additionalData: nil) { _ in }
    } else {
      image.token = application.dispatcher.dispatch(path: url, additionalData: nil, source: .image) { _ in }
    }
    state = .image(image)
  }

  /// Gives up a download under way; the next url is asked for whatever it is.
  func cancelImage() {
    guard case .image(let image) = state, image.url != nil else { return }
    image.token?.cancel()
    state = .image(ImageState())
  }

  /// The url of a remote image, once it is known; nil for local ones.
  private var imageURL: String? {
    let path: DynamicObject
    if let position = node.sites.firstIndex(where: { $0.property == "path" && $0.path.nodes.count == 1 }) {
      guard let value = siteValues[position] else { return nil }
      path = value
    } else {
      if let position = node.sites.firstIndex(where: { $0.path.nodes == [.key("path"), .key("url")] }) {
        return siteValues[position]?.stringValue
      }
      path = node.value("path") ?? .empty
    }
    guard path["_beagleImagePath_"] == .string("remote") else { return nil }
    return path["url"].stringValue
  }
}
