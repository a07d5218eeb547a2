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

describe('parseConfig of a misspelt name', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['VAULTKEY', 'VAULT_KEY'],
    ['VAULT_KEYS_FILE', 'VAULT_KEY_FILE'],
    ['LIMIT_ANONYMUS_PER_MINUTE', 'LIMIT_ANONYMOUS_PER_MINUTE'],
  ])('refuses %s and names %s', (name, nearest) => {
    expect(refusal({ [name]: 'postgres://hunter2' })).toBe(
      `${name}: no variable of this server; did you mean ${nearest}?`,
    );
  });

  it('names the slip before what is missing because of it', () => {
    const environment = {
      NODE_ENV: 'production',
      BASE_URL: 'https://dpp.example',
      DATABSE_URL: 'postgres://hunter2@db/dpp',
    };
    const [first, ...others] = refusal(environment).split('\n');
    expect(first).toBe('DATABSE_URL: no variable of this server; did you mean DATABASE_URL?');
    expect(others.join()).toContain('DATABASE_URL');
    expect(others.join()).not.toContain('hunter2');
  });

  it.each([
    ['the variable itself is set as well', { LOG_LEVELS: 'x', LOG_LEVEL: 'info' }],
    ['its file is', { DATABSE_URL: 'x', DATABASE_URL_FILE: '/dev/null/none' }],
    ['it is set to nothing', { DATABSE_URL: '' }],
    ['the name is the beginning of one of ours', { PLATFORM: 'linux', DATABASE: 'dpp' }],
    ['the name is near none', { LIMIT_EVERYTHING: '5', DATABASE_HOST: 'db', SMTP_USER: 'x' }],
  ])('takes no name for a slip where %s', (_what, environment) => {
    let told = '';
    try {
      parseConfig(environment);
    } catch (error) {
      told = (error as ConfigError).message;
    }
    expect(told).not.toContain('did you mean');
  });
});

describe('parseConfig of an empty environment', () => {
  it('gives every default', () => {
    expect(parseConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      baseUrl: undefined,
      workspaceHostSuffix: undefined,
      databaseUrl: undefined,
      databasePoolSize: 10,
      seedsDemo: true,
      dataDirectory: '.data',
      vaultKey: undefined,
      platformAdmin: undefined,
      sessionSecret: undefined,
      sessionLifetimeMinutes: 480,
      sealCa: undefined,
      timestamping: { url: undefined, caPem: undefined, timeoutMs: 3000 },
      eoriCheck: { url: undefined, timeoutMs: 2000 },
      retentionYears: 15,
      keptDays: { accesses: 90, outbox: 30, notifications: 365 },
      shutdown: { delayMs: 0, graceMs: 10_000 },
      trustProxy: false,
      webhookAllowPrivateNetworks: false,
      deliversWebhooks: true,
      smtp: { url: undefined, from: undefined },
      logLevel: 'info',
      commit: 'unknown',
      builtAt: 'unknown',
      limits: {
        belowGrowthPerMinute: 120,
        growthPerMinute: 120,
        scalePerMinute: 600,
        enterprisePerMinute: undefined,
        workspaceFactor: 3,
        anonymousPerMinute: 100,
        authenticatedIpPerMinute: 6000,
        resolutionPerMinute: 30,
        auditVerifyPerMinute: 30,
        auditVerifyBytesPerMinute: 10_485_760,
        loginPerMinute: 10,
        passwordResetPerMinute: 5,
        grantRequestPerMinute: 5,
        gs1PerMinute: 20,
        previewPerMinute: 60,
        handOverPerMinute: 300,
        concurrentPerKey: 64,
        concurrentPerWorkspace: 128,
        validatePublicPerMinute: 10,
        bulkPassports: 200,
        bulkUnits: 200,
        workspaceDrafts: 10_000,
        workspaceBytes: 10_737_418_240,
        workspacePictureBytes: 10_737_418_240,
        sandboxPerMinute: 120,
        sandboxPassports: 500,
        sandboxRows: 10_000,
        sandboxBytes: 104_857_600,
        createBodyBytes: 1_048_576,
        defaultBodyBytes: 262_144,
        validatePublicBodyBytes: 65_536,
        auditVerifyBodyBytes: 5_242_880,
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
    ['BASE_URL', 'HTTPS://DPP.example', { baseUrl: 'https://dpp.example' }],
    ['BASE_URL', ' https://dpp.example/dpp/ ', { baseUrl: 'https://dpp.example/dpp' }],
    ['BASE_URL', 'http://localhost:8080', { baseUrl: 'http://localhost:8080' }],
    ['WORKSPACE_HOST_SUFFIX', 'dpp.example.com', { workspaceHostSuffix: 'dpp.example.com' }],
    ['DATABASE_URL', 'postgres://u:p@db/x', { databaseUrl: 'postgres://u:p@db/x' }],
    ['DATABASE_URL', 'postgresql://db/x', { databaseUrl: 'postgresql://db/x' }],
    ['DATA_DIR', '/var/lib/dpp', { dataDirectory: '/var/lib/dpp' }],
    ['VAULT_KEY', vaultKey, { vaultKey }],
    ['VAULT_KEY_PREVIOUS', vaultKey, { previousVaultKey: vaultKey }],
    ['TSA_TIMEOUT_MS', '500', { timestamping: { timeoutMs: 500 } }],
    ['EIDAS_TRUST_ANCHORS_PEM', certificatePem, { eidasTrustAnchorsPem: certificatePem }],
    ['EORI_CHECK_URL', 'https://eori.example/check', { eoriCheck: { timeoutMs: 2000 } }],
    ['EORI_CHECK_TIMEOUT_MS', '500', { eoriCheck: { timeoutMs: 500 } }],
    ['RETENTION_YEARS', '20', { retentionYears: 20 }],
    ['TSA_CA_PEM', certificatePem, { timestamping: { caPem: certificatePem } }],
    ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
    ['SECURITY_CONTACT', 'mailto:a@b.example', { securityContacts: ['mailto:a@b.example'] }],
    [
      'SECURITY_CONTACT',
      'https://b.example/report , tel:+49-30-1',
      { securityContacts: ['https://b.example/report', 'tel:+49-30-1'] },
    ],
    ['TRUST_PROXY', 'true', { trustProxy: true }],
    ['TRUST_PROXY', 'false', { trustProxy: false }],
    ['TRUST_PROXY', '0', { trustProxy: 0 }],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    ['TRUST_PROXY', 'loopback', { trustProxy: ['loopback'] }],
    ['TRUST_PROXY', '10.0.0.0/8, ::1', { trustProxy: ['10.0.0.0/8', '::1'] }],
    ['WEBHOOK_ALLOW_PRIVATE_NETWORKS', 'true', { webhookAllowPrivateNetworks: true }],
    ['WEBHOOK_ALLOW_PRIVATE_NETWORKS', 'false', { webhookAllowPrivateNetworks: false }],
    ['WEBHOOK_DELIVERY', 'server', { deliversWebhooks: true }],
    ['WEBHOOK_DELIVERY', 'apart', { deliversWebhooks: false }],
    ['DATABASE_URL', 'postgres://db/x', { seedsDemo: false }],
    ['NODE_ENV', 'staging', { seedsDemo: true }],
    ['BUILD_COMMIT', 'abc', { commit: 'abc' }],
    ['BUILD_TIME', '2027-01-01', { builtAt: '2027-01-01' }],
  ])('reads %s=%s', (name, value, expected) => {
    expect(parseConfig({ [name]: value })).toMatchObject(expected);
  });

  it.each([
    ['LIMIT_BELOW_GROWTH_PER_MINUTE', 'belowGrowthPerMinute'],
    ['LIMIT_GROWTH_PER_MINUTE', 'growthPerMinute'],
    ['LIMIT_SCALE_PER_MINUTE', 'scalePerMinute'],
    ['LIMIT_ENTERPRISE_PER_MINUTE', 'enterprisePerMinute'],
    ['LIMIT_WORKSPACE_FACTOR', 'workspaceFactor'],
    ['LIMIT_BULK_PASSPORTS', 'bulkPassports'],
    ['LIMIT_BULK_UNITS', 'bulkUnits'],
    ['LIMIT_ANONYMOUS_PER_MINUTE', 'anonymousPerMinute'],
    ['LIMIT_AUTHENTICATED_IP_PER_MINUTE', 'authenticatedIpPerMinute'],
    ['LIMIT_RESOLUTION_PER_MINUTE', 'resolutionPerMinute'],
    ['LIMIT_AUDIT_VERIFY_PER_MINUTE', 'auditVerifyPerMinute'],
    ['LIMIT_AUDIT_VERIFY_BYTES_PER_MINUTE', 'auditVerifyBytesPerMinute'],
    ['LIMIT_CREATE_BODY_BYTES', 'createBodyBytes'],
    ['LIMIT_DEFAULT_BODY_BYTES', 'defaultBodyBytes'],
    ['LIMIT_AUDIT_VERIFY_BODY_BYTES', 'auditVerifyBodyBytes'],
  ] as const)('reads %s as the limit %s', (name, limit) => {
    // A budget in bytes has to have room for one body.
    const room = { LIMIT_AUDIT_VERIFY_BODY_BYTES: '7' };
    expect(parseConfig({ ...room, [name]: '7' }).limits[limit]).toBe(7);
  });

  it('refuses a budget in bytes that takes no body of the allowed length', () => {
    const environment = { LIMIT_AUDIT_VERIFY_BYTES_PER_MINUTE: '6' };
    expect(() => parseConfig({ ...environment, LIMIT_AUDIT_VERIFY_BODY_BYTES: '7' })).toThrow(
      /^LIMIT_AUDIT_VERIFY_BYTES_PER_MINUTE: /,
    );
  });

  it.each(['11', '999', '0.0.0.0/1,128.0.0.0/1', '::ffff:0.0.0.0/96', '2000::/3'])(
    'refuses TRUST_PROXY=%s in production: it is nearly everybody',
    (TRUST_PROXY) => {
      const production = { NODE_ENV: 'production', BASE_URL: 'https://dpp.example' };
      expect(() => parseConfig({ ...production, ALLOW_EMBEDDED: 'true', TRUST_PROXY })).toThrow(
        /^TRUST_PROXY: must not trust every address/,
      );
    },
  );

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

  it('sends mail with both its variables, and starts with none or both', () => {
    const [SMTP_URL, SMTP_FROM] = ['smtps://u:p@mail.example', 'dpp@acme.example'];
    expect(parseConfig({ SMTP_URL, SMTP_FROM }).smtp).toEqual({ url: SMTP_URL, from: SMTP_FROM });
    for (const half of [{ SMTP_URL }, { SMTP_FROM }]) expect(refusal(half)).toMatch(/^SMTP_FROM: /);
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
    ['SECURITY_CONTACT', 'security@acme.example'],
    ['SECURITY_CONTACT', 'http://acme.example/report'],
    ['SECURITY_CONTACT', 'mailto:'],
    ['SECURITY_CONTACT', 'mailto:a@b.example,'],
    ['SECURITY_CONTACT', 'mailto:a@b.example\nEncryption: https://evil.example'],
    ['SECURITY_CONTACT', 'tel:call me'],
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
    ['PORT', '3e3'],
    ['PORT', ' 3000'],
    ['PORT', '0x10'],
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'Production'],
    ['ALLOW_EMBEDDED', 'yes'],
    ['WEBHOOK_ALLOW_PRIVATE_NETWORKS', '1'],
    ['WEBHOOK_DELIVERY', 'none'],
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
    ['TRUST_PROXY', 'TRUE'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '1234'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'loopback, everybody'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_FROM', 'us'],
    ['LOG_LEVEL', 'loud'],
    ['LIMIT_ANONYMOUS_PER_MINUTE', '0'],
    ['LIMIT_ANONYMOUS_PER_MINUTE', 'many'],
    ['LIMIT_CREATE_BODY_BYTES', '1e99'],
    ['LIMIT_BULK_PASSPORTS', '201'],
    ['LIMIT_BULK_UNITS', '201'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const lines = refusal({ [name]: value }).split('\n');
    expect(lines.filter((line) => line.startsWith(`${name}: `))).toEqual([lines[0]]);
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

  it('names every bad variable at once, each in one line', () => {
    const message = refusal({
      NODE_ENV: 'production',
      PORT: 'http',
      LOG_LEVEL: 'loud',
      BASE_URL: 'http://dpp.example',
      PLATFORM_ADMIN_EMAIL: 'admin@platform.example',
      LIMIT_GS1_PER_MINUTE: 'hunter2',
    });
    expect(message.split('\n').map((line) => line.split(':')[0])).toEqual([
      'PORT',
      'LOG_LEVEL',
      'LIMIT_GS1_PER_MINUTE',
      'DATABASE_URL',
      'BASE_URL',
      'PLATFORM_ADMIN_PASSWORD',
    ]);
    expect(message).not.toContain('hunter2');
  });

  it('says of one variable one thing', () => {
    const message = refusal({ NODE_ENV: 'production', ALLOW_EMBEDDED: 'true', BASE_URL: 'dpp' });
    expect(message).toMatch(/^BASE_URL: must be an http\(s\) URL without query[^\n]*$/);
  });
});

describe('parseConfig in production', () => {
  const secrets = { VAULT_KEY: vaultKey, SESSION_SECRET: 's'.repeat(32) };
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db/x',
    BASE_URL: 'https://dpp.example',
    ...secrets,
  };
  const embedded = { ...production, DATABASE_URL: '', ALLOW_EMBEDDED: 'true' };

  it.each(['VAULT_KEY', 'SESSION_SECRET', 'DATABASE_URL', 'BASE_URL'] as const)(
    'is refused without %s',
    (name) => {
      expect(refusal({ ...production, [name]: '' })).toMatch(new RegExp(`^${name}: .*$`));
    },
  );

  it.each([
    ['BASE_URL', 'http://dpp.example'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'loopback, 0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['WEBHOOK_ALLOW_PRIVATE_NETWORKS', 'true'],
  ])('is refused with %s=%s', (name, value) => {
    expect(refusal({ ...production, [name]: value })).toMatch(new RegExp(`^${name}: .*$`));
  });

  it.each([
    ['TRUST_PROXY', '1', { trustProxy: 1 }],
    ['TRUST_PROXY', '10.0.0.0/8', { trustProxy: ['10.0.0.0/8'] }],
    ['TRUST_PROXY', 'false', { trustProxy: false }],
    ['WEBHOOK_ALLOW_PRIVATE_NETWORKS', 'false', { webhookAllowPrivateNetworks: false }],
  ])('is taken with %s=%s', (name, value, expected) => {
    expect(parseConfig({ ...production, [name]: value })).toMatchObject(expected);
  });

  it('takes the given secrets', () => {
    const config = parseConfig(production);
    expect([config.vaultKey, config.sessionSecret]).toEqual(Object.values(secrets));
  });

  it('makes up secrets on the embedded database, which has to be allowed', () => {
    const { VAULT_KEY: _key, SESSION_SECRET: _secret, ...bare } = embedded;
    expect(parseConfig(bare)).toMatchObject({ vaultKey: undefined, sessionSecret: undefined });
    expect(refusal({ ...embedded, ALLOW_EMBEDDED: 'false' })).toMatch(/^DATABASE_URL: /);
  });

  it.each([
    ['PostgreSQL', production],
    ['the embedded database', embedded],
  ])('has no demo workspace on %s', (_name, environment) => {
    expect(parseConfig(environment).seedsDemo).toBe(false);
  });

  it('is not asked of other environments', () => {
    expect(() => parseConfig({ ...production, NODE_ENV: 'test', VAULT_KEY: '' })).not.toThrow();
  });
});
