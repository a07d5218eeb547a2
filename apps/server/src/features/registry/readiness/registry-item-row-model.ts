import type { RegistryRecord } from '@dpp/espr-validate/registry';
import type { RegistryItem, RegistryOutcome } from '../registry-model.js';

/** Columns of an item as a join selects them under a prefix. */
const itemColumns = [
  'export_id',
  'number',
  'record',
  'outcome',
  'registration_id',
  'registered_at',
  'result_code',
  'result_message',
  'result_at',
] as const;

type Prefixed<Prefix extends string> = {
  readonly [Column in (typeof itemColumns)[number] as `${Prefix}_${Column}`]: unknown;
} & { readonly [Column in `${Prefix}_created_at`]: unknown };

/** What a join selects of an item and its export, each under the prefix. */
export function itemSelection(prefix: string, items: string, exports: string): string[] {
  return [
    ...itemColumns.map((column) => `${items}.${column} as ${prefix}_${column}`),
    `${exports}.created_at as ${prefix}_created_at`,
  ];
}

/** The item in a joined row; null where the join found none. */
export function itemIn<Prefix extends string>(
  row: Prefixed<Prefix>,
  prefix: Prefix,
): RegistryItem | null {
  const column = (name: (typeof itemColumns)[number] | 'created_at'): unknown =>
    (row as Readonly<Record<string, unknown>>)[`${prefix}_${name}`];
  if (column('export_id') === null) return null;
  return {
    exportId: column('export_id') as string,
    number: column('number') as number,
    record: column('record') as RegistryRecord,
    exportedAt: column('created_at') as Date,
    outcome: column('outcome') as RegistryOutcome | null,
    registrationId: column('registration_id') as string | null,
    registeredAt: column('registered_at') as Date | null,
    resultCode: column('result_code') as string | null,
    resultMessage: column('result_message') as string | null,
    resultAt: column('result_at') as Date | null,
  };
}
