/** Nothing but the page's own style runs or loads: a reader's address is nobody else's to learn. */
export const htmlContentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A page for what is not there, such as `passport`. */
export function notFoundHtml(what: string): string {
  return page(
    `No such ${what}`,
    `<h1>No such ${escape(what)}</h1><p>Nothing is published here.</p>`,
  );
}

/**
 * @param body - Markup: whatever comes from data is escaped in it.
 * @param style - What this page adds to the style of all.
 */
export function page(title: string, body: string, style = ''): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} – digital product passport</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:CanvasText;background:Canvas}
:root{color-scheme:light dark;--quiet:light-dark(#555,#aaa)}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0}
dt{color:var(--quiet)}dd{margin:0;overflow-wrap:anywhere}ol,ul{margin:0;padding-left:1.25rem}
.status{font-weight:600;letter-spacing:.05em}
@media(max-width:36rem){dl{display:block}dt{margin-top:.5rem;font-size:.875rem}dd dl{padding-left:1rem}}${style}
</style></head>
<body><main>${body}</main></body></html>
`;
}

export function definitions(entries: readonly (readonly [term: string, text: string])[]): string {
  const rows = entries.map(([term, text]) => `<dt>${escape(term)}</dt><dd>${escape(text)}</dd>`);
  return `<dl>${rows.join('')}</dl>`;
}

export function escape(text: string): string {
  if (!/[&<>"']/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
