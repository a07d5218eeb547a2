import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSealSigner } from '@dpp/merkle-seal';
import { createSealCa } from '@dpp/merkle-seal/certificates';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../test/support/free-port.js';
import { startMailServer } from '../../../test/support/mail-server.js';
import {
  createProcessStorage,
  type ProcessStorage,
} from '../../../test/support/process-storage.js';
import { runCommand } from '../../../test/support/run-command.js';
import { testDatabaseUrl, testEngine } from '../../../test/support/test-database.js';
import { hasOpenssl, startTimestampAuthority } from '../../../test/support/timestamp-authority.js';
import { parseConfig } from '../../config.js';
import { serverVersion } from '../../contract.js';
import { createCli, exitCodeOf, explain } from '../cli.js';
import type { CheckState, Finding } from './finding.js';

type Environment = Readonly<Record<string, string>>;

interface Diagnosis {
  readonly findings: readonly Finding[];
  readonly exitCode: number;
  /** To the error output. */
  readonly complained: string;
}

async function runDoctor(environment: Environment, ...args: string[]) {
  let printed = '';
  const cli = createCli({
    loadConfig: () => parseConfig(environment),
    environment,
    createLogger: () => pino({ level: 'silent' }),
    write: (text) => (printed += text),
    terminal: { print: () => Promise.resolve(), complain: () => undefined, isTerminal: false },
    readInput: () => Promise.resolve(''),
    serve: () => Promise.resolve(),
    work: () => Promise.resolve(),
  });
  try {
    await cli.parseAsync(['node', 'dpp', 'doctor', ...args]);
    return { printed, complained: '', exitCode: 0 };
  } catch (error) {
    const complained = explain(error);
    if (complained === undefined) throw error;
    return { printed, complained, exitCode: exitCodeOf(error) };
  }
}

async function diagnose(environment: Environment): Promise<Diagnosis> {
  const { printed, ...outcome } = await runDoctor(environment, '--json');
  const { findings } = JSON.parse(printed) as { findings: Finding[] };
  return { findings, ...outcome };
}

const stateOf = ({ findings }: Diagnosis, check: string): CheckState | undefined =>
  findings.find((finding) => finding.check === check)?.state;

/** Answers every path with a text, or 404. */
async function serveTexts(texts: Readonly<Record<string, string>>) {
  const server = createServer((request, response) => {
    const text = texts[request.url ?? ''];
    response.statusCode = text === undefined ? 404 : 200;
    response.end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}` };
}

const health = JSON.stringify({ service: 'dpp-server', serverVersion });
const caPath = '/.well-known/opendpp-seal-ca.pem';

async function makeCa(notAfter: string) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { pem } = await createSealCa({
    subject: { commonName: 'Test CA', organization: 'Test' },
    signer: createSealSigner(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
    notBefore: new Date('2025-01-01T00:00:00Z'),
    notAfter: new Date(notAfter),
  });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { SEAL_CA_KEY_PEM: key, SEAL_CA_CERT_PEM: pem };
}

describe(`dpp doctor on ${testEngine}`, () => {
  let storage: ProcessStorage;
  let environment: Environment;
  const servers: Server[] = [];

  const answerAt = async (texts: Readonly<Record<string, string>>) => {
    const { server, origin } = await serveTexts(texts);
    servers.push(server);
    return { BASE_URL: origin };
  };

  beforeAll(async () => {
    storage = await createProcessStorage();
    environment = { ...storage.environment, NODE_ENV: '', BASE_URL: 'http://127.0.0.1:9' };
    // A workspace makes what a first start makes: vault, seal CA, signing key.
    await runCommand(
      { ...storage, environment },
      ...['tenant', 'create', '--name', 'Acme', '--subdomain', 'acme'],
    );
  });
  afterAll(() => storage.remove());
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  it('ends with 0 where nothing failed, and says what is good', async () => {
    const diagnosis = await diagnose(environment);
    expect(diagnosis.findings.filter(({ state }) => state === 'failed')).toEqual([]);
    expect(diagnosis.exitCode).toBe(0);
    for (const check of [
      ...['configuration', 'database', 'migrations', 'wall between tenants', 'vault', 'proxy'],
      ...['time-stamp authority', 'mail', 'clock', 'seal CA', 'signing certificates'],
    ]) {
      expect([check, stateOf(diagnosis, check)]).toEqual([check, 'ok']);
    }
  });

  it('prints a line for each check, and a second one for its cure', async () => {
    const { printed } = await runDoctor({ ...environment, LIMIT_EVERYTHING: '5' });
    expect(printed).toMatch(/^ok {7}vault: .*$/m);
    expect(printed).toMatch(
      /^warning {2}configuration: LIMIT_EVERYTHING is no variable.*\n {9}Set LIMIT_/m,
    );
  });

  it('takes a server that does not run for a warning, and this one for good', async () => {
    expect(stateOf(await diagnose(environment), 'base URL')).toBe('warning');
    const pem = await storage.inspect(async ({ knex }) => {
      const rows = await knex<{ certificate_pem: string }>('seal_authorities');
      return rows.map(({ certificate_pem }) => certificate_pem).join('');
    });
    const running = await answerAt({ '/health': health, [caPath]: pem });
    expect(stateOf(await diagnose({ ...environment, ...running }), 'base URL')).toBe('ok');
  });

  it.each([
    ['something else', { '/health': '<h1>Welcome</h1>' }, 'failed'],
    ['nothing of this path', {}, 'failed'],
    [
      'a server with another database',
      { '/health': health, [caPath]: '-----BEGIN CERTIFICATE-----\n' },
      'failed',
    ],
    ['another release', { '/health': health.replace(serverVersion, '0.0.1') }, 'warning'],
  ])('says what answers at BASE_URL: %s', async (_what, texts, state) => {
    const elsewhere = await answerAt(texts);
    const diagnosis = await diagnose({ ...environment, ...elsewhere });
    expect(stateOf(diagnosis, 'base URL')).toBe(state);
  });

  it('fails where the server runs and BASE_URL does not lead to it', async () => {
    const { BASE_URL: origin } = await answerAt({ '/health': health });
    const running = { HOST: '127.0.0.1', PORT: new URL(origin).port };
    const { findings } = await diagnose({ ...environment, ...running });
    expect(findings).toContainEqual(
      expect.objectContaining({
        check: 'base URL',
        state: 'failed',
        cure: expect.stringContaining('BASE_URL') as string,
      }),
    );
  });

  it('fails under another vault key, and names the variable', async () => {
    const VAULT_KEY = randomBytes(32).toString('base64');
    const diagnosis = await diagnose({ ...environment, VAULT_KEY });
    expect(stateOf(diagnosis, 'vault')).toBe('failed');
    expect([diagnosis.exitCode, diagnosis.complained]).toEqual([1, expect.stringMatching(/^1 of/)]);
  });

  it('says when VAULT_KEY_PREVIOUS is needed, and when not', async () => {
    const VAULT_KEY = randomBytes(32).toString('base64');
    const moved = { ...environment, VAULT_KEY, VAULT_KEY_PREVIOUS: environment.VAULT_KEY ?? '' };
    expect((await diagnose(moved)).findings).toContainEqual(
      expect.objectContaining({ check: 'vault', cure: 'Run: dpp vault rewrap' }),
    );
    const useless = { ...environment, VAULT_KEY_PREVIOUS: VAULT_KEY };
    expect((await diagnose(useless)).findings).toContainEqual(
      expect.objectContaining({ check: 'vault', cure: 'Leave VAULT_KEY_PREVIOUS out.' }),
    );
  });

  it('warns of a proxy that is not configured', async () => {
    const behind = { ...environment, BASE_URL: 'https://dpp.invalid' };
    expect(stateOf(await diagnose(behind), 'proxy')).toBe('warning');
    expect(stateOf(await diagnose({ ...behind, TRUST_PROXY: '1' }), 'proxy')).toBe('ok');
    expect(stateOf(await diagnose({ ...environment, TRUST_PROXY: 'true' }), 'proxy')).toBe(
      'warning',
    );
  });

  it('fails where a later release has changed the schema, and warns of one that is behind', async () => {
    const names = await storage.inspect(({ knex }) =>
      knex<{ id: number; name: string }>('knex_migrations').orderBy('id', 'desc').limit(1),
    );
    const rename = (from: string, to: string) =>
      storage.inspect(({ knex }) =>
        knex('knex_migrations').where({ name: from }).update({ name: to }),
      );
    const [{ name: newest } = { name: '' }] = names;
    await rename(newest, '20991231000000_later');
    const ahead = await diagnose(environment);
    await rename('20991231000000_later', newest);
    expect(stateOf(ahead, 'migrations')).toBe('failed');
    expect(ahead.exitCode).toBe(1);
  });

  it('takes a later release that lets this one run for good', async () => {
    const name = '20991231000000_later';
    const declare = (change: (declared: string) => string) =>
      storage.inspect(async ({ knex }) => {
        const { rows } = await knex.raw<{ rows: [{ comment: string }] }>(
          `select obj_description('knex_migrations'::regclass) as comment`,
        );
        await knex.raw(`comment on table knex_migrations is '${change(rows[0].comment)}'`);
      });
    await storage.inspect(({ knex }) =>
      knex('knex_migrations').insert({ name, batch: 99, migration_time: new Date() }),
    );
    const undeclared = await diagnose(environment);
    await declare((declared) => `${declared} ${name}`);
    const declared = await diagnose(environment);
    await declare((all) => all.replace(` ${name}`, ''));
    await storage.inspect(({ knex }) => knex('knex_migrations').where({ name }).delete());
    expect(stateOf(undeclared, 'migrations')).toBe('failed');
    expect(stateOf(declared, 'migrations')).toBe('ok');
    expect(declared.exitCode).toBe(0);
  });

  it('fails for a seal CA that has ended, and warns of one that soon does', async () => {
    const soon = new Date(Date.now() + 100 * 86_400_000).toISOString();
    const ended = { ...environment, ...(await makeCa('2025-02-01T00:00:00Z')) };
    expect(stateOf(await diagnose(ended), 'seal CA')).toBe('failed');
    const ending = { ...environment, ...(await makeCa(soon)) };
    expect(stateOf(await diagnose(ending), 'seal CA')).toBe('warning');
  });

  it('names workspaces whose signing certificate has ended', async () => {
    const { SEAL_CA_CERT_PEM: pem } = await makeCa('2025-02-01T00:00:00Z');
    const leaf = pem.replaceAll(/-----[A-Z ]+-----|\s/g, '');
    const replace = (chain: unknown) =>
      storage.inspect(async ({ knex }) => {
        const before = await knex<{ certificate_chain: unknown }>('signing_keys').first();
        await knex('signing_keys').update({ certificate_chain: JSON.stringify(chain) });
        return before?.certificate_chain;
      });
    const before = await replace([leaf]);
    const { findings } = await diagnose(environment);
    await replace(before);
    expect(findings).toContainEqual(
      expect.objectContaining({
        check: 'signing certificates',
        state: 'failed',
        message: expect.stringContaining('acme') as string,
      }),
    );
  });

  it('signs in at the mail server, and sends nothing', async () => {
    const mail = await startMailServer();
    const SMTP_FROM = 'dpp@acme.example';
    const good = await diagnose({ ...environment, SMTP_FROM, SMTP_URL: mail.url });
    expect([stateOf(good, 'mail'), mail.mails]).toEqual(['ok', []]);
    await mail.close();
    const gone = await diagnose({ ...environment, SMTP_FROM, SMTP_URL: mail.url });
    expect(stateOf(gone, 'mail')).toBe('failed');
  });

  it('fails for a Redis that does not answer', async () => {
    const REDIS_URL = `redis://127.0.0.1:${await freePort()}`;
    expect(stateOf(await diagnose({ ...environment, REDIS_URL }), 'redis')).toBe('failed');
    expect(stateOf(await diagnose(environment), 'redis')).toBeUndefined();
  });

  it.runIf(hasOpenssl)('asks the time-stamp authority for a stamp that verifies', async () => {
    const authority = await startTimestampAuthority();
    const stamping = { ...environment, TSA_URL: authority.url, TSA_CA_PEM: authority.rootPem };
    expect(stateOf(await diagnose(stamping), 'time-stamp authority')).toBe('ok');
    authority.setMode('by a stranger');
    expect(stateOf(await diagnose(stamping), 'time-stamp authority')).toBe('failed');
    await authority.close();
  });

  it.runIf(testDatabaseUrl)('warns of a login that is a superuser', async () => {
    const isSuperuser = await storage.inspect(async ({ knex }) => {
      const { rows } = await knex.raw<{ rows: [{ is: boolean }] }>(
        'select rolsuper as is from pg_roles where rolname = current_user',
      );
      return rows[0].is;
    });
    const expected = isSuperuser ? 'warning' : 'ok';
    expect(stateOf(await diagnose(environment), 'role')).toBe(expected);
  });

  it.runIf(!testDatabaseUrl)(
    'leaves the database of a running server alone, and says so',
    async () => {
      const beside = await storage.inspect(() => diagnose(environment));
      expect(stateOf(beside, 'database')).toBe('warning');
      expect(stateOf(beside, 'vault')).toBe('skipped');
      expect(beside.exitCode).toBe(0);
    },
  );
});

describe('dpp doctor without a database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-doctor-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('fails where nothing listens, names the variable, and skips what needs it', async () => {
    const DATABASE_URL = `postgres://127.0.0.1:${await freePort()}/x`;
    const diagnosis = await diagnose({ DATA_DIR: folder, PORT: '9', DATABASE_URL });
    expect(diagnosis.findings).toContainEqual(
      expect.objectContaining({
        check: 'database',
        state: 'failed',
        cure: expect.stringMatching(/^DATABASE_URL: nothing listens there/) as string,
      }),
    );
    expect(stateOf(diagnosis, 'vault')).toBe('skipped');
    expect(diagnosis.exitCode).toBe(1);
  });

  it('makes nothing before the first start', async () => {
    const DATA_DIR = join(folder, 'never');
    const diagnosis = await diagnose({ DATA_DIR, PORT: '9' });
    expect([stateOf(diagnosis, 'database'), diagnosis.exitCode]).toEqual(['ok', 0]);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('names each fault of a configuration that does not start', async () => {
    const { findings, exitCode } = await diagnose({ PORT: 'http', LOG_LEVEL: 'loud' });
    expect(findings.map(({ check, state }) => [check, state])).toEqual([
      ['configuration', 'failed'],
      ['configuration', 'failed'],
    ]);
    expect(exitCode).toBe(1);
  });
});
