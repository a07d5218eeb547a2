import { toJsonLd } from '../../../representations/json-ld/json-ld.js';
import type { Passport } from '../../passports/passport-model.js';

/** An id of no passport, operator or workspace. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** What a test event is about: a passport that does not exist, in the shape of one that does, and marked. */
export function testDocument(baseUrl: string, at: Date): object {
  const passport: Passport = {
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
  // The mark is in the document as well, for receivers that pass it on without its envelope.
  return { ...toJsonLd(passport, { audience: 'public', baseUrl }), _test: true };
}
