import { batteryDataPoints, type BatteryDataPoints } from '@dpp/espr-validate/data-points';
import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { passportLink } from '../../../representations/digital-link-uri.js';
import { readPassportSource } from '../editing/read-passport-source.js';
import type { Passport } from '../passport-model.js';

export interface ListDataPointsDeps {
  readonly db: Knex;
  readonly baseUrl: string;
}

/** The data points of a battery passport, with the passport that they are of. */
export interface PassportDataPoints extends BatteryDataPoints {
  readonly passport: Passport;
}

/**
 * The 71 data points of a battery passport as its owner sees them, drafts too. Its identifier is the address on its
 * data carrier.
 *
 * @throws what {@link readPassportSource} does; a 409 for a passport of another category.
 */
export async function listDataPoints(
  deps: ListDataPointsDeps,
  caller: Caller,
  idOrProductId: string,
): Promise<PassportDataPoints> {
  const passport = await readPassportSource(deps, caller, idOrProductId);
  if (passport.metadata['category'] !== 'batteries') {
    throw ApiError.conflict('The passport is of no battery: `metadata.category` says so.', {
      code: 'PASSPORT_NOT_BATTERY',
    });
  }
  const passportIdentifier = passportLink(passport, deps.baseUrl);
  return { passport, ...batteryDataPoints(passport.metadata, { passportIdentifier }) };
}
