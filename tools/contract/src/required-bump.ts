import type { Bump, Change } from './compare/change.js';

const order: readonly Bump[] = ['none', 'patch', 'minor', 'major'];

export function requiredBump(changes: readonly Pick<Change, 'bump'>[]): Bump {
  return changes.reduce<Bump>(
    (most, { bump }) => (order.indexOf(bump) > order.indexOf(most) ? bump : most),
    'none',
  );
}

/** True when the version rose at least as far as required, and did not fall. */
export function satisfiesBump(before: string, after: string, bump: Bump): boolean {
  if (compareVersions(after, before) < 0) return false;
  const [oldMajor = 0, oldMinor = 0, oldPatch = 0] = before.split('.').map(Number);
  const [major = 0, minor = 0, patch = 0] = after.split('.').map(Number);
  if (bump === 'none' || major > oldMajor) return true;
  if (bump === 'major') return false;
  if (minor !== oldMinor) return minor > oldMinor;
  return bump === 'patch' && patch > oldPatch;
}

/** Orders versions, the lower one first. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  for (let index = 0; index < 3; index++) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
