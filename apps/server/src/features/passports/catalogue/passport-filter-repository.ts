import type { Knex } from 'knex';
import type { SearchFilter } from './passport-search-model.js';

/** Above each character that a term can hold. */
const lastCharacter = '\u{10ffff}';

/** The passports that pass a filter, as a query to be ordered, limited or counted. */
export function selectMatches(db: Knex, filter: SearchFilter): Knex.QueryBuilder {
  const { tenantId, boundOperatorId, words, rareWord } = filter;
  const matches = db('passports').where('passports.tenant_id', tenantId);
  if (boundOperatorId !== null) void matches.where('passports.operator_id', boundOperatorId);
  for (const word of words) {
    const having = termsBeginning(db, tenantId, word);
    if (word !== rareWord) {
      void matches.whereExists(
        having.whereRaw('found.passport_id = passports.id').select(db.raw('1')),
      );
      continue;
    }
    // An array is read at once, before the order of a page is thought of: statistics know no rare word.
    const ids = having.distinct('found.passport_id');
    void matches.whereRaw('passports.id = any(array(?))', [ids]);
  }
  filterColumns(matches, filter);
  if (filter.vcReady === true) void matches.whereRaw('?', [vcReady(db, tenantId)]);
  if (filter.vcReady === false) void matches.whereRaw('not ?', [vcReady(db, tenantId)]);
  return matches;
}

function filterColumns(matches: Knex.QueryBuilder, filter: SearchFilter): void {
  const { status, sealed, category, operatorId, facilityId, certificateEndsBefore } = filter;
  if (filter.archived) void matches.whereNotNull('passports.archived_at');
  else void matches.whereNull('passports.archived_at');
  if (status !== undefined) void matches.where('passports.status', status);
  if (category !== undefined) void matches.where('passports.category', category);
  if (operatorId !== undefined) void matches.where('passports.operator_id', operatorId);
  if (facilityId === null) void matches.whereNull('passports.facility_id');
  else if (facilityId !== undefined) void matches.where('passports.facility_id', facilityId);
  if (sealed === true) void matches.whereNotNull('passports.sealed_at');
  if (sealed === false) void matches.whereNull('passports.sealed_at');
  if (certificateEndsBefore !== undefined) {
    void matches.where('passports.certificate_ends_on', '<', certificateEndsBefore);
  }
}

/** Rows of terms. */
export function termsBeginning(db: Knex, tenantId: string, word: string): Knex.QueryBuilder {
  return db('passport_terms as found')
    .where('found.tenant_id', tenantId)
    .where('found.term', '>=', word)
    .where('found.term', '<', word + lastCharacter);
}

/**
 * Whether a passport can have credentials: a facility with a country, and once live a place in the status list. The rule
 * is that of `credential-readiness-model.ts`.
 */
export function vcReady(db: Knex, tenantId: string): Knex.Raw {
  return db.raw(
    `(passports.facility_id is not null and not passports.lacks_status_index
      and passports.facility_id in (select sites.id from facilities as sites
        where sites.tenant_id = ? and btrim(sites.country) <> ''))`,
    [tenantId],
  );
}
