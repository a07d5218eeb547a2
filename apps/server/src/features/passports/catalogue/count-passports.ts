import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import type { Clock } from '../../../platform/clock.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { PASSPORT_STATUSES, type PassportStatus } from '../passport-model.js';
import { passportCountRepository } from './passport-count-repository.js';
import { CERTIFICATE_WARNING_DAYS, type PassportCount } from './passport-search-model.js';
import { filterOf, type SearchQuestion } from './search-passports.js';

interface CountedPassports {
  readonly total: number;
  readonly byStatus: Readonly<Record<PassportStatus, number>>;
  /** Categories that occur. */
  readonly byCategory: Readonly<Record<string, number>>;
  readonly sealed: number;
  readonly notSealed: number;
  readonly notVcReady: number;
  readonly draftsWithFaults: number;
  readonly certificatesEnding: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Counts the passports that pass a filter by what a person has to do about them. */
export async function countPassports(
  { db, clock }: { readonly db: Knex; readonly clock: Clock },
  caller: Caller,
  question: SearchQuestion,
): Promise<CountedPassports> {
  const filter = filterOf(caller, question);
  const lastDay = new Date(clock.now().getTime() + CERTIFICATE_WARNING_DAYS * dayMs);
  const endingBefore = lastDay.toISOString().slice(0, 10);
  const counts = filter
    ? await tenantTransaction(db, filter.tenantId, (tx) =>
        passportCountRepository(tx).count(filter, endingBefore),
      )
    : [];
  const sum = (of: (count: PassportCount) => number) =>
    counts.reduce((total, count) => total + of(count), 0);
  const total = sum((count) => count.total);
  const sealed = sum((count) => count.sealed);
  return {
    total,
    byStatus: byStatus(counts),
    byCategory: byCategory(counts),
    sealed,
    notSealed: total - sealed,
    notVcReady: total - sum((count) => count.vcReady),
    draftsWithFaults: sum((count) => count.withFaults),
    certificatesEnding: sum((count) => count.certificatesEnding),
  };
}

function byStatus(counts: readonly PassportCount[]): Record<PassportStatus, number> {
  const totals = PASSPORT_STATUSES.map((status) => [
    status,
    counts.reduce((sum, count) => (count.status === status ? sum + count.total : sum), 0),
  ]);
  return Object.fromEntries(totals) as Record<PassportStatus, number>;
}

function byCategory(counts: readonly PassportCount[]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const { category, total } of counts) {
    if (category !== null) totals[category] = (totals[category] ?? 0) + total;
  }
  return totals;
}
