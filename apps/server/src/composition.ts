import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { contractText, contractVersion, extensionVersion, serverVersion } from './contract.js';
import type { ConsoleFiles } from './features/console/console-files.js';
import { StatusLists } from './features/credentials/status-lists.js';
import { createEoriRegistry } from './features/operators/eori-registry.js';
import { ImportChecker } from './features/passports/imports/check/import-checker.js';
import { JobRunner } from './features/passports/jobs/job-runner.js';
import { PictureFetcher } from './features/passports/pictures/picture-fetcher.js';
import { AccessLog } from './features/resolution/accesses/access-log.js';
import { GrantUses } from './features/resolution/accesses/grant-uses.js';
import { ResolutionCache } from './features/resolution/resolution-cache.js';
import { PictureCache } from './features/resolution/pictures/picture-cache.js';
import { RenderingCache } from './features/resolution/rendering-cache.js';
import { WebhookDispatcher } from './features/webhooks/deliveries/webhook-dispatcher.js';
import { ApiPage } from './features/service/api-page.js';
import { renderErrorCodePage } from './features/service/error-code-page.js';
import { Readiness } from './features/service/readiness.js';
import { OwnerInvitations } from './features/sessions/invitations/owner-invitations.js';
import { createLoginQueues } from './features/sessions/login-queues.js';
import { PasswordResets } from './features/sessions/passwords/password-resets.js';
import { AnnouncementListener } from './platform/db/announcements/announcement-listener.js';
import { ApiKeyAdmission } from './platform/auth/api-key-admission.js';
import { createCredentialCaches } from './platform/auth/credential-caches.js';
import { createDeviceTokens } from './platform/auth/secrets/device-token.js';
import { loadSessionSecret } from './platform/auth/secrets/session-secret.js';
import { createSessionTokens } from './platform/auth/session-token.js';
import { newId, systemClock, type Clock } from './platform/clock.js';
import { DirectoryCache } from './platform/directory/directory-cache.js';
import { createMetrics } from './platform/metrics.js';
import { openBudgets } from './platform/budgets/open-budgets.js';
import { ScanBudgets } from './platform/budgets/scan-budgets.js';
import type { Database } from './platform/db/database.js';
import { shownEpochs } from './platform/db/shown-changes.js';
import { WriteRefusals } from './platform/db/queries/write-refusals.js';
import { isCitus } from './platform/db/wall/distribute-table.js';
import { createMailer } from './platform/egress/mailer.js';
import { createEgress } from './platform/egress/egress.js';
import { createOperatorEgress } from './platform/egress/operator-egress.js';
import { ListQueue } from './platform/http/lists/list-queue.js';
import { WorkspaceTraffic } from './platform/http/gates/workspace-traffic.js';
import { createTimestampAuthority } from './platform/timestamping/timestamp-authority.js';
import { openAuditKeys, type AuditKeys } from './platform/vault/audit-keys.js';
import { openSealAuthority, type SealAuthority } from './platform/vault/seal-authority.js';
import { createSigningKeyVault, type SigningKeyVault } from './platform/vault/signing-key-vault.js';
import { createTotpVault, type TotpVault } from './platform/vault/totp-vault.js';
import { createWebhookSecretVault } from './platform/vault/webhook-secret-vault.js';
import type { VaultKeys } from './platform/vault/envelope.js';
import { loadVaultKeys } from './platform/vault/vault-key.js';
import { requireVaultKeyOf } from './platform/vault/vault-key-check.js';
import { RequestRecords } from './platform/request-records/request-records.js';
import { Sweeper } from './platform/sweep/sweeper.js';
import type { ServerDeps } from './server-deps.js';
import { sweepRules } from './sweep-rules.js';

/** `{base_url}` in every link the server mints. */
export function baseUrlOf(config: Config): string {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return config.baseUrl ?? `http://${host}:${config.port}`;
}

/** Where a refusal for the plan's sake sends people. */
export function upgradeUrlOf(config: Config, baseUrl = baseUrlOf(config)): string {
  return config.upgradeUrl ?? `${baseUrl}/console/plan`;
}

interface ComposeOptions {
  readonly config: Config;
  /** Migrated. */
  readonly database: Database;
  readonly logger: Logger;
  readonly baseUrl: string;
  readonly clock?: Clock;
  /** The built console. Default: none. */
  readonly consoleFiles?: ConsoleFiles | undefined;
}

/** What every part of the server is composed of. */
type Standing = Required<Omit<ComposeOptions, 'consoleFiles'>> & Pick<ServerDeps, 'metrics'>;

export async function composeServer(options: ComposeOptions): Promise<ServerDeps> {
  const { config, database, logger, baseUrl, clock = systemClock } = options;
  const { lanes, announcements, listening } = database;
  const db = lanes.door;
  const { vaultKeys, ...vaults } = await composeVault({ config, db, baseUrl, clock });
  const standing = { ...options, clock, metrics: createMetrics() };
  const { budgets, scanBudgets } = composeBudgets(standing);
  const caches = composeCaches(standing);
  const sessionSecret = loadSessionSecret(config);
  return {
    db,
    lanes,
    issuerKeyReader: (await isCitus(db)) ? lanes.public : undefined,
    config,
    baseUrl,
    upgradeUrl: upgradeUrlOf(config, baseUrl),
    clock,
    newId,
    logger,
    metrics: standing.metrics,
    announcements,
    announcementListener:
      listening && new AnnouncementListener({ ...listening, announcements, logger }),
    budgets,
    scanBudgets,
    apiKeyAdmission:
      budgets.exhausted &&
      new ApiKeyAdmission({
        db,
        limits: config.limits,
        directory: caches.directoryCache,
        exhausted: budgets.exhausted,
      }),
    readiness: new Readiness({ db, budgets, writeRefusals: new WriteRefusals(database.knex, db) }),
    ...caches,
    sessionTokens: createSessionTokens(sessionSecret),
    deviceTokens: createDeviceTokens(sessionSecret),
    loginQueues: createLoginQueues(),
    ...vaults,
    ...composeWebhooks({ ...standing, auditKeys: vaults.auditKeys, vaultKeys }),
    ...composeOwnWork({ ...standing, ...vaults, budgets }),
    statusLists: new StatusLists({ db: lanes.public, clock, vault: vaults.vault, baseUrl }),
    listQueue: new ListQueue(),
    traffic: new WorkspaceTraffic({
      requestsPerKey: config.limits.concurrentPerKey,
      requestsPerWorkspace: config.limits.concurrentPerWorkspace,
    }),
    build: {
      apiVersion: contractVersion,
      extensionVersion,
      serverVersion,
      commit: config.commit,
      builtAt: config.builtAt,
    },
    openApiText: contractText(),
    apiPage: new ApiPage({ openApiText: contractText(), baseUrl }),
    errorCodePage: renderErrorCodePage(baseUrl),
    consoleFiles: options.consoleFiles,
  };
}

function composeBudgets({ config, database, logger, metrics }: Standing) {
  const budgets = openBudgets({ config, database, logger, metrics });
  const scanBudgets = new ScanBudgets(budgets, logger);
  for (const owner of [budgets, scanBudgets]) metrics.observeCaches(owner.gauges);
  return { budgets, scanBudgets };
}

function composeCaches({ database: { generation, announcements }, metrics }: Standing) {
  const credentialCaches = createCredentialCaches(generation);
  const directoryCache = new DirectoryCache();
  const resolutionCache = new ResolutionCache(shownEpochs(announcements));
  const renderingCache = new RenderingCache();
  const pictureCache = new PictureCache();
  const { apiKeys, sessions } = credentialCaches;
  for (const owner of [
    ...[directoryCache, apiKeys, sessions],
    ...[resolutionCache, renderingCache, pictureCache],
  ]) {
    metrics.observeCaches(owner.gauges);
  }
  return { credentialCaches, directoryCache, resolutionCache, renderingCache, pictureCache };
}

/** Services that the operator chose. */
function composeWaysOut({
  config,
  database,
  clock,
  logger,
  metrics,
  baseUrl,
  auditKeys,
}: Standing & Pick<ServerDeps, 'auditKeys'>) {
  const operatorEgress = createOperatorEgress();
  const mailer = createMailer({ ...config.smtp, logger });
  const db = database.lanes.background;
  return {
    operatorEgress,
    mailer,
    passwordResets: new PasswordResets({ db, clock, newId, auditKeys, mailer, baseUrl, logger }),
    ownerInvitations: new OwnerInvitations({ db, clock, newId, auditKeys, mailer, baseUrl }),
    timestampAuthority: createTimestampAuthority({
      ...config.timestamping,
      egress: operatorEgress,
      clock,
      logger,
      metrics,
    }),
    eoriRegistry: createEoriRegistry({ ...config.eoriCheck, egress: operatorEgress, logger }),
  };
}

type OwnWork = Standing & Pick<ServerDeps, 'vault' | 'auditKeys' | 'budgets'>;

/** Services that the operator chose, and the work beside requests that asks them. */
function composeOwnWork(standing: OwnWork) {
  const waysOut = composeWaysOut(standing);
  const { timestampAuthority } = waysOut;
  return { ...waysOut, ...composeBackground({ ...standing, timestampAuthority }) };
}

/** Work beside requests, on connections of its own. */
function composeBackground(standing: OwnWork & Pick<ServerDeps, 'timestampAuthority'>) {
  const { config, database, clock, logger, metrics } = standing;
  const { announcements } = database;
  const db = database.lanes.background;
  return {
    jobRunner: new JobRunner({
      ...standing,
      db,
      newId,
      announcements,
      limits: config.limits,
      upgradeUrl: upgradeUrlOf(config, standing.baseUrl),
    }),
    importChecker: new ImportChecker({ db, clock, logger, announcements }),
    sweeper: new Sweeper({ db, rules: sweepRules(config), clock, logger, metrics }),
    pictureFetcher: new PictureFetcher({
      db,
      clock,
      newId,
      logger,
      announcements,
      egress: createEgress({ allowPrivateNetworks: config.webhookAllowPrivateNetworks }),
      maxWorkspaceBytes: config.limits.workspacePictureBytes,
      maxSandboxBytes: config.limits.sandboxBytes,
    }),
    accessLog: new AccessLog(db, logger),
    grantUses: new GrantUses(db, logger),
    requestRecords: new RequestRecords(db, logger),
  };
}

/** What delivers events, also where nothing else runs. */
export function composeWebhooks({
  config,
  database,
  vaultKeys,
  ...deps
}: Pick<ServerDeps, 'clock' | 'logger' | 'metrics' | 'auditKeys'> & {
  config: Config;
  database: Database;
  vaultKeys: VaultKeys;
}): Pick<ServerDeps, 'egress' | 'webhookSecretVault' | 'webhookDispatcher'> {
  const egress = createEgress({ allowPrivateNetworks: config.webhookAllowPrivateNetworks });
  const webhookSecretVault = createWebhookSecretVault(vaultKeys);
  deps.metrics.observeCaches(webhookSecretVault.gauges);
  const { lanes, announcements } = database;
  const db = lanes.background;
  const standing = { ...deps, db, announcements, newId, egress, webhookSecretVault };
  return { egress, webhookSecretVault, webhookDispatcher: new WebhookDispatcher(standing) };
}

/** The part of it that the command line needs too: creating a tenant creates its key pair. */
export async function composeVault(options: {
  config: Config;
  db: Knex;
  baseUrl: string;
  clock: Clock;
}): Promise<{
  vault: SigningKeyVault;
  sealAuthority: SealAuthority;
  totpVault: TotpVault;
  auditKeys: AuditKeys;
  vaultKeys: VaultKeys;
}> {
  const { config, db, baseUrl, clock } = options;
  const vaultKeys = loadVaultKeys(config);
  await requireVaultKeyOf(db, { vaultKeys, at: clock.now() });
  const sealAuthority = await openSealAuthority({
    db,
    vaultKeys,
    baseUrl,
    configured: config.sealCa,
    at: clock.now(),
  });
  const vault = createSigningKeyVault({ vaultKeys, sealAuthority, newId });
  const auditKeys = await openAuditKeys({ db, vaultKeys, at: clock.now() });
  return { vault, sealAuthority, totpVault: createTotpVault(vaultKeys), auditKeys, vaultKeys };
}
