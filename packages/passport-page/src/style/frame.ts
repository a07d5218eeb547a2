/** What every page has: text, links, the band at the top, the banner below it, buttons. */
export const frame = `
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-block-start: 1rem; }
body {
  margin: 0;
  min-block-size: 100vh;
  display: flex;
  flex-direction: column;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.5 var(--sans);
  overflow-wrap: break-word;
}
h1, h2, h3, p, ul, ol, dl, dd, figure, table { margin: 0; padding: 0; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
ul[class]:not(.dots), ol[class] { list-style: none; }
p, li, dd, figcaption { text-wrap: pretty; }
svg { display: block; }
.i { inline-size: 1.5rem; block-size: 1.5rem; flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
a { color: var(--link); text-underline-offset: .18em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 3px; }
p a, dd a, li a { padding-block: .1875rem; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
.vh { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.n, time { white-space: nowrap; }
.skip { position: absolute; inset-inline-start: 1rem; inset-block-start: -6rem; z-index: 3; padding: .75rem 1rem; background: var(--paper); color: var(--ink); }
.skip:focus { inset-block-start: .25rem; }

/* Band */
.band { background: var(--band); color: var(--on-band); --focus: #fff; }
.band > div, main, .foot > div { max-inline-size: 68rem; margin-inline: auto; padding-inline: 1rem; }
.band > div { position: relative; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 1rem; min-block-size: 3rem; }
.mark { padding-block: .25rem; flex: 1 1 min-content; min-inline-size: 0; display: flex; align-items: center; gap: .5rem; font-weight: 600; line-height: 1.2; }
.lang summary { display: flex; align-items: center; gap: .375rem; min-block-size: 3rem; padding-inline: .25rem; cursor: pointer; list-style: none; }
.lang summary::-webkit-details-marker, .fold > summary::-webkit-details-marker { display: none; }
.lang summary::after, .fold > summary::after { content: ''; flex: none; inline-size: .5rem; block-size: .5rem; border: solid currentColor; border-width: 0 2px 2px 0; transform: translateY(-25%) rotate(45deg); }
[open] > summary::after { transform: translateY(15%) rotate(225deg); }
.lang nav { position: absolute; inset-block-start: 100%; inset-inline: 0; z-index: 2; padding: .5rem; background: var(--paper); color: var(--ink); border: 1px solid var(--edge); --focus: var(--focus-page); }
.lang ul { list-style: none; columns: 8.5rem; column-gap: .5rem; }
.lang li { break-inside: avoid; }
.lang a { display: block; padding: .625rem .5rem; color: var(--ink); text-decoration: none; line-height: 1.5; }
.lang a:hover { text-decoration: underline; }
.lang [aria-current] { font-weight: 700; background: var(--tint); border-inline-start: 3px solid var(--brand); }

/* Banner: above everything, edge to edge */
.banner { padding-block: 1.25rem; border-block-end: 1px solid var(--edge); background: var(--tint); }
.banner > div { max-inline-size: 68rem; margin-inline: auto; padding-inline: 1rem; display: grid; grid-template-columns: auto 1fr; gap: .25rem .75rem; }
.banner h2 { font-size: 1.25rem; align-self: center; }
.stop h2 { font: 600 clamp(1.5rem, 1.3rem + 1vw, 2rem)/1.15 var(--serif); }
.banner .links { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin-block: -.25rem; }
.banner .i { inline-size: 1.75rem; block-size: 1.75rem; }
.banner .body { grid-column: 1 / -1; display: grid; gap: .75rem; max-inline-size: 42rem; }
.banner ol, .dots { padding-inline-start: 1.25rem; display: grid; gap: .25rem; }
.banner.stop { background: var(--stop); color: var(--on-stop); border: 0; --link: var(--on-stop); --focus: #fff; }
.banner.warn { background: var(--warn); color: var(--on-warn); border-color: var(--warn-edge); --link: var(--on-warn); }
.is-recalled { --band: #1d1920; }

/* Buttons are links that lead somewhere */
.btn { display: inline-flex; align-items: center; gap: .5rem; min-block-size: 3rem; padding: .5rem 1rem; border: 2px solid currentColor; border-radius: var(--r); color: var(--link); font-weight: 600; line-height: 1.25; text-decoration: none; justify-self: start; }
.btn:hover { text-decoration: underline; }
.stop .btn { background: var(--on-stop); border-color: var(--on-stop); color: var(--stop); }
`;
