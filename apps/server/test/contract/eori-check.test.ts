import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  startEoriRegister,
  type RegisterMode,
  type TestEoriRegister,
} from '../support/eori-register.js';
import { newRegId, operatorBody } from '../support/factories.js';
import { anyText } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** Long enough for an answer on a busy machine; what hangs costs a test this long. */
const timeoutMs = 1500;

let register: TestEoriRegister;
let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  register = await startEoriRegister();
  app = await startTestApp({
    EORI_CHECK_URL: `${register.url}?token=abc`,
    EORI_CHECK_TIMEOUT_MS: String(timeoutMs),
  });
  workspace = await createWorkspace(app);
});
afterAll(async () => {
  await app.close();
  await register.close();
});
beforeEach(() => {
  register.setMode('valid: true');
  register.setWhileAsked();
  register.asked.length = 0;
});

const create = (changes: object = {}, query = '') =>
  app.request(`/api/v1/operators${query}`, {
    key: workspace.key,
    json: operatorBody({ regIdScheme: 'EORI', ...changes }),
  });

describe('the EORI existence check', () => {
  // Clause: advisory item
  // Clause: POST /api/v1/operators 201 EORI
  it.each<RegisterMode>(['404', '404 with a huge page', '404 with a slow page', 'valid: false'])(
    'adds the warning EORI_NOT_FOUND to the 201 for %s',
    async (mode) => {
      register.setMode(mode);
      const { status, body } = await create();
      expect(status).toBe(201);
      expect(body.warnings).toEqual([
        { code: 'EORI_NOT_FOUND', path: 'regId', message: anyText, friendlyMessage: anyText },
      ]);
      const stored = await app.request(`/api/v1/operators/${body.operator.id}`, {
        key: workspace.key,
      });
      expect(stored.status).toBe(200);
    },
  );

  it('says so in the language asked for', async () => {
    register.setMode('404');
    const [english] = (await create()).body.warnings;
    const [other] = (await create({}, '?lang=bg')).body.warnings;
    expect(other.message.replace(/DE\d+/, '')).toBe(english.message.replace(/DE\d+/, ''));
    expect(other.friendlyMessage).not.toBe(english.friendlyMessage);
  });

  // Clause: POST /api/v1/operators 201 EORI never blocks
  it.each<RegisterMode>([
    'valid: true',
    'valid: "false"',
    'no object',
    'error 500',
    '403',
    'redirect to a 404',
    'garbage',
    'nothing',
    'huge body',
    'cut short',
    'hang',
    'slow body',
  ])('keeps nobody out and warns of nothing for an answer of: %s', async (mode) => {
    register.setMode(mode);
    const { status, body } = await create();
    expect([status, body.warnings]).toEqual([201, []]);
    expect(register.asked).toHaveLength(1);
  });

  it('asks for the number by the query, beside what the address has already', async () => {
    const regId = newRegId();
    await create({ regId });
    expect(register.asked).toEqual([`/check?token=abc&eori=${regId}`]);
  });

  it.each([['NATIONAL'], [null]])(
    'asks nothing about an id of the scheme %s',
    async (regIdScheme) => {
      await create({ regIdScheme });
      expect(register.asked).toEqual([]);
    },
  );

  it('asks for the customs number beside another identifier', async () => {
    const json = { regIdScheme: 'LEI', regId: '5493001KJTIIGC8Y1R12', eori: 'DE987654321' };
    await create(json);
    expect(register.asked).toEqual(['/check?token=abc&eori=DE987654321']);
  });

  // Clause: POST /api/v1/operators 201 EORI never blocks
  it('asks nothing about an operator that was known, or refused', async () => {
    const { body } = await create();
    register.asked.length = 0;
    register.setMode('404');
    expect((await create({ regId: body.operator.regId })).body.warnings).toEqual([]);
    expect((await create({ regId: 'de 1' })).status).toBe(400);
    expect((await create({ regId: 'EORI-MOCK-1' })).status).toBe(400);
    expect(register.asked).toEqual([]);
  });

  it.each<RegisterMode>(['valid: true', '404', 'error 500', 'redirect to a 404', 'huge body'])(
    'leaves no connection behind after an answer of: %s',
    async (mode) => {
      register.setMode(mode);
      await create();
      await expect.poll(() => register.countConnections()).toBe(0);
    },
  );

  it('holds no lock while it asks: the operator is there, and others register', async () => {
    const others: number[] = [];
    register.setWhileAsked(async () => {
      register.setWhileAsked();
      others.push((await create({ regIdScheme: null })).status);
    });
    expect((await create()).status).toBe(201);
    expect(others).toEqual([201]);
  });
});
