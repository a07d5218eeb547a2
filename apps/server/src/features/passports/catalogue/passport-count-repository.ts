import { PRODUCT_CATEGORIES } from '@dpp/espr-validate';
import type { Knex } from 'knex';
import { selectMatches, vcReady } from './passport-filter-repository.js';
import type { PassportCount, SearchFilter } from './passport-search-model.js';

export function passportCountRepository(db: Knex) {
  return {
    /** All that pass, by status and category. */
    async count(filter: SearchFilter, endingBefore: string): Promise<PassportCount[]> {
      const category = db.raw('case when passports.category = any(?) then passports.category end', [
        [...PRODUCT_CATEGORIES],
      ]);
      const matches = selectMatches(db, filter)
        .select(
          'passports.status',
          db.raw('? as category', [category]),
          'passports.sealed_at',
          'passports.fault_count',
          'passports.certificate_ends_on',
          db.raw('? as vc_ready', [vcReady(db, filter.tenantId)]),
        )
        .as('matches');
      return db(matches)
        .groupBy('status', 'category')
        .select<PassportCount[]>(
          'status',
          'category',
          db.raw('count(*) as total'),
          db.raw('count(sealed_at) as sealed'),
          db.raw('count(*) filter (where vc_ready) as "vcReady"'),
          db.raw('count(*) filter (where fault_count > 0) as "withFaults"'),
          db.raw('count(*) filter (where certificate_ends_on < ?) as "certificatesEnding"', [
            endingBefore,
          ]),
        );
    },
  };
}
