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
 * Tells the representations an `Accept` header asks for, the most wanted first: of the supported types it contains
 * the one with the highest q, of equals the first. A header that takes anything else as well, or none at all, gets
 * JSON-LD in the end.
 */
export function acceptedRepresentations(accept: string | undefined): AcceptedRepresentations {
  const ranges = readRanges(accept);
  const [first, ...others] = ranges
    .sort((one, other) => other.q - one.q)
    .flatMap(({ kind }) => kind ?? []);
  if (first === undefined) return [defaultRepresentation];
  const takesOthers = ranges.some(({ kind }) => kind === undefined);
  const wanted = new Set([...others, ...(takesOthers ? [defaultRepresentation] : [])]);
  wanted.delete(first);
  return [first, ...wanted];
}

/** At least one, the most wanted first, none of them twice. */
export type AcceptedRepresentations = readonly [RepresentationKind, ...RepresentationKind[]];

interface AcceptedRange {
  /** Undefined where it names nothing that a passport is represented in. */
  readonly kind: RepresentationKind | undefined;
  readonly q: number;
}

/** What is accepted with q=0 is not, and an empty element of the list asks for nothing (RFC 9110, 5.6.1.2). */
function readRanges(accept: string | undefined): AcceptedRange[] {
  return rangesOf(accept)
    .filter((range) => range.trim() !== '')
    .map((range) => {
      const kind = names.find(([name]) => range.includes(name))?.[1];
      return { kind, q: qualityOf(range) };
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
  for (const range of rangesOf(accept)) {
    const known = kinds.find(([name]) => range.includes(name));
    const q = known ? qualityOf(range) : 0;
    if (known && q > best.q) best = { kind: known[1], q };
  }
  return best.kind;
}

/** A quoted parameter may hold commas, names and weights that mean nothing. One that does not end takes the rest. */
const QUOTED = /"(?:\\.|[^"\\])*"?/g;

function rangesOf(accept = ''): readonly string[] {
  return accept.toLowerCase().replace(QUOTED, '').split(',');
}

/** RFC 9110, 12.4.2: 0 to 1; 1 when there is none or it cannot be read. */
function qualityOf(range: string): number {
  const q = Number(/;\s*q=([0-9.]+)/.exec(range)?.[1] ?? 1);
  return q >= 0 && q <= 1 ? q : 1;
}
