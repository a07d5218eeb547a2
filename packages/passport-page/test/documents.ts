import { readFileSync } from 'node:fs';
import type { PassportDocument } from '../src/documents.js';

const folder = new URL('../../espr-validate/test/documents/', import.meta.url);

/** A published passport with every field that its category has. */
export function passportOf(category: string): PassportDocument {
  const text = readFileSync(new URL(`${category}.json`, folder), 'utf8');
  return {
    id: '6d1c5b8e-57c5-4d0c-9f6c-0c55c8f7c9a1',
    productId: '09506000134352',
    digitalLinkUri: 'https://passports.example/01/09506000134352',
    status: 'ACTIVE',
    economicOperator: { name: 'Example GmbH', regId: 'DE123456789' },
    manufacturingFacility: { name: 'Werk Eins', country: 'DE' },
    metadata: JSON.parse(text) as PassportDocument['metadata'],
    proof: null,
    archivedAt: null,
    retentionUntil: null,
  };
}

const related = {
  unitId: '1',
  serialNumber: 'S-1',
  digitalLinkUri: 'https://passports.example/01/09506000134352/21/S-1',
  unitUrl: 'https://passports.example/unit/1',
};

/** A battery unit as anybody may see it. */
export function publicUnit() {
  return {
    serialNumber: 'S-2',
    digitalLinkUri: 'https://passports.example/01/09506000134352/21/S-2',
    status: 'IN_SERVICE',
    manufacturedAt: '2026-01-05T00:00:00.000Z',
    repurposedFrom: related,
    successorUnits: [],
    ofModel: passportOf('batteries'),
    restrictedData: { requestUrl: 'https://passports.example/request-access?unit=2' },
  } as const;
}

const measured = {
  stateOfHealth: 98.5,
  cycleCount: 12,
  remainingCapacityAh: 50,
  temperatureC: null,
  recordedAt: '2026-05-01T00:00:00.000Z',
};

/** The same with telemetry. */
export function privilegedUnit() {
  const { restrictedData: _restricted, ...unit } = publicUnit();
  return { ...unit, currentState: measured, dynamicData: [measured] };
}

/** A unit that was recycled. */
export function recycledUnit() {
  return {
    '@id': 'https://passports.example/01/09506000134352/21/S-2',
    serialNumber: 'S-2',
    ceasedAt: '2026-06-01T00:00:00.000Z',
    ofModelUrl: 'https://passports.example/passport/1',
  };
}
