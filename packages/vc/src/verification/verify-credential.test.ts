import { describe, expect, it } from 'vitest';
import {
  at,
  didDocument,
  forms,
  issuing,
  list,
  listUrl,
  passport,
  resolveDidDocument,
  revokedIndex,
  signed,
  signedList,
  statusEntry,
} from '../../test/issued-credentials.js';
import { generateKeyPair } from '../../test/keys.js';
import { did } from '../../test/passport-fixture.js';
import { onEveryRuntime } from '../../test/runtimes.js';
import { signDataIntegrity } from '../data-integrity/sign-data-integrity.js';
import { createDidDocument } from '../did/did-document.js';
import { issueSdJwtVc } from '../sd-jwt/issue-sd-jwt-vc.js';
import { presentSdJwt } from '../sd-jwt/present-sd-jwt.js';
import { createPassportSdJwtInput } from '../sd-jwt/passport-sd-jwt.js';
import type { VerifyCredentialOptions } from './verify-credential.js';
import { verifyCredential } from './verify-credential.js';

const options: VerifyCredentialOptions = {
  at,
  resolveDidDocument,
  fetchStatusList: (url) => (url === listUrl ? signedList : undefined),
};
const vct = 'https://dpp.example/vct/dpp/v1';
const everyForm = Object.entries(forms);

/** One line a check: `name outcome reason`. */
async function outline(secured: unknown, others: Partial<VerifyCredentialOptions> = {}) {
  const report = await onEveryRuntime((runtime) =>
    verifyCredential(secured, { ...options, runtime, ...others }),
  );
  const lines = report.checks.map(({ name, outcome, reason }) =>
    [name, outcome, reason].filter(Boolean).join(' '),
  );
  return { verdict: report.verdict, lines };
}

const names = ['signature', 'issuer', 'assertionMethod', 'validity', 'status', 'schema'];
const withStatus = (credentialStatus: unknown) =>
  signed({ ...passport, credentialStatus } as typeof passport);

describe('verifyCredential', () => {
  it.each(everyForm)(
    'passes a passport as %s, in six checks of a fixed order',
    async (form, text) => {
      const report = await verifyCredential(text, options);
      expect(report).toMatchObject({ verdict: 'passed', form, issuer: did });
      expect(report.credential).toMatchObject({ id: passport.id, type: passport.type });
      expect(report.checks.map(({ name }) => name)).toEqual(names);
      expect(report.checks.map(({ outcome }) => outcome)).toEqual(names.map(() => 'passed'));
    },
  );

  it('takes white space around the text, and JSON that was parsed', async () => {
    for (const text of [`\n${forms['vc+jwt']}\n`, JSON.parse(forms['vc+ld+json'])]) {
      expect(await verifyCredential(text, options)).toMatchObject({ verdict: 'passed' });
    }
  });

  it('passes a passport that keeps back all that may be kept back', async () => {
    const text = presentSdJwt(forms['dc+sd-jwt'], { disclose: [] });
    expect(await outline(text)).toMatchObject({ verdict: 'passed' });
  });

  it('passes a credential that is no passport and has no status, for there is nothing to check', async () => {
    const { credentialStatus: _, ...rest } = passport;
    const text = await signed({ ...rest, type: ['VerifiableCredential'] } as never);
    expect(await outline(text)).toEqual({
      verdict: 'passed',
      lines: [
        'signature passed',
        'issuer passed',
        'assertionMethod passed',
        'validity passed',
        'status skipped NO_STATUS',
        'schema skipped NOT_A_PASSPORT',
      ],
    });
  });

  it.each(everyForm)(
    'fails a changed signature as %s and says nothing else of it',
    async (form, text) => {
      const [head = '', ...tail] = text.split('~');
      const end = form === 'vc+ld+json' ? head.lastIndexOf('"') : head.length;
      const at = end - 20;
      const changed = head.slice(0, at) + (head[at] === 'x' ? 'y' : 'x') + head.slice(at + 1);
      expect(await outline([changed, ...tail].join('~'))).toEqual({
        verdict: 'failed',
        lines: [
          'signature failed SIGNATURE_INVALID',
          ...names.slice(1).map((name) => `${name} skipped NOT_REACHED`),
        ],
      });
    },
  );

  it.each(everyForm)('leaves open who signed, as %s, without a resolver', async (_form, text) => {
    expect(await outline(text, { resolveDidDocument: undefined })).toEqual({
      verdict: 'indeterminate',
      lines: [
        'signature skipped NOT_REACHED',
        'issuer passed',
        'assertionMethod skipped NO_RESOLVER',
        'validity skipped NOT_REACHED',
        'status skipped NOT_REACHED',
        'schema skipped NOT_REACHED',
      ],
    });
  });

  it.each([
    ['knows no document', () => undefined, 'ISSUER_NOT_FOUND'],
    ['fails', () => Promise.reject(new Error('reset')), 'RESOLVER_FAILED'],
    [
      'throws what is no error',
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- Callers do.
      () => Promise.reject('reset'),
      'RESOLVER_FAILED',
    ],
  ])('leaves open who signed if the resolver %s', async (_what, resolver, reason) => {
    const { verdict, lines } = await outline(forms['vc+jwt'], { resolveDidDocument: resolver });
    expect(verdict).toBe('indeterminate');
    expect(lines).toContain(`assertionMethod skipped ${reason}`);
  });

  it.each([
    [
      'of another DID',
      { ...didDocument, id: `${did}2` },
      'assertionMethod',
      'DID_DOCUMENT_MISMATCH',
    ],
    ['without the key', { id: did }, 'assertionMethod', 'KEY_NOT_FOUND'],
    [
      'that keeps the key for logins',
      { ...didDocument, assertionMethod: [] },
      'assertionMethod',
      'KEY_NOT_FOR_ASSERTION',
    ],
    [
      'with another key of that name',
      createDidDocument({ did, keys: [{ keyNumber: 1, publicJwk: generateKeyPair().publicJwk }] }),
      'signature',
      'SIGNATURE_INVALID',
    ],
  ])('fails by a DID document %s', async (_what, document, name, reason) => {
    const { verdict, lines } = await outline(forms['vc+jwt'], {
      resolveDidDocument: () => document,
    });
    expect(verdict).toBe('failed');
    expect(lines).toContain(`${name} failed ${reason}`);
  });

  it.each(everyForm)(
    'fails before the start and after the end of a period, as %s',
    async (_form, text) => {
      const early = await outline(text, { at: new Date('2026-02-03T04:04:05Z') });
      expect(early.verdict).toBe('failed');
      expect(early.lines.slice(0, 4)).toEqual([
        'signature passed',
        'issuer passed',
        'assertionMethod passed',
        'validity failed NOT_YET_VALID',
      ]);
    },
  );

  it('lets clocks differ by a minute, or by what the caller says', async () => {
    const at = new Date('2026-02-03T04:04:30Z');
    const fetchStatusList = () => signed({ ...list, validFrom: '2026-01-01T00:00:00Z' });
    const text = forms['vc+jwt'];
    expect(await outline(text, { at, fetchStatusList })).toMatchObject({ verdict: 'passed' });
    const strict = await outline(text, { at, fetchStatusList, clockSkewMs: 0 });
    expect(strict.lines).toContain('validity failed NOT_YET_VALID');
  });

  it.each([
    ['revoked', { ...statusEntry, statusListIndex: revokedIndex }, 'failed REVOKED'],
    [
      'revoked by one of two',
      [statusEntry, { ...statusEntry, statusListIndex: revokedIndex }],
      'failed REVOKED',
    ],
    [
      'of a purpose that the list lacks',
      { ...statusEntry, statusPurpose: 'suspension' },
      'failed STATUS_PURPOSE_MISMATCH',
    ],
    [
      'with too many entries',
      Array.from({ length: 5 }, () => statusEntry),
      'failed TOO_MANY_STATUSES',
    ],
    ['no object', 'valid', 'failed STATUS_ENTRY_MALFORMED'],
    ['of another kind', { type: 'Other' }, 'skipped STATUS_TYPE_NOT_SUPPORTED'],
    [
      'out of reach',
      { ...statusEntry, statusListCredential: 'https://elsewhere.example' },
      'skipped STATUS_LIST_UNREACHABLE',
    ],
  ])('never passes a status that is %s', async (_what, credentialStatus, line) => {
    const { verdict, lines } = await outline(await withStatus(credentialStatus));
    expect(lines).toContain(`status ${line}`);
    expect(verdict).toBe(line.startsWith('failed') ? 'failed' : 'indeterminate');
  });

  it('fails a suspended credential', async () => {
    const credentialSubject = { ...list.credentialSubject, statusPurpose: 'suspension' };
    const entry = { ...statusEntry, statusPurpose: 'suspension', statusListIndex: revokedIndex };
    const fetchStatusList = () => signed({ ...list, credentialSubject });
    const { lines } = await outline(await withStatus(entry), { fetchStatusList });
    expect(lines).toContain('status failed SUSPENDED');
  });

  it('leaves the status open without a way to look it up', async () => {
    const { verdict, lines } = await outline(forms['vc+jwt'], { fetchStatusList: undefined });
    expect(verdict).toBe('indeterminate');
    expect(lines).toContain('status skipped NO_STATUS_FETCHER');
  });

  it('leaves the status open of an SD-JWT that names a list of another kind', async () => {
    const { claims, ...input } = createPassportSdJwtInput(passport, { vct });
    const status = { status_list: { idx: 0, uri: 'https://dpp.example/tokens' } };
    const text = await issueSdJwtVc({ ...input, claims: { ...claims, status } }, issuing);
    expect(await outline(text)).toMatchObject({ verdict: 'indeterminate' });
  });

  it('fails an SD-JWT whose credential names another issuer than its token', async () => {
    const { claims, ...input } = createPassportSdJwtInput(passport, { vct });
    const issuer = { ...passport.issuer, id: `${did}2` };
    const text = await issueSdJwtVc({ ...input, claims: { ...claims, issuer } }, issuing);
    expect((await outline(text)).lines).toContain('issuer failed ISSUER_MISMATCH');
  });

  it.each([
    ['an object without an id', { name: 'Acme' }],
    ['an id that is no text', { id: 5 }],
    ['an id of nothing', ''],
    ['a list', [did]],
    ['a number', 5],
    ['null', null],
  ])('fails an SD-JWT whose credential has for issuer %s', async (_what, issuer) => {
    const { claims, ...input } = createPassportSdJwtInput(passport, { vct });
    const text = await issueSdJwtVc({ ...input, claims: { ...claims, issuer } }, issuing);
    expect((await outline(text)).lines).toContain('issuer failed ISSUER_MISMATCH');
  });

  it('fails an SD-JWT whose credential is over before its token', async () => {
    const { claims, ...input } = createPassportSdJwtInput(passport, { vct });
    const validUntil = '2026-05-01T00:00:00Z';
    const text = await issueSdJwtVc({ ...input, claims: { ...claims, validUntil } }, issuing);
    expect((await outline(text)).lines).toContain('validity failed EXPIRED');
  });

  it.each([
    ['name', { name: undefined }],
    ['name', { name: '' }],
    ['issuer.name', { issuer: { id: did } }],
    [
      'credentialSubject.idScheme',
      { credentialSubject: { ...passport.credentialSubject, idScheme: null } },
    ],
    [
      'credentialSubject.producedAtFacility',
      { credentialSubject: { ...passport.credentialSubject, producedAtFacility: undefined } },
    ],
    ['@context', { '@context': [passport['@context'][0]] }],
  ])('fails a passport that lacks %s', async (member, members) => {
    const changed = JSON.parse(JSON.stringify({ ...passport, ...members })) as typeof passport;
    const secured = await signDataIntegrity(changed, issuing);
    const report = await verifyCredential(secured, options);
    const schema = report.checks.find(({ name }) => name === 'schema');
    expect(schema).toMatchObject({ outcome: 'failed', reason: 'MEMBERS_MISSING' });
    expect(schema?.message).toContain(member);
  });

  it.each([
    ['nothing', '', 'MALFORMED'],
    ['a word', 'passport', 'MALFORMED'],
    ['a page', '<html></html>', 'MALFORMED'],
    ['a credential without proof', JSON.stringify(passport), 'NO_PROOF'],
    ['broken JSON', '{"proof":', 'MALFORMED_JSON'],
    ['a number', 7, 'MALFORMED_JSON'],
    ['null', null, 'MALFORMED_JSON'],
    ['a list', [], 'MALFORMED_JSON'],
    ['tildes', '~~~', 'EMPTY_DISCLOSURE'],
    ['endless text', 'a'.repeat(2 * 1024 * 1024 + 1), 'TOO_LARGE'],
  ])('fails %s', async (_what, secured, reason) => {
    const { verdict, lines } = await outline(secured);
    expect(verdict).toBe('failed');
    expect(lines[0]).toBe(`signature failed ${reason}`);
  });

  describe('of a credential that is meant for somebody', () => {
    const aud = ['https://shop.example'];
    const lines = async (text: string, audience?: string) =>
      (await outline(text, { audience })).lines.filter((line) => line.startsWith('validity'));

    it.each([
      ['vc+jwt', () => signed({ ...passport, aud } as typeof passport)],
      [
        'dc+sd-jwt',
        () => issueSdJwtVc({ claims: { iss: did, vct, '@context': [], aud } }, issuing),
      ],
    ])('asks as %s for the audience', async (_form, issue) => {
      const text = await issue();
      expect(await lines(text, 'https://shop.example')).toEqual(['validity passed']);
      expect(await lines(text, 'https://other.example')).toEqual([
        'validity failed AUDIENCE_MISMATCH',
      ]);
      expect(await lines(text)).toEqual(['validity failed AUDIENCE_MISMATCH']);
    });

    it('passes over a term of that name in an embedded proof', async () => {
      const secured = await signDataIntegrity({ ...passport, aud } as typeof passport, issuing);
      expect(await lines(JSON.stringify(secured))).toEqual(['validity passed']);
    });
  });

  it.each([
    ['a moment that is no date', { at: new Date('never') }, 'INVALID_DATE'],
    ['a skew that is no length of time', { clockSkewMs: -1 }, 'INVALID_CLOCK_SKEW'],
  ])('throws for %s', async (_what, others, code) => {
    await expect(
      verifyCredential(forms['vc+jwt'], { ...options, ...others }),
    ).rejects.toMatchObject({ name: 'VcError', code });
  });
});
