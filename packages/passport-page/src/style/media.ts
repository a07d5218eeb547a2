/** Wider screens, forced colours, paper. */
export const media = `
@media (min-width: 45rem) {
  .band > div, main, .foot > div, .banner > div { padding-inline: 2rem; }
  .banner > div { column-gap: 1rem; }
  .banner .body { grid-column: 2; }
  .product { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 1rem 2rem; padding-block: 2rem; align-items: start; }
  .pic { margin: 0 !important; border-radius: var(--r); grid-row: 1 / 3; align-self: stretch; display: grid; align-items: center; }
  .photo { align-self: start; padding: 0; }
  .photo img { margin-inline: 0; border-radius: var(--r); }
  .pic figcaption { padding-inline: 0; }
  .kv > div { display: grid; grid-template-columns: minmax(10rem, 2fr) 3fr; gap: 0 1.5rem; align-items: baseline; }
  .kv dd { grid-column: 2; }
  .lang nav { inset-inline-start: auto; inset-inline-end: 2rem; inline-size: 32rem; }
  .foot > div { grid-template-columns: 1fr 1fr; align-items: start; gap: 1.25rem 2rem; }
  .foot .wide { grid-column: 1 / -1; }
}
@media (min-width: 60rem) {
  .cols { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 3fr); gap: 0 3rem; align-items: start; }
  .cols > aside { grid-column: 2; grid-row: 1 / 20; }
  .cols > :not(aside) { grid-column: 1; }
}
@media (forced-colors: active) {
  .banner, .banner.stop, .seal, .cards > li, .foot { border: 2px solid CanvasText; }
  .banner.stop { border-width: 6px; }
  .lang [aria-current] { border-inline-start: 4px solid Highlight; }
  .rosette, .art, .art .obj { stroke: CanvasText; }
  .acts .i, .sealed .i { color: CanvasText; }
  .qr { forced-color-adjust: none; }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media print {
  :root { --tint: #fff; --ink: #000; --soft: #444; --link: #000; --rule: #bbb; --band: #fff; --on-band: #000; --stop: #fff; --on-stop: #000; --warn: #fff; --on-warn: #000; }
  body { display: block; font-size: 10pt; }
  .lang, .skip, .acts .go, main .btn, .fold:has(> .in > .btn), .foot h3, .foot .links { display: none; }
  .band { border-block-end: 2pt solid #000; }
  .banner, .banner.stop { border: 3pt solid #000; margin-block: 6pt; }
  .is-recalled { --band: #fff; }
  .stop .btn { background: none; color: #000; border-color: #000; }
  .product { grid-template-columns: 2fr 3fr; padding-block: .75rem; }
  .pic { grid-row: 1 / 3; }
  .cols { display: block; }
  .part { padding-block: .75rem; }
  .seal, .lock { border: 1pt solid #888; }
  .fold::details-content { content-visibility: visible; block-size: auto; }
  .fold > summary::after { display: none; }
  .kv { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 1.5rem; }
  .kv > div { display: block; break-inside: avoid; }
  .kv > div:first-child { border-block-start: 1px solid var(--rule); }
  .cards { grid-template-columns: 1fr 1fr; }
  .cards > li { border: 1px solid var(--rule); }
  .cards > li, .facts > div, .seal, .lock, .acts li, .foot { break-inside: avoid; }
  h2, summary { break-after: avoid; }
  main a[rel][href^='http']::after, .banner a[rel][href^='http']::after { content: ' (' attr(href) ')'; overflow-wrap: anywhere; }
}
`;
