import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PassportRow } from '../../src/platform/db/tables.js';
import { newSku, passportBody } from '../support/factories.js';
import {
  startTestApp,
  type TestApp,
  type TestReply,
  type TestRequest,
} from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let mine: Workspace;
let theirs: Workspace;
let theirPassport: { id: string; productId: string };
let theirDraft: { id: string };

beforeAll(async () => {
  app = await startTestApp();
  mine = await createWorkspace(app);
  theirs = await createWorkspace(app);
  theirPassport = await theirs.createPassport({ productId: newSku() });
  theirDraft = await theirs.createPassport({ draft: true });
});
afterAll(() => app.close());

/** All a caller can see of a reply, but the id of the request and the time. */
function visible({ status, headers, text }: TestReply) {
  const shown = [...headers].filter(([name]) => !/^(x-request-id|date|x-ratelimit-.*)$/.test(name));
  // A page shows the id of its request, for a question to support.
  const said = text.replaceAll(headers.get('x-request-id') ?? 'none', '');
  return JSON.stringify({ status, headers: shown, text: said });
}

const asMe = (path: string, options: TestRequest = {}) =>
  app.request(path, { key: mine.key, ...options });

/** Beyond the ids in paths, which the authorisation matrix goes through. */
describe("another tenant's id answers byte for byte like one nobody has", () => {
  const places: [string, () => string, (id: string) => Promise<TestReply>][] = [
    [
      'get passport by productId',
      () => theirPassport.productId,
      (id) => asMe(`/api/v1/passports/${id}`),
    ],
    ['get draft', () => theirDraft.id, (id) => asMe(`/api/v1/passports/${id}`)],
    [
      'get passport as a page',
      () => theirPassport.id,
      (id) => asMe(`/api/v1/passports/${id}`, { headers: { Accept: 'text/html' } }),
    ],
    ['resolve draft', () => theirDraft.id, (id) => asMe(`/passport/${id}`)],
    [
      'resolve draft as a page',
      () => theirDraft.id,
      (id) => asMe(`/passport/${id}`, { headers: { Accept: 'text/html' } }),
    ],
    ['resolve draft anonymously', () => theirDraft.id, (id) => app.request(`/passport/${id}`)],
    ['HEAD of a draft', () => theirDraft.id, (id) => asMe(`/passport/${id}`, { method: 'HEAD' })],
    [
      'seal passport by productId',
      () => theirPassport.productId,
      (id) => asMe(`/api/v1/passports/${id}/seal`, { method: 'POST' }),
    ],
    [
      'create under an operator',
      () => theirs.operatorId,
      (operatorId) => asMe('/api/v1/passports', { json: passportBody({ operatorId }) }),
    ],
    [
      'create at a facility',
      () => theirs.facilityId,
      (facilityId) => asMe('/api/v1/passports', { json: passportBody({ facilityId }) }),
    ],
    [
      'serialised link of a draft',
      () => theirDraft.id,
      (id) => app.request(`/01/09506000134352/21/${id}`),
    ],
  ];

  // Clause: ids of others
  it.each(places)('%s', async (_name, id, request) => {
    const [known, unknown] = [await request(id()), await request(randomUUID())];
    expect(known.status).toBeGreaterThanOrEqual(400);
    expect(visible(known)).toBe(visible(unknown));
  });

  it('leaves everything of the other tenant as it was', async () => {
    const [row] = await app.db<PassportRow>('passports').where({ id: theirPassport.id });
    expect(row?.revision).toBe(1);
    expect(await app.db('passport_seals').where({ passport_id: theirPassport.id })).toEqual([]);
  });
});
