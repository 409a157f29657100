extension NavigationContent {
  nonisolated static let thai = NavigationContent(
    language: "th",
    turn: TurnContent(
      maneuver: .turnRight, distance: "400 ม.", road: "ถนนท่าเรือ", toward: "มุ่งหน้าเมืองเก่า",
      next: NextStep(text: "จากนั้น", maneuver: .turnLeft)),
    arrival: ArrivalContent(
      remainingTime: "24 นาที", remainingDistance: "11 กม.", clock: "10:05", exit: "ออก"),
    speed: SpeedContent(current: 47, limit: 50, unit: "กม./ชม.", sign: .vienna),
    prompts: PromptTexts(
      incident: PromptText("อุบัติเหตุข้างหน้า 300 ม.", "ยังอยู่ที่นั่นไหม", actions: ["ใช่", "ไม่"]),
      fasterRoute: PromptText("พบเส้นทางที่เร็วกว่า", "เร็วขึ้น 6 นาที ผ่านถนนโรงสี", actions: ["ใช้เส้นทางนี้", "ไม่ ขอบคุณ"]),
      speedCamera: PromptText("กล้องตรวจจับความเร็ว", "ถนนท่าเรือ อีก 500 ม."),
      closure: PromptText("ถนนข้างหน้าปิด", "เส้นทางใหม่เลี่ยงสะพานท่าน้ำ", actions: ["รับทราบ"]),
      message: PromptText("กำลังค้นหาสัญญาณ GPS", "ตำแหน่งอาจคลาดเคลื่อน")),
    labels: ControlLabels(
      recenter: "กลับสู่ตำแหน่ง", report: "รายงาน", compass: "เข็มทิศ", speedometer: "ความเร็วปัจจุบัน",
      progress: "ความคืบหน้าการเดินทาง"),
    map: MapNames(
      roads: ["ถนนสถานี", "ถนนท่าเรือ", "ถนนโรงสี", "ถนนต้นสัก", "ถนนราชินี", "ซอยวัดเก่า"], park: "สวนสาธารณะเมือง",
      water: "แม่น้ำใส", destination: "ร้านกาแฟท่าเรือ"))
}
