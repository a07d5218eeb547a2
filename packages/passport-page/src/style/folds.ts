/** What is folded in, and what stands in folds: values and cards. */
export const folds = `
.fold { border-block-start: 1px solid var(--rule); }
.folds > .fold:last-child { border-block-end: 1px solid var(--rule); }
.fold > summary { display: flex; align-items: center; justify-content: space-between; gap: .75rem; min-block-size: 3.25rem; padding-block: .5rem; padding-inline-end: .5rem; cursor: pointer; list-style: none; }
.fold > summary h3 { flex: 1 min-content; min-inline-size: min(100%, 9rem); }
.fold > summary:hover h3 { text-decoration: underline; }
.fold > summary span { flex-shrink: 1e6; color: var(--soft); font-size: .875rem; text-align: end; }
.fold > .in { padding-block: 0 1.25rem; display: grid; gap: 1rem; }

/* Key and value: label over value; side by side from 720 px */
.kv > div { padding-block: .5rem; border-block-start: 1px solid var(--rule); }
.kv > div:first-child { border: 0; }
.kv dd { font-variant-numeric: lining-nums; }
.kv dd + dd { margin-block-start: .25rem; }
.shots { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: 1rem .75rem; }
.shots a { display: block; }
.shots img { display: block; inline-size: 100%; block-size: auto; aspect-ratio: 4 / 3; object-fit: scale-down; background: #fff; border: 1px solid var(--rule); border-radius: var(--r); }
.shots figcaption { margin-block-start: .25rem; }
.cards { display: grid; gap: .75rem; }
.cards > li { padding: .75rem .875rem; background: var(--tint); border-radius: var(--r); }
.cards h4 { margin: 0 0 .25rem; font-size: 1rem; font-weight: 650; line-height: 1.3; }
.cards p { font-size: .9375rem; line-height: 1.45; }
.lock { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .5rem .75rem; padding: .875rem; border: 1px solid var(--edge); border-radius: var(--r); }
.lock > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: .625rem; }
.code { font-variant-numeric: tabular-nums; letter-spacing: .02em; overflow-wrap: anywhere; }
.sub { display: block; }
`;
