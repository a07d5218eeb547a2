import { unitLink, type LinkedProduct } from '../../representations/digital-link-uri.js';
import type { UnitEvent } from './events/unit-event-model.js';
import type { BatteryUnit } from './unit-model.js';

/** A unit as lists and replies show it. */
export function unitJson(
  unit: BatteryUnit,
  { productId, isTest }: Pick<LinkedProduct, 'productId' | 'isTest'>,
  baseUrl: string,
) {
  const { id, serialNumber, passportId, tenantId, status, predecessorUnitId, batchId } = unit;
  return {
    id,
    serialNumber,
    digitalLinkUri: unitLink({ id, serialNumber, productId, isTest }, baseUrl).uri,
    passportId,
    tenantId,
    manufacturedAt: unit.manufacturedAt?.toISOString() ?? null,
    status,
    ceasedAt: unit.ceasedAt?.toISOString() ?? null,
    predecessorUnitId,
    // The contract lists the members of a unit: one without a batch has those alone.
    ...(batchId !== null && { batchId }),
    createdAt: unit.createdAt.toISOString(),
    updatedAt: unit.updatedAt.toISOString(),
  };
}

/** An event as lists and replies show it: a status only where there is one. */
export function unitEventJson({ unitId, status, ...event }: UnitEvent) {
  return {
    id: event.id,
    batteryUnitId: unitId,
    tenantId: event.tenantId,
    eventType: event.eventType,
    stateOfHealth: event.stateOfHealth,
    cycleCount: event.cycleCount,
    remainingCapacityAh: event.remainingCapacityAh,
    temperatureC: event.temperatureC,
    ...(status !== null && { status }),
    payload: event.payload,
    recordedAt: event.recordedAt.toISOString(),
    createdAt: event.createdAt.toISOString(),
  };
}
