import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import type { ConsoleFiles } from './features/console/console-files.js';
import type { StatusLists } from './features/credentials/status-lists.js';
import type { EoriRegistry } from './features/operators/eori-registry.js';
import type { ImportChecker } from './features/passports/imports/check/import-checker.js';
import type { JobRunner } from './features/passports/jobs/job-runner.js';
import type { PictureFetcher } from './features/passports/pictures/picture-fetcher.js';
import type { AccessLog } from './features/resolution/accesses/access-log.js';
import type { GrantUses } from './features/resolution/accesses/grant-uses.js';
import type { ResolutionCache } from './features/resolution/resolution-cache.js';
import type { PictureCache } from './features/resolution/pictures/picture-cache.js';
import type { RenderingCache } from './features/resolution/rendering-cache.js';
import type { WebhookDispatcher } from './features/webhooks/deliveries/webhook-dispatcher.js';
import type { CacheableText } from './platform/http/reply/cacheable-reply.js';
import type { ApiPage } from './features/service/api-page.js';
import type { Readiness } from './features/service/readiness.js';
import type { BuildIdentity } from './features/service/service-routes.js';
import type { DemoDoor } from './features/sessions/demo/demo-door.js';
import type { OwnerInvitations } from './features/sessions/invitations/owner-invitations.js';
import type { LoginQueues } from './features/sessions/login-queues.js';
import type { PasswordResets } from './features/sessions/passwords/password-resets.js';
import type { AnnouncementListener } from './platform/db/announcements/announcement-listener.js';
import type { ConnectionLanes } from './platform/db/connections/connection-lanes.js';
import type { Announcements } from './platform/db/announcements/announcements.js';
import type { ApiKeyAdmission } from './platform/auth/api-key-admission.js';
import type { CredentialCaches } from './platform/auth/credential-caches.js';
import type { DeviceTokens } from './platform/auth/secrets/device-token.js';
import type { SessionTokens } from './platform/auth/session-token.js';
import type { Clock, NewId } from './platform/clock.js';
import type { DirectoryCache } from './platform/directory/directory-cache.js';
import type { ListQueue } from './platform/http/lists/list-queue.js';
import type { WorkspaceTraffic } from './platform/http/gates/workspace-traffic.js';
import type { Metrics } from './platform/metrics.js';
import type { RequestBudgets } from './platform/budgets/request-budgets.js';
import type { ScanBudgets } from './platform/budgets/scan-budgets.js';
import type { Mailer } from './platform/egress/mailer.js';
import type { Egress } from './platform/egress/egress.js';
import type { OperatorEgress } from './platform/egress/operator-egress.js';
import type { TimestampAuthority } from './platform/timestamping/timestamp-authority.js';
import type { AuditKeys } from './platform/vault/audit-keys.js';
import type { SealAuthority } from './platform/vault/seal-authority.js';
import type { RequestRecords } from './platform/request-records/request-records.js';
import type { Sweeper } from './platform/sweep/sweeper.js';
import type { TotpVault } from './platform/vault/totp-vault.js';
import type { SigningKeyVault } from './platform/vault/signing-key-vault.js';
import type { WebhookSecretVault } from './platform/vault/webhook-secret-vault.js';

/** What the routes stand on, built once at start. */
export interface ServerDeps {
  /** The lane that a request or a piece of work belongs to. */
  readonly db: Knex;
  readonly lanes: ConnectionLanes;
  readonly issuerKeyReader: Knex | undefined;
  readonly config: Config;
  readonly baseUrl: string;
  readonly upgradeUrl: string;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly logger: Logger;
  readonly announcements: Announcements;
  /** Closed by the owner of the composed server. Undefined on the embedded database: there is no other process. */
  readonly announcementListener: AnnouncementListener | undefined;
  readonly budgets: RequestBudgets;
  readonly scanBudgets: ScanBudgets;
  /** Undefined where request budgets are no rows of the database. */
  readonly apiKeyAdmission: ApiKeyAdmission | undefined;
  readonly metrics: Metrics;
  readonly sessionTokens: SessionTokens;
  readonly credentialCaches: CredentialCaches;
  readonly directoryCache: DirectoryCache;
  readonly deviceTokens: DeviceTokens;
  readonly loginQueues: LoginQueues;
  readonly vault: SigningKeyVault;
  readonly auditKeys: AuditKeys;
  readonly totpVault: TotpVault;
  readonly webhookSecretVault: WebhookSecretVault;
  readonly sealAuthority: SealAuthority;
  /** Closed by the dispatcher. */
  readonly egress: Egress;
  /** Started, if this process is to deliver, and closed by the owner of the composed server. */
  readonly webhookDispatcher: WebhookDispatcher;
  /** Closed by the owner of the composed server. */
  readonly operatorEgress: OperatorEgress;
  /** Closed by the owner of the composed server. */
  readonly mailer: Mailer;
  /** Closed by the owner of the composed server, before the mailer. */
  readonly passwordResets: PasswordResets;
  readonly ownerInvitations: OwnerInvitations;
  readonly timestampAuthority: TimestampAuthority;
  readonly eoriRegistry: EoriRegistry;
  readonly pictureFetcher: PictureFetcher;
  readonly jobRunner: JobRunner;
  readonly importChecker: ImportChecker;
  readonly accessLog: AccessLog;
  readonly grantUses: GrantUses;
  /** Closed by the owner of the composed server, before the database. */
  readonly requestRecords: RequestRecords;
  readonly readiness: Readiness;
  readonly sweeper: Sweeper;
  readonly resolutionCache: ResolutionCache;
  readonly renderingCache: RenderingCache;
  readonly pictureCache: PictureCache;
  readonly statusLists: StatusLists;
  readonly listQueue: ListQueue;
  readonly traffic: WorkspaceTraffic;
  readonly build: BuildIdentity;
  readonly openApiText: string;
  readonly apiPage: ApiPage;
  readonly errorCodePage: CacheableText;
  /** Undefined where the console is not built: a sentence says so in its place. */
  readonly consoleFiles: ConsoleFiles | undefined;
  /** Undefined but on the embedded demo, at an address of this machine alone. */
  readonly demoDoor?: DemoDoor | undefined;
  /** In tests: every JSON reply must fit the schema its route declares. */
  readonly checkReplies?: boolean;
}
