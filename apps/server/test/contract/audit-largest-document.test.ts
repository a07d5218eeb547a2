import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/config.js';
import { largestBodies } from '../support/largest-passport.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { hasOpenssl, startTimestampAuthority } from '../support/timestamp-authority.js';
import type { TestTimestampAuthority } from '../support/timestamp-authority.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let authority: TestTimestampAuthority | undefined;
let app: TestApp;
let workspace: Workspace;
const sizes: number[] = [];

beforeAll(async () => {
  if (hasOpenssl) authority = await startTimestampAuthority();
  const stamped = authority && { TSA_URL: authority.url, TSA_CA_PEM: authority.rootPem };
  app = await startTestApp({ BASE_URL: 'https://passports.example.com', ...stamped });
  workspace = await createWorkspace(app);
});
afterAll(async () => {
  await app.close();
  await authority?.close();
});

describe('POST /api/v1/audit/verify takes whatever the server shows', () => {
  it.each(Object.entries(largestBodies))(
    'a passport of %s',
    async (_name, bodyFor) => {
      const { key } = workspace;
      const body = bodyFor(workspace.operatorId);
      const created = await app.request('/api/v1/passports', { key, body, method: 'POST' });
      expect(created.status, created.text.slice(0, 500)).toBe(201);
      const { id } = created.body.passport;
      await workspace.seal(id);
      const document = await app.request(`/passport/${id}`, { key });
      expect(document.body.proof.x5c.length).toBeGreaterThan(0);
      expect(document.body.proof.rfc3161 !== undefined).toBe(hasOpenssl);
      const sent = `{"payload":${document.text}}`;
      sizes.push(Buffer.byteLength(sent));
      const reply = await app.request('/api/v1/audit/verify', { body: sent });
      expect([reply.status, reply.body.verified], reply.text.slice(0, 500)).toEqual([200, true]);
    },
    60_000,
  );

  it('and little more', () => {
    const { auditVerifyBodyBytes } = parseConfig({}).limits;
    expect(Math.max(...sizes)).toBeGreaterThan(0.9 * auditVerifyBodyBytes);
  });
});

describe('POST /api/v1/audit/verify refuses', () => {
  const zeros = (count: number) => `[${'0,'.repeat(count - 1)}0]`;

  it.each([
    ['metadata', `{"payload":{"metadata":{"a":${zeros(40_000)}}}}`, /^payload\.metadata$/],
    ['a member beside it', `{"payload":{"a":${zeros(40_000)}}}`, /^payload\.a$/],
    ['all of it', `{"payload":{"a":[${`${zeros(30_000)},`.repeat(5)}0]}}`, /^payload\.a\[3\]/],
  ])('more values than a document has, in %s', async (_where, body, path) => {
    const reply = await app.request('/api/v1/audit/verify', { body });
    expect([reply.status, reply.body.code]).toEqual([400, 'INVALID_JSON_VALUE']);
    expect(reply.body['path']).toMatch(path);
  });

  it('a body beyond the limit, unread', async () => {
    const body = ' '.repeat(parseConfig({}).limits.auditVerifyBodyBytes + 1);
    const reply = await app.request('/api/v1/audit/verify', { body });
    expect([reply.status, reply.body.code]).toEqual([413, 'FST_ERR_CTP_BODY_TOO_LARGE']);
  });
});
