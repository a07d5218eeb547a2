import {
  defaultRepresentation,
  representationKinds,
  representations,
  type RepresentationKind,
} from './representations.js';

const names = representationKinds.flatMap((kind) =>
  representations[kind].acceptNames.map((name) => [name, kind] as const),
);

/** Names of credentials that passports of this API family have, and this server does not make. */
const unmadeNames = ['vc+ld+json', 'dc+sd-jwt', 'vc+sd-jwt'];

/**
 * Tells the representations an `Accept` header asks for, the most wanted first: of the supported types it
 * contains the one with the highest q, of equals the first. Whoever takes anything else as well, or sent
 * no header at all, gets JSON-LD in the end. Empty for a header that names nothing but what is not made.
 */
export function acceptedRepresentations(accept: string | undefined): readonly RepresentationKind[] {
  const ranges = readRanges(accept);
  const named = ranges
    .filter(({ kind }) => kind !== undefined)
    .sort((one, other) => other.q - one.q)
    .map(({ kind }) => kind as RepresentationKind);
  const takesOthers = ranges.length === 0 || ranges.some(({ isOther }) => isOther);
  return [...new Set([...named, ...(takesOthers ? [defaultRepresentation] : [])])];
}

interface AcceptedRange {
  readonly kind: RepresentationKind | undefined;
  /** It names nothing that a passport is represented in. */
  readonly isOther: boolean;
  readonly q: number;
}

/** What is accepted with q=0 is not. */
function readRanges(accept: string | undefined): AcceptedRange[] {
  const ranges = (accept ?? '').toLowerCase().split(',');
  return ranges
    .map((range) => {
      const kind = names.find(([name]) => range.includes(name))?.[1];
      const isOther = kind === undefined && !unmadeNames.some((name) => range.includes(name));
      return { kind, isOther, q: qualityOf(range) };
    })
    .filter(({ q }) => q > 0);
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
