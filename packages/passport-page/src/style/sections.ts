/** What stands open below the product: shares, care, actions, the seal. */
export const sections = `
.part { padding-block: 1.25rem; border-block-start: 1px solid var(--rule); display: grid; gap: .75rem; align-content: start; }
.part > *, .body > *, .product > *, .foot > div > *, .plain > * { min-inline-size: 0; }
h2 { font-size: 1.25rem; font-weight: 650; hyphens: auto; }
h2, .lock, .btn { min-inline-size: 0; overflow-wrap: anywhere; }
h3 { font-size: 1rem; font-weight: 650; hyphens: auto; }
.note { color: var(--soft); font-size: .875rem; line-height: 1.45; max-inline-size: 40rem; }
.note a { padding-block: .3125rem; }

/* Composition */
.bar { inline-size: 100%; block-size: 1.5rem; border-radius: 2px; overflow: hidden; }
.bar rect { stroke: var(--paper); stroke-width: 2; }
.k1 { fill: var(--c1); } .k2 { fill: var(--c2); } .k3 { fill: var(--c3); } .k4 { fill: var(--c4); } .k5 { fill: var(--c5); } .k6 { fill: var(--c6); }
.shares > li { display: flex; align-items: baseline; gap: .5rem; padding-block: .3125rem; border-block-end: 1px solid var(--rule); }
.shares > li:last-child { border: 0; }
.shares svg { inline-size: .75rem; block-size: .75rem; flex: none; }
.shares b { margin-inline-start: auto; font-weight: 600; white-space: nowrap; font-variant-numeric: tabular-nums; }
.meter > li { padding-block: .375rem; }
.meter p { display: flex; justify-content: space-between; gap: 1rem; line-height: 1.35; }
.meter b { font-weight: 600; white-space: nowrap; font-variant-numeric: tabular-nums; }
.meter svg { inline-size: 100%; block-size: .625rem; margin-block-start: .25rem; }
.rail { fill: var(--rule); }

/* Care */
.care { display: grid; gap: .75rem 1rem; }
@media (min-width: 22rem) { .care { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
.care li { hyphens: auto; overflow-wrap: anywhere; display: flex; gap: .625rem; align-items: center; line-height: 1.3; font-size: .9375rem; }
.care .i { inline-size: 2.25rem; block-size: 2.25rem; stroke-width: 1.5; }
.care text { fill: currentColor; stroke: none; font: 600 8px var(--sans); text-anchor: middle; }

/* Actions */
.acts li { border-block-start: 1px solid var(--rule); }
.acts li:last-child { border-block-end: 1px solid var(--rule); }
.acts a { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; hyphens: auto; gap: .125rem .75rem; min-block-size: 3.5rem; padding-block: .5rem; color: var(--ink); text-decoration: none; line-height: 1.3; }
.acts .i { color: var(--brand); grid-row: 1 / 3; }
.acts b { color: var(--link); font-weight: 600; align-self: end; text-decoration: underline; text-underline-offset: .18em; text-decoration-thickness: 1px; }
.acts a:hover b { text-decoration-thickness: 3px; }
.acts span { grid-column: 2; grid-row: 2; color: var(--soft); font-size: .875rem; align-self: start; }
.acts .go { grid-column: 3; inline-size: 1.125rem; block-size: 1.125rem; }
[dir='rtl'] :is(.go, .bar, .meter svg) { transform: scaleX(-1); }

/* Seal */
.seal { background: var(--tint); border: 0; border-radius: var(--r); padding: 1rem; margin-block: .5rem 1.25rem; gap: .5rem; }
.seal > p:first-of-type { font-size: 1rem; }
.seal header { display: flex; gap: .75rem; align-items: center; }
.rosette { inline-size: 3rem; block-size: 3rem; flex: none; fill: none; stroke: var(--brand); stroke-width: 1; }
.rosette .disc { fill: var(--tint); }
.rosette .tick { stroke-width: 3; }
.seal.none { background: none; border: 2px dashed var(--edge); }
.seal time { white-space: normal; }
.seal .fold { border: 0; }
.seal .fold > summary { min-block-size: 2.75rem; padding: 0; color: var(--link); justify-content: start; text-decoration: underline; text-underline-offset: .18em; text-decoration-thickness: 1px; }
.seal .btn { margin-block-start: .25rem; }
`;
