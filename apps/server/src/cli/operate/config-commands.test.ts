import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, parseConfig, variableNames } from '../../config.js';
import { isSecretVariable } from '../../config/redacted-value.js';
import { createCli, exitCodeOf } from '../cli.js';

const folder = mkdtempSync(join(tmpdir(), 'dpp-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Environment = Record<string, string>;

async function print(environment: Environment, ...args: string[]): Promise<string> {
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
  }).configureOutput({ writeErr: () => undefined });
  await cli.parseAsync(['node', 'dpp', 'config', 'print', ...args]);
  return printed;
}

interface Printed {
  readonly variables: {
    readonly name: string;
    readonly source: string;
    readonly value: string | null;
  }[];
  readonly unknown: { readonly name: string; readonly nearest: string }[];
}

const printed = async (environment: Environment) =>
  JSON.parse(await print(environment, '--redacted', '--json')) as Printed;

async function shown(environment: Environment, name: string) {
  const { variables } = await printed(environment);
  return variables.find((variable) => variable.name === name);
}

const secret = 'hunter2-'.repeat(6);

describe('dpp config print --redacted', () => {
  it('prints every variable once', async () => {
    const { variables } = await printed({});
    expect(variables.map(({ name }) => name)).toEqual([...variableNames]);
  });

  it('says of each where its value comes from', async () => {
    const file = join(folder, 'port');
    writeFileSync(file, '8080\n');
    const environment = { PORT_FILE: file, HOST: 'localhost', LOG_LEVEL: '' };
    expect(await shown(environment, 'PORT')).toEqual({
      ...{ name: 'PORT', source: 'file', file, value: '8080' },
    });
    expect(await shown(environment, 'HOST')).toMatchObject({ source: 'environment' });
    expect(await shown(environment, 'LOG_LEVEL')).toMatchObject({
      ...{ source: 'default', value: 'info' },
    });
    expect(await shown(environment, 'TSA_URL')).toMatchObject({ source: 'default', value: null });
  });

  it('prints what follows from another variable', async () => {
    const environment = { PORT: '8080', DATABASE_URL: `postgres://dpp:${secret}@db/x` };
    expect(await shown(environment, 'BASE_URL')).toMatchObject({
      ...{ source: 'default', value: 'http://127.0.0.1:8080' },
    });
    expect(await shown(environment, 'DATABASE_LISTEN_URL')).toMatchObject({
      value: 'postgres://dpp:***@db/x',
    });
  });

  it.each([
    ['VAULT_KEY', Buffer.alloc(32, secret).toString('base64'), '***'],
    ['SESSION_SECRET', secret, '***'],
    ['METRICS_TOKEN', secret, '***'],
    ['DATABASE_URL', `postgres://dpp:${secret}@db:5433/x`, 'postgres://dpp:***@db:5433/x'],
    [
      'DATABASE_URL',
      `postgres://dpp@db/x?sslmode=require&password=${secret}`,
      'postgres://dpp@db/x?sslmode=require&password=***',
    ],
    ['REDIS_URL', `redis://:${secret}@cache:6379`, 'redis://:***@cache:6379'],
    ['UPGRADE_URL', `https://${secret}@plan.example/`, 'https://***@plan.example/'],
    ['EORI_CHECK_URL', `https://eori.example/?key=${secret}`, 'https://eori.example/?key=***'],
  ])('shows nothing of the secret in %s', async (name, value, expected) => {
    const text = await print({ [name]: value }, '--redacted');
    expect(text).not.toContain('hunter2');
    expect(text).not.toContain(Buffer.alloc(32, secret).toString('base64'));
    expect((await shown({ [name]: value }, name))?.value).toBe(expected);
  });

  it('takes each variable for a secret whose name says so, and no limit', () => {
    expect(variableNames.filter(isSecretVariable)).toEqual([
      'VAULT_KEY',
      'VAULT_KEY_PREVIOUS',
      'PLATFORM_ADMIN_PASSWORD',
      'SESSION_SECRET',
      'SEAL_CA_KEY_PEM',
      'METRICS_TOKEN',
    ]);
  });

  it('names what looks like a variable and is none', async () => {
    const { unknown } = await printed({ LIMIT_EVERYTHING: '5' });
    expect(unknown).toMatchObject([{ name: 'LIMIT_EVERYTHING' }]);
    expect(await print({ LIMIT_EVERYTHING: '5' }, '--redacted')).toMatch(
      /^LIMIT_EVERYTHING is none of these/m,
    );
  });

  it('prints a line for each variable, without the option for programs', async () => {
    const lines = (await print({ PORT: '81' }, '--redacted')).trimEnd().split('\n');
    expect(lines).toHaveLength(variableNames.length);
    expect(lines).toContainEqual(expect.stringMatching(/^PORT +environment +81$/));
  });

  it('refuses to print without --redacted, and says so', async () => {
    const refusal: unknown = await print({}).catch((error: unknown) => error);
    expect(exitCodeOf(refusal)).toBe(64);
  });

  it('tells what is wrong with a configuration that does not start', async () => {
    const refused = print({ PORT: 'http' }, '--redacted');
    await expect(refused).rejects.toThrow(ConfigError);
  });
});
