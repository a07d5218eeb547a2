import { describe, expect, it } from 'vitest';
import { emptyList } from '../../test/vectors/bitstring-status-list.js';
import { createStatusListCredential } from './bitstring-status-list.js';

const input = {
  id: 'https://dpp.example/tenants/acme/status/revocation',
  did: 'did:web:dpp.example:tenants:acme',
  encodedList: emptyList,
  validFrom: '2026-02-03T04:05:06.000Z',
};

describe('createStatusListCredential', () => {
  it('builds the credential of the standard', () => {
    expect(createStatusListCredential(input)).toEqual({
      '@context': ['https://www.w3.org/ns/credentials/v2'],
      id: input.id,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: input.did,
      validFrom: input.validFrom,
      credentialSubject: {
        id: `${input.id}#list`,
        type: 'BitstringStatusList',
        statusPurpose: 'revocation',
        encodedList: emptyList,
        ttl: 300_000,
      },
    });
  });

  it('says until when it is valid only if told so', () => {
    const validUntil = '2026-02-04T00:00:00Z';
    expect(createStatusListCredential({ ...input, validUntil })).toMatchObject({ validUntil });
    expect(createStatusListCredential(input)).not.toHaveProperty('validUntil');
  });

  it.each([
    ['no time', { validFrom: '2026-02-03' }],
    ['no time zone', { validFrom: '2026-02-03T04:05:06' }],
    ['a day that no calendar has', { validUntil: '2026-02-30T00:00:00Z' }],
  ])('refuses a period with %s', (_what, period) => {
    expect(() => createStatusListCredential({ ...input, ...period })).toThrow(
      expect.objectContaining({ name: 'VcError', code: 'INVALID_DATE' }),
    );
  });
});
