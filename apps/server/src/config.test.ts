import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createSealSigner } from '@dpp/merkle-seal';
import { createSealCa } from '@dpp/merkle-seal/certificates';
import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.js';

const vaultKey = randomBytes(32).toString('base64');
const privateKeyPem = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();
const { pem: certificatePem } = await createSealCa({
  subject: { commonName: 'Test CA', organization: 'Test' },
  signer: createSealSigner(privateKeyPem),
  notBefore: new Date('2026-01-01T00:00:00Z'),
  notAfter: new Date('2046-01-01T00:00:00Z'),
});

function refusal(environment: Record<string, string>): string {
  try {
    parseConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('parseConfig of an empty environment', () => {
  it('gives every default', () => {
    expect(parseConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      baseUrl: undefined,
      workspaceHostSuffix: undefined,
      databaseUrl: undefined,
      databasePoolSize: 10,
      dataDirectory: '.data',
      vaultKey: undefined,
      platformAdmin: undefined,
      sessionSecret: undefined,
      sessionLifetimeMinutes: 480,
      sealCa: undefined,
      timestamping: { url: undefined, caPem: undefined, timeoutMs: 3000 },
      eoriCheck: { url: undefined, timeoutMs: 2000 },
      retentionYears: 15,
      trustProxy: false,
      logLevel: 'info',
      commit: null,
      builtAt: null,
      limits: {
        belowGrowthPerMinute: 120,
        growthPerMinute: 120,
        scalePerMinute: 600,
        workspaceFactor: 3,
        anonymousPerMinute: 100,
        authenticatedIpPerMinute: 6000,
        resolutionPerMinute: 30,
        auditVerifyPerMinute: 30,
        loginPerMinute: 10,
        gs1PerMinute: 20,
        validatePublicPerMinute: 10,
        createBodyBytes: 1_048_576,
        defaultBodyBytes: 262_144,
        validatePublicBodyBytes: 65_536,
        auditVerifyBodyBytes: 8_388_608,
      },
    });
  });

  it('cannot be changed afterwards', () => {
    const config = parseConfig({});
    expect(Object.isFrozen(config)).toBe(true);
    expect(Object.isFrozen(config.limits)).toBe(true);
  });

  it('is the same with variables set to nothing', () => {
    const empty = { PORT: '', BASE_URL: '', DATABASE_URL: '', TRUST_PROXY: '', LOG_LEVEL: '' };
    expect(parseConfig(empty)).toEqual(parseConfig({}));
  });

  it('is the same beside variables of other programs', () => {
    expect(parseConfig({ PATH: '/bin', HOME: '/root' })).toEqual(parseConfig({}));
  });
});

describe('parseConfig', () => {
  it.each([
    ['PORT', '1', { port: 1 }],
    ['PORT', '65535', { port: 65535 }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['HOST', 'localhost', { host: 'localhost' }],
    ['BASE_URL', 'https://dpp.example/', { baseUrl: 'https://dpp.example' }],
    ['BASE_URL', 'http://localhost:8080', { baseUrl: 'http://localhost:8080' }],
    ['WORKSPACE_HOST_SUFFIX', 'dpp.example.com', { workspaceHostSuffix: 'dpp.example.com' }],
    ['DATABASE_URL', 'postgres://u:p@db/x', { databaseUrl: 'postgres://u:p@db/x' }],
    ['DATABASE_URL', 'postgresql://db/x', { databaseUrl: 'postgresql://db/x' }],
    ['DATA_DIR', '/var/lib/dpp', { dataDirectory: '/var/lib/dpp' }],
    ['VAULT_KEY', vaultKey, { vaultKey }],
    ['VAULT_KEY_PREVIOUS', vaultKey, { previousVaultKey: vaultKey }],
    ['TSA_TIMEOUT_MS', '500', { timestamping: { timeoutMs: 500 } }],
    ['EORI_CHECK_URL', 'https://eori.example/check', { eoriCheck: { timeoutMs: 2000 } }],
    ['EORI_CHECK_TIMEOUT_MS', '500', { eoriCheck: { timeoutMs: 500 } }],
    ['RETENTION_YEARS', '20', { retentionYears: 20 }],
    ['TSA_CA_PEM', certificatePem, { timestamping: { caPem: certificatePem } }],
    ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
    ['TRUST_PROXY', 'true', { trustProxy: true }],
    ['TRUST_PROXY', 'false', { trustProxy: false }],
    ['TRUST_PROXY', '0', { trustProxy: 0 }],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    ['TRUST_PROXY', 'loopback', { trustProxy: ['loopback'] }],
    ['TRUST_PROXY', '10.0.0.0/8, ::1', { trustProxy: ['10.0.0.0/8', '::1'] }],
    ['BUILD_COMMIT', 'abc', { commit: 'abc' }],
    ['BUILD_TIME', '2027-01-01', { builtAt: '2027-01-01' }],
  ])('reads %s=%s', (name, value, expected) => {
    expect(parseConfig({ [name]: value })).toMatchObject(expected);
  });

  it.each([
    ['LIMIT_BELOW_GROWTH_PER_MINUTE', 'belowGrowthPerMinute'],
    ['LIMIT_GROWTH_PER_MINUTE', 'growthPerMinute'],
    ['LIMIT_SCALE_PER_MINUTE', 'scalePerMinute'],
    ['LIMIT_WORKSPACE_FACTOR', 'workspaceFactor'],
    ['LIMIT_ANONYMOUS_PER_MINUTE', 'anonymousPerMinute'],
    ['LIMIT_AUTHENTICATED_IP_PER_MINUTE', 'authenticatedIpPerMinute'],
    ['LIMIT_RESOLUTION_PER_MINUTE', 'resolutionPerMinute'],
    ['LIMIT_AUDIT_VERIFY_PER_MINUTE', 'auditVerifyPerMinute'],
    ['LIMIT_CREATE_BODY_BYTES', 'createBodyBytes'],
    ['LIMIT_DEFAULT_BODY_BYTES', 'defaultBodyBytes'],
    ['LIMIT_AUDIT_VERIFY_BODY_BYTES', 'auditVerifyBodyBytes'],
  ] as const)('reads %s as the limit %s', (name, limit) => {
    expect(parseConfig({ [name]: '7' }).limits[limit]).toBe(7);
  });

  it('takes a time-stamping authority together with its roots', () => {
    const url = 'http://tsa.example/';
    const { timestamping } = parseConfig({ TSA_URL: url, TSA_CA_PEM: certificatePem });
    expect(timestamping).toEqual({ url, caPem: certificatePem, timeoutMs: 3000 });
    expect(refusal({ TSA_URL: url })).toMatch(/^TSA_CA_PEM: /);
  });

  it('refuses a previous vault key that is the current one', () => {
    const environment = { VAULT_KEY: vaultKey, VAULT_KEY_PREVIOUS: vaultKey };
    expect(refusal(environment)).toMatch(/^VAULT_KEY_PREVIOUS: /);
  });

  it('reads the seal CA of its two variables', () => {
    const { sealCa } = parseConfig({
      SEAL_CA_KEY_PEM: privateKeyPem,
      SEAL_CA_CERT_PEM: certificatePem,
    });
    expect(sealCa).toEqual({ privateKeyPem, certificatePem });
  });

  it.each([
    ['PORT', '65536'],
    ['TSA_URL', 'tsa.example'],
    ['TSA_URL', 'ldap://tsa.example'],
    ['TSA_CA_PEM', 'root.pem'],
    ['TSA_TIMEOUT_MS', '0'],
    ['EORI_CHECK_URL', 'eori.example'],
    ['EORI_CHECK_URL', 'file:///etc/passwd'],
    ['EORI_CHECK_TIMEOUT_MS', '0'],
    ['RETENTION_YEARS', '0'],
    ['RETENTION_YEARS', '1.5'],
    ['RETENTION_YEARS', '101'],
    ['VAULT_KEY_PREVIOUS', 'c2hvcnQ='],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', 'http'],
    ['HOST', '300.1.1.1'],
    ['HOST', 'localhost:3000'],
    ['HOST', 'http://localhost'],
    ['BASE_URL', 'dpp.example'],
    ['BASE_URL', 'https://dpp.example/?a=b'],
    ['BASE_URL', 'https://dpp.example/#c'],
    ['BASE_URL', 'http://[::1]:3000'],
    ['BASE_URL', 'ftp://dpp.example'],
    ['WORKSPACE_HOST_SUFFIX', 'https://dpp.example'],
    ['WORKSPACE_HOST_SUFFIX', 'dpp.example:8080'],
    ['WORKSPACE_HOST_SUFFIX', '.dpp.example'],
    ['WORKSPACE_HOST_SUFFIX', 'dpp.example.'],
    ['DATABASE_URL', 'mysql://db/x'],
    ['DATABASE_URL', 'nonsense'],
    ['DATABASE_POOL_SIZE', '0'],
    ['VAULT_KEY', 'c2hvcnQ='],
    ['VAULT_KEY', '!'.repeat(44)],
    ['SEAL_CA_KEY_PEM', 'nonsense'],
    ['SEAL_CA_CERT_PEM', 'nonsense'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '1234'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'loopback, everybody'],
    ['LOG_LEVEL', 'loud'],
    ['LIMIT_ANONYMOUS_PER_MINUTE', '0'],
    ['LIMIT_ANONYMOUS_PER_MINUTE', 'many'],
    ['LIMIT_CREATE_BODY_BYTES', '1e99'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message.startsWith(`${name}: `)).toBe(true);
    expect(message).not.toContain('\n');
  });

  it.each(['VAULT_KEY', 'SEAL_CA_KEY_PEM', 'DATABASE_URL'])('never repeats a bad %s', (name) => {
    expect(refusal({ [name]: 'hunter2:secret' })).not.toContain('hunter2');
  });

  it('takes a port of the system’s choice only where links do not have to name it', () => {
    const BASE_URL = 'https://dpp.example';
    expect(parseConfig({ PORT: '0', BASE_URL }).port).toBe(0);
    expect(refusal({ PORT: '0' })).toMatch(/^BASE_URL: /);
  });

  it.each([
    ['key without certificate', { SEAL_CA_KEY_PEM: privateKeyPem }],
    ['certificate without key', { SEAL_CA_CERT_PEM: certificatePem }],
  ])('refuses a seal CA %s', (_name, environment) => {
    expect(refusal(environment)).toMatch(/^SEAL_CA_CERT_PEM/);
  });

  it.each([
    ['an address without a password', { PLATFORM_ADMIN_EMAIL: 'admin@platform.example' }],
    ['a password without an address', { PLATFORM_ADMIN_PASSWORD: 'a long password' }],
  ])('refuses a platform administrator with %s', (_name, environment) => {
    expect(refusal(environment)).toMatch(/^PLATFORM_ADMIN_PASSWORD/);
  });

  it.each([
    ['PLATFORM_ADMIN_PASSWORD', 'short'],
    ['SESSION_SECRET', 'fewer than 32 characters'],
  ])('refuses a %s that is too short, and does not repeat it', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name}: `));
    expect(refusal({ [name]: value })).not.toContain(value);
  });

  describe('with DATABASE_URL in production', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/x' };

    const secrets = { VAULT_KEY: vaultKey, SESSION_SECRET: 's'.repeat(32) };

    it.each(['VAULT_KEY', 'SESSION_SECRET'] as const)('refuses to make up a %s', (name) => {
      const message = refusal({ ...production, ...secrets, [name]: undefined });
      expect(message).toMatch(new RegExp(`^${name}: .*$`));
    });

    it('takes the given ones', () => {
      const config = parseConfig({ ...production, ...secrets });
      expect([config.vaultKey, config.sessionSecret]).toEqual(Object.values(secrets));
    });

    it('lets other environments and the embedded database go without', () => {
      expect(() => parseConfig({ ...production, NODE_ENV: 'test' })).not.toThrow();
      expect(() => parseConfig({ NODE_ENV: 'production' })).not.toThrow();
    });
  });
});
