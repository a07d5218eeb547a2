import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { tenantSnapshot } from '../../platform/db/tenant-transaction.js';
import { inTurn } from '../../platform/turns.js';
import {
  toPrivilegedUnitJsonLd,
  type PrivilegedUnitSource,
} from '../../representations/unit-json-ld.js';
import { passportReader } from '../passports/passport-reader.js';
import { modelNotFound, requireUnit } from './require-unit.js';
import { unitEventRepository } from './events/unit-event-repository.js';

/**
 * A unit as JSON-LD text with its telemetry. All of it is of one moment: the state is that of the newest
 * event, whatever arrives meanwhile.
 */
export async function getUnit(
  deps: { readonly db: Knex; readonly baseUrl: string },
  caller: Caller,
  id: string,
): Promise<string> {
  const source = await readSource(deps.db, caller, id);
  // Five hundred payloads and a whole passport: long, but for the fewest.
  return inTurn(() =>
    JSON.stringify(toPrivilegedUnitJsonLd(source, { tier: 'owner', baseUrl: deps.baseUrl })),
  );
}

function readSource(db: Knex, caller: Caller, id: string): Promise<PrivilegedUnitSource> {
  const tenantId = caller.tenant.id;
  return tenantSnapshot(db, tenantId, async (tx) => {
    const unit = await requireUnit(tx, caller, id);
    const passport = await passportReader(tx).getPassport(tenantId, unit.passportId);
    if (!passport) throw modelNotFound();
    const events = await unitEventRepository(tx).listRecent(unit);
    // Whom it came from, and what came of it, is resolved at its public address alone.
    return { unit, passport, events, lineage: { predecessor: null, successors: [] } };
  });
}
