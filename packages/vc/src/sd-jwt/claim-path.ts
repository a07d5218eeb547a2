/**
 * Names a claim, outermost component first: a text is the name of a member, a whole number from 0 the place
 * in a list as it was issued, `null` every element of a list.
 *
 * @see draft-ietf-oauth-sd-jwt-vc, "Claim Path".
 * @example
 * ['credentialSubject', 'materialProvenance', null, 'originCountry']
 */
export type ClaimPath = readonly (string | number | null)[];

/** Sorts paths by their component at a depth, 0 being the first. Those that end before it are left out. */
export function groupByComponent(
  paths: readonly ClaimPath[],
  depth: number,
): ReadonlyMap<string | number | null, ClaimPath[]> {
  const groups = new Map<string | number | null, ClaimPath[]>();
  for (const path of paths) {
    const component = path[depth];
    if (component === undefined) continue;
    const group = groups.get(component);
    if (group) group.push(path);
    else groups.set(component, [path]);
  }
  return groups;
}
