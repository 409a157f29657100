// What is known about a case: problems, changes, gates, frames, and how to approve it.
const boxText = (box) => box ? [box.x, box.y, box.width, box.height].map((value) => +value.toFixed(3)).join(", ") : "–";

function sidePanel(item) {
  return [problemSection(item), frameSection(item), gateSection(item), remarkSection(item), approveSection(item)].filter(Boolean);
}

function section(title, ...content) {
  return el("section", {}, el("h2", {}, title), content);
}

function problemSection(item) {
  if (item.problems.length === 0) return section("Verdict", el("p", {}, "As recorded."));
  return section("What differs", item.problems.map((problem) => {
    const followers = (problem.changes || []).filter((change) => change.cause);
    return [
      el("ul", {}, problem.text.map((text) => el("li", {}, text))),
      problem.pixels && problem.pixels.shares.length > 1 && shareTable(problem.pixels),
      followers.length > 0 && el("details", {},
        el("summary", {}, plural(followers.length, "change") + " that follow" + (followers.length === 1 ? "s" : "")),
        el("ul", {}, followers.map((change) => el("li", { class: "follows" }, change.text)))),
    ];
  }));
}

function shareTable(pixels) {
  return el("details", {}, el("summary", {}, "Pixels by view"), el("table", {},
    el("thead", {}, el("tr", {}, el("th", {}, "View"), el("th", {}, "Pixels"))),
    el("tbody", {}, pixels.shares.slice(0, 12).map((share) => el("tr", {},
      el("td", {}, share.view + (share.isText ? " text" : "")), el("td", {}, share.pixels.toLocaleString("en")))))));
}

const gateNumber = (value) => String(Number.isInteger(value) ? value : +value.toPrecision(4));

function gateSection(item) {
  return item.gates.length > 0 && section("Gates", el("table", {},
    el("thead", {}, el("tr", {}, ["Gate", "Value", "Limit", ""].map((title) => el("th", {}, title)))),
    el("tbody", {}, item.gates.map((gate) => el("tr", {},
      el("td", {}, gate.name), el("td", {}, gateNumber(gate.value)), el("td", {}, gateNumber(gate.limit)),
      el("td", { class: gate.isPassed ? "gate-passed" : "gate-failed" }, gate.isPassed ? "passed" : "failed"))))));
}

function frameSection(item) {
  const changes = item.problems.flatMap((problem) => problem.changes || []).filter((change) => change.expected || change.actual);
  if (changes.length === 0) return null;
  return section("Frames (x, y, width, height)", el("table", { id: "frames" },
    el("thead", {}, el("tr", {}, ["View", "Expected", "Actual"].map((title) => el("th", {}, title)))),
    el("tbody", {}, changes.map((change) => el("tr", {
      onmouseenter: () => showFrames(change), onmouseleave: hideFrames,
    }, el("td", {}, el("button", {
      type: "button", class: "link", onfocus: () => showFrames(change), onblur: hideFrames, onclick: () => showFrames(change),
    }, change.subject)),
    el("td", {}, el("span", { class: "was" }, boxText(change.expected))),
    el("td", {}, el("span", { class: "is" }, boxText(change.actual))))))));
}

function showFrames(change) {
  hideFrames();
  for (const sheet of document.querySelectorAll("#canvas .sheet")) {
    for (const [kind, box] of [["before", change.expected], ["after", change.actual]]) {
      if (!box) continue;
      const percent = (value, whole) => value / whole * 100 + "%";
      sheet.append(el("div", { class: "frame " + kind, style: {
        left: percent(box.x, view.item.width), top: percent(box.y, view.item.height),
        width: percent(box.width, view.item.width), height: percent(box.height, view.item.height),
      } }));
    }
  }
}

function hideFrames() {
  document.querySelectorAll("#canvas .frame").forEach((frame) => frame.remove());
}

function remarkSection(item) {
  return item.remarks.length > 0 && section("Remarks", el("ul", {}, item.remarks.map((text) => el("li", {}, text))));
}

const quoted = (text) => /^[\w./-]+$/.test(text) ? text : "'" + text.replaceAll("'", "'\\''") + "'";
const approveCommand = (item) => "navshot approve " + quoted(item.folder || ".") + " --only " + quoted(item.name);

function approveSection(item) {
  if (!data.approvable.includes(item.verdict)) return null;
  const button = el("button", { type: "button", id: "copy", title: "Key c", onclick: copyCommand }, "Copy");
  return section("Is it meant to be so?", el("div", { class: "command" }, el("code", {}, approveCommand(item)), button));
}

async function copyCommand() {
  const button = document.getElementById("copy");
  if (!button) return;
  const text = approveCommand(view.item);
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    // Pages opened from a file may not write to the clipboard.
    getSelection().selectAllChildren(button.previousElementSibling);
    button.textContent = "Selected";
  }
}
