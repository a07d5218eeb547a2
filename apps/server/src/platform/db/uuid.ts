const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether text can be asked for in a `uuid` column; anything else is an id nobody has. */
export function isUuid(text: string): boolean {
  return pattern.test(text);
}
