/**
 * The editions of IDTA-01001 with different JSON schemas (`$id` https://admin-shell.io/aas/3/0, /3/1
 * and /3/2), newest first.
 */
export const editions = ['3.2', '3.1', '3.0'] as const;
/** An edition of the metamodel. */
export type Edition = (typeof editions)[number];

/** What all editions say, or what they say from an edition on: nothing before the oldest that is named. */
export type SinceEdition<T> = T | Readonly<Partial<Record<Edition, T>>>;

/** What an edition says; undefined: nothing. */
export function inEdition<T>(said: SinceEdition<T>, edition: Edition): T | undefined {
  if (!isByEdition(said)) return said;
  const upToIt = editions.slice(editions.indexOf(edition));
  const named = upToIt.find((earlier) => said[earlier] !== undefined);
  return named && said[named];
}

function isByEdition<T>(said: SinceEdition<T>): said is Readonly<Partial<Record<Edition, T>>> {
  return typeof said === 'object' && said !== null && editions.some((edition) => edition in said);
}
