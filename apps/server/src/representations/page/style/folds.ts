/** What is folded in, and what stands in folds: values, cards, charts, tables, histories. */
export const folds = `
.fold { border-block-start: 1px solid var(--rule); }
.folds > .fold:last-child { border-block-end: 1px solid var(--rule); }
.fold > summary { display: flex; align-items: center; justify-content: space-between; gap: .75rem; min-block-size: 3.25rem; padding-block: .5rem; padding-inline-end: .5rem; cursor: pointer; list-style: none; }
.fold > summary h3 { flex: 1; min-inline-size: 0; }
.fold > summary:hover h3 { text-decoration: underline; }
.fold > summary span { color: var(--soft); font-size: .875rem; text-align: end; }
.fold > .in { padding-block: 0 1.25rem; display: grid; gap: 1rem; }

/* Key and value: label over value; side by side from 720 px */
.kv > div { padding-block: .5rem; border-block-start: 1px solid var(--rule); }
.kv > div:first-child { border: 0; }
.kv dd { font-variant-numeric: lining-nums; }
.kv dd + dd { margin-block-start: .25rem; }
.shots { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: .75rem; padding: 0; list-style: none; }
.shots img { display: block; inline-size: 100%; block-size: auto; background: var(--tint); border-radius: var(--r); }
.cards { display: grid; gap: .75rem; }
.cards > li { padding: .75rem .875rem; background: var(--tint); border-radius: var(--r); }
.cards h4 { margin: 0 0 .25rem; font-size: 1rem; font-weight: 650; line-height: 1.3; }
.cards p { font-size: .9375rem; line-height: 1.45; }
.lock { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .5rem .75rem; padding: .875rem; border: 1px solid var(--edge); border-radius: var(--r); }
.lock > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: .625rem; }
.code { font-variant-numeric: tabular-nums; letter-spacing: .02em; overflow-wrap: anywhere; }

/* Chart and table */
.chart { max-inline-size: 29rem; }
.chart svg { inline-size: 100%; block-size: auto; }
.chart text { font: 11px var(--sans); fill: var(--soft); stroke: var(--paper); stroke-width: 4px; paint-order: stroke; }
.sub { display: block; }
.chart .strong { fill: var(--ink); font-weight: 650; font-size: 12px; }
.chart .grid { stroke: var(--rule); }
.chart .line { fill: none; stroke: var(--c1); stroke-width: 2.5; stroke-linejoin: round; }
.chart .dot { fill: var(--c1); stroke: var(--paper); stroke-width: 1.5; }
.chart .limit { stroke: var(--soft); stroke-width: 1.5; stroke-dasharray: 5 4; }
.scroll { overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: start; color: var(--soft); font-size: .875rem; padding-block-end: .25rem; }
th, td { padding: .4375rem .5rem .4375rem 0; text-align: start; border-block-end: 1px solid var(--rule); line-height: 1.35; vertical-align: top; }
[dir='rtl'] th, [dir='rtl'] td { padding: .4375rem 0 .4375rem .5rem; }
th { font-weight: 600; font-size: .875rem; }
td.num, th.num { text-align: end; padding-inline-end: 0; padding-inline-start: .5rem; }
.steps > li { position: relative; padding-inline-start: 1.75rem; padding-block-end: .875rem; }
.steps > li:last-child { padding-block-end: 0; }
.steps > li::before { content: ''; position: absolute; inset-inline-start: 0; inset-block-start: .375rem; inline-size: .75rem; block-size: .75rem; border-radius: 50%; border: 2px solid var(--brand); }
.steps > li:not(:last-child)::after { content: ''; position: absolute; inset-inline-start: .3125rem; inset-block: 1.375rem -.125rem; border-inline-start: 2px solid var(--rule); }
.steps > li > span { display: block; color: var(--soft); font-size: .875rem; }
`;
