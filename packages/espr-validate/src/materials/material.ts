/**
 * What an entry of the vocabulary is.
 *
 * - `material`: something products are made of: metals, polymers, wood, glass, cosmetic ingredients.
 * - `fiber`: a textile fibre; every name of Annex I to Regulation (EU) No 1007/2011 is there.
 * - `chemistry`: what stores the energy of a battery.
 * - `substance`: a chemical that law restricts or wants declared.
 * - `hazard`: a hazard class of Regulation (EC) No 1272/2008.
 * - `crm`: a critical or strategic raw material of Regulation (EU) 2024/1252.
 */
export const MATERIAL_KINDS = [
  'material',
  'fiber',
  'chemistry',
  'substance',
  'hazard',
  'crm',
] as const;

/** One of {@link MATERIAL_KINDS}. */
export type MaterialKind = (typeof MATERIAL_KINDS)[number];

/** One entry of the vocabulary. */
export interface Material {
  /** Lower-case words joined by hyphens; never changed and never given to another entry. */
  readonly id: string;
  /** English; unique among the entries of its kind. */
  readonly name: string;
  readonly kind: MaterialKind;
  /** CAS registry number with its hyphens; null where none names exactly this, or several do. */
  readonly casNumber: string | null;
  readonly description: string | null;
}

/** One line of a table: id, name, CAS number, description. */
export type MaterialRow = readonly [
  id: string,
  name: string,
  casNumber: string | null,
  description: string,
];

/** A table's lines as entries of one kind. */
export function toMaterials(kind: MaterialKind, rows: readonly MaterialRow[]): Material[] {
  return rows.map(([id, name, casNumber, description]) => ({
    id,
    name,
    kind,
    casNumber,
    description,
  }));
}
