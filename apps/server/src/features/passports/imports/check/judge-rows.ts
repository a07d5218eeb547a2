import type { Metadata } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import type { Caller } from '../../../../platform/auth/caller-model.js';
import { mapInSlices } from '../../../../platform/event-loop/loop-share.js';
import { passportImportRepository, pairKey } from '../../transfer/passport-import-repository.js';
import type { LiveMetadataOptions } from '../../rules/validate-live-metadata.js';
import type { ImportRow, PassportImport, RowState } from '../import-model.js';
import { importRowRepository } from '../rows/import-row-repository.js';
import type { RowFault } from './fault-model.js';
import { faultsByItself, MAX_FAULTS_OF_ROW } from './metadata-faults.js';
import { importRowReader } from './read-import-row.js';
import { referenceFinder, type RowReferences } from './row-references.js';

/** What would become of a row if it were published now. */
export interface RowVerdict {
  readonly number: number;
  readonly state: Extract<RowState, 'READY' | 'FAULTY' | 'EXISTING'>;
  /** Operator and product id, where both are known. */
  readonly pair: string | null;
  readonly productId: string;
  readonly operatorId: string | undefined;
  readonly facilityId: string | undefined;
  readonly metadata: Metadata;
  readonly existingId: string | undefined;
  readonly faults: readonly RowFault[];
}

interface Judged extends Pick<RowVerdict, 'number' | 'productId' | 'metadata'>, RowReferences {
  readonly pair: string | null;
  readonly productOfOperator: { readonly productId: string; readonly operatorId: string } | null;
}

/**
 * Judges rows as `POST /api/v1/passports/bulk` would, and stores nothing: by themselves, by what they name, against the
 * rows before them, and against the passports that are there.
 */
export async function judgeRows(
  tx: Knex.Transaction,
  caller: Pick<Caller, 'tenant' | 'operatorId'>,
  {
    imported,
    rows,
    options,
  }: {
    readonly imported: PassportImport;
    readonly rows: readonly ImportRow[];
    readonly options: LiveMetadataOptions;
  },
): Promise<RowVerdict[]> {
  if (rows.length === 0) return [];
  const read = importRowReader(imported);
  const { allowSku } = imported;
  const readRows = await mapInSlices(imported.tenantId, rows, (row) => {
    const found = read(row);
    return { number: row.number, found, own: faultsByItself(found, { ...options, allowSku }) };
  });
  const findReferences = referenceFinder(tx, caller, imported);
  const judged: Judged[] = [];
  for (const { number, found, own } of readRows) {
    const references = await findReferences(found);
    const productId = found.others.productId ?? '';
    const { operatorId } = references;
    const pair = productId === '' || !operatorId ? null : { productId, operatorId };
    judged.push({
      ...references,
      ...{ number, productId, metadata: found.metadata },
      productOfOperator: pair,
      pair: pair && pairKey(pair),
      faults: [...own, ...references.faults],
    });
  }
  return withOthers(tx, imported, judged);
}

/** Judges rows against other rows and against passports. */
async function withOthers(
  tx: Knex.Transaction,
  imported: PassportImport,
  judged: readonly Judged[],
): Promise<RowVerdict[]> {
  const pairs = judged.flatMap(({ productOfOperator }) => productOfOperator ?? []);
  const existing = await passportImportRepository(tx).findStates(imported.tenantId, pairs);
  const firsts = new Map(
    await importRowRepository(tx, imported).firstOfPairs(pairs.map(pairKey), {
      checkedTo: imported.checkedTo,
      except: judged.map(({ number }) => number),
    }),
  );
  return judged.map((row) => {
    const { number, productId, operatorId, facilityId, metadata, pair } = row;
    const first = pair === null ? undefined : firsts.get(pair);
    if (pair !== null && (first === undefined || number < first)) firsts.set(pair, number);
    const isRepeated = first !== undefined && first < number;
    const there = pair === null ? undefined : existing.get(pair);
    const isSealed = there?.isSealed === true && imported.existing === 'UPDATE';
    const faults = [
      ...(isRepeated ? [repeated(first)] : []),
      ...(isSealed ? [sealed] : []),
      ...row.faults,
    ].slice(0, MAX_FAULTS_OF_ROW);
    const state = faults.length > 0 ? 'FAULTY' : there ? 'EXISTING' : 'READY';
    const existingId = there?.id;
    return {
      ...{ number, state, pair, productId, operatorId, facilityId, metadata },
      ...{ existingId, faults },
    } as const;
  });
}

function repeated(first: number): RowFault {
  const message = `Row ${first} has the same productId.`;
  return fault('ROW_DUPLICATE', message);
}

const sealed = fault(
  'PASSPORT_SEALED_IMMUTABLE',
  'The passport of this product is sealed, and cannot be updated.',
);

function fault(code: RowFault['code'], message: string): RowFault {
  return { code, field: 'productId', message, friendlyMessage: message, probably: null };
}
