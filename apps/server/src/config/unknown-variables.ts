/** Every variable that begins so is meant for this server, however it goes on. */
const ownPrefix = 'LIMIT_';

/** Short names are near too many others: HOST is one letter from POST. */
const shortestCompared = 7;

export interface UnknownVariable {
  readonly name: string;
  /** The variable it is most like. */
  readonly nearest: string;
}

/**
 * What looks like a variable of ours and is none: any `LIMIT_…`, and names a slip or two away from one. The
 * operator set it and believes that it works.
 */
export function unknownVariables(
  environment: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): UnknownVariable[] {
  const known = new Set(names.flatMap((name) => [name, `${name}_FILE`]));
  return Object.keys(environment)
    .filter((name) => name.length >= shortestCompared && name.length <= 64 && !known.has(name))
    .flatMap((name) => {
      const { nearest, distance } = nearestOf(name.replace(/_FILE$/, ''), names);
      const isOurs = name.startsWith(ownPrefix) || distance <= slipsIn(nearest);
      return isOurs ? [{ name, nearest }] : [];
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Unknown variables that are one of ours but for a wrong letter or two, and set in its place: the start would go on
 * without what the operator meant. Not so where the variable itself is set as well, or where the name is only the
 * beginning of one of ours, which other programs may have.
 *
 * @param environment - A variable set to nothing counts as not set.
 */
export function misspeltVariables(
  environment: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): UnknownVariable[] {
  return unknownVariables(environment, names).filter(({ name, nearest }) => {
    const isMeantSet = environment[nearest] || environment[`${nearest}_FILE`];
    if (!environment[name] || isMeantSet) return false;
    return editDistance(name.replace(/_FILE$/, ''), nearest) <= slipsIn(nearest);
  });
}

/** How many wrong letters still look like a slip: one in short names, two in long ones. */
function slipsIn(name: string): number {
  if (name.length < shortestCompared) return 0;
  return name.length < 12 ? 1 : 2;
}

function nearestOf(name: string, names: readonly string[]) {
  let best = { nearest: '', distance: Number.POSITIVE_INFINITY };
  for (const candidate of names) {
    if (candidate.startsWith(ownPrefix) !== name.startsWith(ownPrefix)) continue;
    // A name cut short is nearer than any other with as many letters in common.
    const distance = candidate.startsWith(name) ? 1 : editDistance(name, candidate);
    if (distance < best.distance) best = { nearest: candidate, distance };
  }
  return best;
}

/** Letters added, left out or replaced (Levenshtein). */
function editDistance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (above[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    above = current;
  }
  return above[to.length] ?? 0;
}
