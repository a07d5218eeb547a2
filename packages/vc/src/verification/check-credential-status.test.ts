import { describe, expect, it } from 'vitest';
import {
  at,
  didDocument,
  issuing,
  list,
  listUrl,
  resolveDidDocument,
  revokedIndex,
  signed,
  signedList,
  statusEntry,
} from '../../test/issued-credentials.js';
import { did } from '../../test/passport-fixture.js';
import { onEveryRuntime } from '../../test/runtimes.js';
import { issueSdJwtVc } from '../sd-jwt/issue-sd-jwt-vc.js';
import { signDataIntegrity } from '../data-integrity/sign-data-integrity.js';
import type { CheckStatusOptions } from './check-credential-status.js';
import { checkCredentialStatus } from './check-credential-status.js';

const other = 'did:web:lists.example';
const revoked = { ...statusEntry, statusListIndex: revokedIndex };
const withSubject = (members: object) =>
  signed({ ...list, credentialSubject: { ...list.credentialSubject, ...members } });

function check(entry: unknown, options: Partial<CheckStatusOptions> = {}) {
  return onEveryRuntime((runtime) =>
    checkCredentialStatus(entry, {
      runtime,
      issuer: did,
      at,
      fetchStatusList: (url) => (url === listUrl ? signedList : undefined),
      resolveDidDocument,
      ...options,
    }),
  );
}

describe('checkCredentialStatus', () => {
  it('tells that a bit is not set, and how long that may be believed', async () => {
    expect(await check(statusEntry)).toEqual({
      answer: 'not-set',
      statusPurpose: 'revocation',
      ttlMs: 300_000,
    });
  });

  it.each([
    ['a number', revokedIndex],
    ['a decimal text', String(revokedIndex)],
  ])('tells that a bit is set whose index is %s', async (_what, statusListIndex) => {
    expect(await check({ ...statusEntry, statusListIndex })).toMatchObject({ answer: 'set' });
  });

  it('reads a list with an embedded proof, as text or parsed', async () => {
    const secured = await signDataIntegrity(list, issuing);
    for (const fetched of [secured, JSON.stringify(secured)]) {
      const answer = await check(revoked, { fetchStatusList: () => Promise.resolve(fetched) });
      expect(answer).toMatchObject({ answer: 'set' });
    }
  });

  it('reads no list that is shown claim by claim', async () => {
    const { issuer, ...claims } = {
      ...list,
      vct: 'https://dpp.example/vct/list',
      iss: list.issuer,
    };
    for (const more of [{ issuer }, { validUntil: '2026-05-31T00:00:01Z' }]) {
      const text = await issueSdJwtVc({ claims: { ...claims, ...more } }, issuing);
      const answer = await check(revoked, { fetchStatusList: () => text });
      expect(answer).toMatchObject({ answer: 'refused', reason: 'STATUS_LIST_NOT_VERIFIED' });
    }
  });

  it('takes a list for several purposes', async () => {
    const text = await withSubject({ statusPurpose: ['refresh', 'suspension'] });
    const entry = { ...revoked, statusPurpose: 'suspension' };
    const answer = await check(entry, { fetchStatusList: () => text });
    expect(answer).toMatchObject({ answer: 'set', statusPurpose: 'suspension' });
  });

  it('takes a list of another issuer only if the caller allows that issuer', async () => {
    const issuer = 'did:web:brand.example';
    expect(await check(revoked, { issuer })).toMatchObject({
      reason: 'STATUS_LIST_OF_ANOTHER_ISSUER',
    });
    const asked: string[] = [];
    const allowListIssuer = (listIssuer: string) => asked.push(listIssuer) > 0;
    expect(await check(revoked, { issuer, allowListIssuer })).toMatchObject({ answer: 'set' });
    expect(new Set(asked)).toEqual(new Set([did]));
  });

  it.each([
    ['no object', 'entry', 'STATUS_ENTRY_MALFORMED'],
    ['null', null, 'STATUS_ENTRY_MALFORMED'],
    ['no index', { ...statusEntry, statusListIndex: undefined }, 'STATUS_ENTRY_MALFORMED'],
    ['a negative index', { ...statusEntry, statusListIndex: -1 }, 'STATUS_ENTRY_MALFORMED'],
    ['half an index', { ...statusEntry, statusListIndex: 0.5 }, 'STATUS_ENTRY_MALFORMED'],
    ['a signed text', { ...statusEntry, statusListIndex: '+7' }, 'STATUS_ENTRY_MALFORMED'],
    ['a leading zero', { ...statusEntry, statusListIndex: '07' }, 'STATUS_ENTRY_MALFORMED'],
    ['a hexadecimal text', { ...statusEntry, statusListIndex: '0x7' }, 'STATUS_ENTRY_MALFORMED'],
    ['an empty text', { ...statusEntry, statusListIndex: '' }, 'STATUS_ENTRY_MALFORMED'],
    ['a long text', { ...statusEntry, statusListIndex: '9'.repeat(40) }, 'STATUS_ENTRY_MALFORMED'],
    ['no list', { ...statusEntry, statusListCredential: undefined }, 'STATUS_ENTRY_MALFORMED'],
    [
      'an index beyond the list',
      { ...statusEntry, statusListIndex: 131_072 },
      'STATUS_INDEX_OUT_OF_RANGE',
    ],
    [
      'another purpose than the list',
      { ...statusEntry, statusPurpose: 'suspension' },
      'STATUS_PURPOSE_MISMATCH',
    ],
  ])('refuses an entry with %s', async (_what, entry, reason) => {
    expect(await check(entry)).toMatchObject({ answer: 'refused', reason });
  });

  it.each([
    ['of another type', { ...statusEntry, type: 'TokenStatus' }, 'STATUS_TYPE_NOT_SUPPORTED'],
    ['without a type', { ...statusEntry, type: undefined }, 'STATUS_TYPE_NOT_SUPPORTED'],
    [
      'with a message',
      { ...statusEntry, statusPurpose: 'message' },
      'STATUS_PURPOSE_NOT_SUPPORTED',
    ],
    ['of two bits', { ...statusEntry, statusSize: 2 }, 'STATUS_SIZE_NOT_SUPPORTED'],
    ['of no bits', { ...statusEntry, statusSize: 0 }, 'STATUS_SIZE_NOT_SUPPORTED'],
    [
      'that names another list',
      { ...statusEntry, statusListCredential: `${listUrl}/2` },
      'STATUS_LIST_UNREACHABLE',
    ],
  ])('does not know about an entry %s', async (_what, entry, reason) => {
    expect(await check(entry)).toMatchObject({ answer: 'unknown', reason });
  });

  it.each([
    ['is missing', undefined, 'STATUS_LIST_UNREACHABLE'],
    [
      'is not valid yet',
      signed({ ...list, validFrom: '2026-06-01T00:00:01Z' }),
      'STATUS_LIST_OUTDATED',
    ],
    [
      'has expired',
      signed({ ...list, validUntil: '2026-06-01T00:00:00Z' }),
      'STATUS_LIST_OUTDATED',
    ],
  ])('does not know about a list that %s', async (_what, fetched, reason) => {
    const answer = await check(revoked, { fetchStatusList: () => fetched });
    expect(answer).toMatchObject({ answer: 'unknown', reason });
  });

  it('does not know about a list that cannot be fetched', async () => {
    const fetchStatusList = () => Promise.reject(new Error('reset'));
    const answer = await check(revoked, { fetchStatusList });
    expect(answer).toMatchObject({ answer: 'unknown', reason: 'STATUS_LIST_UNREACHABLE' });
  });

  it.each([
    ['cannot be fetched', () => Promise.reject(new Error('reset'))],
    ['is missing', () => undefined],
  ])('does not know if the DID document of its issuer %s', async (_what, resolver) => {
    const answer = await check(revoked, { resolveDidDocument: resolver });
    expect(answer).toMatchObject({ answer: 'unknown', reason: 'STATUS_ISSUER_UNREACHABLE' });
  });

  it.each([
    ['is no credential', 'list', 'STATUS_LIST_NOT_VERIFIED'],
    ['is not signed', JSON.stringify(list), 'STATUS_LIST_NOT_VERIFIED'],
    ['was changed', signedList.replace(/.$/, 'A').replace(/\.e/, '.f'), 'STATUS_LIST_NOT_VERIFIED'],
    ['is another one', signed({ ...list, id: `${listUrl}/2` }), 'STATUS_LIST_MISMATCH'],
    [
      'is of another type',
      signed({ ...list, type: ['VerifiableCredential'] } as never),
      'STATUS_LIST_MALFORMED',
    ],
    ['has another subject', withSubject({ type: 'Product' }), 'STATUS_LIST_MALFORMED'],
    ['has no bits', withSubject({ encodedList: undefined }), 'STATUS_LIST_MALFORMED'],
    ['has too few bits', withSubject({ encodedList: 'uH4sI' }), 'STATUS_LIST_MALFORMED'],
    ['has another purpose', withSubject({ statusPurpose: 'message' }), 'STATUS_PURPOSE_MISMATCH'],
    ['answers for itself', withSubject({ answer: 'not-set', type: 1 }), 'STATUS_LIST_MALFORMED'],
  ])('refuses a list that %s', async (_what, fetched, reason) => {
    const answer = await check(revoked, { fetchStatusList: () => fetched });
    expect(answer).toMatchObject({ answer: 'refused', reason });
  });

  it('refuses a list that somebody else has signed in the name of the issuer', async () => {
    const didDocumentOfOther = { ...didDocument, id: other };
    const answer = await check(revoked, { resolveDidDocument: () => didDocumentOfOther });
    expect(answer).toMatchObject({ answer: 'refused', reason: 'STATUS_LIST_NOT_VERIFIED' });
  });

  it('throws for a moment that is no date', async () => {
    await expect(check(revoked, { at: new Date('never') })).rejects.toMatchObject({
      name: 'VcError',
      code: 'INVALID_DATE',
    });
  });
});
