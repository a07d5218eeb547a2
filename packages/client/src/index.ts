export { DppClient } from './client.js';
export type {
  DppClientOptions,
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
} from './error.js';
export type { DppErrorCode, DppErrorOptions, Refusal } from './error.js';
export type { Page, PageList } from './page.js';
export type { ResolutionTarget } from './resolution-target.js';
export type { AccountResource } from './resources/account.js';
export type { ApiKeysResource } from './resources/api-keys.js';
export type { AuditLogResource } from './resources/audit-log.js';
export type { AuditBundle, AuditResource } from './resources/audit.js';
export type { CredentialsResource } from './resources/credentials.js';
export type { FacilitiesResource } from './resources/facilities.js';
export type { Gs1Resource } from './resources/gs1.js';
export type { NotificationsResource } from './resources/notifications.js';
export type { CreateOperatorOptions, OperatorsResource } from './resources/operators.js';
export type {
  CreatePassportOptions,
  IngestAasOptions,
  SealPassportOptions,
  PassportsResource,
  UpdatePassportOptions,
  ValidatePassportOptions,
} from './resources/passports.js';
export type { QrCodesResource } from './resources/qr-codes.js';
export type { ResolutionResource } from './resources/resolution.js';
export type { ServiceResource } from './resources/service.js';
export type { SigningKeysResource } from './resources/signing-keys.js';
export type { UsersResource } from './resources/users.js';
export type {
  AasEnvironment,
  AdvisoryItem,
  ApiKey,
  AuditEntry,
  ComposeGtinReply,
  ComposeGtinRequest,
  CreateApiKeyReply,
  CreateApiKeyRequest,
  CreateFacilityReply,
  CreateFacilityRequest,
  CreateOperatorReply,
  CreateOperatorRequest,
  ChangePassportStatusReply,
  CreatePassportReply,
  CreatePassportRequest,
  ImportPassportsReply,
  ImportPassportsRow,
  CreateUserRequest,
  CursorQuery,
  DeletePassportReply,
  DecodeGs1BatchReply,
  DecodeGs1Reply,
  DecodeGs1Request,
  DeleteFacilityReply,
  DeleteUserReply,
  DidDocument,
  EconomicOperator,
  Facility,
  FacilityReply,
  HealthReply,
  IngestAasReply,
  IngestAasRequest,
  Lang,
  Linkset,
  ListedPassport,
  ListFacilitiesQuery,
  ListOperatorsQuery,
  ListPassportsQuery,
  ListPassportVersionsReply,
  LivePassportStatus,
  Notification,
  NotificationReply,
  OperatorReply,
  PassportDocument,
  PassportLabelsRequest,
  PassportVersion,
  PassportVersionReply,
  PassportVersionSummary,
  QrPngQuery,
  QrSvgQuery,
  RemoveOperatorReply,
  RestoreOperatorReply,
  RevokeApiKeyReply,
  RotateSigningKeyReply,
  SealPassportReply,
  SealProof,
  UpdateFacilityRequest,
  UpdateOperatorRequest,
  UntypedMetadata,
  UpdateUserRequest,
  User,
  UserReply,
  UpdatePassportReply,
  UpdatePassportRequest,
  ValidatePassportReply,
  ValidatePassportRequest,
  VcReadinessQuery,
  VcReadinessReply,
  VcReadinessRow,
  ValidationItem,
  VerifySealReply,
  VerifySealRequest,
  VersionReply,
  WhoamiReply,
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
export type { Timing } from './timing.js';
