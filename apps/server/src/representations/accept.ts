import {
  defaultRepresentation,
  representationKinds,
  representations,
  type RepresentationKind,
} from './representations.js';

const names = representationKinds.flatMap((kind) =>
  representations[kind].acceptNames.map((name) => [name, kind] as const),
);

/**
 * Picks the representation: of the supported types the header contains, the one with the highest q,
 * of equals the first. Anything else, and no header at all, means JSON-LD.
 */
export function chooseRepresentation(accept: string | undefined): RepresentationKind {
  return mostAccepted(accept, names) ?? defaultRepresentation;
}

/**
 * Picks, of the names the header contains, the kind of the one with the highest q, of equals the first;
 * none where it contains none, or only with q=0.
 */
export function mostAccepted<Kind>(
  accept: string | undefined,
  kinds: readonly (readonly [name: string, kind: Kind])[],
): Kind | undefined {
  let best: { kind?: Kind; q: number } = { q: 0 };
  for (const range of accept?.toLowerCase().split(',') ?? []) {
    const known = kinds.find(([name]) => range.includes(name));
    const q = known ? qualityOf(range) : 0;
    if (known && q > best.q) best = { kind: known[1], q };
  }
  return best.kind;
}

/** RFC 9110, 12.4.2: 0 to 1; 1 when there is none or it cannot be read. */
function qualityOf(range: string): number {
  const q = Number(/;\s*q=([0-9.]+)/.exec(range)?.[1] ?? 1);
  return q >= 0 && q <= 1 ? q : 1;
}
