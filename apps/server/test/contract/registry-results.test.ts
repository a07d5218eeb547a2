import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseDigest } from '../support/database-digest.js';
import {
  bodyAs,
  createReady,
  createRegistryWorkspace,
  readyMapping,
  registryCalls,
  type RegistryWorkspace,
  type WireResults,
} from '../support/registry.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** What the registry says of requests: it alone makes a passport REGISTERED. */

let app: TestApp;
let workspace: RegistryWorkspace;
let passportId: string;
/** The request that was handed in of it. */
let request: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  workspace = await createRegistryWorkspace(app);
  ({ id: passportId } = await createReady(workspace));
  request = await exportOne();
});

async function exportOne(): Promise<Record<string, string>> {
  const { export: made } = await workspace.calls.export();
  const [first = {}] = await workspace.calls.jsonFile(made.id);
  return first;
}

const success = (of: Record<string, string> = request, changes: object = {}) => ({
  uniqueProductIdentifier: of['uniqueProductIdentifier'],
  versionHash: of['versionHash'],
  status: 'SUCCESS',
  registrationId: `REG-${of['digitalProductPassportId']}`,
  ...changes,
});
const failure = (changes: object = {}) => ({
  uniqueProductIdentifier: request['uniqueProductIdentifier'],
  versionHash: request['versionHash'],
  status: 'FAILURE',
  errorCode: 'E-17',
  errorMessage: 'The commodity code is not that of a battery.',
  ...changes,
});

const stateOf = async (id = passportId) => (await workspace.calls.rowOf(id)).state;
const faultsOf = ({ faults }: WireResults) => faults.map(({ row, code }) => `${row} ${code}`);
const xmlOf = (rows: readonly Record<string, unknown>[]) =>
  `<?xml version="1.0"?><answer><results>${rows
    .map(
      (row) =>
        `<result>${Object.entries(row)
          .map(([name, value]) => `<${name}>${String(value)}</${name}>`)
          .join('')}</result>`,
    )
    .join('')}</results></answer>`;
/** Values of rows are texts and numbers. */
const textOf = (value: unknown = '') => (typeof value === 'string' ? value : JSON.stringify(value));
const csvOf = (rows: readonly Record<string, unknown>[]) => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [names, ...rows.map((row) => names.map((name) => textOf(row[name])))]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
};

/** A change of what the registration says, which no seal covers. */
const change = () =>
  app.db('passports').where({ id: passportId }).update({ facility_id: workspace.facilityId });

describe('a result', () => {
  it('makes the version that it names registered, with its id and proof', async () => {
    const proof = { type: 'sealed', token: 'AAAA', hash: request['versionHash'] };
    const registeredAt = '2027-02-18T08:00:00+01:00';
    const reply = await workspace.calls.importRows([success(request, { proof, registeredAt })]);
    expect(reply).toMatchObject({ rows: 1, registered: 1, refused: 0, faulty: 0, faults: [] });
    const row = await workspace.calls.rowOf(passportId);
    expect(row).toMatchObject({
      state: 'REGISTERED',
      registered: {
        outcome: 'REGISTERED',
        registrationId: `REG-${passportId}`,
        registeredAt: '2027-02-18T07:00:00.000Z',
        versionHash: request['versionHash'],
      },
    });
    const items = app.db<{ passport_id: string; proof: unknown }>('registry_items');
    const item = await items.where({ passport_id: passportId }).first('proof');
    expect(item?.proof).toEqual(proof);
  });

  it.each([
    ['JSON', 'application/json', (rows: object[]) => JSON.stringify({ results: rows })],
    ['XML', 'application/xml', (rows: object[]) => xmlOf(rows as Record<string, unknown>[])],
    [
      'CSV',
      'text/csv; charset=utf-8',
      (rows: object[]) => csvOf(rows as Record<string, unknown>[]),
    ],
  ])('is read from %s', async (_form, type, write) => {
    const rows = [success(request, { proof: 'AAAA' })];
    const reply = await workspace.calls.postResults(write(rows), type);
    expect(bodyAs(reply)).toMatchObject({ rows: 1, registered: 1, faulty: 0 });
    expect(await stateOf()).toBe('REGISTERED');
  });

  it('refuses a version with the reason of the registry; a mended one is READY again', async () => {
    expect(await workspace.calls.importRows([failure()])).toMatchObject({ refused: 1 });
    expect(await workspace.calls.rowOf(passportId)).toMatchObject({
      state: 'REFUSED',
      exported: { outcome: 'REFUSED', code: 'E-17' },
    });
    await change();
    expect(await stateOf()).toBe('READY');
  });

  it('may register a version that was refused and handed in again by name', async () => {
    await workspace.calls.importRows([failure()]);
    expect((await workspace.calls.postExport()).body.code).toBe('REGISTRY_EXPORT_EMPTY');
    await workspace.calls.export({ ids: [passportId] });
    expect(await stateOf()).toBe('EXPORTED');
    // The refusal is that of the first request, and changes nothing of the second.
    expect(await workspace.calls.importRows([failure()])).toMatchObject({ unchanged: 1 });
    expect(await stateOf()).toBe('EXPORTED');
    await workspace.calls.importRows([success()]);
    expect(await stateOf()).toBe('REGISTERED');
  });

  it('of an earlier version leaves the passport STALE', async () => {
    await change();
    expect(await workspace.calls.importRows([success()])).toMatchObject({ registered: 1 });
    const row = await workspace.calls.rowOf(passportId);
    expect([row.state, row.registered?.outcome]).toEqual(['STALE', 'REGISTERED']);
  });

  it('of an earlier version does not hide that of a later one that came before', async () => {
    await change();
    const later = await exportOne();
    await workspace.calls.importRows([success(later, { correlationId: later['correlationId'] })]);
    expect(await stateOf()).toBe('REGISTERED');
    const early = success(request, {
      ...{ correlationId: request['correlationId'], registrationId: 'REG-EARLY' },
    });
    expect(await workspace.calls.importRows([early])).toMatchObject({ registered: 1 });
    expect(await stateOf()).toBe('REGISTERED');
  });

  it('that is pending changes nothing', async () => {
    const reply = await workspace.calls.importRows([failure({ status: 'processing' })]);
    expect(reply).toMatchObject({ pending: 1, refused: 0 });
    expect(await stateOf()).toBe('EXPORTED');
  });

  it('of a former edition leaves the next one STALE', async () => {
    await workspace.calls.importRows([success()]);
    const { key } = workspace;
    const opened = await app.request(`/api/v1/passports/${passportId}/revisions`, {
      ...{ method: 'POST', key },
    });
    const { passport } = bodyAs<{ passport: { id: string } }>(opened, 201);
    const path = `/api/v1/passports/${passport.id}`;
    const source = bodyAs<{ passport: { metadata: object } }>(
      await app.request(`${path}/source`, { key }),
    );
    const { metadata } = source.passport;
    bodyAs(await app.request(path, { method: 'PUT', key, json: { metadata } }));
    await workspace.seal(passport.id);
    const row = await workspace.calls.rowOf(passport.id);
    expect([row.state, row.ready]).toEqual(['STALE', true]);
  });
});

describe('a file that is sent again', () => {
  it('changes nothing, not even the audit log', async () => {
    const other = await createReady(workspace);
    const second = await exportOne();
    const rows = [success(), success(second, { proof: { a: [1] } })];
    await workspace.calls.importRows(rows);
    const before = await databaseDigest(app.db);
    expect(await workspace.calls.importRows(rows)).toMatchObject({
      ...{ rows: 2, registered: 0, refused: 0, unchanged: 2, faulty: 0 },
    });
    expect(await databaseDigest(app.db)).toEqual(before);
    expect(await stateOf(other.id)).toBe('REGISTERED');
  });

  it('by three at once is taken over once', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => workspace.calls.importRows([success()])));
    expect(replies.map(({ registered }) => registered).sort()).toEqual([0, 0, 1]);
    const entries = await app
      .db('audit_log')
      .where({ tenant_id: workspace.tenant.id, action: 'registry.results_imported' });
    expect(entries).toHaveLength(1);
  });
});

describe('a row with a fault', () => {
  const hash = 'b'.repeat(64);
  const faulty: readonly (readonly [string, () => unknown, string])[] = [
    ['no object', () => 'SUCCESS', 'ROW_MALFORMED'],
    ['no product', () => success(request, { uniqueProductIdentifier: null }), 'ROW_MALFORMED'],
    ['no outcome', () => success(request, { status: undefined }), 'ROW_MALFORMED'],
    ['an unknown outcome', () => success(request, { status: 'DONE' }), 'OUTCOME_UNKNOWN'],
    ['no hash', () => success(request, { versionHash: '' }), 'ROW_MALFORMED'],
    ['half a hash', () => success(request, { versionHash: 'abc' }), 'ROW_MALFORMED'],
    [
      'the hash of another version',
      () => success(request, { versionHash: hash }),
      'VERSION_UNKNOWN',
    ],
    ['no registration id', () => success(request, { registrationId: ' ' }), 'ROW_MALFORMED'],
    ['a number for a text', () => success(request, { registrationId: 7 }), 'ROW_MALFORMED'],
    ['a long id', () => success(request, { registrationId: 'x'.repeat(201) }), 'ROW_MALFORMED'],
    ['no time', () => success(request, { registeredAt: '18.2.2027' }), 'ROW_MALFORMED'],
    [
      'a time without a zone',
      () => success(request, { registeredAt: '2027-02-18T08:00:00' }),
      'ROW_MALFORMED',
    ],
    [
      'an impossible time',
      () => success(request, { registeredAt: '2027-02-31T25:00:00Z' }),
      'ROW_MALFORMED',
    ],
    ['a control character', () => failure({ errorMessage: 'a\u0007' }), 'ROW_MALFORMED'],
    ['a long proof', () => success(request, { proof: 'x'.repeat(17_000) }), 'ROW_MALFORMED'],
    [
      'an unknown product',
      () => success(request, { uniqueProductIdentifier: 'https://dpp.example/01/1' }),
      'ITEM_UNKNOWN',
    ],
    ['an unknown request', () => success(request, { correlationId: 'x-1' }), 'ITEM_UNKNOWN'],
  ];

  it.each(faulty)('is named, and stops no other: %s', async (_what, row, code) => {
    const good = await createReady(workspace);
    const other = await exportOne();
    const reply = await workspace.calls.importRows([row() as object, success(other)]);
    expect(faultsOf(reply)).toEqual([`1 ${code}`]);
    expect(reply).toMatchObject({ rows: 2, registered: 1, faulty: 1 });
    expect([await stateOf(), await stateOf(good.id)]).toEqual(['EXPORTED', 'REGISTERED']);
  });

  it.each([
    ['twice the same', () => [success(), success()]],
    ['with another outcome', () => [success(), failure()]],
    [
      'with and without a correlation id',
      () => [success(), success(request, { correlationId: request['correlationId'] })],
    ],
  ])('is each of two of one request: %s', async (_what, rows) => {
    const reply = await workspace.calls.importRows(rows());
    expect(faultsOf(reply)).toEqual(['1 ROW_DUPLICATE', '2 ROW_DUPLICATE']);
    expect(await stateOf()).toBe('EXPORTED');
  });

  it.each([
    ['a refusal', () => failure()],
    ['another registration', () => success(request, { registrationId: 'REG-OTHER' })],
  ])('is %s of a request that is registered', async (_what, row) => {
    await workspace.calls.importRows([success()]);
    expect(faultsOf(await workspace.calls.importRows([row()]))).toEqual(['1 RESULT_CONFLICT']);
    expect(await stateOf()).toBe('REGISTERED');
  });

  it('is that of another workspace, and of another operator', async () => {
    const stranger = await createRegistryWorkspace(app);
    expect(faultsOf(await stranger.calls.importRows([success()]))).toEqual(['1 ITEM_UNKNOWN']);
    const { id: operatorId } = await workspace.createOperator();
    const scoped = registryCalls(app, await workspace.createKey({ operatorId }));
    expect(faultsOf(await scoped.importRows([success()]))).toEqual(['1 ITEM_UNKNOWN']);
    expect(await stateOf()).toBe('EXPORTED');
  });
});

describe('a hostile file', () => {
  const bomb = `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><results><result>&b;</result></results>`;
  const external = `<!DOCTYPE a SYSTEM "file:///etc/passwd"><results/>`;
  const hostile: readonly (readonly [string, string, string | Uint8Array, number])[] = [
    ['an entity bomb', 'application/xml', bomb, 400],
    ['an external entity', 'application/xml', external, 400],
    ['an unknown entity', 'application/xml', '<results><result>&x;</result></results>', 400],
    ['elements without end', 'application/xml', '<a>'.repeat(100_000), 400],
    ['broken XML', 'application/xml', '<results><result></results>', 400],
    ['no XML', 'application/xml', '{"results":[]}', 400],
    [
      'a NUL reference',
      'application/xml',
      '<results><result><status>&#0;</status></result></results>',
      400,
    ],
    ['an empty file', 'application/xml', '', 400],
    ['an empty JSON file', 'application/json', '', 400],
    ['no JSON', 'application/json', '<results/>', 400],
    ['JSON without the list', 'application/json', '{"rows":[]}', 400],
    ['a list alone', 'application/json', '[]', 400],
    ['a key twice', 'application/json', '{"results":[],"results":[]}', 400],
    [
      'a key of the prototype',
      'application/json',
      '{"results":[{"__proto__":{"status":"SUCCESS"}}]}',
      400,
    ],
    ['deep JSON', 'application/json', `{"results":${'['.repeat(1000)}${']'.repeat(1000)}}`, 400],
    ['bytes that are no UTF-8', 'application/json', new Uint8Array([0xff, 0xfe, 0x00]), 400],
    ['10,001 rows', 'application/json', JSON.stringify({ results: Array(10_001).fill({}) }), 400],
    ['10,001 elements', 'application/xml', `<r>${'<result/>'.repeat(10_001)}</r>`, 400],
    ['CSV without its columns', 'text/csv', 'a,b\n1,2', 400],
    ['CSV with a column twice', 'text/csv', 'status,status,uniqueProductIdentifier\n1,2,3', 400],
    ['CSV with an open quote', 'text/csv', 'status,uniqueProductIdentifier\n"1,2', 400],
    ['20 MB', 'application/json', new Uint8Array(20_000_000), 413],
    ['another type', 'application/pdf', '%PDF', 415],
    ['XML by its other name', 'text/xml', '<results/>', 415],
  ];

  it.each(hostile)('is refused: %s', async (_what, type, body, status) => {
    const before = await databaseDigest(app.db);
    const reply = await workspace.calls.postResults(body, type);
    expect(reply.status, reply.text.slice(0, 300)).toBe(status);
    expect(await databaseDigest(app.db)).toEqual(before);
    expect(await stateOf()).toBe('EXPORTED');
  });

  it('has faults in rows that only look like results', async () => {
    const product = String(request['uniqueProductIdentifier']);
    const nested = `<result><uniqueProductIdentifier>${product}<b/></uniqueProductIdentifier></result>`;
    const twice = `<result><status>SUCCESS</status><status>FAILURE</status></result>`;
    const long = `<result><status>${'x'.repeat(1_000_000)}</status></result>`;
    const xml = `<x:results xmlns:x="a">${nested}${twice}${long}</x:results>`;
    const reply = bodyAs<WireResults>(await workspace.calls.postResults(xml, 'application/xml'));
    expect(faultsOf(reply)).toEqual(['1 ROW_MALFORMED', '2 ROW_MALFORMED', '3 ROW_MALFORMED']);
    const csv = 'status,uniqueProductIdentifier\nSUCCESS,a,b\n\u0000,a\nSUCCESS';
    const table = bodyAs<WireResults>(await workspace.calls.postResults(csv, 'text/csv'));
    expect(faultsOf(table)).toEqual(['1 ROW_MALFORMED', '2 ROW_MALFORMED', '3 ROW_MALFORMED']);
    expect(await stateOf()).toBe('EXPORTED');
  });

  it('of ten thousand faulty rows is answered with a thousand of them', async () => {
    const results = Array.from({ length: 10_000 }, (_, n) => ({ status: `x${n}` }));
    const reply = await workspace.calls.importRows(results);
    expect([reply.rows, reply.faulty, reply.faults.length]).toEqual([10_000, 10_000, 1000]);
  });
});

describe('the names of results', () => {
  it('are those of the mapping', async () => {
    const { result } = readyMapping;
    const names = { ...result.names, outcome: 'verdict', registrationId: 'number' };
    const outcomes = { registered: ['OK'], refused: ['NO'], pending: [] };
    const mapping = { ...readyMapping, result: { ...result, list: 'answers', names, outcomes } };
    bodyAs(await workspace.calls.putMapping(mapping));
    const { status: _status, registrationId: number, ...row } = success();
    const body = JSON.stringify({ answers: [{ ...row, verdict: 'ok', number }] });
    expect(bodyAs(await workspace.calls.postResults(body))).toMatchObject({ registered: 1 });
    expect(await stateOf()).toBe('REGISTERED');
  });
});
