// The page of causes and cases.
const thumbLimit = 8;

function renderList() {
  const failed = cases.filter((item) => item.verdict !== "passed").length;
  const list = document.getElementById("list");
  list.className = failed > 0 ? "failed" : "passed";
  const headline = failed > 0
    ? failed + " of " + plural(cases.length, "picture") + (failed === 1 ? " differs" : " differ")
    : "All " + plural(cases.length, "picture") + " as recorded";
  const bytes = cases.reduce((sum, item) => sum + (item.goldenBytes || 0), 0);
  const shard = data.summary.shard ? "shard " + data.summary.shard.index + "/" + data.summary.shard.count + ", " : "";
  const names = data.summary.suites.map((suite) => suite.name).join(", ");
  document.title = headline + " – navshot";
  list.replaceChildren(
    el("header", {},
      el("h1", {}, headline),
      el("p", {}, names + " · " + shard + "goldens " + bytesText(bytes) +
        (cases.length ? ", " + bytesText(Math.round(bytes / cases.length)) + " each" : "") + " · " + data.summary.tool),
      filterBar()),
    el("main", { id: "results" }));
  renderResults();
}

function filterBar() {
  const select = (key, title, values) => values.length > 1 && el("select", {
    id: "filter-" + key, "aria-label": title,
    onchange: (event) => { state[key] = event.target.value; renderResults(); },
  }, el("option", { value: "" }, "All " + title), values.map((value) =>
    el("option", { value, selected: state[key] === value }, value)));
  const unique = (key) => [...new Set(cases.map((item) => item[key]))];
  const chips = data.kinds.map((kind) => kind.name).filter((kind) => cases.some((item) => item.verdict === kind)).map((kind) =>
    el("button", {
      type: "button", "data-verdict": kind, "aria-pressed": String(state.verdicts.has(kind)),
      onclick: (event) => {
        if (!state.verdicts.delete(kind)) state.verdicts.add(kind);
        event.currentTarget.setAttribute("aria-pressed", String(state.verdicts.has(kind)));
        renderResults();
      },
    }, el("b", {}, String(cases.filter((item) => item.verdict === kind).length)), titles[kind]));
  return el("div", { class: "bar" },
    el("input", {
      type: "search", id: "search", placeholder: "Filter: rtl, or ipad*/*night", "aria-label": "Filter cases",
      value: state.search, oninput: (event) => { state.search = event.target.value; renderResults(); },
    }),
    select("suite", "suites", unique("suite")), select("device", "devices", unique("device")),
    select("state", "states", unique("state")),
    el("div", { class: "chips", role: "group", "aria-label": "Verdicts" }, chips));
}

function renderResults() {
  const shown = shownCases();
  const ids = new Set(shown.map((item) => item.id));
  const groups = data.groups
    .map((group) => ({ ...group, cases: group.cases.filter((id) => ids.has(id)) }))
    .filter((group) => group.cases.length > 0);
  document.getElementById("results").replaceChildren(...[
    environmentNotes(),
    groups.length > 0 && el("h2", {}, "Causes", el("small", {}, String(groups.length))),
    ...groups.map(groupCard),
    el("h2", {}, "Cases", el("small", { id: "shown-count" }, shown.length === cases.length
      ? String(cases.length) : shown.length + " of " + cases.length)),
    shown.length > 0 ? el("div", { class: "rows" }, shown.map(row)) : el("p", { class: "empty" }, "No case matches."),
  ].filter(Boolean));
}

function environmentNotes() {
  const notes = data.summary.suites.flatMap((suite) => [
    ...suite.environment,
    ...(suite.unused.length > 0
      ? [plural(suite.unused.length, "golden file") + " of " + suite.name + (suite.unused.length === 1 ? " belongs" : " belong") + " to no case: " + suite.unused.join(", ")]
      : []),
  ]);
  return notes.length > 0 && el("ul", { class: "notes" }, [...new Set(notes)].map((note) => el("li", {}, note)));
}

function groupCard(group) {
  const items = spread(group.cases.map((id) => byId.get(id)).filter(Boolean));
  const strip = el("div", { class: "strip" }, items.slice(0, thumbLimit).map(thumb));
  const rest = items.length - thumbLimit;
  return el("article", { class: "group", "data-kind": group.kind },
    el("header", {}, el("h3", {}, group.cause), el("span", { class: "count" }, plural(items.length, "picture"))),
    group.details.length > 0 && el("ul", { class: "details" }, group.details.map((text) => el("li", {}, text))),
    strip,
    rest > 0 && el("button", {
      type: "button",
      onclick: (event) => { strip.append(...items.slice(thumbLimit).map(thumb)); event.currentTarget.remove(); },
    }, "Show " + rest + " more"));
}

// The same items, with those first that look least alike: of every device one, then of every state.
function spread(items) {
  const first = (seen, key) => (item) => !seen.has(key(item)) && Boolean(seen.add(key(item)));
  const ofDevices = items.filter(first(new Set(), (item) => item.device));
  const ofStates = items.filter(first(new Set(ofDevices.map((item) => item.state)), (item) => item.state));
  return [...new Set([...ofDevices, ...ofStates, ...items])];
}

function thumb(item) {
  const source = fileURL(item, "actual") || fileURL(item, "expected");
  return el("a", { class: "thumb", href: caseHash(item) },
    source
      ? el("img", { src: source, alt: "", loading: "lazy", decoding: "async", width: item.width, height: item.height })
      : el("div", { class: "blank" }, titles[item.verdict]),
    el("span", {}, item.device, el("br"), item.name.slice(item.name.lastIndexOf("/") + 1)));
}

function row(item) {
  return el("a", { class: "row", href: caseHash(item), "data-id": item.id },
    el("span", { class: "tag " + item.verdict }, titles[item.verdict]),
    el("span", {}, item.id),
    el("span", { class: "what" }, lines(item)[0] || ""),
    el("span", { class: "bytes" }, bytesText(item.goldenBytes)));
}
