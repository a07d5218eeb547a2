import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { tenantSnapshot } from '../../platform/db/tenant-transaction.js';
import { inReadOfAnyLength, inTurn } from '../../platform/event-loop/turns.js';
import {
  toOwnUnitJsonLd,
  type PrivilegedUnitSource,
} from '../../representations/json-ld/unit-json-ld.js';
import { batchReader } from '../passports/batches/batch-reader.js';
import { passportReader } from '../passports/passport-reader.js';
import { modelNotFound, requireUnit } from './require-unit.js';
import { withThoseAbroad } from './hand-overs/unit-abroad-reader.js';
import { unitLineageRepository } from './unit-lineage-repository.js';
import { unitEventRepository } from './events/unit-event-repository.js';

/**
 * A unit as JSON-LD text with its telemetry. All of it is from one moment: the state is that of the newest event,
 * even when others arrive meanwhile.
 */
export async function getUnit(
  deps: { readonly db: Knex; readonly baseUrl: string },
  caller: Caller,
  id: string,
): Promise<string> {
  const of = caller.tenant.id;
  const { baseUrl } = deps;
  // At most five hundred payloads and a passport.
  return inReadOfAnyLength(of, async () => {
    const seen = await readSource(deps.db, caller, id);
    // As the public sees them: the transaction of one workspace does not reach those of another.
    const lineage = await withThoseAbroad(deps.db, seen.unit, seen.lineage);
    const source = { ...seen, lineage };
    const write = () => JSON.stringify(toOwnUnitJsonLd(source, baseUrl));
    return inTurn(write, { of });
  });
}

function readSource(db: Knex, caller: Caller, id: string): Promise<PrivilegedUnitSource> {
  const tenantId = caller.tenant.id;
  return tenantSnapshot(db, tenantId, async (tx) => {
    const unit = await requireUnit(tx, caller, id);
    const passport = await passportReader(tx).getPassport(tenantId, unit.passportId);
    if (!passport) throw modelNotFound();
    const events = await unitEventRepository(tx).listRecent(unit);
    const lineage = await unitLineageRepository(tx).find(unit);
    const batch = await batchReader(tx).ofUnit(unit);
    return { unit, passport, events, lineage, batch };
  });
}
