const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for text that a `uuid` column can be compared with. Any other text is the id of no row. */
export function isUuid(text: string): boolean {
  return pattern.test(text);
}
