/** Without comments and the space that only people need. No value of the style holds braces or semicolons. */
export function squeeze(css: string): string {
  return css
    .replace(/\/\*[^*]*\*\//g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('; }', '}')
    .replaceAll(' {', '{')
    .replaceAll('{ ', '{')
    .replaceAll('} ', '}')
    .replaceAll('; ', ';')
    .replaceAll(': ', ':')
    .replaceAll(', ', ',')
    .replaceAll(' > ', '>')
    .trim();
}
