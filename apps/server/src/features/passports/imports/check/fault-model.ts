import type { ImportColumn } from '../import-model.js';

/** Codes of faults that a row can have. */
export const FAULT_CODES = [
  'FIELD_MISSING',
  'FIELD_INVALID',
  'ROW_UNREADABLE',
  'ROW_DUPLICATE',
  'PRODUCT_ID_MISSING',
  'PRODUCT_ID_INVALID',
  'PRODUCT_ID_MANGLED',
  'OPERATOR_UNKNOWN',
  'OPERATOR_ARCHIVED',
  'OPERATOR_SCOPE_FORBIDDEN',
  'OPERATOR_NOT_BOUND',
  'FACILITY_UNKNOWN',
  'PASSPORT_SEALED_IMMUTABLE',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** What keeps a row from being published. */
export interface RowFault {
  readonly code: FaultCode;
  /** A path of the metadata, or the name of another column; blank: the whole row. */
  readonly field: string;
  /** English, for developers. */
  readonly message: string;
  /** For people, in the language that was asked for. */
  readonly friendlyMessage: string;
  /** The one value that was probably meant. */
  readonly probably: string | null;
}

/** Faults of one kind are one fault to people: entries of a list are not told apart. */
export function kindOf({ code, field }: Pick<RowFault, 'code' | 'field'>): string {
  return `${code}:${field.replace(/\[\d+\]/g, '[]').slice(0, 400)}`;
}

/** Reads a kind back. */
export function partsOfKind(kind: string): { readonly code: string; readonly field: string } {
  const at = kind.indexOf(':');
  return { code: kind.slice(0, at), field: kind.slice(at + 1) };
}

/** The position of the column that a fault is about; null where none holds it. */
export function columnOfFault(
  columns: readonly ImportColumn[],
  { field }: Pick<RowFault, 'field'>,
): number | null {
  const exact = columns.findIndex(({ target }) => target === field);
  if (exact >= 0) return exact;
  const isWithin = (target: string) =>
    field !== '' && (target.startsWith(`${field}.`) || target.startsWith(`${field}[`));
  const within = columns.findIndex(({ target }) => target !== null && isWithin(target));
  return within >= 0 ? within : null;
}
