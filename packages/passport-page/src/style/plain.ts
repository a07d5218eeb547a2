/** Pages that have no product, and their forms. */
export const plain = `
.plain { max-inline-size: 42rem; margin-inline: 0; padding-block: 2rem; display: grid; gap: 1rem; }
.plain h1 { margin: 0; }
.sheet { padding-block: 1rem; }
.plain h2 { margin-block-start: .75rem; }
.plain h2 + p { margin-block-start: -.5rem; }
.plain .pic { margin-block-start: -2rem; }
.plain .note .code { display: inline-block; }
.plain .rosette { inline-size: 4.5rem; block-size: 4.5rem; }
.plain ul:not([class]) { padding-inline-start: 1.25rem; display: grid; gap: .375rem; }
form { display: grid; gap: 1rem; max-inline-size: 32rem; }
label { display: grid; gap: .25rem; color: var(--soft); font-size: .875rem; }
input, textarea { min-block-size: 3rem; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: var(--r); background: var(--paper); color: var(--ink); font: inherit; font-size: 1rem; }
button.btn { background: none; font: inherit; font-weight: 600; }
`;
