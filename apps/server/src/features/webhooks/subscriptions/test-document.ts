import { toJsonLd } from '../../../representations/json-ld/json-ld.js';
import { toUnitJsonLd, type UnitSource } from '../../../representations/json-ld/unit-json-ld.js';
import type { EventType } from '../../../platform/outbox/domain-event-model.js';
import type { Passport } from '../../passports/passport-model.js';
import type { BatteryUnit } from '../../units/unit-model.js';
import { isOfUnit } from '../deliveries/message-schemas.js';

/** An id of no passport, operator or workspace. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** What a test event is about: something that does not exist, in the shape of what does, and marked. */
export function testDocument(type: EventType, baseUrl: string, at: Date): object {
  const passport = testPassport(at);
  const show = { audience: 'public', baseUrl } as const;
  const document = isOfUnit(type)
    ? toUnitJsonLd(testUnit(passport), show)
    : toJsonLd(passport, show);
  // The mark is in the document as well, for receivers that pass it on without its envelope.
  return { ...document, _test: true };
}

function testUnit(passport: Passport): UnitSource {
  const { id, tenantId, createdAt: at } = passport;
  const unit: BatteryUnit = {
    ...{ id, tenantId, passportId: id, serialNumber: 'TEST', status: 'IN_SERVICE' },
    ...{ manufacturedAt: null, ceasedAt: null, predecessorUnitId: null, predecessorTenantId: null },
    ...{ handedOver: null, createdAt: at, updatedAt: at, lastEventId: null, currentState: null },
  };
  const responsibility = { since: at, name: passport.economicOperator.name, unitId: null };
  return { unit, passport, lineage: { predecessor: null, successors: [], responsibility } };
}

function testPassport(at: Date): Passport {
  return {
    id: nobody,
    tenantId: nobody,
    productId: 'TEST',
    status: 'ACTIVE',
    isTest: false,
    metadata: { productName: 'Test event' },
    enrichment: null,
    economicOperator: { id: nobody, name: 'Test event', regId: 'TEST', role: 'MANUFACTURER' },
    manufacturingFacility: null,
    seal: null,
    publishedAt: at,
    statusChangedAt: null,
    statusNote: null,
    archivedAt: null,
    retentionUntil: null,
    revisionOf: null,
    supersededBy: null,
    createdAt: at,
    updatedAt: at,
    updatedBy: null,
    editCount: 1,
    revision: 1,
  };
}
