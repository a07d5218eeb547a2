/** A longer query is no address that a page leads to; it would come back 28 times. */
const maxQueryLength = 500;

/**
 * A page whose links to its other languages keep what the query string of its address says besides, such as
 * data of the code that was scanned. What data a page shows is escaped, and cannot look like these links.
 */
export function keepQuery(page: string, query: string): string {
  const kept = keptOf(query);
  if (kept.length === 0) return page;
  const before = kept.map(escapeAttribute).join('&amp;');
  return page.replaceAll('<a href="?lang=', () => `<a href="?${before}&amp;lang=`);
}

/** Tells whether a query string says anything that links keep; most say nothing, or the language alone. */
export function saysMore(query: string): boolean {
  return keptOf(query).length > 0;
}

function keptOf(query: string): readonly string[] {
  if (query.length > maxQueryLength) return [];
  return query.split('&').filter((parameter) => parameter !== '' && !isLanguage(parameter));
}

const isLanguage = (parameter: string): boolean => parameter.split('=', 1)[0] === 'lang';

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
