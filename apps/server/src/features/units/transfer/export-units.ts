import type { Knex } from 'knex';
import { unitEventRepository, type EventPlace } from '../events/unit-event-repository.js';
import type { UnitEvent } from '../events/unit-event-model.js';
import type { PortableUnit, PortableUnitEvent } from './unit-file-model.js';
import { unitTransferRepository, type UnitPlace } from './unit-transfer-repository.js';

const groupSize = 500;

/** Every unit of a workspace, group by group: no more than one is held. */
export async function* exportUnits(
  tx: Knex.Transaction,
  tenantId: string,
): AsyncGenerator<PortableUnit> {
  const repository = unitTransferRepository(tx);
  let after: UnitPlace | undefined;
  for (;;) {
    const group = await repository.listAfter(tenantId, { after, limit: groupSize });
    for (const { unit } of group) yield unit;
    after = group.at(-1)?.place;
    if (!after) return;
  }
}

/** How many {@link exportUnits} gives. */
export function countExportedUnits(tx: Knex.Transaction, tenantId: string): Promise<number> {
  return unitTransferRepository(tx).count(tenantId);
}

/** What was recorded of a unit, oldest first, so that a status comes after what happened before it. */
export async function* exportUnitEvents(
  tx: Knex.Transaction,
  tenantId: string,
  { id, productId, operatorRegId, serialNumber }: PortableUnit,
): AsyncGenerator<PortableUnitEvent> {
  const history = unitEventRepository(tx);
  let after: EventPlace | undefined;
  for (;;) {
    const events = await history.listAfter({ tenantId, id }, { after, limit: groupSize });
    for (const event of events)
      yield { productId, operatorRegId, serialNumber, ...portableOf(event) };
    after = events.at(-1);
    if (!after) return;
  }
}

function portableOf(
  event: UnitEvent,
): Omit<PortableUnitEvent, 'productId' | 'operatorRegId' | 'serialNumber'> {
  return {
    eventType: event.eventType,
    stateOfHealth: event.stateOfHealth,
    cycleCount: event.cycleCount,
    remainingCapacityAh: event.remainingCapacityAh,
    temperatureC: event.temperatureC,
    status: event.status,
    payload: event.payload,
    recordedAt: event.recordedAt.toISOString(),
  };
}
