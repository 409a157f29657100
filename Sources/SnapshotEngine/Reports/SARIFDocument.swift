/// The frame of every SARIF 2.1.0 file.
struct SARIFDocument {
  let rules: [JSONText]
  let results: [JSONText]

  var text: String {
    JSONText.object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"), "version": .string("2.1.0"),
      "runs": .array([
        .object([
          "tool": .object([
            "driver": .object([
              "name": .string("navshot"), "version": .string(Navshot.version), "rules": .array(rules),
            ])
          ]),
          "results": .array(results),
        ])
      ]),
    ]).document
  }
}
