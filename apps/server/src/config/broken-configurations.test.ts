import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSealSigner } from '@dpp/merkle-seal';
import { createSealCa } from '@dpp/merkle-seal/certificates';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { createCli, exitCodeOf } from '../cli/cli.js';
import { ConfigError, parseConfig } from '../config.js';

const folder = mkdtempSync(join(tmpdir(), 'dpp-broken-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keyPem = (curve = 'prime256v1') =>
  generateKeyPairSync('ec', { namedCurve: curve })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
const caKey = keyPem();
const { pem: caPem } = await createSealCa({
  subject: { commonName: 'Test CA', organization: 'Test' },
  signer: createSealSigner(caKey),
  notBefore: new Date('2026-01-01T00:00:00Z'),
  notAfter: new Date('2046-01-01T00:00:00Z'),
});

function fileWith(content: string): string {
  const path = join(folder, `${Math.random()}`);
  writeFileSync(path, content);
  return path;
}

const vaultKey = Buffer.alloc(32, 'hunter2').toString('base64');
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://dpp:hunter2@db/dpp',
  BASE_URL: 'https://dpp.example',
  VAULT_KEY: vaultKey,
  SESSION_SECRET: 'hunter2-'.repeat(4),
};
const withFile = (path: string) => ({ ...production, VAULT_KEY: '', VAULT_KEY_FILE: path });

/** What an operator gets wrong: what is set, the variable that the message names, and the cure in it. */
const broken: readonly (readonly [string, Record<string, string>, string, RegExp])[] = [
  ['a port that is a word', { PORT: 'http' }, 'PORT', /whole number, from 0 to 65535/],
  ['a port out of range', { PORT: '70000' }, 'PORT', /from 0 to 65535/],
  ['a host with a scheme', { HOST: 'http://localhost' }, 'HOST', /without scheme and port/],
  ['a host with a port', { HOST: 'localhost:3000' }, 'HOST', /without scheme and port/],
  [
    'an IPv6 host without BASE_URL',
    { HOST: '::1' },
    'BASE_URL',
    /is required when HOST is an IPv6/,
  ],
  ['any port without BASE_URL', { PORT: '0' }, 'BASE_URL', /is required with PORT=0/],
  ['a base URL without a scheme', { BASE_URL: 'dpp.example' }, 'BASE_URL', /such as https:\/\//],
  ['a base URL with a query', { BASE_URL: 'https://d.example/?a' }, 'BASE_URL', /without query/],
  [
    'a base URL that is a workspace host',
    { BASE_URL: 'https://www.dpp.example', WORKSPACE_HOST_SUFFIX: 'dpp.example' },
    ...(['BASE_URL', /use the suffix itself, or a host outside it/] as const),
  ],
  [
    'a suffix with a scheme',
    { WORKSPACE_HOST_SUFFIX: 'https://dpp.example' },
    ...(['WORKSPACE_HOST_SUFFIX', /host name without port, such as/] as const),
  ],
  ['an environment cut short', { NODE_ENV: 'prod' }, 'NODE_ENV', /written "production"/],
  [
    'production without a database',
    { ...production, DATABASE_URL: '' },
    ...(['DATABASE_URL', /or set ALLOW_EMBEDDED=true/] as const),
  ],
  ['production over http', { ...production, BASE_URL: 'http://d.example' }, 'BASE_URL', /https:/],
  ['production without a base URL', { ...production, BASE_URL: '' }, 'BASE_URL', /is required/],
  ['production without a vault key', { ...production, VAULT_KEY: '' }, 'VAULT_KEY', /openssl rand/],
  [
    'production without a session secret',
    { ...production, SESSION_SECRET: '' },
    ...(['SESSION_SECRET', /openssl rand/] as const),
  ],
  [
    'production that believes every proxy',
    { ...production, TRUST_PROXY: 'true' },
    ...(['TRUST_PROXY', /name the number of hops, or networks/] as const),
  ],
  [
    'production that lets webhooks reach its own network',
    { ...production, WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' },
    ...(['WEBHOOK_ALLOW_PRIVATE_NETWORKS', /leave it out in production/] as const),
  ],
  ['a database of another kind', { DATABASE_URL: 'mysql://db/x' }, 'DATABASE_URL', /postgres:\/\//],
  [
    'a listening address without a database',
    { DATABASE_LISTEN_URL: 'postgres://db/x' },
    ...(['DATABASE_LISTEN_URL', /set both, or leave this one out/] as const),
  ],
  ['no connections', { DATABASE_POOL_SIZE: '0' }, 'DATABASE_POOL_SIZE', /from 1 to 200/],
  ['a Redis over http', { REDIS_URL: 'http://cache' }, 'REDIS_URL', /such as redis:\/\//],
  ['a short vault key', { VAULT_KEY: 'aHVudGVyMg==' }, 'VAULT_KEY', /base64 of 32 bytes; openssl/],
  [
    'one key as the current and the previous one',
    { VAULT_KEY: vaultKey, VAULT_KEY_PREVIOUS: vaultKey },
    ...(['VAULT_KEY_PREVIOUS', /leave it out, or set it to the key before/] as const),
  ],
  ['a short session secret', { SESSION_SECRET: 'hunter2' }, 'SESSION_SECRET', /at least 32 char/],
  [
    'an administrator without a password',
    { PLATFORM_ADMIN_EMAIL: 'a@d.example' },
    ...(['PLATFORM_ADMIN_PASSWORD', /set together or not at all/] as const),
  ],
  [
    'an administrator with a short password',
    { PLATFORM_ADMIN_EMAIL: 'a@d.example', PLATFORM_ADMIN_PASSWORD: 'hunter2' },
    ...(['PLATFORM_ADMIN_PASSWORD', /at least 12 characters/] as const),
  ],
  [
    'an operator without a name',
    { PLATFORM_OPERATOR_ADDRESS: 'Pikk 12, Tallinn' },
    ...(['PLATFORM_OPERATOR_NAME', /set it, or leave those out/] as const),
  ],
  [
    'an operator reached by a script',
    { PLATFORM_OPERATOR_NAME: 'Acme', PLATFORM_OPERATOR_CONTACT: 'javascript:alert(1)' },
    ...(['PLATFORM_OPERATOR_CONTACT', /an email address or an http\(s\) URL/] as const),
  ],
  [
    'a seal CA without its certificate',
    { SEAL_CA_KEY_PEM: caKey },
    ...(['SEAL_CA_CERT_PEM', /set together or not at all/] as const),
  ],
  [
    'a seal CA on another curve',
    { SEAL_CA_KEY_PEM: keyPem('secp384r1'), SEAL_CA_CERT_PEM: caPem },
    ...(['SEAL_CA_KEY_PEM', /on the curve P-256; openssl ecparam/] as const),
  ],
  [
    'a seal CA with the key of another one',
    { SEAL_CA_KEY_PEM: keyPem(), SEAL_CA_CERT_PEM: caPem },
    ...(['SEAL_CA_CERT_PEM', /set both of one authority/] as const),
  ],
  [
    'a path in place of a certificate',
    { TSA_URL: 'https://tsa.example/', TSA_CA_PEM: '/etc/tsa.pem' },
    ...(['TSA_CA_PEM', /must be PEM certificates/] as const),
  ],
  [
    'a time-stamp authority without its root',
    { TSA_URL: 'https://tsa.example/' },
    ...(['TSA_CA_PEM', /is required with TSA_URL/] as const),
  ],
  [
    'a time-stamp authority by name',
    { TSA_URL: 'tsa.example', TSA_CA_PEM: caPem },
    'TSA_URL',
    /http\(s\) URL/,
  ],
  [
    'a mail server without a sender',
    { SMTP_URL: 'smtps://dpp:hunter2@mail.example' },
    ...(['SMTP_FROM', /set together or not at all/] as const),
  ],
  [
    'a mail server over https',
    { SMTP_URL: 'https://m.example', SMTP_FROM: 'a@m.example' },
    'SMTP_URL',
    /such as smtps:/,
  ],
  ['a sender without a host', { SMTP_FROM: 'hunter2' }, 'SMTP_FROM', /must be an email address/],
  ['a proxy by name', { TRUST_PROXY: 'nginx' }, 'TRUST_PROXY', /a number of hops, or a list/],
  ['an unknown log level', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL', /"info"/],
  ['no deliveries', { WEBHOOK_DELIVERY: 'none' }, 'WEBHOOK_DELIVERY', /"server"\|"apart"/],
  ['a short token of metrics', { METRICS_TOKEN: 'hunter2' }, 'METRICS_TOKEN', /at least 16 char/],
  ['a limit of nothing', { LIMIT_LOGIN_PER_MINUTE: '0' }, 'LIMIT_LOGIN_PER_MINUTE', /from 1 to/],
  [
    'a budget that takes no body',
    { LIMIT_AUDIT_VERIFY_BYTES_PER_MINUTE: '1000' },
    ...(['LIMIT_AUDIT_VERIFY_BYTES_PER_MINUTE', /at least LIMIT_AUDIT_VERIFY_BODY_/] as const),
  ],
  ['a wrong letter', { DATABSE_URL: 'hunter2' }, 'DATABSE_URL', /did you mean DATABASE_URL\?/],
  [
    'a file that is not there',
    withFile(join(folder, 'hunter2')),
    ...(['VAULT_KEY_FILE', /name a file that this user may read/] as const),
  ],
  ['a file that is empty', withFile(fileWith('\n')), 'VAULT_KEY_FILE', /write the value into it/],
  [
    'a value and a file of it',
    { ...production, VAULT_KEY_FILE: fileWith(vaultKey) },
    ...(['VAULT_KEY_FILE', /leave one out/] as const),
  ],
];

describe('a broken configuration', () => {
  it('is one of forty and more', () => {
    expect(broken.length).toBeGreaterThanOrEqual(40);
    expect(new Set(broken.map(([what]) => what)).size).toBe(broken.length);
  });

  it.each(broken)('with %s starts nothing, and names variable and cure', async (...row) => {
    const [, environment, variable, cure] = row;
    const started: string[] = [];
    const start = (what: string) => () => Promise.resolve(void started.push(what));
    const refusals = await Promise.all(
      ['serve', 'work', 'migrate'].map((command) =>
        createCli({
          loadConfig: () => parseConfig({ DATA_DIR: join(folder, 'never'), ...environment }),
          createLogger: () => pino({ level: 'silent' }),
          write: () => undefined,
          terminal: {
            print: () => Promise.resolve(),
            complain: () => undefined,
            isTerminal: false,
          },
          readInput: () => Promise.resolve(''),
          serve: start('serve'),
          work: start('work'),
        })
          .parseAsync(['node', 'dpp', command])
          .then(
            () => 'nothing was refused',
            (error: unknown) => error,
          ),
      ),
    );
    expect(started).toEqual([]);
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(ConfigError);
      expect(exitCodeOf(refusal)).toBe(1);
      const [problem, ...others] = (refusal as ConfigError).problems;
      expect(others).toEqual([]);
      expect(problem).toMatch(new RegExp(`^${variable}: `));
      expect(problem).toMatch(cure);
      expect(problem).not.toContain('hunter2');
    }
  });
});
