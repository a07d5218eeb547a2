/** The first screen: picture, name and facts. */
export const product = `
main { flex: 1; inline-size: 100%; padding-block-end: 2.5rem; }
.product { display: grid; gap: 1rem; padding-block: 1rem .75rem; }
.pic { margin-inline: -1rem; background: var(--tint); color: var(--brand); overflow: hidden; }
.pic svg { inline-size: 100%; block-size: auto; max-block-size: 20rem; overflow: visible; }
@media (max-width: 44.99rem) { .is-recalled .pic svg, .ended .pic svg { max-block-size: 7.5rem; } }

/* Pictures: whole, of their own size at most, and as wide or as high as their file says before they are here */
.photo { background: none; }
.photo img { display: block; margin-inline: auto; max-inline-size: 100%; max-block-size: 20rem; object-fit: contain; background: #fff; }
.photo:not(.inset) img { block-size: auto; }
.inset { padding-block-start: 1rem; }
.inset img { inline-size: auto; border-radius: var(--r); }
figcaption { color: var(--soft); font-size: .875rem; line-height: 1.4; overflow-wrap: anywhere; }
.pic figcaption { padding: .5rem 1rem 0; }
.product .pic { margin-block-start: -1rem; }
.art { fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
.art .wave { stroke: var(--line); stroke-width: 1; }
.art .obj { fill: var(--paper); }
.art .obj2 { fill: var(--tint); }
.ended .art { color: var(--soft); }
.ended .art > :not(.wave) { stroke-dasharray: 6 5; }
.ended .pic svg { max-block-size: 10rem; }
.maker { display: flex; flex-wrap: wrap; gap: 0 .75rem; color: var(--soft); line-height: 1.4; }
.maker b { color: var(--ink); font-weight: 600; }
h1 { font: 600 clamp(1.625rem, 1.35rem + 1.4vw, 2.5rem)/1.15 var(--serif); letter-spacing: -.01em; hyphens: auto; overflow-wrap: anywhere; margin-block: .25rem .5rem; }
h1 + .maker { margin-block-end: .375rem; }
.sealed { display: flex; align-items: start; gap: .5rem; font-size: .9375rem; line-height: 1.35; }
.sealed .i { margin-block-start: -.125rem; color: var(--brand); }
.sealed a { color: var(--ink); padding-block: .125rem; }
.tagline { padding-block-end: 1rem; }

/* Facts: the data page; two to a row, if the longest word of each label fits into half of it */
.facts { display: flex; flex-wrap: wrap; gap: 0 1rem; }
.facts > div { flex: 1 1 100%; max-inline-size: 100%; padding-block: .5rem .625rem; border-block-start: 1px solid var(--rule); }
@media (min-width: 22rem) { .facts > div { flex-basis: calc(50% - .5rem); } }
dt { color: var(--soft); font-size: .875rem; line-height: 1.35; hyphens: auto; }
.facts dd { font-size: 1.25rem; font-weight: 650; line-height: 1.25; font-variant-numeric: lining-nums tabular-nums; hyphens: auto; overflow-wrap: anywhere; }
.facts small { display: block; font-size: .875rem; font-weight: 400; color: var(--soft); }
.facts i { font-style: normal; font-size: 1rem; font-weight: 500; }
`;
