import { createPrivateKey, X509Certificate } from 'node:crypto';
import { formatTenantDid } from '@dpp/vc';
import { z } from 'zod';
import {
  accepted,
  bytes,
  hostName,
  nodeEnvironment,
  pemCertificates,
  perMinute,
  requestsPerMinute,
  trustProxy,
  vaultKey,
  wholeNumber,
  yesOrNo,
} from './config/value-schemas.js';
import { unknownVariables, type UnknownVariable } from './config/unknown-variables.js';
import { readVariableFiles } from './config/variable-files.js';
import { variableRules } from './config/variable-rules.js';
import { passwordLength } from './platform/auth/user-model.js';

const httpUrl = (what: string) => z.url({ protocol: /^https?$/, error: `must be ${what}` });
const days = (fallback: number) => wholeNumber({ min: 1, max: 36_500 }).default(fallback);

/** A variable set to nothing (`PORT=`) means the same as one that is not set. */
const environmentSchema = z.preprocess(
  (environment) =>
    Object.fromEntries(Object.entries(environment as object).filter(([, value]) => value !== '')),
  z
    .object({
      NODE_ENV: nodeEnvironment.optional(),
      PORT: wholeNumber({ min: 0, max: 65_535 }).default(3000),
      HOST: hostName.default('127.0.0.1'),
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
      DATABASE_URL: z
        .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })
        .optional(),
      DATABASE_POOL_SIZE: wholeNumber({ min: 1, max: 200 }).default(10),
      ALLOW_EMBEDDED: yesOrNo().optional(),
      REDIS_URL: z
        .url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// URL' })
        .optional(),
      DATA_DIR: z.string().default('.data'),
      VAULT_KEY: vaultKey.optional(),
      VAULT_KEY_PREVIOUS: vaultKey.optional(),
      PLATFORM_ADMIN_EMAIL: z.email('must be an email address').optional(),
      PLATFORM_ADMIN_PASSWORD: z
        .string()
        .min(passwordLength.min, `must be at least ${passwordLength.min} characters`)
        .max(passwordLength.max, `must be at most ${passwordLength.max} characters`)
        .optional(),
      SESSION_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
      SESSION_LIFETIME_MINUTES: wholeNumber({ min: 1, max: 525_600 }).default(480),
      SEAL_CA_KEY_PEM: accepted(createPrivateKey, 'must be a PEM private key').optional(),
      SEAL_CA_CERT_PEM: accepted(
        (text) => new X509Certificate(text),
        'must be a PEM certificate',
      ).optional(),
      TSA_URL: httpUrl('the http(s) URL of a time-stamping authority').optional(),
      TSA_CA_PEM: pemCertificates.optional(),
      TSA_TIMEOUT_MS: wholeNumber({ min: 1, max: 60_000 }).default(3000),
      EORI_CHECK_URL: httpUrl('the http(s) URL of a register').optional(),
      EORI_CHECK_TIMEOUT_MS: wholeNumber({ min: 1, max: 60_000 }).default(2000),
      RETENTION_YEARS: wholeNumber({ min: 1, max: 100 }).default(15),
      ACCESS_RETENTION_DAYS: days(90),
      OUTBOX_RETENTION_DAYS: days(30),
      NOTIFICATION_RETENTION_DAYS: days(365),
      SHUTDOWN_DELAY_MS: wholeNumber({ min: 0, max: 60_000 }).default(0),
      SHUTDOWN_GRACE_MS: wholeNumber({ min: 2000, max: 300_000 }).default(10_000),
      TRUST_PROXY: trustProxy.default(false),
      WEBHOOK_ALLOW_PRIVATE_NETWORKS: yesOrNo().optional(),
      LOG_LEVEL: z
        .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
        .default('info'),
      METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
      BUILD_COMMIT: z.string().optional(),
      BUILD_TIME: z.string().optional(),
      LIMIT_BELOW_GROWTH_PER_MINUTE: perMinute(120),
      LIMIT_GROWTH_PER_MINUTE: perMinute(120),
      LIMIT_SCALE_PER_MINUTE: perMinute(600),
      LIMIT_ENTERPRISE_PER_MINUTE: requestsPerMinute.optional(),
      LIMIT_WORKSPACE_FACTOR: perMinute(3),
      LIMIT_ANONYMOUS_PER_MINUTE: perMinute(100),
      LIMIT_AUTHENTICATED_IP_PER_MINUTE: perMinute(6000),
      LIMIT_RESOLUTION_PER_MINUTE: perMinute(30),
      LIMIT_AUDIT_VERIFY_PER_MINUTE: perMinute(30),
      LIMIT_AUDIT_VERIFY_BYTES_PER_MINUTE: bytes(20_971_520),
      LIMIT_VALIDATE_PUBLIC_PER_MINUTE: perMinute(10),
      LIMIT_LOGIN_PER_MINUTE: perMinute(10),
      LIMIT_GS1_PER_MINUTE: perMinute(20),
      LIMIT_CONNECTIONS: wholeNumber({ min: 1, max: 1_000_000 }).optional(),
      LIMIT_BULK_PASSPORTS: wholeNumber({ min: 1, max: 200 }).default(200),
      LIMIT_WORKSPACE_DRAFTS: wholeNumber({ min: 1, max: 1_000_000_000 }).default(10_000),
      LIMIT_WORKSPACE_BYTES: bytes(10_737_418_240),
      LIMIT_CREATE_BODY_BYTES: bytes(1_048_576),
      LIMIT_DEFAULT_BODY_BYTES: bytes(262_144),
      LIMIT_VALIDATE_PUBLIC_BODY_BYTES: bytes(65_536),
      // The largest document that this server makes (test/contract/audit-largest-document.test.ts).
      LIMIT_AUDIT_VERIFY_BODY_BYTES: bytes(5_242_880),
    })
    .superRefine(
      (chosen, context) => {
        for (const { name, message, isBroken } of variableRules) {
          if (isBroken(chosen)) context.addIssue({ code: 'custom', path: [name], message });
        }
      },
      // Also when a variable is bad by itself: whoever starts the server mends all of them at once.
      { when: () => true },
    ),
);

/** Every variable the server reads; each may come as `NAME_FILE`, too. */
export const variableNames: readonly string[] = Object.keys(environmentSchema.out.shape);

/** What a variable means when it is not set. */
export const variableDefaults: Readonly<Record<string, unknown>> = environmentSchema.parse({});

/** Everything the operator of a server can choose, parsed once at start. */
export type Config = Readonly<ReturnType<typeof parseConfig>>;

/** Raised for a bad environment: one line for each variable that is bad, none of which repeats a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What looks like a variable of this server, and is none. */
export function findUnknownVariables(environment: Environment): UnknownVariable[] {
  return unknownVariables(environment, variableNames);
}

/**
 * Parses the environment, with the files it names, into the frozen configuration.
 *
 * @throws {@link ConfigError} naming every bad variable.
 */
export function parseConfig(environment: Environment) {
  const { values, problems } = readVariableFiles(environment, variableNames);
  const parsed = environmentSchema.safeParse(values);
  if (!parsed.success || problems.length > 0) {
    // Of one variable the first problem is told; what its file would have held is not missed.
    const told = new Map(
      problems.map((problem) => [problem.variable, `${problem.variable}_FILE: ${problem.message}`]),
    );
    for (const { path, message } of parsed.error?.issues ?? []) {
      const name = path.join('.');
      if (!told.has(name)) told.set(name, `${name}: ${message}`);
    }
    throw new ConfigError([...told.values()]);
  }
  const env = parsed.data;
  return Object.freeze({
    port: env.PORT,
    host: env.HOST,
    /** Without a trailing slash. Undefined: `http://HOST:PORT` of the socket that listens. */
    baseUrl: env.BASE_URL && new URL(env.BASE_URL).href.replace(/(?<!\/)\/+$/, ''),
    workspaceHostSuffix: env.WORKSPACE_HOST_SUFFIX,
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    /** An empty database gets a workspace to try: never where it could be somebody's real one. */
    seedsDemo: env.DATABASE_URL === undefined && env.NODE_ENV !== 'production',
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
    /** How long rows are kept that nobody asks for by then. */
    keptDays: Object.freeze({
      accesses: env.ACCESS_RETENTION_DAYS,
      outbox: env.OUTBOX_RETENTION_DAYS,
      notifications: env.NOTIFICATION_RETENTION_DAYS,
    }),
    shutdown: Object.freeze({
      /** New connections are still taken for this long, so that probes see that it is not ready. */
      delayMs: env.SHUTDOWN_DELAY_MS,
      /** From the end of the delay until the process has ended. */
      graceMs: env.SHUTDOWN_GRACE_MS,
    }),
    trustProxy: env.TRUST_PROXY,
    /** Addresses that tenants name may lie in this machine's own networks. */
    webhookAllowPrivateNetworks: env.WEBHOOK_ALLOW_PRIVATE_NETWORKS === 'true',
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    commit: env.BUILD_COMMIT ?? 'unknown',
    builtAt: env.BUILD_TIME ?? 'unknown',
    limits: Object.freeze({
      belowGrowthPerMinute: env.LIMIT_BELOW_GROWTH_PER_MINUTE,
      growthPerMinute: env.LIMIT_GROWTH_PER_MINUTE,
      scalePerMinute: env.LIMIT_SCALE_PER_MINUTE,
      /** Undefined: Enterprise has none. */
      enterprisePerMinute: env.LIMIT_ENTERPRISE_PER_MINUTE,
      workspaceFactor: env.LIMIT_WORKSPACE_FACTOR,
      anonymousPerMinute: env.LIMIT_ANONYMOUS_PER_MINUTE,
      authenticatedIpPerMinute: env.LIMIT_AUTHENTICATED_IP_PER_MINUTE,
      resolutionPerMinute: env.LIMIT_RESOLUTION_PER_MINUTE,
      auditVerifyPerMinute: env.LIMIT_AUDIT_VERIFY_PER_MINUTE,
      auditVerifyBytesPerMinute: env.LIMIT_AUDIT_VERIFY_BYTES_PER_MINUTE,
      validatePublicPerMinute: env.LIMIT_VALIDATE_PUBLIC_PER_MINUTE,
      loginPerMinute: env.LIMIT_LOGIN_PER_MINUTE,
      gs1PerMinute: env.LIMIT_GS1_PER_MINUTE,
      /** Undefined: as many as the process has descriptors for. */
      connections: env.LIMIT_CONNECTIONS,
      bulkPassports: env.LIMIT_BULK_PASSPORTS,
      workspaceDrafts: env.LIMIT_WORKSPACE_DRAFTS,
      workspaceBytes: env.LIMIT_WORKSPACE_BYTES,
      createBodyBytes: env.LIMIT_CREATE_BODY_BYTES,
      defaultBodyBytes: env.LIMIT_DEFAULT_BODY_BYTES,
      validatePublicBodyBytes: env.LIMIT_VALIDATE_PUBLIC_BODY_BYTES,
      auditVerifyBodyBytes: env.LIMIT_AUDIT_VERIFY_BODY_BYTES,
    }),
  });
}
