/** Names longer than this are compared with nothing: no rule has one, and comparing takes their length squared. */
const LONGEST = 64;

/**
 * The name that a text was probably meant to be: it differs in capitals, blanks, hyphens and underscores
 * alone, or by few letters (one in four; a letter that is left out, put in, wrong, or in its neighbour's
 * place), or is the beginning or the end of the name and more than half of it. Undefined where no name is that near.
 *
 * @param names Of several equally near the first is taken.
 */
export function nearestName(text: string, names: Iterable<string>): string | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = plainOf(text);
  let nearest: string | undefined;
  let least = Infinity;
  for (const name of names) {
    const distance = distanceOf(plain, plainOf(name));
    if (distance >= least) continue;
    least = distance;
    nearest = name;
  }
  return nearest;
}

function plainOf(name: string): string {
  return name.toLowerCase().replace(/[-_\s]/g, '');
}

/** How many letters are wrong; infinite where they are too many. */
function distanceOf(text: string, name: string): number {
  const isPart = name.startsWith(text) || name.endsWith(text);
  if (isPart && text.length > 2 && text.length * 2 > name.length) {
    return (name.length - text.length) / name.length;
  }
  const longer = Math.max(text.length, name.length);
  const most = longer < 3 ? 0 : Math.max(1, Math.floor(longer / 4));
  if (Math.abs(text.length - name.length) > most) return Infinity;
  const distance = editDistance(text, name);
  return distance > most ? Infinity : distance;
}

/** Letters to leave out, put in, replace or swap with their neighbour (optimal string alignment). */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      let distance = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(distance);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
