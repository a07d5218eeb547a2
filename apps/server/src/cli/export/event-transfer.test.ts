import { readFileSync, existsSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import {
  credentialOf,
  documentOf,
  minute,
  newEpc,
  observed,
  packed,
  signEvent,
  transformed,
} from '../../../test/support/events.js';
import { openCommandLine } from '../../../test/support/command-line.js';
import { getTenant, withDatabase } from '../command/command-context.js';
import { maxEntryLength } from '../files/json-array-splitter.js';

const commandLine = openCommandLine();
const {
  run: dpp,
  write: fileOf,
  writeLines: lines,
  faultsOf,
  pathOf,
  access,
  openDatabase,
} = commandLine;
afterAll(() => commandLine.close());

/** The result of an import. */
async function imported(file: string, tenant: string, ...options: string[]) {
  const reply = await dpp('import', 'events', file, '--tenant', tenant, '--json', ...options);
  if (reply.printed === '') throw new Error(reply.complained);
  const counts = JSON.parse(reply.printed) as Record<string, unknown>;
  return { ...counts, exitCode: reply.exitCode };
}

async function exported(tenant: string) {
  const { printed } = await dpp('export', 'events', '--tenant', tenant);
  return printed.split('\n').slice(0, -1);
}

async function create(subdomain: string): Promise<string> {
  expect(
    await dpp('tenant', 'create', '--name', subdomain, '--subdomain', subdomain),
  ).toMatchObject({ exitCode: 0 });
  return subdomain;
}

const text = (event: object) => JSON.stringify(event);
const badAction = observed(1, [newEpc()], { action: 'SEE' });
const transaction = {
  type: 'TransactionEvent',
  action: 'ADD',
  eventTime: minute(1),
  eventTimeZoneOffset: '+00:00',
  bizTransactionList: [{ bizTransaction: 'urn:a:order' }],
  epcList: [newEpc()],
};

describe('dpp import events', () => {
  it('captures the events of a document, wherever it says what is around them, and names those it refuses', async () => {
    const tenant = await create('document');
    const [bale, yarn] = [newEpc(), newEpc()];
    const [first, second] = [observed(1, [bale]), transformed(2, [bale], [yarn])];
    const { epcisBody, ...around } = documentOf([first, badAction, second, transaction]);
    const file = fileOf('one.jsonld', JSON.stringify({ epcisBody, ...around }, null, 1));
    expect(await imported(file, tenant)).toMatchObject({
      ...{ rows: 4, inserted: 2, alreadyThere: 0, failed: 2 },
      ...{ report: `${file}.errors.ndjson`, exitCode: 1 },
    });
    const faults = faultsOf(file);
    expect(faults.map(({ message }) => message.split(': ')[0])).toEqual([
      '/epcisBody/eventList/1/action',
      '/epcisBody/eventList/3',
    ]);
    const whole = JSON.stringify({ epcisBody, ...around }, null, 1).split('\n');
    for (const { line } of faults) expect(whole[line - 1]?.trim()).toBe('{');
    expect(await exported(tenant)).toEqual([first, second].map(text));
  });

  it('captures a list, and lines of events, of documents and of both kinds of them', async () => {
    const tenant = await create('kinds');
    const events = Array.from({ length: 6 }, (_, n) => observed(n, [newEpc()]));
    const [a, b, c, d, e, f] = events;
    const list = fileOf('list.json', JSON.stringify([a, badAction, documentOf([b])]));
    expect(await imported(list, tenant)).toMatchObject({ rows: 3, inserted: 2, failed: 1 });
    expect(faultsOf(list)).toMatchObject([
      { message: expect.stringMatching(/^\/1\/action: /) as string },
    ]);
    const answer = {
      ...documentOf([]),
      type: 'EPCISQueryDocument',
      epcisBody: {
        queryResults: { queryName: 'SimpleEventQuery', resultsBody: { eventList: [e, badAction] } },
      },
    };
    const file = lines('lines.ndjson', [
      c,
      documentOf([d, a]),
      answer,
      f,
      { ...answer, type: 'EPCISDocument' },
    ]);
    expect(await imported(file, tenant)).toMatchObject({
      ...{ rows: 7, inserted: 4, alreadyThere: 1, failed: 2 },
    });
    expect(faultsOf(file)).toMatchObject([
      {
        line: 3,
        message: expect.stringMatching(
          /^\/epcisBody\/queryResults\/resultsBody\/eventList\/1\/action: /,
        ) as string,
      },
      { line: 5, message: expect.stringMatching(/^\/epcisBody/) as string },
    ]);
    expect((await exported(tenant)).sort()).toEqual(events.map(text).sort());
  });

  it('changes nothing when a file is imported again, and gives another workspace the same', async () => {
    const [from, to] = [await create('from'), await create('to')];
    const [bale, box] = [newEpc(), newEpc()];
    const context = [documentOf([])['@context'][0], { ours: 'https://ns.example.com/' }];
    const wrong = observed(3, [bale], { eventID: 'urn:uuid:5d8a1c9e-2f64-4b7e-9a0d-0c5a7c1e9b11' });
    const errorDeclaration = { declarationTime: minute(9), reason: 'incorrect_data' };
    const file = lines('again.ndjson', [
      observed(1, [bale], { 'https://a.example/raw': [0.1, 1e-7, null, { b: 1, a: 'ä' }] }),
      documentOf([observed(2, [bale], { 'ours:grade': 'A' })], { '@context': context }),
      wrong,
      { ...wrong, errorDeclaration },
      packed(4, box, [bale]),
      observed(4, [box]),
    ]);
    expect(await imported(file, from)).toMatchObject({ inserted: 6, failed: 0, exitCode: 0 });
    expect(await imported(file, from)).toMatchObject({ inserted: 0, alreadyThere: 6 });
    const out = pathOf('out.ndjson');
    await dpp('export', 'events', '--tenant', from, '--out', out);
    expect(await imported(out, from)).toMatchObject({ inserted: 0, alreadyThere: 6, failed: 0 });
    expect(await imported(out, to)).toMatchObject({ inserted: 6, failed: 0 });
    const withoutDate = (line: string) => line.replace(/"creationDate":"[^"]*"/, '');
    expect((await exported(to)).map(withoutDate)).toEqual((await exported(from)).map(withoutDate));
    const [plain] = await exported(to);
    expect(plain).toBe(readFileSync(file, 'utf8').split('\n')[0]);
    const edges = await openDatabase(access).then(({ database: { knex } }) =>
      knex('epcis_event_edges')
        .join('tenants', 'tenants.id', 'epcis_event_edges.tenant_id')
        .groupBy('subdomain')
        .count('* as count')
        .select('subdomain')
        .orderBy('subdomain'),
    );
    expect(edges).toEqual(
      expect.arrayContaining(['from', 'to'].map((subdomain) => ({ subdomain, count: 3 }))),
    );
  });

  it('verifies credentials, and exports them as they were signed', async () => {
    const tenant = await create('signed');
    const subject = { eventType: 'ObjectEvent', eventTime: minute(1), epcList: [newEpc()] };
    const credential = await withDatabase(
      access,
      async (context) => {
        const { id } = await getTenant(context, tenant);
        const key = await context.vault.findCurrent(context.db, id);
        if (!key) throw new Error('The workspace has no key.');
        const did = `did:web:dpp.example:${tenant}`;
        return signEvent(subject, { did, keyNumber: key.keyNumber, signer: key.es256Signer });
      },
      openDatabase,
    );
    const forged = { ...credential, credentialSubject: { ...subject, epcList: [newEpc()] } };
    const file = lines('signed.ndjson', [
      credential,
      forged,
      credentialOf(subject, 'did:web:dpp.example:nobody'),
      { ...credential, credentialSubject: [] },
    ]);
    expect(await imported(file, tenant)).toMatchObject({ rows: 4, inserted: 1, failed: 3 });
    expect(faultsOf(file).map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(await exported(tenant)).toEqual([JSON.stringify(credential)]);
    expect(await imported(file, tenant)).toMatchObject({ inserted: 0, alreadyThere: 1 });
  });

  it('stores nothing in a dry run', async () => {
    const tenant = await create('dry');
    const event = observed(1, [newEpc()]);
    const file = lines('dry.ndjson', [event, badAction, event]);
    expect(await imported(file, tenant, '--dry-run')).toMatchObject({
      ...{ dryRun: true, inserted: 1, alreadyThere: 1, failed: 1, exitCode: 1 },
    });
    expect(await exported(tenant)).toEqual([]);
    expect(existsSync(`${file}.checkpoint`)).toBe(false);
  });

  it('goes on with the lines that can be read', async () => {
    const tenant = await create('torn');
    const [one, two] = [observed(1, [newEpc()]), observed(2, [newEpc()])];
    const file = fileOf(
      'torn.ndjson',
      `${text(one)}\n{"a":\n\n7\n{"type":1,"type":1}\n${text(two)}`,
    );
    expect(await imported(file, tenant)).toMatchObject({ rows: 5, inserted: 2, failed: 3 });
    expect(faultsOf(file).map(({ line }) => line)).toEqual([2, 4, 5]);
  });

  it.each([
    ['a document of another version', { ...documentOf([]), schemaVersion: 'two' }],
    ['a document without events', { ...documentOf([]), epcisBody: {} }],
    ['one event', observed(1, [newEpc()])],
    ['a text', 'EPCISDocument'],
    [
      'a document with too much around its events',
      { ...documentOf([]), sender: 'x'.repeat(maxEntryLength) },
    ],
  ])('refuses a file that is %s', async (_what, json) => {
    const file = fileOf('refused.json', JSON.stringify(json));
    const { exitCode, printed, complained } = await dpp(
      'import',
      'events',
      file,
      '--tenant',
      'dry',
    );
    expect([exitCode, printed]).toEqual([1, '']);
    expect(complained).toContain('refused.json');
  });

  it('refuses a document that is cut off, before anything of it is captured', async () => {
    const tenant = await create('cut');
    const whole = JSON.stringify(documentOf([observed(1, [newEpc()]), observed(2, [newEpc()])]));
    for (const at of [whole.length - 1, whole.length - 40]) {
      const file = fileOf('cut.json', whole.slice(0, at));
      expect(await dpp('import', 'events', file, '--tenant', tenant)).toMatchObject({
        exitCode: 1,
      });
    }
    expect(await exported(tenant)).toEqual([]);
  });

  it('is no table, in or out', async () => {
    const table = fileOf('events.csv', 'type\nObjectEvent\n');
    const wrong = [
      ['import', 'events', table],
      ['export', 'events', '--out', pathOf('events-out.csv')],
      ['export', 'events', '--format', 'csv'],
    ];
    for (const args of wrong) {
      expect(await dpp(...args, '--tenant', 'dry')).toMatchObject({ exitCode: 64, printed: '' });
    }
  });
});
