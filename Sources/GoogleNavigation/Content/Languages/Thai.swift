extension NavigationContent {
  nonisolated static func thai(_ format: GuidanceFormatter) -> NavigationContent {
    NavigationContent(
      language: "th",
      turn: TurnContent(
        maneuver: .turnRight, distance: format.distance(meters: 400), road: "ถนนท่าเรือ", toward: "มุ่งหน้าเมืองเก่า",
        next: NextStep(text: "จากนั้น", maneuver: .turnLeft)),
      turnTexts: TurnTexts(
        rerouting: "กำลังคำนวณเส้นทางใหม่…", searching: "กำลังค้นหาสัญญาณ GPS…",
        destinationLeft: "จุดหมายอยู่ทางซ้าย", destinationRight: "จุดหมายอยู่ทางขวา", exit: "ทางออก 12", motorway: "7",
        motorwayToward: "มุ่งหน้าสนามบิน",
        longRoad: "ถนนวงแหวนรอบนอกท่าเรือฝั่งเหนือและท่าน้ำด่านศุลกากรเก่า"),
      arrival: ArrivalContent(
        remainingTime: format.duration(minutes: 24), remainingDistance: format.distance(meters: 11_000),
        clock: format.time(hour: 10, minute: 5), exit: "ออก"),
      speed: .fixture(format),
      prompts: PromptTexts(
        incident: PromptText("อุบัติเหตุข้างหน้า \(format.distance(meters: 300))", "ยังอยู่ที่นั่นไหม", actions: ["ใช่", "ไม่"]),
        fasterRoute: PromptText(
          "พบเส้นทางที่เร็วกว่า", "เร็วขึ้น \(format.duration(minutes: 6)) ผ่านถนนโรงสี", actions: ["ใช้เส้นทางนี้", "ไม่ ขอบคุณ"]),
        speedCamera: PromptText("กล้องตรวจจับความเร็ว", "ถนนท่าเรือ อีก \(format.distance(meters: 500))"),
        closure: PromptText("ถนนข้างหน้าปิด", "เส้นทางใหม่เลี่ยงสะพานท่าน้ำ", actions: ["รับทราบ"]),
        message: PromptText("กำลังค้นหาสัญญาณ GPS", "ตำแหน่งอาจคลาดเคลื่อน")),
      labels: ControlLabels(
        recenter: "กลับสู่ตำแหน่ง", report: "รายงาน", compass: "เข็มทิศ", speedometer: "ความเร็วปัจจุบัน",
        progress: "ความคืบหน้าการเดินทาง"),
      map: MapNames(
        roads: ["ถนนสถานี", "ถนนท่าเรือ", "ถนนโรงสี", "ถนนต้นสัก", "ถนนราชินี", "ซอยวัดเก่า"], park: "สวนสาธารณะเมือง",
        water: "แม่น้ำใส", destination: "ร้านกาแฟท่าเรือ"))
  }
}
