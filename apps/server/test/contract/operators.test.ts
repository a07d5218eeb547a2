import { createHash, randomUUID } from 'node:crypto';
import { canonicalJson } from '@dpp/merkle-seal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditLogRow } from '../../src/platform/db/tables.js';
import { newRegId, operatorBody } from '../support/factories.js';
import { anyText, timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const create = (json: unknown, key = workspace.key) =>
  app.request('/api/v1/operators', { key, json });
const get = (id: string, key = workspace.key) => app.request(`/api/v1/operators/${id}`, { key });
const list = (query = '', key = workspace.key) => app.request(`/api/v1/operators${query}`, { key });

describe('POST /api/v1/operators', () => {
  // Clause: operator fields
  // Clause: POST /api/v1/operators 201
  it('answers 201 with the operator and no warnings', async () => {
    const { status, body } = await create(operatorBody({ name: 'Rhein AG', regId: 'HRB-1' }));
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      message: anyText,
      operator: {
        id: anyText,
        name: 'Rhein AG',
        regId: 'HRB-1',
        regIdScheme: null,
        eori: null,
        role: 'MANUFACTURER',
        archivedAt: null,
        createdAt: timestamp,
      },
      warnings: [],
    });
  });

  it('trims name, regId and role', async () => {
    const { body } = await create({ name: ' Acme ', regId: ' HRB-2 ', role: ' IMPORTER ' });
    expect(body.operator).toMatchObject({ name: 'Acme', regId: 'HRB-2', role: 'IMPORTER' });
  });

  // Clause: operator role
  it.each([undefined, '', '  '])('makes a MANUFACTURER of role %j', async (role) => {
    const { body } = await create(operatorBody({ role }));
    expect(body.operator.role).toBe('MANUFACTURER');
  });

  // Clause: operator regIdScheme
  it.each([
    ['eori', 'EORI', newRegId()],
    [' Vat ', 'VAT', 'DE136695976'],
    ['DUNS', 'DUNS', newRegId()],
    ['national', 'NATIONAL', newRegId()],
    ['Other', 'OTHER', newRegId()],
    ['lei', 'LEI', '5493001KJTIIGC8Y1R12'],
    ['Gln', 'GLN', '0614141123452'],
    ['NTR', 'NTR', 'HRB 7712'],
    ['eid', 'EID', 'DE/AT/1234567890'],
    [null, null, newRegId()],
  ])('stores the scheme %j as %j', async (sent, stored, regId) => {
    const { body } = await create(operatorBody({ regIdScheme: sent, regId }));
    expect(body.operator).toMatchObject({ regIdScheme: stored, regId });
  });

  it('stores a customs number beside another identifier, trimmed', async () => {
    const { body } = await create(operatorBody({ eori: ' DE1234567 ' }));
    expect(body.operator.eori).toBe('DE1234567');
    const { body: without } = await create(operatorBody({ eori: '  ' }));
    expect(without.operator.eori).toBeNull();
  });

  it.each([
    ['an LEI with a wrong check digit', { regIdScheme: 'LEI', regId: '5493001KJTIIGC8Y1R13' }],
    ['an LEI in small letters', { regIdScheme: 'LEI', regId: '5493001kjtiigc8y1r12' }],
    ['a GLN with a wrong check digit', { regIdScheme: 'GLN', regId: '0614141123453' }],
    ['a VAT number with a wrong check digit', { regIdScheme: 'VAT', regId: 'DE136695975' }],
    ['a VAT number with spaces', { regIdScheme: 'VAT', regId: 'DE 136 695 976' }],
    ['a VAT number without its country', { regIdScheme: 'VAT', regId: '136695976' }],
    ['a customs number without its country', { eori: '1234567' }],
    ['a second customs number', { regIdScheme: 'EORI', regId: 'DE7654321', eori: 'DE1234567' }],
  ])('refuses %s, and says what is wrong with it', async (_name, changes) => {
    const { status, body } = await create(operatorBody(changes));
    expect(status).toBe(400);
    expect(body.message).toMatch(
      /check digit|VAT number|LEI is|two capital letters|Leave eori out/,
    );
  });

  // Clause: operator EORI
  // Clause: operator EORI-MOCK
  // Clause: POST /api/v1/operators 400 regId
  it.each([
    ['an unknown scheme', { regIdScheme: 'SIREN' }],
    ['a blank scheme', { regIdScheme: '' }],
    ['a scheme with a letter that is another in capitals', { regIdScheme: 'eorı' }],
    ['a blank name', { name: '   ' }],
    ['a blank regId', { regId: ' \t' }],
    ['an EORI in small letters', { regIdScheme: 'EORI', regId: 'de123' }],
    ['an EORI without a country', { regIdScheme: 'EORI', regId: '12345' }],
    ['an EORI of two letters only', { regIdScheme: 'EORI', regId: 'DE' }],
    [
      'an EORI with 16 characters after the country',
      { regIdScheme: 'EORI', regId: `DE${'1'.repeat(16)}` },
    ],
    ['an EORI with a blank inside', { regIdScheme: 'EORI', regId: 'DE 123' }],
    ['a made-up EORI', { regId: 'EORI-MOCK-1' }],
    ['a made-up EORI under another scheme', { regId: 'EORI-MOCK', regIdScheme: 'OTHER' }],
    ['a made-up EORI in another case', { regId: 'eori-mock-7' }],
    ['a made-up EORI behind a blank', { regId: ' EORI-MOCK-1' }],
    ['a made-up EORI behind what nobody sees', { regId: '\u200bEORI-MOCK-1' }],
    ['a made-up EORI with blanks inside', { regId: 'EORI -\u00adMOCK-1' }],
    ['a made-up EORI in full-width letters', { regId: 'ＥＯＲＩ－ＭＯＣＫ-1' }],
  ])('refuses %s with the standard 400', async (_name, changes) => {
    const { status, body } = await create(operatorBody(changes));
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: 'Bad Request' });
    expect(body.message).toEqual(anyText);
  });

  // Clause: operator EORI
  it.each([`DE${'1'.repeat(15)}`, 'PT1', 'FRaB9'])('takes %s as an EORI', async (regId) => {
    const { status } = await create(operatorBody({ regId, regIdScheme: 'EORI' }));
    expect(status).toBe(201);
  });

  // Clause: POST /api/v1/operators 400
  it.each([
    ['name is missing', { regId: 'X-1' }],
    ['regId is missing', { name: 'X' }],
    ['name is no text', { name: 5, regId: 'X-1' }],
    ['regId is null', { name: 'X', regId: null }],
    ['role has 65 characters', operatorBody({ role: 'r'.repeat(65) })],
    ['the body is a list', []],
    ['the body is null', null],
  ])('answers {success, message} without error when %s', async (_name, json) => {
    const { status, body } = await create(json);
    expect(status).toBe(400);
    expect(body).toEqual({ success: false, message: anyText, code: 'INVALID_REQUEST' });
  });

  // Clause: operator role
  it('takes a role of 64 characters', async () => {
    const role = 'r'.repeat(64);
    const { body } = await create(operatorBody({ role }));
    expect(body.operator.role).toBe(role);
  });

  // Clause: POST /api/v1/operators 201 known
  it('returns the known operator for a regId the workspace has, ignoring the rest', async () => {
    const regId = newRegId();
    const first = await create({ name: 'First', regId, role: 'IMPORTER', regIdScheme: 'OTHER' });
    const again = await create({ name: 'Second', regId, role: 'RETAILER', regIdScheme: 'DUNS' });
    expect(again.status).toBe(201);
    expect(again.body.operator).toEqual(first.body.operator);
  });

  // Clause: POST /api/v1/operators 201 known
  it.each(['LEI', '', 'EORI'])(
    'returns the known operator although its regId is none of the submitted scheme %j',
    async (regIdScheme) => {
      const operator = await workspace.createOperator({ regId: `not-an-eori-${randomUUID()}` });
      const { status, body } = await create(operatorBody({ regId: operator.regId, regIdScheme }));
      expect([status, body.operator]).toEqual([201, operator]);
    },
  );

  // Clause: operator 5
  it('returns an archived operator for its regId and leaves it archived', async () => {
    const operator = await workspace.createOperator();
    await app.db('operators').where({ id: operator.id }).update({ archived_at: new Date() });
    const { status, body } = await create(operatorBody({ regId: operator.regId }));
    expect([status, body.operator.id]).toEqual([201, operator.id]);
    expect(body.operator.archivedAt).not.toBeNull();
  });

  // Clause: operator regId
  it('lets another workspace register the same regId for itself', async () => {
    const regId = newRegId();
    const other = await createWorkspace(app);
    const [mine, theirs] = [
      await create(operatorBody({ regId })),
      await create(operatorBody({ regId }), other.key),
    ];
    expect(theirs.status).toBe(201);
    expect(theirs.body.operator.id).not.toBe(mine.body.operator.id);
  });

  // Clause: operator regId
  it('makes one operator of concurrent requests with one regId', async () => {
    const json = operatorBody();
    const replies = await Promise.all([1, 2, 3, 4].map(() => create(json)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map(({ body }) => body.operator.id)).size).toBe(1);
  });

  // Clause: POST /api/v1/operators 403
  it('refuses an operator-scoped key: the effect is on the whole workspace', async () => {
    const { operatorId } = workspace;
    const { status, body } = await create(
      operatorBody(),
      await workspace.createKey({ operatorId }),
    );
    expect([status, body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });

  // Clause: POST /api/v1/operators 403
  it('needs operator:create', async () => {
    const key = await workspace.createKey({ permissions: ['operator:read', 'operator:write'] });
    expect((await create(operatorBody(), key)).status).toBe(403);
  });
});

/** SHA-256 over the canonical JSON of what an audit entry says. */
function hashOf(row: AuditLogRow): string {
  const entry = {
    id: row.id,
    tenantId: row.tenant_id,
    action: row.action,
    actor: row.actor,
    targetType: row.target_type,
    targetId: row.target_id,
    ip: row.ip,
    details: row.details as Record<string, string>,
    at: row.created_at.toISOString(),
    seq: row.seq,
    previousHash: row.previous_hash,
  };
  return createHash('sha256').update(canonicalJson(entry)).digest('hex');
}

describe('what registering an operator records', () => {
  // Clause: audit event operator.created
  it('writes one audit entry that names the key, and one notification', async () => {
    const operator = await workspace.createOperator();
    const target = { tenant_id: workspace.tenant.id, target_id: operator.id };
    const entries = await app.db<AuditLogRow>('audit_log').where(target);
    const notifications = await app.db('notifications').where(target);
    expect(entries).toMatchObject([{ action: 'operator.created', target_type: 'operator' }]);
    expect(entries[0]?.actor).toMatch(/^api-key:[0-9a-f-]{36}$/);
    expect(notifications).toMatchObject([{ kind: 'operator.created', read_at: null }]);
  });

  // Clause: audit event operator.created
  it('writes nothing for an operator that was known', async () => {
    const operator = await workspace.createOperator();
    await create(operatorBody({ regId: operator.regId }));
    const target = { target_id: operator.id };
    expect(await app.db('audit_log').where(target)).toHaveLength(1);
    expect(await app.db('notifications').where(target)).toHaveLength(1);
  });

  it('chains the audit entries of a workspace by their hashes, also under concurrency', async () => {
    const fresh = await createWorkspace(app);
    await Promise.all([1, 2, 3, 4, 5].map(() => create(operatorBody(), fresh.key)));
    const rows = await app
      .db<AuditLogRow>('audit_log')
      .where({ tenant_id: fresh.tenant.id })
      .orderBy('seq');
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
    expect(rows.length).toBeGreaterThanOrEqual(7);
    let previousHash = '0'.repeat(64);
    for (const row of rows) {
      expect(row.previous_hash).toBe(previousHash);
      previousHash = hashOf(row);
      expect(row.entry_hash).toBe(previousHash);
    }
  });
});

describe('GET /api/v1/operators', () => {
  // Clause: GET /api/v1/operators 200
  it('lists active operators by name with their count', async () => {
    const fresh = await createWorkspace(app);
    for (const name of ['Cedar', 'Alder', 'Birch']) await fresh.createOperator({ name });
    const { status, body } = await list('', fresh.key);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['success', 'count', 'operators']);
    expect(body.count).toBe(4);
    expect(body.operators.map(({ name }) => name)).toEqual([
      'Alder',
      'Birch',
      'Cedar',
      'Nordvind Apparel AB',
    ]);
  });

  // Clause: GET /api/v1/operators 200 archived
  it('lists archived operators too when they are asked for, and only then', async () => {
    const fresh = await createWorkspace(app);
    const gone = await fresh.createOperator({ name: 'Gone' });
    await app.db('operators').where({ id: gone.id }).update({ archived_at: new Date() });
    const idsOf = async (query: string) =>
      (await list(query, fresh.key)).body.operators.map(({ id }) => id);
    expect(await idsOf('?archived=true')).toEqual([gone.id, fresh.operatorId]);
    expect(await idsOf('?archived=false')).toEqual([fresh.operatorId]);
    expect(await idsOf('')).toEqual([fresh.operatorId]);
  });

  // Clause: GET /api/v1/operators 400
  it.each(['yes', '1', 'TRUE', ''])(
    'refuses archived=%j with 400 FST_ERR_VALIDATION',
    async (value) => {
      const { status, body } = await list(`?archived=${value}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        statusCode: 400,
        code: 'FST_ERR_VALIDATION',
        error: 'Bad Request',
      });
    },
  );

  // Clause: GET /api/v1/operators 200 scope
  it('shows an operator-scoped key its own operator only', async () => {
    const operator = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId: operator.id });
    const { body } = await list('', key);
    expect(body.operators).toEqual([operator]);
  });

  it("shows nothing of another workspace's operators", async () => {
    const other = await createWorkspace(app);
    const { body } = await list('', other.key);
    expect(body.operators.map(({ id }) => id)).toEqual([other.operatorId]);
  });

  // Clause: GET /api/v1/operators 403
  it('needs operator:read', async () => {
    const key = await workspace.createKey({ permissions: ['operator:create'] });
    expect((await list('', key)).status).toBe(403);
  });
});

describe('GET /api/v1/operators/{id}', () => {
  // Clause: GET /api/v1/operators/{id} 200
  it('answers {success, operator}', async () => {
    const operator = await workspace.createOperator();
    const { status, body } = await get(operator.id);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, operator });
  });

  // Clause: GET /api/v1/operators/{id} 200
  it('shows an archived operator too', async () => {
    const operator = await workspace.createOperator();
    await app.db('operators').where({ id: operator.id }).update({ archived_at: new Date() });
    const { status, body } = await get(operator.id);
    expect([status, typeof body.operator.archivedAt]).toEqual([200, 'string']);
  });

  // Clause: GET /api/v1/operators/{id} 404
  it.each([randomUUID(), 'not-a-uuid', '1', "' or 1=1 --"])('answers 404 for %j', async (id) => {
    const { status, body } = await get(encodeURIComponent(id));
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false, error: 'Not Found' });
  });

  // Clause: GET /api/v1/operators/{id} 403
  it('refuses an operator-scoped key on another operator', async () => {
    const operator = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId: workspace.operatorId });
    const { status, body } = await get(operator.id, key);
    expect([status, body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });
});
