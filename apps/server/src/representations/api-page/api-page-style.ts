import { frame, squeeze, tokens } from '@dpp/passport-page/parts';
/** What the page of the API has besides text, links and band. */
const reference = `
:root { --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', 'Segoe UI Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace; }
.band a { color: var(--on-band); display: inline-block; padding-block: .25rem; }
main { flex: 1; inline-size: 100%; padding-block: 1.5rem 4rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; align-content: start; }
h1 { font: 600 clamp(1.625rem, 1.35rem + 1.4vw, 2.5rem)/1.15 var(--serif); letter-spacing: -.01em; }
h2 { font-size: 1.375rem; font-weight: 650; }
h4 { margin: .5rem 0 0; font-size: .9375rem; font-weight: 650; line-height: 1.3; }
code, pre { font-family: var(--mono); font-size: .875em; overflow-wrap: anywhere; }
pre { margin: 0; padding: .875rem 1rem; background: var(--tint); border-radius: var(--r); line-height: 1.5; overflow-x: auto; overflow-wrap: normal; }
.head, .in, section { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; }
.head > p, .in > p, section > p { max-inline-size: 44rem; }
.head h2 { margin-block-start: .75rem; }
.note { color: var(--soft); font-size: .9375rem; }

/* Label and value */
.about { display: grid; gap: .5rem 2rem; }
dt { line-height: 1.4; }
.about dt { color: var(--soft); font-size: .875rem; }

/* Name, type, description */
.members > div { padding-block: .5rem; border-block-start: 1px solid var(--rule); }
.members dt { display: flex; flex-wrap: wrap; gap: 0 .625rem; align-items: baseline; font-weight: 600; }
.required { color: var(--brand); font-size: .8125rem; }
.members dd { line-height: 1.45; }
.type { color: var(--soft); font-size: .9375rem; }
.type a { padding-block: .3125rem; }

/* Groups */
.contents { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.contents li { padding-block: .125rem; }
.contents a { display: inline-block; padding-block: .25rem; }
.contents span { color: var(--soft); font-size: .875rem; }
.groups { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2.5rem; }

/* Operations */
section { gap: 0; align-content: start; }
section > h2 { padding-block-end: .625rem; }
section > p { padding-block-end: .75rem; }
.replies + details { margin-block-start: 1rem; }
details { border-block-start: 1px solid var(--rule); }
details:last-child { border-block-end: 1px solid var(--rule); }
summary { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .125rem 1rem; align-items: center; padding-block: .625rem; padding-inline-end: .5rem; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::after { content: ''; grid-area: 1 / 2 / 3; inline-size: .5rem; block-size: .5rem; border: solid currentColor; border-width: 0 2px 2px 0; transform: translateY(-25%) rotate(45deg); }
[open] > summary::after { transform: translateY(15%) rotate(225deg); }
summary:hover .path { text-decoration: underline; text-underline-offset: .18em; }
summary h3 { font-size: 1rem; font-weight: 600; line-height: 1.4; text-wrap: wrap; }
.verb { margin-inline-end: .25rem; padding-inline-start: .5rem; border-inline-start: 4px solid var(--c3); font: 650 .8125rem/1.3 var(--mono); }
.post { border-color: var(--c1); }
.put, .patch { border-color: var(--c2); }
.delete { border-color: var(--ink); }
.path { font-size: .9375rem; }
.what { grid-column: 1; color: var(--soft); font-size: .9375rem; line-height: 1.4; }
.in { padding-block: .25rem 1.5rem; padding-inline-start: .75rem; border-inline-start: 1px solid var(--rule); margin-block-end: 1rem; scroll-margin-block-start: 6rem; }
.in:target { border-inline-start: 4px solid var(--brand); }
`;

const media = `
@media (min-width: 45rem) {
  .band > div, main { padding-inline: 2rem; }
  .about { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .members > div { display: grid; grid-template-columns: minmax(9rem, 2fr) 5fr; gap: .125rem 1.5rem; }
  .members dd { grid-column: 2; }
  .replies > div { grid-template-columns: 3.25rem minmax(0, 1fr); }
  summary h3:has(.verb) { display: flex; gap: .625rem; align-items: baseline; }
  .verb { flex: none; min-inline-size: 4.25rem; margin: 0; }
  .what { padding-inline-start: 4.875rem; }
}
@media (min-width: 60rem) {
  main { grid-template-columns: 13rem minmax(0, 1fr); gap: 2.5rem 3rem; }
  .head { grid-column: 2; }
  nav { grid-area: 1 / 1 / 3; position: sticky; inset-block-start: 0; align-self: start; max-block-size: 100vh; overflow-y: auto; padding-block: 1rem; }
  .contents { display: block; }
  .groups { grid-column: 2; }
}
@media (forced-colors: active) { pre, details { border: 1px solid CanvasText; } }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media print {
  :root { --tint: #fff; --ink: #000; --soft: #444; --link: #000; --rule: #bbb; --band: #fff; --on-band: #000; }
  html { font-size: 10pt; }
  body { display: block; }
  pre { white-space: pre-wrap; }
  .skip, summary::after { display: none; }
  .band { border-block-end: 2pt solid #000; }
  main, .groups, section { display: block; }
  nav { position: static; max-block-size: none; }
  section { margin-block-start: 1.5rem; }
  details::details-content { content-visibility: visible; block-size: auto; }
  .members > div { break-inside: avoid; }
  h2, h4, summary { break-after: avoid; }
}
`;

export const apiPageStyle = squeeze([tokens, frame, reference, media].join(''));
