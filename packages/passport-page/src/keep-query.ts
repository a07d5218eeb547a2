/** A longer query is no address that a page leads to; it would come back 28 times. */
const maxQueryLength = 500;

/**
 * Returns the page with links to its other languages that keep the rest of the query string of its address, such as
 * data of the code that was scanned. Data that a page shows are escaped, and cannot look like these links.
 *
 * @param query - Without its question mark; one of more than 500 characters is left out.
 */
export function keepQuery(page: string, query: string): string {
  const kept = keptOf(query);
  if (kept.length === 0) return page;
  const before = kept.map(escapeAttribute).join('&amp;');
  return page.replaceAll('<a href="?lang=', () => `<a href="?${before}&amp;lang=`);
}

/** True when a query string says anything that links keep; most say nothing, or the language alone. */
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
