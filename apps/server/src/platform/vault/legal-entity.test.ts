import { describe, expect, it } from 'vitest';
import type { Tenant } from '../auth/caller-model.js';
import { certificateSubjectOf } from './legal-entity.js';

const tenant: Tenant = {
  id: '6d1c5b8e-57c5-4d0c-9f6c-0c55c8f7c9a1',
  name: 'Example Mills GmbH',
  subdomain: 'example',
  tier: 'growth',
  subscriptionStatus: 'active',
  passportLimit: null,
  legalId: null,
  mfaRequired: false,
  sandboxOf: null,
};
const subjectOf = (legalId: string | null) => certificateSubjectOf({ ...tenant, legalId });

describe('certificateSubjectOf', () => {
  it.each([
    ['VATDE-123456789', 'DE'],
    ['NTRGB-12345678', 'GB'],
    ['PSDES-BDE-3DFD21', 'ES'],
    ['EI:SE-5567971433', 'SE'],
    ['  VATPT-501 442 600 ', 'PT'],
  ])('names the register and the country of %s', (legalId, country) => {
    expect(subjectOf(legalId)).toEqual({
      commonName: tenant.name,
      organization: tenant.name,
      country,
      organizationIdentifier: legalId.trim(),
    });
  });

  it.each(['529900T8BM49AURSDO55', 'LEIXG-529900T8BM49AURSDO55'])(
    'knows a legal entity identifier by its check digits: %s',
    (legalId) => {
      expect(subjectOf(legalId)).toEqual({
        commonName: tenant.name,
        organization: tenant.name,
        organizationIdentifier: 'LEIXG-529900T8BM49AURSDO55',
      });
    },
  );

  it.each([
    null,
    '',
    'DE123456789',
    'HRB 12345',
    'VAT-123',
    'VATDE-',
    'vatde-123456789',
    'VATdE-1',
    '529900T8BM49AURSDO56',
    'LEIDE-529900T8BM49AURSDO55',
  ])('makes no claim of %j', (legalId) => {
    expect(subjectOf(legalId)).toEqual({ commonName: tenant.name, organization: tenant.name });
  });
});
