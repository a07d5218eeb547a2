import { openCsv } from '@dpp/espr-validate/csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battery, newGtin, steel, textiles, type MetadataBody } from '../support/factories.js';
import { timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { startSession, type TestSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let editor: TestSession;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise' });
  editor = await startSession(app, workspace.tenant, 'COMPLIANCE_OFFICER');
});
afterAll(() => app.close());

interface Point {
  readonly number: number;
  readonly value: string | null;
  readonly [member: string]: unknown;
}

const pathOf = (id: string) => `/api/v1/passports/${id}/data-points`;
const dataPoints = (id: string, key = editor.token) => app.request(pathOf(id), { key });
const pointsOf = ({ body }: TestReply) => body['dataPoints'] as readonly Point[];
const draftOf = (metadata: MetadataBody) => workspace.createPassport({ draft: true, metadata });
const codeOf = ({ status, body }: TestReply) => [status, body['code']];

describe('GET /api/v1/passports/{id}/data-points', () => {
  // Clause: GET /api/v1/passports/{id}/data-points 200
  it('lists all 71 of a complete battery, with the passport that they are of', async () => {
    const productId = newGtin();
    const { id } = await workspace.createPassport({ productId, metadata: battery() });
    const reply = await dataPoints(id);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    const { dataPoints: points, ...others } = reply.body as unknown as MetadataBody;
    expect(others).toEqual({
      success: true,
      id,
      productId,
      passportStatus: 'ACTIVE',
      version: 1,
      updatedAt: timestamp,
      updatedBy: expect.any(String) as string,
      batteryType: 'ev',
      mandatory: 51,
      mandatoryFilled: 50,
      filled: 70,
    });
    expect(points).toHaveLength(71);
    expect(pointsOf(reply)[0]?.value).toMatch(new RegExp(`/01/${productId}$`));
    expect(pointsOf(reply).filter(({ value }) => value === null)).toEqual([
      expect.objectContaining({ number: 2, emptyReason: 'unit' }),
    ]);
  });

  it('shows an owner what others must not see, with the audience of each', async () => {
    const { productId } = await workspace.createPassport({ metadata: battery() });
    const points = pointsOf(await dataPoints(productId));
    expect(points[49]).toEqual({
      number: 50,
      name: 'Test reports',
      article: 'Annex XIII, 3',
      tier: 'authorities',
      audiences: ['authority', 'owner'],
      isDynamic: false,
      status: 'mandatory',
      paths: ['testReports'],
      value: 'https://danube-cells.example.com/tests/tp-84.pdf',
      unit: null,
      emptyReason: null,
    });
    expect(points[9]).toMatchObject({ value: '512.4', unit: 'kg' });
  });

  it.each([
    [{ batteryCategory: 'lmt', weight: 'heavy' }, 54, 10, 'malformed'],
    [{ batteryCategory: 'ev' }, 51, 10, 'missing'],
    [{ batteryCategory: 'ev' }, 51, 17, 'pending'],
    [{ batteryCategory: 'ev' }, 51, 62, 'not-applicable'],
    [{ batteryCategory: 'lmt' }, 54, 35, 'not-stated'],
    [{ batteryCategory: 'portable' }, 0, 10, 'no-passport-due'],
    [{}, 0, 10, 'type-unknown'],
  ])('says of the draft %j why a data point is empty', async (metadata, mandatory, number, why) => {
    const { id } = await draftOf({ category: 'batteries', ...metadata });
    const reply = await dataPoints(id);
    expect(reply.body).toMatchObject({ passportStatus: 'DRAFT', mandatory });
    expect(pointsOf(reply)[number - 1]).toMatchObject({ value: null, emptyReason: why });
  });

  it.each(['TENANT_ADMIN', 'BRAND_OPERATOR', 'COMPLIANCE_OFFICER', 'AUDITOR'] as const)(
    'is for a session as %s',
    async (role) => {
      const { id } = await draftOf({ category: 'batteries' });
      const { token } = await startSession(app, workspace.tenant, role);
      expect((await dataPoints(id, token)).status).toBe(200);
    },
  );

  // Clause: GET /api/v1/passports/{id}/data-points 403
  it('refuses a reader who is neither editor nor auditor', async () => {
    const { id } = await workspace.createPassport({ metadata: battery() });
    const key = await workspace.createKey({ permissions: ['passport:read'] });
    expect(codeOf(await dataPoints(id, key))).toEqual([403, 'PERMISSION_MISSING']);
  });

  it('refuses a key of another operator', async () => {
    const other = await workspace.createOperator();
    const { id } = await workspace.createPassport({ metadata: battery() });
    const key = await workspace.createKey({ operatorId: other.id });
    expect(codeOf(await dataPoints(id, key))).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });

  it('refuses the public, and a token that opens restricted documents', async () => {
    const { id } = await workspace.createPassport({ metadata: battery() });
    expect((await app.request(pathOf(id))).status).toBe(401);
    expect((await dataPoints(id, `dpp_auth_${'a'.repeat(64)}`)).status).toBe(401);
  });

  // Clause: GET /api/v1/passports/{id}/data-points 404
  it.each(['not-a-uuid', '00000000-0000-4000-8000-000000000000', '09506000134352'])(
    'answers 404 for %s',
    async (id) => {
      expect(codeOf(await dataPoints(id))).toEqual([404, 'PASSPORT_NOT_FOUND']);
    },
  );

  it("answers 404 for another workspace's battery", async () => {
    const theirs = await createWorkspace(app);
    const { id } = await theirs.createPassport({ metadata: battery() });
    expect((await dataPoints(id)).status).toBe(404);
  });

  // Clause: GET /api/v1/passports/{id}/data-points 409
  it.each([
    ['textiles', textiles()],
    ['steel', steel()],
    ['no category', { batteryCategory: 'ev' }],
    ['a category in capitals', { category: 'BATTERIES' }],
    ['a list of categories', { category: ['batteries'] }],
  ])('answers 409 for a draft of %s, and no table either', async (_, metadata) => {
    const { id } = await draftOf(metadata);
    expect(codeOf(await dataPoints(id))).toEqual([409, 'PASSPORT_NOT_BATTERY']);
    const table = await app.request(`${pathOf(id)}?format=csv`, { key: editor.token });
    expect(codeOf(table)).toEqual([409, 'PASSPORT_NOT_BATTERY']);
  });

  // Clause: GET /api/v1/passports/{id}/data-points 400
  it.each(['xlsx', 'CSV', '', 'csv,json'])('refuses the format %j', async (format) => {
    const { id } = await draftOf({ category: 'batteries' });
    const reply = await app.request(`${pathOf(id)}?format=${format}`, { key: editor.token });
    expect(codeOf(reply)).toEqual([400, 'INVALID_REQUEST']);
  });
});

describe('the data points as CSV', () => {
  const csv = async (id: string) => {
    const reply = await app.request(`${pathOf(id)}?format=csv`, { key: editor.token });
    const rows: string[][] = [];
    for await (const { cells } of (await openCsv([reply.text])).records) rows.push([...cells]);
    return { reply, rows };
  };

  it('are a table of 71 lines in UTF-8, to be saved', async () => {
    const { id, productId } = await workspace.createPassport({ metadata: battery() });
    const { reply, rows } = await csv(id);
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toContain(`data-points-${productId}.csv`);
    const sent = await fetch(`${app.origin}${pathOf(id)}?format=csv`, {
      headers: { Authorization: `Bearer ${editor.token}` },
    });
    expect([...new Uint8Array(await sent.arrayBuffer()).subarray(0, 3)]).toEqual([
      0xef, 0xbb, 0xbf,
    ]);
    expect(rows.length).toBe(72);
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([10]));
    expect(rows[10]).toEqual([
      '10',
      'Weight',
      'Annex VI, A(5)',
      'public',
      'public, legitimate-interest, authority, owner',
      'mandatory',
      '512.4',
      'kg',
      '',
      'weight',
    ]);
    expect(rows[4]?.[6]).toBe('Ipari park 7, 2900 Komárom, Hungary');
  });

  it.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\uff1d1', "'=1", ' =1'])(
    'hold no formula of %j',
    async (chemistry) => {
      const { id } = await draftOf({ category: 'batteries', batteryCategory: 'ev', chemistry });
      const { reply } = await csv(id);
      const line = reply.text.split('\r\n').find((each) => each.startsWith('12,'));
      expect(line).toContain(`,'${chemistry.trim().replace(/^'/, '')},`);
    },
  );

  it('keep quotes, commas and line ends inside a cell', async () => {
    const chemistry = 'NMC "811",\r\nnickel-rich';
    const { id } = await draftOf({ category: 'batteries', chemistry });
    expect((await csv(id)).rows[12]?.[6]).toBe(chemistry);
  });

  it.each([
    ['text/csv', 'text/csv'],
    ['text/csv;q=0.5, application/json', 'application/json'],
    ['application/json;q=0.5, text/csv', 'text/csv'],
    ['text/csv;q=0', 'application/json'],
    ['text/html', 'application/json'],
    ['*/*', 'application/json'],
  ])('are given for Accept: %s as %s', async (accept, mediaType) => {
    const { id } = await draftOf({ category: 'batteries' });
    const headers = { Accept: accept };
    const reply = await app.request(pathOf(id), { key: editor.token, headers });
    expect(reply.headers.get('content-type')?.split(';')[0]).toBe(mediaType);
    expect(reply.headers.get('vary')).toContain('Accept');
  });

  it('are not given where the query asks for JSON', async () => {
    const { id } = await draftOf({ category: 'batteries' });
    const headers = { Accept: 'text/csv' };
    const reply = await app.request(`${pathOf(id)}?format=json`, { key: editor.token, headers });
    expect(reply.body).toMatchObject({ success: true });
  });
});
