import { createPrivateKey, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { createTimestampVerifier } from '@dpp/merkle-seal/timestamp/node';
import { formatTenantDid } from '@dpp/vc';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { passwordLength } from './platform/auth/user-model.js';

const perMinute = (fallback: number) => z.coerce.number().int().positive().default(fallback);
const bytes = (fallback: number) => z.coerce.number().int().positive().default(fallback);
/** A text that a constructor accepts; what it throws is the caller's one line. */
const accepted = (by: (text: string) => unknown, message: string) =>
  z.string().refine((text) => {
    try {
      by(text);
      return true;
    } catch {
      // Refused with our message, which names no part of a secret.
      return false;
    }
  }, message);

const vaultKey = z
  .base64('must be base64 of 32 bytes')
  .refine((text) => Buffer.from(text, 'base64').length === 32, 'must be base64 of 32 bytes');

/** One or more certificates in one text. */
const pemCertificates = accepted(
  (text) => createTimestampVerifier({ trustAnchors: [text] }),
  'must be PEM certificates',
);

const proxyNames: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** What Express takes as `trust proxy`: yes or no, a number of hops, or a list of addresses. */
const trustProxy = z.union([
  z.stringbool({ truthy: ['true'], falsy: ['false'] }),
  z
    .string()
    .regex(/^[0-9]{1,3}$/)
    .transform(Number),
  z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine(
      (entries) => entries.every(isProxyAddress),
      'must be true, false, a number of hops, or a list of addresses, CIDR blocks, loopback, linklocal and uniquelocal',
    ),
]);

function isProxyAddress(entry: string): boolean {
  const [address = ''] = entry.split('/');
  return (
    proxyNames.has(entry) ||
    (isIP(address) !== 0 && (address === entry || ipaddr.isValidCIDR(entry)))
  );
}

function isHostName(host: string): boolean {
  const address = `http://${host}`;
  try {
    return isIP(host) !== 0 || new URL(address).hostname === host;
  } catch {
    // Not a URL: the parser has no other way to say so.
    return false;
  }
}

/** Several instances may run: a secret of one's own data directory would be another one on each. */
function sharesDatabase(env: { NODE_ENV?: string | undefined; DATABASE_URL?: string | undefined }) {
  return env.NODE_ENV === 'production' && env.DATABASE_URL !== undefined;
}

/** A variable set to nothing (`PORT=`) means the same as one that is not set. */
const environmentSchema = z.preprocess(
  (environment) =>
    Object.fromEntries(Object.entries(environment as object).filter(([, value]) => value !== '')),
  z
    .object({
      NODE_ENV: z.string().optional(),
      PORT: z.coerce.number().int().min(0).max(65535).default(3000),
      HOST: z
        .string()
        .refine(isHostName, 'must be a host name or an IP address')
        .default('127.0.0.1'),
      BASE_URL: accepted(
        (baseUrl) => formatTenantDid({ baseUrl, tenantId: 'any' }),
        'must be an http(s) URL without query, fragment, password or IPv6 address',
      ).optional(),
      WORKSPACE_HOST_SUFFIX: z
        .string()
        .regex(
          /^[a-z0-9-]+(\.[a-z0-9-]+)*$/,
          'must be a host name without port, such as dpp.example.com',
        )
        .optional(),
      DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
      DATABASE_POOL_SIZE: z.coerce.number().int().positive().max(200).default(10),
      REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
      DATA_DIR: z.string().default('.data'),
      VAULT_KEY: vaultKey.optional(),
      VAULT_KEY_PREVIOUS: vaultKey.optional(),
      PLATFORM_ADMIN_EMAIL: z.email().optional(),
      PLATFORM_ADMIN_PASSWORD: z
        .string()
        .min(passwordLength.min, `must be at least ${passwordLength.min} characters`)
        .max(passwordLength.max, `must be at most ${passwordLength.max} characters`)
        .optional(),
      SESSION_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
      SESSION_LIFETIME_MINUTES: z.coerce.number().int().positive().default(480),
      SEAL_CA_KEY_PEM: accepted(createPrivateKey, 'must be a PEM private key').optional(),
      SEAL_CA_CERT_PEM: accepted(
        (text) => new X509Certificate(text),
        'must be a PEM certificate',
      ).optional(),
      TSA_URL: z.url({ protocol: /^https?$/ }).optional(),
      TSA_CA_PEM: pemCertificates.optional(),
      TSA_TIMEOUT_MS: z.coerce.number().int().min(1).max(60_000).default(3000),
      EORI_CHECK_URL: z.url({ protocol: /^https?$/ }).optional(),
      EORI_CHECK_TIMEOUT_MS: z.coerce.number().int().min(1).max(60_000).default(2000),
      RETENTION_YEARS: z.coerce.number().int().min(1).max(100).default(15),
      TRUST_PROXY: trustProxy.default(false),
      LOG_LEVEL: z
        .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
        .default('info'),
      METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
      BUILD_COMMIT: z.string().optional(),
      BUILD_TIME: z.string().optional(),
      LIMIT_BELOW_GROWTH_PER_MINUTE: perMinute(120),
      LIMIT_GROWTH_PER_MINUTE: perMinute(120),
      LIMIT_SCALE_PER_MINUTE: perMinute(600),
      LIMIT_WORKSPACE_FACTOR: perMinute(3),
      LIMIT_ANONYMOUS_PER_MINUTE: perMinute(100),
      LIMIT_AUTHENTICATED_IP_PER_MINUTE: perMinute(6000),
      LIMIT_RESOLUTION_PER_MINUTE: perMinute(30),
      LIMIT_AUDIT_VERIFY_PER_MINUTE: perMinute(30),
      LIMIT_VALIDATE_PUBLIC_PER_MINUTE: perMinute(10),
      LIMIT_LOGIN_PER_MINUTE: perMinute(10),
      LIMIT_GS1_PER_MINUTE: perMinute(20),
      LIMIT_CREATE_BODY_BYTES: bytes(1_048_576),
      LIMIT_DEFAULT_BODY_BYTES: bytes(262_144),
      LIMIT_VALIDATE_PUBLIC_BODY_BYTES: bytes(65_536),
      LIMIT_AUDIT_VERIFY_BODY_BYTES: bytes(8_388_608),
    })
    .refine((env) => !sharesDatabase(env) || env.VAULT_KEY, {
      path: ['VAULT_KEY'],
      message: 'is required with DATABASE_URL in production',
    })
    .refine((env) => !sharesDatabase(env) || env.SESSION_SECRET, {
      path: ['SESSION_SECRET'],
      message: 'is required with DATABASE_URL in production',
    })
    .refine((env) => env.PORT !== 0 || env.BASE_URL, {
      path: ['BASE_URL'],
      message: 'is required with PORT=0, because links name the address',
    })
    .refine((env) => env.BASE_URL ?? !env.HOST.includes(':'), {
      path: ['BASE_URL'],
      message: 'is required when HOST is an IPv6 address, which no did:web can name',
    })
    .refine((env) => Boolean(env.PLATFORM_ADMIN_EMAIL) === Boolean(env.PLATFORM_ADMIN_PASSWORD), {
      path: ['PLATFORM_ADMIN_PASSWORD'],
      message: 'and PLATFORM_ADMIN_EMAIL are set together or not at all',
    })
    .refine((env) => Boolean(env.SEAL_CA_KEY_PEM) === Boolean(env.SEAL_CA_CERT_PEM), {
      path: ['SEAL_CA_CERT_PEM'],
      message: 'and SEAL_CA_KEY_PEM are set together or not at all',
    })
    .refine((env) => !env.TSA_URL || env.TSA_CA_PEM, {
      path: ['TSA_CA_PEM'],
      message: 'is required with TSA_URL: a time-stamp is verified before it is kept',
    })
    .refine((env) => !env.VAULT_KEY_PREVIOUS || env.VAULT_KEY !== env.VAULT_KEY_PREVIOUS, {
      path: ['VAULT_KEY_PREVIOUS'],
      message: 'is the same as VAULT_KEY',
    }),
);

/** Everything the operator of a server can choose, parsed once at start. */
export type Config = Readonly<ReturnType<typeof parseConfig>>;

/** Raised for a bad environment variable; the message is one line that names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Parses the environment into the frozen configuration.
 *
 * @throws {@link ConfigError} naming the first bad variable.
 */
export function parseConfig(environment: Record<string, string | undefined>) {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join('.') ?? 'environment'}: ${issue?.message ?? ''}`);
  }
  const env = parsed.data;
  return Object.freeze({
    port: env.PORT,
    host: env.HOST,
    /** Without a trailing slash. Undefined: `http://HOST:PORT` of the socket that listens. */
    baseUrl: env.BASE_URL?.replace(/(?<!\/)\/+$/, ''),
    workspaceHostSuffix: env.WORKSPACE_HOST_SUFFIX,
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    redisUrl: env.REDIS_URL,
    dataDirectory: env.DATA_DIR,
    vaultKey: env.VAULT_KEY,
    /** Opens what was kept under it; keeps nothing new. */
    previousVaultKey: env.VAULT_KEY_PREVIOUS,
    platformAdmin:
      env.PLATFORM_ADMIN_EMAIL && env.PLATFORM_ADMIN_PASSWORD
        ? { email: env.PLATFORM_ADMIN_EMAIL, password: env.PLATFORM_ADMIN_PASSWORD }
        : undefined,
    sessionSecret: env.SESSION_SECRET,
    sessionLifetimeMinutes: env.SESSION_LIFETIME_MINUTES,
    sealCa:
      env.SEAL_CA_KEY_PEM && env.SEAL_CA_CERT_PEM
        ? { privateKeyPem: env.SEAL_CA_KEY_PEM, certificatePem: env.SEAL_CA_CERT_PEM }
        : undefined,
    timestamping: Object.freeze({
      url: env.TSA_URL,
      caPem: env.TSA_CA_PEM,
      timeoutMs: env.TSA_TIMEOUT_MS,
    }),
    eoriCheck: Object.freeze({ url: env.EORI_CHECK_URL, timeoutMs: env.EORI_CHECK_TIMEOUT_MS }),
    /** How long a passport is kept after it is archived or decommissioned. */
    retentionYears: env.RETENTION_YEARS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    commit: env.BUILD_COMMIT ?? null,
    builtAt: env.BUILD_TIME ?? null,
    limits: Object.freeze({
      belowGrowthPerMinute: env.LIMIT_BELOW_GROWTH_PER_MINUTE,
      growthPerMinute: env.LIMIT_GROWTH_PER_MINUTE,
      scalePerMinute: env.LIMIT_SCALE_PER_MINUTE,
      workspaceFactor: env.LIMIT_WORKSPACE_FACTOR,
      anonymousPerMinute: env.LIMIT_ANONYMOUS_PER_MINUTE,
      authenticatedIpPerMinute: env.LIMIT_AUTHENTICATED_IP_PER_MINUTE,
      resolutionPerMinute: env.LIMIT_RESOLUTION_PER_MINUTE,
      auditVerifyPerMinute: env.LIMIT_AUDIT_VERIFY_PER_MINUTE,
      validatePublicPerMinute: env.LIMIT_VALIDATE_PUBLIC_PER_MINUTE,
      loginPerMinute: env.LIMIT_LOGIN_PER_MINUTE,
      gs1PerMinute: env.LIMIT_GS1_PER_MINUTE,
      createBodyBytes: env.LIMIT_CREATE_BODY_BYTES,
      defaultBodyBytes: env.LIMIT_DEFAULT_BODY_BYTES,
      validatePublicBodyBytes: env.LIMIT_VALIDATE_PUBLIC_BODY_BYTES,
      auditVerifyBodyBytes: env.LIMIT_AUDIT_VERIFY_BODY_BYTES,
    }),
  });
}
