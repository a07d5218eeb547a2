import type { Knex } from 'knex';
import { chosenBy, type EpcSelection } from '../query/epc-selection-model.js';
import { seenBy } from '../event-visibility-repository.js';

/** Things of a product that a lineage begins with at most, and things read for the newest of them at most. */
const maxThings = 100;
const lookedAtThings = 10_000;

/**
 * The last events that provide each of some things, newest first, of 100 things at most.
 *
 * @param operatorId - An operator that sees none of the events captured for other operators alone; null: all events.
 */
export async function listLastProviders(
  db: Knex,
  tenantId: string,
  {
    selection,
    operatorId,
  }: { readonly selection: EpcSelection; readonly operatorId: string | null },
): Promise<{ readonly ids: readonly string[]; readonly truncated: boolean }> {
  const chosen = chosenBy(selection);
  const seen = seenBy(tenantId, operatorId, 'event');
  const join =
    operatorId === null
      ? { sql: '', bindings: [] }
      : {
          sql: 'join epcis_events as event on event.tenant_id = ? and event.id = epc.event_id',
          bindings: [tenantId],
        };
  const { rows } = await db.raw<{ rows: { event_id: string }[] }>(
    `select event_id from (
       select distinct on (epc.epc_key) epc.event_id, epc.event_time, epc.arrival
       from epcis_event_epcs as epc ${join.sql}
       where epc.tenant_id = ? and epc.provides and (${chosen.sql}) and ${seen.sql}
       order by epc.epc_key, epc.event_time desc, epc.arrival desc limit ?
     ) as last
     order by event_time desc, arrival desc limit ?`,
    [
      ...join.bindings,
      tenantId,
      ...chosen.bindings,
      ...seen.bindings,
      lookedAtThings,
      maxThings + 1,
    ],
  );
  const ids = rows.slice(0, maxThings).map(({ event_id }) => event_id);
  return { ids: [...new Set(ids)], truncated: rows.length > maxThings };
}
