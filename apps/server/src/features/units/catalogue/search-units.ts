import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { decodeTimeCursor, nextTimeCursor } from '../../../platform/http/lists/cursor.js';
import type { UnitStatus } from '../unit-model.js';
import { decodeSerialCursor, encodeSerialCursor } from './serial-cursor.js';
import { MAX_EXACT_UNITS, serialBeginnings, type FoundUnit } from './unit-search-model.js';
import { unitSearchRepository } from './unit-search-repository.js';

interface SearchUnitsInput {
  /** Beginning of a serial number, or a scanned code. */
  readonly q?: string | undefined;
  readonly status?: UnitStatus | undefined;
  readonly passportId?: string | undefined;
  readonly batchId?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface SearchedUnits {
  /** Exact up to 10,000; beyond it, 10,000. */
  readonly total: number;
  readonly totalIsExact: boolean;
  readonly units: readonly FoundUnit[];
  readonly nextCursor: string | null;
}

/**
 * One page of the units of a workspace, and how many there are: newest first, or with a question in the order of serial
 * numbers. An operator-scoped credential finds those of its operator's passports.
 */
export function searchUnits(
  { db }: { readonly db: Knex },
  caller: Caller,
  { q, limit, cursor, ...fields }: SearchUnitsInput,
): Promise<SearchedUnits> {
  const tenantId = caller.tenant.id;
  const filter = { ...fields, tenantId, boundOperatorId: caller.operatorId };
  const beginnings = q === undefined || q.trim() === '' ? undefined : serialBeginnings(q);
  return tenantTransaction(db, tenantId, async (tx) => {
    const catalogue = unitSearchRepository(tx, filter);
    const page = beginnings
      ? await serialPage(catalogue, beginnings, { limit, cursor })
      : await newestPage(catalogue, { limit, cursor });
    const count = await catalogue.countUpToLimit(beginnings);
    return {
      total: Math.min(count, MAX_EXACT_UNITS),
      totalIsExact: count <= MAX_EXACT_UNITS,
      ...page,
    };
  });
}

type Catalogue = ReturnType<typeof unitSearchRepository>;
type PageInput = Pick<SearchUnitsInput, 'limit' | 'cursor'>;

async function newestPage(catalogue: Catalogue, { limit, cursor }: PageInput) {
  const units = await catalogue.listNewest(limit, decodeTimeCursor(cursor));
  return { units, nextCursor: nextTimeCursor(units, limit) };
}

async function serialPage(
  catalogue: Catalogue,
  beginnings: readonly string[],
  { limit, cursor }: PageInput,
) {
  const after = decodeSerialCursor(cursor);
  const units = await catalogue.listBySerial(beginnings, { limit, after });
  const last = units.at(-1);
  const isLastPage = last === undefined || units.length < limit;
  return { units, nextCursor: isLastPage ? null : encodeSerialCursor(last) };
}
