/// How the gallery looks, by day and by night.
enum GalleryStyle {
  static let css = """
    :root {
      color-scheme: light dark;
      --paper: light-dark(#f5f6f8, #15171a);
      --card: light-dark(#ffffff, #1f2226);
      --ink: light-dark(#1c1e21, #e8eaed);
      --quiet: light-dark(#5b6067, #a2a8b0);
      --line: light-dark(#d9dce1, #34383e);
      --accent: light-dark(#0b57d0, #8ab4f8);
      --alarm: light-dark(#b3261e, #f2b8b5);
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 1rem; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
    header { padding: 1.5rem clamp(1rem, 4vw, 3rem) 1rem; border-bottom: 1px solid var(--line); background: var(--card); }
    h1 { margin: 0; font-size: 1.5rem; }
    header p { margin: .125rem 0 1rem; color: var(--quiet); }
    header strong { color: var(--alarm); }
    fieldset { display: inline-flex; flex-wrap: wrap; gap: .25rem .9rem; margin: 0 .5rem .5rem 0; padding: .25rem .75rem .4rem; border: 1px solid var(--line); border-radius: .5rem; }
    legend { padding: 0 .3rem; color: var(--quiet); font-size: .8rem; }
    label { cursor: pointer; white-space: nowrap; }
    input { accent-color: var(--accent); }
    nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding-top: .25rem; }
    a { color: var(--accent); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    main { padding: 0 clamp(1rem, 4vw, 3rem) 4rem; }
    h2 { margin: 2rem 0 .75rem; font-size: 1.1rem; }
    h2 small { margin-left: .5rem; color: var(--quiet); font-weight: normal; font-size: .85rem; }
    .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(var(--width), 100%), 1fr)); gap: 1.25rem; align-items: start; }
    figure { margin: 0; max-width: calc(var(--width) * 1.25); }
    img { display: block; width: 100%; height: auto; border-radius: .75rem; box-shadow: 0 0 0 1px var(--line), 0 2px 10px #0002; }
    figcaption { padding: .5rem .1rem 0; font-size: .85rem; }
    figcaption span { color: var(--quiet); }
    .findings { margin: .35rem 0 0; padding-left: 1.1rem; color: var(--alarm); overflow-wrap: anywhere; }
    .failure { margin: 0; padding: 1rem; border: 1px solid var(--alarm); border-radius: .75rem; color: var(--alarm); overflow-wrap: anywhere; white-space: pre-wrap; }
    @media print { header nav, fieldset { display: none; } figure { break-inside: avoid; } }
    """
}
