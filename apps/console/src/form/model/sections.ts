import { groupOf, placeOf, type Group } from '@dpp/passport-page/field-groups';
import type { FormField } from './control.js';

/** Parts of the form, in the order of the public page, so that eye and hand go together. */
export const SECTIONS = [
  'product',
  'substance',
  'use',
  'certificates',
  'origin',
  'environment',
  'maker',
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** What a page says at its head. */
const fieldsOfProduct = [
  'productName',
  'model',
  'size',
  'batchNumber',
  'serialNumber',
  'dateOfManufacture',
  'originCountry',
] as const;

export interface FormSection {
  readonly name: SectionName;
  /** Required and filled fields: open. */
  readonly open: readonly FormField[];
  /** Optional fields that say nothing: folded, with their number. */
  readonly folded: readonly FormField[];
}

/**
 * The fields of a category by section.
 *
 * @param isOpen - Whether a field is shown without being asked for.
 */
export function sectionsOf(
  fields: readonly FormField[],
  isOpen: (field: FormField) => boolean,
): FormSection[] {
  return SECTIONS.map((name) => {
    const ofSection = fields
      .filter((field) => sectionOf(field.name) === name)
      .sort((one, other) => orderOf(one.name) - orderOf(other.name));
    return {
      name,
      open: ofSection.filter(isOpen),
      folded: ofSection.filter((field) => !isOpen(field)),
    };
  }).filter(({ open, folded }) => open.length + folded.length > 0);
}

export function sectionOf(field: string): SectionName {
  return indexInProduct(field) >= 0 ? 'product' : (groupOf(field) satisfies Group);
}

function orderOf(field: string): number {
  return indexInProduct(field) >= 0 ? indexInProduct(field) : placeOf(field);
}

const indexInProduct = (field: string) => (fieldsOfProduct as readonly string[]).indexOf(field);
