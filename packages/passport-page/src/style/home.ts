/** The page at the root of a server: a field for a number, samples, ways on. */
export const home = `
.start { padding-block: 1.5rem 1.25rem; display: grid; gap: 1rem; }
.start > * { max-inline-size: 42rem; min-inline-size: 0; }
.start h1 { margin: 0; }
.ask { display: grid; gap: .375rem; max-inline-size: 34rem; }
.ask label { font-weight: 600; }
.ask > div { display: flex; flex-wrap: wrap; gap: .5rem; }
.ask input:not([type='hidden']) { flex: 1 1 13rem; min-inline-size: 0; min-block-size: 3rem; padding: .5rem .75rem; border: 2px solid var(--edge); border-radius: var(--r); background: var(--paper); color: var(--ink); font: inherit; }
.ask [aria-invalid] { border-color: var(--ink); }
.fault { padding: .75rem 1rem; border: 2px solid var(--warn-edge); border-radius: var(--r); background: var(--warn); color: var(--on-warn); }
button.btn { background: var(--band); border-color: var(--brand); color: var(--on-band); font: inherit; font-weight: 600; cursor: pointer; }
.samples { display: grid; gap: .75rem; }
.samples li { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: .25rem .875rem; align-items: center; }
.samples .pic { margin: 0; border-radius: var(--r); grid-row: auto; }
.samples h3 { font: 600 1.125rem/1.25 var(--serif); overflow-wrap: anywhere; }
.samples h3 a { padding-block: .25rem; }
.samples p { font-size: .9375rem; line-height: 1.35; color: var(--soft); }
.said > div { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 4fr); gap: 0 .75rem; align-items: baseline; padding-block: .25rem; border-block-start: 1px solid var(--rule); line-height: 1.35; font-size: .9375rem; }
.said > div:first-child { border: 0; }
.said dd { overflow-wrap: anywhere; white-space: pre-line; }
@media (min-width: 45rem) {
  .samples { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1.5rem; }
  .samples li { grid-template-columns: minmax(0, 1fr); align-content: start; gap: .625rem; }
}
@media print { .ask { display: none; } }
`;
