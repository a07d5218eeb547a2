/*
 * The client in parts, for pages that count bytes: a connection, and the resources that a page uses. Bundlers leave out
 * the rest.
 */
export { connect } from './connection.js';
export type { Connection } from './connection.js';
export {
  ApiError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  DppError,
  ForbiddenError,
  NotAcceptableError,
  NotFoundError,
  PayloadTooLargeError,
  PaymentRequiredError,
  PreconditionFailedError,
  ServerError,
  TimeoutError,
  TooManyRequestsError,
  UnauthorizedError,
} from './error.js';
export { AccountResource } from './resources/account.js';
export { ApiKeysResource } from './resources/api-keys.js';
export { AuditLogResource } from './resources/audit-log.js';
export { AuditResource } from './resources/audit.js';
export { ContextsResource } from './resources/contexts.js';
export { CredentialsResource } from './resources/credentials.js';
export { EventsResource } from './resources/events.js';
export { FacilitiesResource } from './resources/facilities.js';
export { GrantsResource } from './resources/grants.js';
export { Gs1Resource } from './resources/gs1.js';
export { HandOversResource } from './resources/hand-overs.js';
export { ImportsResource } from './resources/imports.js';
export { InvitationsResource } from './resources/invitations.js';
export { JobsResource } from './resources/jobs.js';
export { MaterialsResource } from './resources/materials.js';
export { NotificationsResource } from './resources/notifications.js';
export { OperatorsResource } from './resources/operators.js';
export { PassportsResource } from './resources/passports.js';
export { QrCodesResource } from './resources/qr-codes.js';
export { BatchesResource } from './resources/batches.js';
export { RegistryResource } from './resources/registry.js';
export { ResolutionResource } from './resources/resolution.js';
export { SandboxResource } from './resources/sandbox.js';
export { SchemasResource } from './resources/schemas.js';
export { ServiceResource } from './resources/service.js';
export { SessionsResource } from './resources/sessions.js';
export { SigningKeysResource } from './resources/signing-keys.js';
export { TodayResource } from './resources/today.js';
export { UnitsResource } from './resources/units.js';
export { UsersResource } from './resources/users.js';
export { WebhooksResource } from './resources/webhooks.js';
