import { toJsonLd } from '../../../representations/json-ld.js';
import type { Passport } from '../../passports/passport-model.js';

/** Nobody's: no passport, operator or workspace has it. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** What a test event is about: a passport that does not exist, in the shape of one that does, and marked. */
export function testDocument(baseUrl: string, at: Date): object {
  const passport: Passport = {
    id: nobody,
    tenantId: nobody,
    productId: 'TEST',
    status: 'ACTIVE',
    metadata: { productName: 'Test event' },
    enrichment: null,
    economicOperator: { id: nobody, name: 'Test event', regId: 'TEST', role: 'MANUFACTURER' },
    manufacturingFacility: null,
    seal: null,
    publishedAt: at,
    statusChangedAt: null,
    archivedAt: null,
    retentionUntil: null,
    createdAt: at,
    updatedAt: at,
    revision: 1,
  };
  // Whoever is handed the document without its envelope sees the mark, too.
  return { ...toJsonLd(passport, { tier: 'public', baseUrl }), _test: true };
}
