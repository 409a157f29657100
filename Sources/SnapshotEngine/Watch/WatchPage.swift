/// The page that shows what the watcher renders, and asks for news by itself.
enum WatchPage {
  static let html = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>navshot watch</title>
    <style>
    \(GalleryStyle.css)
    \(style)
    </style>
    </head>
    <body>
    <header>
    <h1 id="title">navshot watch</h1>
    <p id="status" role="status">starting …</p>
    </header>
    <pre id="error" role="alert" hidden></pre>
    <main><div class="grid" id="grid" style="--width: 260px"></div></main>
    <script>
    \(script)
    </script>
    </body>
    </html>

    """

  private static let style = """
    #status::before { content: ""; display: inline-block; width: .6rem; height: .6rem; margin-right: .5rem; border-radius: 50%; background: var(--accent); }
    .busy #status::before { animation: blink .6s infinite alternate; }
    .failed #status::before { background: var(--alarm); }
    .lost { filter: grayscale(1); opacity: .6; }
    @keyframes blink { to { opacity: .2; } }
    #error { margin: 1.5rem clamp(1rem, 4vw, 3rem) 0; padding: 1rem; overflow-x: auto; border: 1px solid var(--alarm); border-radius: .75rem; color: var(--alarm); background: var(--card); white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, monospace; }
    .failed #grid { opacity: .45; }
    .remark { margin: .25rem .1rem 0; color: var(--alarm); font-size: .8rem; overflow-wrap: anywhere; }
    main { padding-top: 1.5rem; }
    """

  private static let script = """
    "use strict";
    const byId = (id) => document.getElementById(id);

    function figure(picture, version) {
      const figure = document.createElement("figure");
      if (picture.hasPicture) {
        const image = document.createElement("img");
        image.alt = picture.name;
        image.width = picture.width;
        image.height = picture.height;
        image.src = `/picture?name=${encodeURIComponent(picture.name)}&version=${version}`;
        figure.append(image);
      }
      const caption = document.createElement("figcaption");
      caption.textContent = picture.name;
      figure.append(caption);
      for (const remark of picture.remarks) {
        const line = document.createElement("p");
        line.className = picture.hasPicture ? "remark" : "failure";
        line.textContent = remark;
        figure.append(line);
      }
      return figure;
    }

    function show(state) {
      document.title = `${state.error ? "✘ " : ""}${state.title} – navshot watch`;
      byId("title").textContent = state.title;
      document.body.className = [state.isBusy && "busy", state.error && "failed"].filter(Boolean).join(" ");
      byId("status").textContent = state.isBusy ? "rendering …"
        : state.error ? "no new pictures: see below"
        : `${state.pictures.length} pictures, ${state.seconds} s after the change`;
      byId("error").hidden = !state.error;
      byId("error").textContent = state.error ?? "";
      // Old pictures stay until the new ones are there, and while the source does not compile.
      if (!state.isBusy && !state.error) byId("grid").replaceChildren(...state.pictures.map((each) => figure(each, state.version)));
    }

    async function listen() {
      let version = -1;
      for (;;) {
        try {
          const state = await (await fetch(`/state?after=${version}`)).json();
          document.body.classList.remove("lost");
          if (state.version !== version) show(state);
          version = state.version;
        } catch {
          document.body.classList.add("lost");
          byId("status").textContent = "navshot watch has ended";
          await new Promise((done) => setTimeout(done, 1000));
        }
      }
    }
    listen();
    """
}
