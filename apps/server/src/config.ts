import { environmentSchema, type ParsedEnvironment } from './config/environment-schema.js';
import {
  misspeltVariables,
  unknownVariables,
  type UnknownVariable,
} from './config/unknown-variables.js';
import { readVariableFiles } from './config/variable-files.js';

/** Every variable the server reads; each may come as `NAME_FILE`, too. */
export const variableNames: readonly string[] = Object.keys(environmentSchema.out.shape);

/** What a variable means when it is not set. */
export const variableDefaults: Readonly<Record<string, unknown>> = environmentSchema.parse({});

/** Everything the operator of a server can choose, parsed once at start. */
export type Config = Readonly<ReturnType<typeof parseConfig>>;

/** Raised for a bad environment: one line for each variable that is bad or misspelt, none of which repeats a value. */
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
  const env = readEnvironment(environment);
  return Object.freeze({
    port: env.PORT,
    host: env.HOST,
    /** Without a trailing slash. Undefined: `http://HOST:PORT` of the socket that listens. */
    baseUrl: env.BASE_URL && new URL(env.BASE_URL).href.replace(/(?<!\/)\/+$/, ''),
    workspaceHostSuffix: env.WORKSPACE_HOST_SUFFIX,
    databaseUrl: env.DATABASE_URL,
    /** Where other instances are heard. Undefined: at `databaseUrl`. */
    databaseListenUrl: env.DATABASE_LISTEN_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    /** An empty database gets a demo workspace, but never where it could be a production database. */
    seedsDemo: env.DATABASE_URL === undefined && env.NODE_ENV !== 'production',
    redisUrl: env.REDIS_URL,
    dataDirectory: env.DATA_DIR,
    vaultKey: env.VAULT_KEY,
    /** Opens what was kept under it; keeps nothing new. */
    previousVaultKey: env.VAULT_KEY_PREVIOUS,
    platformAdmin: platformAdminOf(env),
    /** The company that runs the server, as the page at `/` names it. Undefined: it names none. */
    operator: operatorOf(env),
    sessionSecret: env.SESSION_SECRET,
    sessionLifetimeMinutes: env.SESSION_LIFETIME_MINUTES,
    sealCa: sealCaOf(env),
    timestamping: Object.freeze({
      url: env.TSA_URL,
      caPem: env.TSA_CA_PEM,
      timeoutMs: env.TSA_TIMEOUT_MS,
    }),
    /** Certificates of authorities that may vouch for the signer of an event. Undefined: none may. */
    eidasTrustAnchorsPem: env.EIDAS_TRUST_ANCHORS_PEM,
    /** Where a refusal for the plan's sake leads. Undefined: to the console. */
    upgradeUrl: env.UPGRADE_URL,
    eoriCheck: Object.freeze({ url: env.EORI_CHECK_URL, timeoutMs: env.EORI_CHECK_TIMEOUT_MS }),
    /** How long a passport is kept after it is archived or decommissioned. */
    retentionYears: env.RETENTION_YEARS,
    /** Days for which rows of the access log, the outbox and the inbox are kept. */
    keptDays: Object.freeze({
      accesses: env.ACCESS_RETENTION_DAYS,
      outbox: env.OUTBOX_RETENTION_DAYS,
      notifications: env.NOTIFICATION_RETENTION_DAYS,
    }),
    shutdown: shutdownOf(env),
    trustProxy: env.TRUST_PROXY,
    /** Addresses that tenants name may lie in this machine's own networks. */
    webhookAllowPrivateNetworks: env.WEBHOOK_ALLOW_PRIVATE_NETWORKS === 'true',
    /** False: processes of their own deliver events (`dpp work`). */
    deliversWebhooks: env.WEBHOOK_DELIVERY === 'server',
    /** Undefined without a server: no mail is sent. */
    smtp: Object.freeze({ url: env.SMTP_URL, from: env.SMTP_FROM }),
    logLevel: env.LOG_LEVEL,
    /** Addresses for reports of vulnerabilities, the preferred one first. Undefined: none is published. */
    securityContacts: env.SECURITY_CONTACT,
    metricsToken: env.METRICS_TOKEN,
    commit: env.BUILD_COMMIT ?? 'unknown',
    builtAt: env.BUILD_TIME ?? 'unknown',
    limits: limitsOf(env),
  });
}

function readEnvironment(environment: Environment): ParsedEnvironment {
  const { values, problems } = readVariableFiles(environment, variableNames);
  const misspelt = misspeltVariables(environment, variableNames);
  const parsed = environmentSchema.safeParse(values);
  if (!parsed.success || problems.length > 0 || misspelt.length > 0) {
    // The first problem of each variable is reported; the content of its file is not reported as missing.
    const told = new Map(
      problems.map((problem) => [problem.variable, `${problem.variable}_FILE: ${problem.message}`]),
    );
    for (const { path, message } of parsed.error?.issues ?? []) {
      const name = path.join('.');
      if (!told.has(name)) told.set(name, `${name}: ${message}`);
    }
    // First, as it may be why another one is missing.
    const slips = misspelt.map(
      ({ name, nearest }) =>
        `${name}: no variable of this server; did you mean ${meant(name, nearest)}?`,
    );
    throw new ConfigError([...slips, ...told.values()]);
  }
  return parsed.data;
}

const meant = (name: string, nearest: string) =>
  name.endsWith('_FILE') ? `${nearest}_FILE` : nearest;

function platformAdminOf(env: ParsedEnvironment) {
  return env.PLATFORM_ADMIN_EMAIL && env.PLATFORM_ADMIN_PASSWORD
    ? { email: env.PLATFORM_ADMIN_EMAIL, password: env.PLATFORM_ADMIN_PASSWORD }
    : undefined;
}

function operatorOf(env: ParsedEnvironment) {
  return env.PLATFORM_OPERATOR_NAME === undefined
    ? undefined
    : Object.freeze({
        name: env.PLATFORM_OPERATOR_NAME,
        address: env.PLATFORM_OPERATOR_ADDRESS,
        contact: env.PLATFORM_OPERATOR_CONTACT,
        privacyUrl: env.PLATFORM_PRIVACY_URL,
      });
}

function sealCaOf(env: ParsedEnvironment) {
  return env.SEAL_CA_KEY_PEM && env.SEAL_CA_CERT_PEM
    ? { privateKeyPem: env.SEAL_CA_KEY_PEM, certificatePem: env.SEAL_CA_CERT_PEM }
    : undefined;
}

function shutdownOf(env: ParsedEnvironment) {
  return Object.freeze({
    /** New connections are still taken for this long, so that probes see that it is not ready. */
    delayMs: env.SHUTDOWN_DELAY_MS,
    /** From the end of the delay until the process has ended. */
    graceMs: env.SHUTDOWN_GRACE_MS,
  });
}

function limitsOf(env: ParsedEnvironment) {
  return Object.freeze({
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
    passwordResetPerMinute: env.LIMIT_PASSWORD_RESET_PER_MINUTE,
    grantRequestPerMinute: env.LIMIT_GRANT_REQUEST_PER_MINUTE,
    gs1PerMinute: env.LIMIT_GS1_PER_MINUTE,
    previewPerMinute: env.LIMIT_PREVIEW_PER_MINUTE,
    handOverPerMinute: env.LIMIT_HAND_OVER_PER_MINUTE,
    concurrentPerKey: env.LIMIT_CONCURRENT_PER_KEY,
    concurrentPerWorkspace: env.LIMIT_CONCURRENT_PER_WORKSPACE,
    /** Undefined: as many as the process has descriptors for. */
    connections: env.LIMIT_CONNECTIONS,
    bulkPassports: env.LIMIT_BULK_PASSPORTS,
    bulkUnits: env.LIMIT_BULK_UNITS,
    workspaceDrafts: env.LIMIT_WORKSPACE_DRAFTS,
    workspaceBytes: env.LIMIT_WORKSPACE_BYTES,
    workspacePictureBytes: env.LIMIT_WORKSPACE_PICTURE_BYTES,
    sandboxPerMinute: env.LIMIT_SANDBOX_PER_MINUTE,
    sandboxPassports: env.LIMIT_SANDBOX_PASSPORTS,
    sandboxRows: env.LIMIT_SANDBOX_ROWS,
    sandboxBytes: env.LIMIT_SANDBOX_BYTES,
    createBodyBytes: env.LIMIT_CREATE_BODY_BYTES,
    defaultBodyBytes: env.LIMIT_DEFAULT_BODY_BYTES,
    validatePublicBodyBytes: env.LIMIT_VALIDATE_PUBLIC_BODY_BYTES,
    auditVerifyBodyBytes: env.LIMIT_AUDIT_VERIFY_BODY_BYTES,
  });
}
