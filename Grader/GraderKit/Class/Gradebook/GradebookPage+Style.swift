import Foundation

extension GradebookPage {
  /// The style's digest as pages name it, in base 64.
  static var digest: String {
    var digits = Substring(SHA256.hexadecimal(Array(style.utf8)))
    var bytes = Data()
    while !digits.isEmpty {
      bytes.append(UInt8(digits.prefix(2), radix: 16) ?? 0)
      digits = digits.dropFirst(2)
    }
    return bytes.base64EncodedString()
  }

  /// The style of all learners' reports, with what a table needs.
  static let style =
    HTMLReport.style + """

      main { max-width: 72rem; }
      table { border-collapse: collapse; font-size: 0.9375rem; font-variant-numeric: tabular-nums; }
      th, td { padding: 0.375rem 0.75rem; text-align: left; border-bottom: 1px solid var(--line); vertical-align: baseline; }
      th { font-weight: 500; }
      thead th, tfoot th, tfoot td { color: var(--soft); font-weight: 400; }
      td.number, th.number { text-align: right; white-space: nowrap; }
      td.time { white-space: nowrap; color: var(--soft); }
      a { color: var(--accent); }
      .wide { overflow-x: auto; }
      .chapter > h2 { display: block; }
      .chapter > :last-child { border-bottom: 0; }
      .bars { margin-top: 0.75rem; width: 100%; max-width: 40rem; }
      .bars td:nth-child(2) { width: 100%; }
      .bars th, .bars td { border: 0; padding: 0.125rem 0.75rem 0.125rem 0; color: var(--soft); }
      .missed { padding-left: 1.5rem; }
      .missed li { padding: 0.375rem 0; }
      .focus ul { margin-top: 0.5rem; padding-left: 1.25rem; }
      """
}
