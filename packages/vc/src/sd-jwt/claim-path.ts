import { VcError } from '../error.js';

/**
 * Names a claim, outermost component first: a text is the name of a member, a whole number from 0 the place
 * in a list as it was issued, `null` every element of a list.
 *
 * @see draft-ietf-oauth-sd-jwt-vc, "Claim Path".
 * @example
 * ['credentialSubject', 'materialProvenance', null, 'originCountry']
 */
export type ClaimPath = readonly (string | number | null)[];

/**
 * Takes what a caller names claims by, which are paths by their type only.
 *
 * @throws {@link VcError} `INVALID_CLAIM_PATH` if it is no list of lists of texts, numbers and `null`.
 */
export function requireClaimPaths(paths: unknown): readonly ClaimPath[] {
  if (Array.isArray(paths) && paths.every(isClaimPath)) return paths;
  throw new VcError('INVALID_CLAIM_PATH', 'Claims are named by a list of paths, each a list.');
}

function isClaimPath(path: unknown): path is ClaimPath {
  return Array.isArray(path) && path.every(isComponent);
}

function isComponent(component: unknown): boolean {
  return typeof component === 'string' || typeof component === 'number' || component === null;
}

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
