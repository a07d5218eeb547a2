import { apiCompare } from 'api-smart-diff';

/** How far the contract version has to rise; `none` when nothing observable or written changed. */
export type Bump = 'none' | 'patch' | 'minor' | 'major';

export interface ContractChange {
  readonly bump: Exclude<Bump, 'none'>;
  /** What happened where, for a person. */
  readonly description: string;
}

const bumpOf: Readonly<Record<string, ContractChange['bump']>> = {
  breaking: 'major',
  'non-breaking': 'minor',
  unclassified: 'minor',
  annotation: 'patch',
};

/**
 * The structural difference between two OpenAPI documents, as the versioning rules of the contract
 * judge it: what breaks a client is major, an addition minor, wording patch.
 */
export function contractChanges(before: object, after: object): ContractChange[] {
  const { diffs } = apiCompare(before, after);
  return diffs
    .filter(({ path }) => isObservable(path))
    .map(({ type, action, path }) => ({
      // The diff library calls added security harmless; a client that sends no key breaks on it.
      bump: isAccessRule(path) ? 'major' : (bumpOf[type] ?? 'major'),
      description: `${action} ${path.join(' › ')}`,
    }));
}

export function requiredBump(changes: readonly ContractChange[]): Bump {
  const order: readonly Bump[] = ['none', 'patch', 'minor', 'major'];
  return changes.reduce<Bump>(
    (most, { bump }) => (order.indexOf(bump) > order.indexOf(most) ? bump : most),
    'none',
  );
}

/** True when the version rose at least as far as required. */
export function satisfiesBump(before: string, after: string, bump: Bump): boolean {
  const [oldMajor = 0, oldMinor = 0, oldPatch = 0] = before.split('.').map(Number);
  const [major = 0, minor = 0, patch = 0] = after.split('.').map(Number);
  if (bump === 'none' || major > oldMajor) return major >= oldMajor;
  if (bump === 'major' || major < oldMajor) return false;
  if (minor !== oldMinor) return minor > oldMinor;
  return bump === 'patch' && patch > oldPatch;
}

/** Components are judged where a path uses them; the version itself is what this is about. */
function isObservable(path: readonly (string | number)[]): boolean {
  return path[0] !== 'components' && path.join('.') !== 'info.version';
}

const accessRules: ReadonlySet<unknown> = new Set(['security', 'x-permission', 'x-access']);

function isAccessRule(path: readonly (string | number)[]): boolean {
  return path[0] === 'paths' && accessRules.has(path[3]);
}
