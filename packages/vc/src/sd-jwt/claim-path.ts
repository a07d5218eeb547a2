/**
 * Names a claim, outermost component first: a text is the name of a member, a whole number from 0 the place
 * in a list as it was issued, `null` every element of a list.
 *
 * @see draft-ietf-oauth-sd-jwt-vc, "Claim Path".
 * @example
 * ['credentialSubject', 'materialProvenance', null, 'originCountry']
 */
export type ClaimPath = readonly (string | number | null)[];

/** Sorts paths by their first component; what follows it is left of each. An empty path has none. */
export function groupByFirst(
  paths: readonly ClaimPath[],
): ReadonlyMap<string | number | null, ClaimPath[]> {
  const groups = new Map<string | number | null, ClaimPath[]>();
  for (const path of paths) {
    const [first] = path;
    if (first === undefined) continue;
    const rest = path.slice(1);
    const group = groups.get(first);
    if (group) group.push(rest);
    else groups.set(first, [rest]);
  }
  return groups;
}
