/** The foot of every page. */
export const foot = `
.foot { background: var(--tint); border-block-start: 1px solid var(--rule); font-size: .9375rem; }
.foot > div { padding-block: 1.5rem 2rem; display: grid; gap: 1.25rem; }
.id { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; }
.id dl { flex: 1 1 9rem; min-inline-size: 0; }
.id dd + dt { margin-block-start: .5rem; }
.id dd { font-weight: 600; }
.qr { inline-size: 7rem; background: #fff; border-radius: 2px; }
.qr svg { inline-size: 100%; block-size: auto; stroke: #000; stroke-width: 1; shape-rendering: crispEdges; }
.links { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.75rem), 1fr)); gap: 0 1rem; }
.links li { padding-block: .375rem; line-height: 1.35; }
.links a { display: inline-block; padding-block: .1875rem; }
`;
