import GoogleNavigation

extension PictureMatch {
  /// Reads the conditions among an object's keys, which are named as the axes are.
  init(_ reader: inout DocumentReader) throws(DocumentError) {
    self.init()
    for axis in Axis.allCases {
      let expected = "a text or number, or a list of at least one; * stands for any characters"
      conditions[axis] = try reader.optional(axis.rawValue, expected: expected) { value in
        let words = value.items.map { $0.text ?? $0.number.map { DecimalText.of($0) } }
        return words.isEmpty || words.contains(nil) ? nil : words.compactMap(\.self)
      }
    }
  }
}
