export type { LogEntry, LogListener } from './call-log.js';
export { DppClient } from './client.js';
export type {
  DppClientOptions,
  ExtraHeaders,
  FetchLike,
  IdempotentRequestOptions,
  RequestOptions,
} from './client-options.js';
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
  ServerError,
  TimeoutError,
  TooManyRequestsError,
  UnauthorizedError,
  WebhookVerificationError,
} from './error.js';
export type { DppErrorCode, DppErrorOptions, Refusal, WebhookErrorCode } from './error.js';
export type { FreeRequest } from './free-request.js';
export type { ImportedPassports, ImportListener, RefusedRow } from './import-passports.js';
export { anyMetadata } from './metadata.js';
export type {
  DraftMetadata,
  LiveMetadata,
  MaskedValue,
  ProductCategory,
  StoredMetadata,
  UntypedMetadata,
} from './metadata.js';
export type { AllOptions, Page, PageList } from './page.js';
export type { DetailedReply, ReplyDetails, ReplyPromise, RequestBudget } from './reply-promise.js';
export type { ResolutionTarget } from './resolution-target.js';
export type { AccountResource } from './resources/account.js';
export type { ApiKeysResource } from './resources/api-keys.js';
export type { AuditLogResource } from './resources/audit-log.js';
export type { AuditBundle, AuditResource } from './resources/audit.js';
export type { ContextsResource } from './resources/contexts.js';
export type { CredentialsResource } from './resources/credentials.js';
export type { EventsResource } from './resources/events.js';
export type { FacilitiesResource } from './resources/facilities.js';
export type { GrantsResource } from './resources/grants.js';
export type { Gs1Resource } from './resources/gs1.js';
export type { MaterialsResource } from './resources/materials.js';
export type { CreateJobOptions, WaitForJobOptions } from './resources/job-options.js';
export type { JobsResource } from './resources/jobs.js';
export type { NotificationsResource } from './resources/notifications.js';
export type { CreateOperatorOptions, OperatorsResource } from './resources/operators.js';
export type {
  CreatePassportOptions,
  ImportPassportsOptions,
  ImportStreamOptions,
  IngestAasOptions,
  RowStream,
  SealPassportOptions,
  UpdatePassportOptions,
  ValidatePassportOptions,
} from './resources/passport-options.js';
export type { PassportsResource } from './resources/passports.js';
export type { QrCodesResource } from './resources/qr-codes.js';
export type { ResolutionOptions, ResolutionResource } from './resources/resolution.js';
export type { SchemasResource } from './resources/schemas.js';
export type { ServiceResource } from './resources/service.js';
export type { SessionsResource } from './resources/sessions.js';
export type { SigningKeysResource } from './resources/signing-keys.js';
export type {
  SerialiseUnitsOptions,
  UnitsResource,
  WriteUnitEventsOptions,
} from './resources/units.js';
export type { UsersResource } from './resources/users.js';
export type { WebhooksResource } from './resources/webhooks.js';
export type {
  AasEnvironment,
  AccessGrant,
  AdvisoryItem,
  ApiKey,
  ApproveGrantRequest,
  DenyGrantsReply,
  DenyGrantsRequest,
  CapturedEvent,
  CaptureEpcisDocumentReply,
  CaptureUntpEventReply,
  EpcisDocument,
  EpcisEvent,
  EventAuditReply,
  EventCredential,
  LineageNode,
  LineageReply,
  ListEventsQuery,
  PassportLineageReply,
  GetEventReply,
  AuditEntry,
  BatteryUnit,
  BatteryUnitDocument,
  BatteryUnitInput,
  ComposeGtinReply,
  ComposeGtinRequest,
  CreateApiKeyReply,
  CreateApiKeyRequest,
  CreateFacilityReply,
  CreateFacilityRequest,
  CreateOperatorReply,
  CreateOperatorRequest,
  ChangePassportStatusReply,
  CategoryJsonSchema,
  CreateDraftRequest,
  CreatePassportReply,
  CreatePassportRequest,
  CreateJobRequest,
  CountPassportsReply,
  ImportPassportsReply,
  ImportPassportsRow,
  CreateUserRequest,
  CredentialType,
  CursorQuery,
  DeletePassportReply,
  DecodeGs1BatchReply,
  DecodeGs1Reply,
  DecodeGs1Request,
  DeleteFacilityReply,
  DeleteUserReply,
  DidDocument,
  DoneReply,
  EconomicOperator,
  EnrollMfaReply,
  Facility,
  FacilityReply,
  FoundPassport,
  GrantReply,
  GrantWithTokenReply,
  HealthReply,
  IngestAasReply,
  IngestAasRequest,
  IssueGrantRequest,
  Job,
  JobReply,
  JobResult,
  JobWithResultsReply,
  JsonLdContext,
  Lang,
  Linkset,
  ListedPassport,
  ListFacilitiesQuery,
  ListGrantsQuery,
  ListMaterialsQuery,
  ListOperatorsQuery,
  ListPassportsQuery,
  ListPassportVersionsReply,
  ListUnitEventsQuery,
  ListUnitsQuery,
  LivePassportStatus,
  LogInReply,
  LogInRequest,
  Material,
  Notification,
  NotificationReply,
  OperatorReply,
  PassportDocument,
  PassportFilter,
  PassportLabelsRequest,
  PassportSort,
  PassportVersion,
  PassportVersionReply,
  PassportVersionSummary,
  QrPngQuery,
  QrSvgQuery,
  ReadyReply,
  RecordUnitEventReply,
  RecordUnitEventRequest,
  RecordUnitEventsReply,
  RemoveOperatorReply,
  RequestGrantReply,
  RequestGrantRequest,
  ResolvedBatteryUnit,
  RestoreOperatorReply,
  RevokeApiKeyReply,
  RotateSigningKeyReply,
  SchemaCategory,
  SealPassportReply,
  SearchPassportsQuery,
  SearchPassportsReply,
  SealProof,
  SecuredCredential,
  SerialiseUnitsReply,
  SessionReply,
  TelemetryEvent,
  UnitEvent,
  UpdateDraftRequest,
  UpdateFacilityRequest,
  UpdateOperatorRequest,
  UpdateUserRequest,
  User,
  UserReply,
  UpdatePassportReply,
  UpdatePassportRequest,
  ValidatePassportReply,
  ValidatePassportRequest,
  ValidateUnitsReply,
  VcReadinessQuery,
  VcReadinessReply,
  VcReadinessRow,
  ValidationItem,
  VerifySealReply,
  VerifySealRequest,
  VersionReply,
  WhoamiReply,
  CreateWebhookSubscriptionReply,
  CreateWebhookSubscriptionRequest,
  DeleteWebhookSubscriptionReply,
  ListWebhookDeliveriesQuery,
  ListWebhookDeliveriesReply,
  ListWebhookSubscriptionsReply,
  RetryWebhookDeliveryReply,
  RotateWebhookSecretReply,
  UpdateWebhookSubscriptionRequest,
  WebhookDelivery,
  WebhookSubscription,
  WebhookSubscriptionReply,
  WebhookTestReply,
} from './schemas.js';
export type {
  AluminiumMetadata,
  BatteriesMetadata,
  CarbonFootprint,
  ChemicalsMetadata,
  ConstructionMetadata,
  CosmeticsMetadata,
  DocumentReference,
  ElectronicsMetadata,
  HazardousSubstance,
  IronSteelMetadata,
  Manufacturer,
  MaterialShare,
  NotifiedBody,
  OperatorReference,
  PassportMetadata,
  RecycledContent,
  SharedMetadata,
  SubstanceShare,
  TemperatureRange,
  TextilesMetadata,
  ToysMetadata,
  Translation,
} from './__generated__/metadata.js';
export type { ServerErrorCode } from './__generated__/error-codes.js';
export type { Timing } from './timing.js';
export { VERSION } from './__generated__/version.js';
export { verifyWebhook } from './webhooks.js';
export type {
  VerifyWebhookOptions,
  WebhookEvent,
  WebhookEventOf,
  WebhookEventType,
  WebhookHeaders,
} from './webhooks.js';
export type { RefusedUnitEvent, WritingListener, WrittenUnitEvents } from './write-unit-events.js';
