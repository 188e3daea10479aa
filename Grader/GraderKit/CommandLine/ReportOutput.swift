/// A report that was asked for: its format, and where it goes.
package struct ReportOutput: Equatable, Sendable {
  package var format: ReportFormat
  /// The file; none means standard output.
  package var path: String?

  package init(format: ReportFormat, path: String?) {
    self.format = format
    self.path = path
  }
}

extension Arguments {
  /// The reports that the options ask for, in order: the first `--output` is for the first `--format`, and so on.
  ///
  /// - Returns: At least one report, each with a place of its own.
  /// - Throws: ``UsageError`` where one report would take another's place.
  package func outputs() throws(UsageError) -> [ReportOutput] {
    let formats = options.filter { $0.name == "--format" }.compactMap { ReportFormat(rawValue: $0.value) }
    let paths = options.filter { $0.name == "--output" }.map(\.value)
    let all = formats.isEmpty ? [.text] : formats
    guard paths.count <= all.count else { throw .outputWithoutFormat }
    let outputs = all.enumerated().map { index, format in
      ReportOutput(format: format, path: paths.indices.contains(index) ? Self.file(paths[index]) : nil)
    }
    for (index, output) in outputs.enumerated() {
      guard let other = outputs[..<index].first(where: { $0.shares(output) }) else { continue }
      throw .outputShared(by: [other.format, output.format], path: output.path)
    }
    return outputs
  }

  /// The file that a path means; nothing where that is standard output by another name.
  private static func file(_ path: String) -> String? {
    path == "-" || NamedDescriptor(path)?.number == 1 ? nil : path
  }
}

extension ReportOutput {
  /// Whether another report goes to the same place; a device takes them one after the other.
  fileprivate func shares(_ other: ReportOutput) -> Bool {
    guard let path, let otherPath = other.path else { return path == nil && other.path == nil }
    let (first, second) = (FilePlace(path), FilePlace(otherPath))
    if let one = first.identity, let two = second.identity { return one == two && one.isFile }
    return first == second
  }
}
