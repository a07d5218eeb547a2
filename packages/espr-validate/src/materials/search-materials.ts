import type { Material, MaterialKind } from './material.js';
import { MATERIALS } from './vocabulary.js';

/** What to look for. Without any of it: everything. */
export interface MaterialSearch {
  /** Entries of this kind only. */
  readonly kind?: MaterialKind | undefined;
  /**
   * A name or part of one, an id, a CAS number or its beginning, or words of the description. Case,
   * accents and white space around it do not matter; blank finds everything.
   */
  readonly search?: string | undefined;
  /** At most this many entries, 0 or more. Default: all. */
  readonly limit?: number | undefined;
}

/** How well an entry fits, best first. */
const Fit = { exact: 0, prefix: 1, word: 2, substring: 3, description: 4 } as const;
type Fit = (typeof Fit)[keyof typeof Fit];

interface IndexedMaterial {
  readonly material: Material;
  readonly name: string;
  readonly description: string;
}

let index: readonly IndexedMaterial[] | undefined;

/**
 * Finds entries of the vocabulary, best first: the name, id, CAS number or abbreviation in brackets is
 * what was asked for; the name or CAS number begins with it; a word of the name does; the name
 * contains it; the description does. Equally good ones stand in alphabetical order, and without a
 * search all do.
 *
 * @example
 * searchMaterials({ kind: 'fiber', search: 'VICUNA' })[0]?.name; // 'Vicuña'
 */
export function searchMaterials({ kind, search, limit }: MaterialSearch = {}): Material[] {
  const wanted = fold(search ?? '').trim();
  index ??= buildIndex();
  const found: IndexedMaterial[][] = Object.values(Fit).map(() => []);
  for (const entry of index) {
    if (kind !== undefined && entry.material.kind !== kind) continue;
    const fit = fitOf(entry, wanted);
    if (fit !== undefined) found[fit]?.push(entry);
  }
  return found
    .flat()
    .slice(0, limit)
    .map(({ material }) => material);
}

function fitOf({ material, name, description }: IndexedMaterial, wanted: string): Fit | undefined {
  const { id, casNumber } = material;
  if (name === wanted || id === wanted || casNumber === wanted) return Fit.exact;
  if (name.startsWith(wanted) || casNumber?.startsWith(wanted)) return Fit.prefix;
  return fitOfName(name, wanted) ?? (description.includes(wanted) ? Fit.description : undefined);
}

function fitOfName(name: string, wanted: string): Fit | undefined {
  // An abbreviation in brackets is a name of its own.
  if (name.includes(`(${wanted})`)) return Fit.exact;
  let at = name.indexOf(wanted);
  if (at === -1) return undefined;
  for (; at !== -1; at = name.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\d]/u.test(name.charAt(at - 1))) return Fit.word;
  }
  return Fit.substring;
}

/** Alphabetical once, so that no search has to sort. */
function buildIndex(): IndexedMaterial[] {
  return MATERIALS.map((material) => ({
    material,
    name: fold(material.name),
    description: fold(material.description ?? ''),
  })).sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}

/** Lower case without accents: `Vicuña` and `VICUNA` are one. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
