import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { passportSearchRepository, placeOf } from './passport-search-repository.js';
import { passportTermRepository } from './passport-term-repository.js';
import {
  MAX_EXACT_TOTAL,
  type FoundPassport,
  type SearchFilter,
  type SearchOrder,
} from './passport-search-model.js';
import { decodeSearchCursor, encodeSearchCursor } from './search-cursor.js';
import { wordsOfQuestion } from './search-terms-model.js';

/** What a caller asks the catalogue for. */
export interface SearchQuestion extends Omit<
  SearchFilter,
  'tenantId' | 'boundOperatorId' | 'words'
> {
  readonly q?: string | undefined;
}

interface SearchPassportsInput extends SearchQuestion {
  readonly order: SearchOrder;
  readonly descending: boolean;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface SearchedPassports {
  /** Exact up to 1,000; beyond it, 1,000. */
  readonly total: number;
  readonly totalIsExact: boolean;
  readonly passports: readonly FoundPassport[];
  readonly nextCursor: string | null;
}

/** One page of the passports that pass a filter, and how many there are. An operator's key finds its own. */
export async function searchPassports(
  { db }: { readonly db: Knex },
  caller: Caller,
  { order, descending, limit, cursor, ...question }: SearchPassportsInput,
): Promise<SearchedPassports> {
  const after =
    cursor === undefined ? undefined : decodeSearchCursor(cursor, { order, descending });
  const filter = filterOf(caller, question);
  if (filter === undefined) {
    return { total: 0, totalIsExact: true, passports: [], nextCursor: null };
  }
  const { passports, count } = await tenantTransaction(db, filter.tenantId, async (tx) => {
    const rareWord = await passportTermRepository(tx, filter.tenantId).findRareWord(filter.words);
    const asked = { ...filter, rareWord };
    const catalogue = passportSearchRepository(tx);
    return {
      passports: await catalogue.listPage(asked, { order, descending, after, limit }),
      count: await catalogue.countUpToLimit(asked),
    };
  });
  const last = passports.at(-1);
  const isLastPage = last === undefined || passports.length < limit;
  return {
    total: Math.min(count, MAX_EXACT_TOTAL),
    totalIsExact: count <= MAX_EXACT_TOTAL,
    passports,
    nextCursor: isLastPage
      ? null
      : encodeSearchCursor({ order, descending, place: placeOf(last, order) }),
  };
}

/** Undefined for a question that has text and no word in it: nothing matches. */
export function filterOf(
  caller: Caller,
  { q, ...filter }: SearchQuestion,
): SearchFilter | undefined {
  const text = q?.trim() ?? '';
  const words = wordsOfQuestion(text);
  if (text !== '' && words.length === 0) return undefined;
  return { ...filter, words, tenantId: caller.tenant.id, boundOperatorId: caller.operatorId };
}
