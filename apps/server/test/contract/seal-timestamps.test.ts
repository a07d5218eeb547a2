import { verifySeal } from '@dpp/merkle-seal';
import { createTimestampVerifier } from '@dpp/merkle-seal/timestamp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditLogRow } from '../../src/platform/db/tables.js';
import { battery } from '../support/factories.js';
import { anyText, textWith, timestamp } from '../support/matchers.js';
import type { WirePassport } from '../support/reply-body.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import {
  hasOpenssl,
  startTimestampAuthority,
  type AuthorityMode,
  type TestTimestampAuthority,
} from '../support/timestamp-authority.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** Long enough for what a test does while the authority waits, on a busy machine. */
const timeoutMs = 3000;

describe.skipIf(!hasOpenssl)('seals with time-stamps (skipped without the openssl command)', () => {
  let authority: TestTimestampAuthority;
  let app: TestApp;
  let workspace: Workspace;
  let sealCa: string;

  beforeAll(async () => {
    authority = await startTimestampAuthority();
    app = await startTestApp({
      TSA_URL: authority.url,
      TSA_CA_PEM: authority.rootPem,
      TSA_TIMEOUT_MS: String(timeoutMs),
    });
    workspace = await createWorkspace(app);
    sealCa = (await app.request('/.well-known/opendpp-seal-ca.pem')).text;
  });
  afterAll(async () => {
    await app.close();
    await authority.close();
  });
  beforeEach(() => {
    authority.setMode('good');
    authority.setWhileAsked();
  });

  const report = (document: WirePassport) =>
    verifySeal(document, {
      trustAnchors: [sealCa],
      at: new Date(),
      verifyTimestamp: createTimestampVerifier({ trustAnchors: [authority.rootPem] }),
    });
  const asOwner = async (id: string) =>
    (await app.request(`/api/v1/passports/${id}`, { key: workspace.key })).body;
  const auditVerify = async (payload: unknown) =>
    (await app.request('/api/v1/audit/verify', { json: { payload } })).body;
  const newPassport = () => workspace.createPassport({ metadata: battery() });

  it('carry a token that verifies offline, and are judged at its time', async () => {
    const { id } = await newPassport();
    const passport = await workspace.seal(id);
    expect(passport.proof['rfc3161']).toEqual({ genTime: timestamp, token: anyText });
    const { verdict, judgedAt, timestamp: stamped } = report(passport);
    expect([verdict, judgedAt.source]).toEqual(['passed', 'timestamp']);
    expect(stamped?.authority.subject).toContain('CN=Test TSA');
  });

  it('keep their token on the way through an AAS environment, and with it their time', async () => {
    const { id } = await workspace.createPassport({ metadata: battery(), draft: true });
    const { proof } = await workspace.seal(id);
    const { key } = workspace;
    const headers = { Accept: 'application/aas+json' };
    const { body: json } = await app.request(`/passport/${id}`, { key, headers });
    await app.request(`/api/v1/passports/${id}`, { key, method: 'DELETE' });
    const { body } = await app.request('/api/v1/passports/aas/ingest', { key, json });
    const copy = await asOwner(String(body['passportId']));
    const { genTime } = proof['rfc3161'] as { genTime: string };
    expect(copy.proof).toMatchObject({ rfc3161: proof['rfc3161'], created: genTime });
    expect(report(copy).verdict).toBe('passed');
  });

  // Clause: document rfc3161
  it('show the same token to owner, public and subscribers, and its time in the audit log', async () => {
    const { id } = await newPassport();
    const { proof } = await workspace.seal(id);
    const { rfc3161 } = proof as unknown as { rfc3161: { genTime: string } };
    expect((await asOwner(id)).proof['rfc3161']).toEqual(rfc3161);
    expect((await app.request(`/passport/${id}`)).body.proof['rfc3161']).toEqual(rfc3161);
    expect((await app.eventsOf(id)).at(-1)?.document.proof['rfc3161']).toEqual(rfc3161);
    const entry = await app
      .db<AuditLogRow>('audit_log')
      .where({ target_id: id, action: 'passport.sealed' })
      .first();
    expect(entry?.details).toMatchObject({ genTime: rfc3161.genTime });
  });

  it('are authenticated in time by audit/verify', async () => {
    const { id } = await newPassport();
    await workspace.seal(id);
    const payload = await asOwner(id);
    const { genTime } = payload.proof['rfc3161'] as { genTime: string };
    expect(await auditVerify(payload)).toMatchObject({
      verified: true,
      certificate: { chainValid: true },
      timestamp: { present: true, genTime, timeAuthenticated: true, note: textWith('CN=Test TSA') },
    });
  });

  // Clause: seal 2
  it('get another token when sealed again', async () => {
    const { id } = await newPassport();
    const tokens = [await workspace.seal(id), await workspace.seal(id)].map(
      ({ proof }) => (proof['rfc3161'] as { token: string }).token,
    );
    expect(tokens[0]).not.toBe(tokens[1]);
  });

  const faults: readonly AuthorityMode[] = [
    'error 500',
    'redirect',
    'wrong type',
    'huge body',
    'garbage',
    'cut short',
    'rejection',
    'answer to another request',
    'stamp of something else',
    'by a stranger',
    'hang',
    'slow body',
  ];

  // Clause: document rfc3161
  it.each(faults)('are made without a token by an authority at fault: %s', async (mode) => {
    const { id } = await newPassport();
    await workspace.seal(id);
    authority.setMode(mode);
    const startedAt = performance.now();
    const passport = await workspace.seal(id);
    expect(performance.now() - startedAt).toBeLessThan(timeoutMs + 3000);
    expect(passport.proof).not.toHaveProperty('rfc3161');
    expect(report(passport).verdict).toBe('passed');
    expect(await auditVerify(await asOwner(id))).toMatchObject({
      verified: true,
      timestamp: { present: false, genTime: null, timeAuthenticated: false },
    });
  });

  it('are counted by whether a time-stamp came', async () => {
    const count = async (outcome: string) => {
      const { text } = await app.request('/metrics');
      const line = new RegExp(`^dpp_seal_timestamps_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm');
      return Number(line.exec(text)?.[1] ?? 0);
    };
    const [stamped, dropped] = [await count('stamped'), await count('dropped')];
    const { id } = await newPassport();
    await workspace.seal(id);
    authority.setMode('garbage');
    await workspace.seal(id);
    expect([await count('stamped'), await count('dropped')]).toEqual([stamped + 1, dropped + 1]);
  });

  it('hold nothing locked while the authority is asked', async () => {
    const [sealed, other] = [await newPassport(), await newPassport()];
    const seen: number[] = [];
    authority.setWhileAsked(async () => {
      authority.setWhileAsked();
      const { key } = workspace;
      seen.push((await app.request(`/api/v1/passports/${sealed.id}`, { key })).status);
      // Writes of the same workspace, and of the passport itself, go through.
      authority.setMode('garbage');
      const path = (id: string) => `/api/v1/passports/${id}/seal`;
      seen.push((await app.request(path(other.id), { key, method: 'POST' })).status);
      seen.push((await app.request(path(sealed.id), { key, method: 'POST' })).status);
      authority.setMode('good');
    });
    const passport = await workspace.seal(sealed.id);
    expect(seen).toEqual([200, 200, 200]);
    expect(report(passport)).toMatchObject({
      verdict: 'passed',
      judgedAt: { source: 'timestamp' },
    });
    expect((await asOwner(sealed.id)).digitalSeal).toBe(passport.digitalSeal);
  });

  it('are made of what the passport holds now, when it changed while the authority was asked', async () => {
    const { id } = await newPassport();
    const asked = authority.timesAsked();
    authority.setWhileAsked(async () => {
      authority.setWhileAsked();
      const metadata = JSON.stringify(battery({ note: 'changed meanwhile' }));
      await app.db('passports').where({ id }).update({ metadata, public_document: null });
    });
    const passport = await workspace.seal(id);
    expect(authority.timesAsked() - asked).toBe(2);
    expect(passport.metadata['note']).toBe('changed meanwhile');
    expect(report(passport)).toMatchObject({
      verdict: 'passed',
      judgedAt: { source: 'timestamp' },
    });
  });

  it('are made without a token when the passport never stops changing', async () => {
    const { id } = await newPassport();
    let count = 0;
    authority.setWhileAsked(async () => {
      const metadata = JSON.stringify(battery({ note: `change ${++count}` }));
      await app.db('passports').where({ id }).update({ metadata, public_document: null });
    });
    const passport = await workspace.seal(id);
    expect(count).toBe(3);
    expect(passport.proof).not.toHaveProperty('rfc3161');
    expect(report(passport).verdict).toBe('passed');
  });

  it('are made by the new key when keys are rotated while the authority is asked', async () => {
    const { id } = await newPassport();
    const { key } = workspace;
    authority.setWhileAsked(async () => {
      authority.setWhileAsked();
      await app.request('/api/v1/tenants/rotate-keys', { key, method: 'POST' });
    });
    const passport = await workspace.seal(id);
    expect(passport.proof['verificationMethod']).toMatch(/#key-2$/);
    expect(report(passport)).toMatchObject({
      verdict: 'passed',
      judgedAt: { source: 'timestamp' },
    });
  });

  it('seal in turn when sealed many times at once', async () => {
    const { id } = await newPassport();
    const passports = await Promise.all(Array.from({ length: 4 }, () => workspace.seal(id)));
    expect(passports.map((passport) => report(passport).verdict)).toEqual(Array(4).fill('passed'));
    expect(report(await asOwner(id)).verdict).toBe('passed');
  });

  describe('a forged time-stamp', () => {
    let full: WirePassport;

    beforeAll(async () => {
      authority.setMode('good');
      const { id } = await newPassport();
      await workspace.seal(id);
      full = await asOwner(id);
    });

    const withStamp = (rfc3161: unknown) => ({ ...full, proof: { ...full.proof, rfc3161 } });
    const own = () => full.proof['rfc3161'] as { genTime: string; token: string };

    it.each<[string, () => unknown]>([
      ["by somebody's own authority", () => ({ token: authority.forge(full.proof.merkleRoot) })],
      ['moved here from another seal', () => ({ token: authority.stampDirectly('0'.repeat(64)) })],
      ['with another time beside it', () => ({ ...own(), genTime: '2020-01-01T00:00:00.000Z' })],
      [
        'with one byte changed',
        () => {
          const token = Buffer.from(own().token, 'base64');
          token[token.length - 1]! ^= 1;
          return { ...own(), token: token.toString('base64') };
        },
      ],
    ])('is not verified, and is said to be one: %s', async (_name, forge) => {
      const payload = withStamp(forge());
      expect(await auditVerify(payload)).toMatchObject({
        success: true,
        verified: false,
        message: textWith('time-stamp'),
      });
      expect(report(payload as unknown as WirePassport).verdict).toBe('failed');
    });

    it('cannot be told from a true one without a root, and then proves no time', async () => {
      const rootless = await startTestApp();
      try {
        const elsewhere = await createWorkspace(rootless);
        const { id } = await elsewhere.createPassport();
        await elsewhere.seal(id);
        const { key } = elsewhere;
        const { body } = await rootless.request(`/api/v1/passports/${id}`, { key });
        const token = authority.forge(body.proof.merkleRoot);
        const genTime = '2020-01-01T00:00:00.000Z';
        const payload = { ...body, proof: { ...body.proof, rfc3161: { genTime, token } } };
        const reply = await rootless.request('/api/v1/audit/verify', { json: { payload } });
        expect(reply.body).toMatchObject({
          verified: true,
          timestamp: { present: true, genTime, timeAuthenticated: false, note: anyText },
        });
      } finally {
        await rootless.close();
      }
    });
  });
});
