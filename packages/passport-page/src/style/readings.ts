/** What was measured and what happened: charts, tables, histories. Pages of units alone have them. */
export const readings = `
.chart { max-inline-size: 29rem; }
.chart svg { inline-size: 100%; block-size: auto; }
.chart text { font: 11px var(--sans); fill: var(--soft); stroke: var(--paper); stroke-width: 4px; paint-order: stroke; }
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
th { font-weight: 600; font-size: .875rem; hyphens: auto; overflow-wrap: anywhere; }
th time { white-space: normal; }
td.num, th.num { text-align: end; padding-inline-end: 0; padding-inline-start: .5rem; }
.steps > li { position: relative; padding-inline-start: 1.75rem; padding-block-end: .875rem; }
.steps > li:last-child { padding-block-end: 0; }
.steps > li::before { content: ''; position: absolute; inset-inline-start: 0; inset-block-start: .375rem; inline-size: .75rem; block-size: .75rem; border-radius: 50%; border: 2px solid var(--brand); }
.steps > li:not(:last-child)::after { content: ''; position: absolute; inset-inline-start: .3125rem; inset-block: 1.375rem -.125rem; border-inline-start: 2px solid var(--rule); }
.steps > li > span { display: block; color: var(--soft); font-size: .875rem; }
.steps a { display: inline-block; padding-block: .125rem; }
`;
