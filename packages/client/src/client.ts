import type { DppClientOptions } from './client-options.js';
import { connect } from './connection.js';
import { callOfFreeRequest } from './free-request.js';
import type { FreeRequest } from './free-request.js';
import type { ReplyPromise } from './reply-promise.js';
import type { Transport } from './request.js';
import { AccountResource } from './resources/account.js';
import { ApiKeysResource } from './resources/api-keys.js';
import { AuditLogResource } from './resources/audit-log.js';
import { AuditResource } from './resources/audit.js';
import { ContextsResource } from './resources/contexts.js';
import { CredentialsResource } from './resources/credentials.js';
import { EventsResource } from './resources/events.js';
import { FacilitiesResource } from './resources/facilities.js';
import { GrantsResource } from './resources/grants.js';
import { Gs1Resource } from './resources/gs1.js';
import { ImportsResource } from './resources/imports.js';
import { JobsResource } from './resources/jobs.js';
import { InvitationsResource } from './resources/invitations.js';
import { MaterialsResource } from './resources/materials.js';
import { NotificationsResource } from './resources/notifications.js';
import { OperatorsResource } from './resources/operators.js';
import { PassportsResource } from './resources/passports.js';
import { QrCodesResource } from './resources/qr-codes.js';
import { BatchesResource } from './resources/batches.js';
import { HandOversResource } from './resources/hand-overs.js';
import { RegistryResource } from './resources/registry.js';
import { ResolutionResource } from './resources/resolution.js';
import { SandboxResource } from './resources/sandbox.js';
import { SchemasResource } from './resources/schemas.js';
import { ServiceResource } from './resources/service.js';
import { SessionsResource } from './resources/sessions.js';
import { SigningKeysResource } from './resources/signing-keys.js';
import { TodayResource } from './resources/today.js';
import { UnitsResource } from './resources/units.js';
import { UsersResource } from './resources/users.js';
import { WebhooksResource } from './resources/webhooks.js';

/**
 * A client of one server, with one credential or none. It keeps no state between calls, but for the CSRF token of a
 * login with `session: 'cookie'`.
 *
 * Each method resolves to the body of the reply as the contract describes it, and rejects with a
 * `DppError`. `withResponse()` of the promise tells how the reply came. A list method answers a `PageList`.
 */
export class DppClient {
  /** The credential in use, and its workspace. */
  readonly account: AccountResource;
  /** The workspace's API keys. */
  readonly apiKeys: ApiKeysResource;
  /** The server's own verifier of seals. */
  readonly audit: AuditResource;
  /** What happened in the workspace. */
  readonly auditLog: AuditLogResource;
  /** JSON-LD contexts that documents refer to. */
  readonly contexts: ContextsResource;
  /** Documents behind verifiable credentials. */
  readonly credentials: CredentialsResource;
  /** Traceability: what happened to things on their way, and who signed for it. */
  readonly events: EventsResource;
  /** Manufacturing facilities. */
  readonly facilities: FacilitiesResource;
  /** Who may see what the public does not. */
  readonly grants: GrantsResource;
  /** GS1 keys and data. */
  readonly gs1: Gs1Resource;
  /** Tables on their way to passports. */
  readonly imports: ImportsResource;
  /** Work on many passports in the background. */
  readonly jobs: JobsResource;
  /** Offers of logins to the workspace. */
  readonly invitations: InvitationsResource;
  /** The vocabulary of materials. */
  readonly materials: MaterialsResource;
  /** The workspace's inbox. */
  readonly notifications: NotificationsResource;
  /** Economic operators. */
  readonly operators: OperatorsResource;
  /** The workspace's passports. */
  readonly passports: PassportsResource;
  /** QR codes of the workspace's passports. */
  readonly qrCodes: QrCodesResource;
  /** Lots and heats between a model and its units. */
  readonly batches: BatchesResource;
  /** Batteries that pass from one company to another. */
  readonly handOvers: HandOversResource;
  /** The European registry of product passports. */
  readonly registry: RegistryResource;
  /** What a scanned code leads to. */
  readonly resolution: ResolutionResource;
  /** The twin of the workspace for trying, which test keys act on. */
  readonly sandbox: SandboxResource;
  /** The rules of metadata as JSON Schema. */
  readonly schemas: SchemasResource;
  /** The server itself. */
  readonly service: ServiceResource;
  /** Logins of people. */
  readonly sessions: SessionsResource;
  /** Keys behind seals. */
  readonly signingKeys: SigningKeysResource;
  /** What waits for the caller. */
  readonly today: TodayResource;
  /** Battery units, and what was recorded of them. */
  readonly units: UnitsResource;
  /** Who can log in to the workspace. */
  readonly users: UsersResource;
  /** Who is told of what happens to passports. */
  readonly webhooks: WebhooksResource;

  readonly #transport: Transport;

  /** @throws `DppError` `INVALID_ARGUMENT` for an option that cannot work. */
  constructor(options: DppClientOptions) {
    const transport = connect(options);
    this.#transport = transport;
    this.account = new AccountResource(transport);
    this.apiKeys = new ApiKeysResource(transport);
    this.audit = new AuditResource(transport);
    this.auditLog = new AuditLogResource(transport);
    this.contexts = new ContextsResource(transport);
    this.credentials = new CredentialsResource(transport);
    this.events = new EventsResource(transport);
    this.facilities = new FacilitiesResource(transport);
    this.grants = new GrantsResource(transport);
    this.gs1 = new Gs1Resource(transport);
    this.handOvers = new HandOversResource(transport);
    this.imports = new ImportsResource(transport);
    this.jobs = new JobsResource(transport);
    this.invitations = new InvitationsResource(transport);
    this.materials = new MaterialsResource(transport);
    this.notifications = new NotificationsResource(transport);
    this.operators = new OperatorsResource(transport);
    this.passports = new PassportsResource(transport);
    this.qrCodes = new QrCodesResource(transport);
    this.batches = new BatchesResource(transport);
    this.registry = new RegistryResource(transport);
    this.resolution = new ResolutionResource(transport);
    this.sandbox = new SandboxResource(transport);
    this.schemas = new SchemasResource(transport);
    this.service = new ServiceResource(transport);
    this.sessions = new SessionsResource(transport);
    this.signingKeys = new SigningKeysResource(transport);
    this.today = new TodayResource(transport);
    this.units = new UnitsResource(transport);
    this.users = new UsersResource(transport);
    this.webhooks = new WebhooksResource(transport);
  }

  /**
   * Calls an operation that this client has no method for, with the same credential, retries and errors. Answers
   * parsed JSON, a text or JWT as a string, anything else as bytes, and `undefined` for no body; its type is the
   * caller's to say. A POST or PATCH is repeated only with an `idempotencyKey`.
   *
   * @throws `DppError` `INVALID_ARGUMENT` for a path that is not percent-encoded, or has a query.
   * @example
   * const { tenant } = await client.request<WhoamiReply>({ method: 'GET', path: '/api/v1/whoami' });
   */
  request<Reply = unknown>(request: FreeRequest): ReplyPromise<Reply> {
    return this.#transport.any(() => callOfFreeRequest(request));
  }
}
