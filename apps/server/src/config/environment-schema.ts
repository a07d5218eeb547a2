import { createPrivateKey, X509Certificate } from 'node:crypto';
import { createSealSigner } from '@dpp/merkle-seal/node';
import { formatTenantDid } from '@dpp/vc';
import { z } from 'zod';
import { passwordLength } from '../platform/auth/user-model.js';
import {
  accepted,
  bytes,
  contactAddresses,
  hostName,
  makesSecret,
  nodeEnvironment,
  pemCertificates,
  perMinute,
  requestsPerMinute,
  trustProxy,
  vaultKey,
  wholeNumber,
  yesOrNo,
} from './value-schemas.js';
import { variableRules } from './variable-rules.js';

const httpUrl = (what: string) => z.url({ protocol: /^https?$/, error: `must be ${what}` });
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a postgres:// URL, such as postgres://user:password@host:5432/database',
});
/** A text of the page at `/`. */
const operatorText = z.string().max(500, 'must be at most 500 characters');
const days = (fallback: number) => wholeNumber({ min: 1, max: 36_500 }).default(fallback);

/**
 * Every variable with what it may hold and what it means when it is not set. A variable set to nothing (`PORT=`)
 * is not set.
 */
export const environmentSchema = z.preprocess(
  (environment) =>
    Object.fromEntries(Object.entries(environment as object).filter(([, value]) => value !== '')),
  z
    .object({
      NODE_ENV: nodeEnvironment.optional(),
      PORT: wholeNumber({ min: 0, max: 65_535 }).default(3000),
      HOST: hostName.default('127.0.0.1'),
      BASE_URL: accepted(
        (baseUrl) => formatTenantDid({ baseUrl, tenantId: 'any' }),
        'must be an http(s) URL without query, fragment, password or IPv6 address, such as https://dpp.example.com',
      ).optional(),
      WORKSPACE_HOST_SUFFIX: z
        .string()
        .regex(
          /^[a-z0-9-]+(\.[a-z0-9-]+)*$/,
          'must be a host name without port, such as dpp.example.com',
        )
        .optional(),
      DATABASE_URL: postgresUrl.optional(),
      DATABASE_LISTEN_URL: postgresUrl.optional(),
      DATABASE_POOL_SIZE: wholeNumber({ min: 1, max: 200 }).default(10),
      ALLOW_EMBEDDED: yesOrNo().optional(),
      REDIS_URL: z
        .url({
          protocol: /^rediss?$/,
          error: 'must be a redis:// or rediss:// URL, such as redis://host:6379',
        })
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
      PLATFORM_OPERATOR_NAME: operatorText.optional(),
      PLATFORM_OPERATOR_ADDRESS: operatorText.optional(),
      PLATFORM_OPERATOR_CONTACT: z
        .union(
          [z.email(), z.url({ protocol: /^https?$/ })],
          'must be an email address or an http(s) URL',
        )
        .optional(),
      PLATFORM_PRIVACY_URL: httpUrl('the http(s) URL of a privacy notice').optional(),
      SESSION_SECRET: z
        .string()
        .min(32, `must be at least 32 characters; ${makesSecret}`)
        .optional(),
      SESSION_LIFETIME_MINUTES: wholeNumber({ min: 1, max: 525_600 }).default(480),
      SEAL_CA_KEY_PEM: accepted(
        (text) => createSealSigner(createPrivateKey(text)),
        'must be a PEM private key on the curve P-256; openssl ecparam -name prime256v1 -genkey -noout makes one',
      ).optional(),
      SEAL_CA_CERT_PEM: accepted(
        (text) => new X509Certificate(text),
        'must be a PEM certificate, from -----BEGIN CERTIFICATE----- to its end',
      ).optional(),
      TSA_URL: httpUrl('the http(s) URL of a time-stamping authority').optional(),
      TSA_CA_PEM: pemCertificates.optional(),
      TSA_TIMEOUT_MS: wholeNumber({ min: 1, max: 60_000 }).default(3000),
      EIDAS_TRUST_ANCHORS_PEM: pemCertificates.optional(),
      UPGRADE_URL: httpUrl('the http(s) URL where a plan is changed').optional(),
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
      WEBHOOK_DELIVERY: z.enum(['server', 'apart']).default('server'),
      SMTP_URL: z
        .url({
          protocol: /^smtps?$/,
          error: 'must be a smtp:// or smtps:// URL, such as smtps://user:password@host',
        })
        .optional(),
      SMTP_FROM: z.email('must be an email address').optional(),
      LOG_LEVEL: z
        .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
        .default('info'),
      SECURITY_CONTACT: contactAddresses.optional(),
      METRICS_TOKEN: z
        .string()
        .min(16, `must be at least 16 characters; ${makesSecret}`)
        .optional(),
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
      LIMIT_AUDIT_VERIFY_BYTES_PER_MINUTE: bytes(10_485_760),
      LIMIT_VALIDATE_PUBLIC_PER_MINUTE: perMinute(10),
      LIMIT_LOGIN_PER_MINUTE: perMinute(10),
      LIMIT_PASSWORD_RESET_PER_MINUTE: perMinute(5),
      LIMIT_GRANT_REQUEST_PER_MINUTE: perMinute(5),
      LIMIT_GS1_PER_MINUTE: perMinute(20),
      LIMIT_PREVIEW_PER_MINUTE: perMinute(60),
      LIMIT_HAND_OVER_PER_MINUTE: perMinute(300),
      LIMIT_CONCURRENT_PER_KEY: wholeNumber({ min: 1, max: 10_000 }).default(64),
      LIMIT_CONCURRENT_PER_WORKSPACE: wholeNumber({ min: 1, max: 10_000 }).default(128),
      LIMIT_CONNECTIONS: wholeNumber({ min: 1, max: 1_000_000 }).optional(),
      LIMIT_BULK_PASSPORTS: wholeNumber({ min: 1, max: 200 }).default(200),
      LIMIT_BULK_UNITS: wholeNumber({ min: 1, max: 200 }).default(200),
      LIMIT_WORKSPACE_DRAFTS: wholeNumber({ min: 1, max: 1_000_000_000 }).default(10_000),
      LIMIT_WORKSPACE_BYTES: bytes(10_737_418_240),
      LIMIT_WORKSPACE_PICTURE_BYTES: bytes(10_737_418_240),
      LIMIT_SANDBOX_PER_MINUTE: perMinute(120),
      LIMIT_SANDBOX_PASSPORTS: wholeNumber({ min: 1, max: 1_000_000_000 }).default(500),
      LIMIT_SANDBOX_ROWS: wholeNumber({ min: 1, max: 1_000_000_000 }).default(10_000),
      LIMIT_SANDBOX_BYTES: bytes(104_857_600),
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
      // Also when a variable is bad by itself, so that all faults are reported at once.
      { when: () => true },
    ),
);

/** The values of all variables, each of them good. */
export type ParsedEnvironment = z.output<typeof environmentSchema>;
