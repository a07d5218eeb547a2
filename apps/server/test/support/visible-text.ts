/** The words that a page shows: without its style, drawings and tags. */
export function visibleText(page: string): string {
  return page
    .replace(/<style>[^<]*<\/style>/g, '')
    .replace(/<(?:[^<>"]|"[^"]*")*>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
