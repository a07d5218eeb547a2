import type { components, paths } from './__generated__/contract.js';
import type { DraftMetadata, LiveMetadata, ProductCategory } from './metadata.js';

/** Public names for the shapes of the contract. Every one is derived from the generated file. */

type Schemas = components['schemas'];

/**
 * A shape as a caller writes it: the members the contract names and no others, so that a misspelt
 * one does not compile; an optional member may also be `undefined`, which is not sent.
 */
type Sent<T> = {
  readonly [Key in keyof T as string extends Key ? never : Key]: Partial<Pick<T, Key>> extends Pick<
    T,
    Key
  >
    ? T[Key] | undefined
    : T[Key];
};

/** The query of a GET or POST; by its path, since other documents may name the operation otherwise. */
type Query<Path extends keyof paths, Method extends 'get' | 'post'> = paths[Path][Method] extends {
  readonly parameters: { readonly query?: infer Parameters };
}
  ? NonNullable<Parameters>
  : never;

/** A passport as JSON-LD. At run time each member of `metadata` is repeated at the top level. */
export type PassportDocument = Schemas['PassportDocument'];

/** A passport in a list: no term map, no facility, and a `proof` of `{}` when it is sealed. */
export type ListedPassport = Schemas['ListedPassport'];

/** The seal of a passport and what is needed to check it. */
export type SealProof = Schemas['SealProof'];

/** The entity answerable for a product. */
export type EconomicOperator = Schemas['EconomicOperator'];

/** A manufacturing site, identified by a GLN. */
export type Facility = Schemas['Facility'];

/** A hint that blocks nothing. Branch on `code`. */
export type AdvisoryItem = Schemas['AdvisoryItem'];

/** One fault of refused metadata: where, what, and what to do. A row of a bulk request has no path. */
export type ValidationItem = Pick<AdvisoryItem, 'message'> &
  Partial<Pick<AdvisoryItem, 'path' | 'friendlyMessage'>>;

/** What makes a passport, but for its metadata. */
type PassportContent = Omit<Sent<Schemas['CreatePassportRequest']>, 'metadata'>;

/** What makes a passport. `category` says which members its metadata has. */
export type CreatePassportRequest = PassportContent & { readonly metadata: LiveMetadata };

/** What makes a draft: its metadata is stored as it comes. */
export type CreateDraftRequest = PassportContent & {
  readonly metadata: DraftMetadata;
  readonly draft: true;
};

/** The new passport, in the public tier, with hints. */
export type CreatePassportReply = Schemas['CreatePassportReply'];

/** What is to be validated: what would make a passport. */
export type ValidatePassportRequest = Omit<Sent<Schemas['ValidatePassportRequest']>, 'metadata'> & {
  readonly metadata: LiveMetadata;
};

/** A row of an import: a live passport, without enrichment. */
export type ImportPassportsRow = Omit<CreatePassportRequest, 'draft' | 'enrichment'>;

/** What became of the rows of an import. `errors` names those that failed by their product id. */
export type ImportPassportsReply = Schemas['ImportPassportsReply'];

/** The metadata is valid; `warnings` only when there are any. */
export type ValidatePassportReply = Schemas['ValidatePassportReply'];

/** Languages of `friendlyMessage`: see the contract's list. An unknown one is ignored. */
export type Lang = NonNullable<Query<'/api/v1/passports', 'post'>['lang']>;

/** Chooses the passports to list. */
export type ListPassportsQuery = Sent<
  Pick<Query<'/api/v1/passports', 'get'>, 'category' | 'originCountry'>
> & {
  /** Page to begin with, from 1. Default 1. */
  readonly page?: number | undefined;
  /** Passports in a page, 1 to 100. Default 10. */
  readonly limit?: number | undefined;
};

/** One page of a passport list, as the server sends it. */
export type ListPassportsReply = Schemas['ListPassportsReply'];

/** What replaces the content of a passport, but for its metadata. */
type PassportChanges = Omit<Sent<Schemas['UpdatePassportRequest']>, 'metadata'>;

/** The new content of a passport, and `draft`. */
export type UpdatePassportRequest = PassportChanges & { readonly metadata: LiveMetadata };

/** The new content of a passport that is a draft from then on: its metadata is stored as it comes. */
export type UpdateDraftRequest = PassportChanges & {
  readonly metadata: DraftMetadata;
  readonly draft: true;
};

/** The updated passport, in the public tier, with hints. */
export type UpdatePassportReply = Schemas['UpdatePassportReply'];

/** The draft is gone. */
export type DeletePassportReply = Schemas['DeletePassportReply'];

/** What a published passport can be. A draft is none of them. */
export type LivePassportStatus = Schemas['ChangePassportStatusRequest']['status'];

/** The status it has now, and the passport in the public tier. */
export type ChangePassportStatusReply = Schemas['ChangePassportStatusReply'];

/** A passport as it is stored, for editing. */
export type PassportSourceReply = Schemas['PassportSourceReply'];

/** The 71 data points of a battery passport. */
export type DataPointsReply = Schemas['BatteryDataPointsReply'];

/** What of a draft is to change; what is not named stays. */
export type SaveDraftRequest = Omit<Sent<Schemas['SaveDraftRequest']>, 'metadata'> & {
  readonly metadata?: DraftMetadata | undefined;
};

/** The draft is saved; what would refuse its publication, and advice. */
export type SaveDraftReply = Schemas['SaveDraftReply'];

/** What makes the page of a passport that is not there yet. */
export type PreviewPassportRequest = Omit<
  Sent<Schemas['PreviewPassportRequest']>,
  'metadata' | 'tier' | 'status'
> & {
  readonly metadata: DraftMetadata;
  /** Reader of the page. Default `public`. */
  readonly tier?: 'public' | 'restricted' | undefined;
  /** Status that the page shows. Default `ACTIVE`. */
  readonly status?: PassportDocument['status'] | undefined;
};

/** The draft of the next edition, in the public tier, and which passport it is of. */
export type OpenRevisionReply = Schemas['OpenRevisionReply'];

/** Who replaced what a passport held, when and why; the content itself is left out. */
export type PassportVersionSummary = Schemas['PassportVersionSummary'];

/** What a passport held before one of its updates. */
export type PassportVersion = Schemas['PassportVersion'];

/** One page of a version history, as the server sends it. */
export type ListPassportVersionsReply = Schemas['ListPassportVersionsReply'];

/** One version, whole. */
export type PassportVersionReply = Schemas['PassportVersionReply'];

/** Chooses passports of the catalogue. Members that are left out do not matter. */
export interface PassportFilter {
  /**
   * Words, at most eight, each of which begins a word of product id, name, model, batch or serial number; or a scanned code.
   * At most 400 characters.
   */
  readonly q?: string | undefined;
  readonly status?: FoundPassport['status'] | undefined;
  readonly sealed?: boolean | undefined;
  readonly category?: ProductCategory | undefined;
  /** UUID of an economic operator. */
  readonly operatorId?: string | undefined;
  /** UUID of a facility; `none`: without one. */
  readonly facilityId?: string | undefined;
  /** Whether credentials can be issued. */
  readonly vcReady?: boolean | undefined;
  /** `YYYY-MM-DD`, exclusive: a certificate of the product ends before. */
  readonly certificateEndsBefore?: string | undefined;
  /** True: the archived ones alone. Default: those that are not archived. */
  readonly archived?: boolean | undefined;
}

/** Order of the catalogue; `-` before it: descending. */
export type PassportSort =
  'updatedAt' | '-updatedAt' | 'productId' | '-productId' | 'name' | '-name' | 'status' | '-status';

/** Chooses, sorts and pages. */
export interface SearchPassportsQuery extends PassportFilter, CursorQuery {
  /** Default `-updatedAt`. */
  readonly sort?: PassportSort | undefined;
}

/** One passport of the catalogue, with as much as a table shows. */
export type FoundPassport = Schemas['FoundPassport'];

/** One page of matches, as the server sends it. */
export type SearchPassportsReply = Schemas['SearchPassportsReply'];

/** Counts of the passports that pass a filter. */
export type CountPassportsReply = Schemas['CountPassportsReply'];

/** Work on many passports, as it is queued. */
export type CreateJobRequest = Sent<Schemas['CreateJobRequest']>;

/** A job and how far it is. */
export type Job = Schemas['Job'];

/** A job, alone. */
export type JobReply = Schemas['JobReply'];

/** The outcome of one passport. */
export type JobResult = Schemas['JobResult'];

/** A job with a page of its results. */
export type JobWithResultsReply = Schemas['JobWithResultsReply'];

/** A table on its way to passports. */
export type ImportReply = Schemas['ImportReply'];

/** Says that a table is gone. */
export type DeleteImportReply = Schemas['DeleteImportReply'];

/** The tables that a credential may open. */
export type ListImportsReply = Schemas['ListImportsReply'];

/** A row of a table, with its cells and faults. */
export type ImportRow = Schemas['ImportRow'];

/** Chooses rows of a table. */
export interface ListImportRowsQuery extends CursorQuery {
  /** `kind` of a group of faults: rows that have it. */
  readonly fault?: string | undefined;
  /** Rows in this state. */
  readonly state?: ImportRow['state'] | undefined;
  /** Language of the texts for people. */
  readonly lang?: Lang | undefined;
}

/** One page of rows, as the server sends it. */
export type ListImportRowsReply = Schemas['ListImportRowsReply'];

/** What is to be corrected of a table. */
export type UpdateImportRequest = Sent<Schemas['UpdateImportRequest']>;

/** A table after a correction, with the rows that were checked. */
export type UpdateImportReply = Schemas['UpdateImportReply'];

/** Chooses a page of the readiness of passports. */
export interface VcReadinessQuery {
  /** The number of the page, from 1. Default 1. */
  readonly page?: number | undefined;
  /** Passports in a page, 1 to 200. Default 100. */
  readonly limit?: number | undefined;
  /** Results that can have credentials, or those that cannot. Default: both. */
  readonly ready?: boolean | undefined;
}

/** Counts over all passports, and one page of them. */
export type VcReadinessReply = Schemas['VcReadinessReply'];

/** Readiness of one passport for a credential, and what is in the way. */
export type VcReadinessRow = Schemas['VcReadinessRow'];

/** The seal, and the sealed passport in the public tier. */
export type SealPassportReply = Schemas['SealPassportReply'];

/** What registers an economic operator. */
export type CreateOperatorRequest = Sent<Schemas['CreateOperatorRequest']>;

/** The operator: the new one, or the one that had this `regId` before. */
export type CreateOperatorReply = Schemas['CreateOperatorReply'];

/** Chooses the operators to list. */
export interface ListOperatorsQuery {
  /** Archived ones instead of active ones. Default false. */
  readonly archived?: boolean | undefined;
}

/** The operators, as the server sends them. */
export type ListOperatorsReply = Schemas['ListOperatorsReply'];

/** One operator. */
export type OperatorReply = Schemas['OperatorReply'];

/** What changes of an operator. */
export type UpdateOperatorRequest = Sent<Schemas['UpdateOperatorRequest']>;

/** What became of the operator, and how many passports were archived with it. */
export type RemoveOperatorReply = Schemas['RemoveOperatorReply'];

/** How many passports are no longer archived. */
export type RestoreOperatorReply = Schemas['RestoreOperatorReply'];

/** What registers a facility. */
export type CreateFacilityRequest = Sent<Schemas['CreateFacilityRequest']>;

/** The new facility. */
export type CreateFacilityReply = Schemas['CreateFacilityReply'];

/** One facility. */
export type FacilityReply = Schemas['FacilityReply'];

/** What changes of a facility. What is not sent stays; null clears. */
export type UpdateFacilityRequest = Sent<Schemas['UpdateFacilityRequest']>;

/** Chooses the facilities to list. */
export interface ListFacilitiesQuery {
  /** Page to begin with, from 1. Default 1. */
  readonly page?: number | undefined;
  /** Facilities in a page, 1 to 200. Default 100. */
  readonly limit?: number | undefined;
}

/** One page of facilities, as the server sends it. */
export type ListFacilitiesReply = Schemas['ListFacilitiesReply'];

/** The facility is gone. */
export type DeleteFacilityReply = Schemas['DeleteFacilityReply'];

/** An EPCIS 2.0 document with its events, in the JSON binding. */
export interface EpcisDocument {
  readonly [member: string]: unknown;
}

/** A credential about an event, with its proof. */
export type EventCredential = Sent<Schemas['CaptureUntpEventRequest']>;

/** An event as an EPCIS document has it. */
export interface EpcisEvent {
  readonly [member: string]: unknown;
}

/** Chooses the events to list, by the parameters of EPCIS 2.0; several values stand between commas. */
export type ListEventsQuery = {
  readonly [Name in keyof EventParameters as Exclude<Name, 'perPage' | 'nextPageToken'>]?:
    EventParameters[Name] | undefined;
} & {
  /** Events in a page, 1 to 500. Default 100. */
  readonly perPage?: number | undefined;
};

type EventParameters = Query<'/api/v1/events', 'get'>;

/** An event, and those it descends from. */
export type LineageNode = Schemas['LineageNode'];

/** What an event descends from. */
export type LineageReply = Schemas['LineageReply'];

/** What a product descends from. */
export type PassportLineageReply = Schemas['PassportLineageReply'];

/** True when an event and its signature hold. */
export type EventAuditReply = Schemas['EventAuditReply'];

/** Which events were captured, and why others were not, each by its index. */
export type CaptureEpcisDocumentReply = Schemas['CaptureEpcisDocumentReply'];

/** The event of a credential was captured. */
export type CaptureUntpEventReply = Schemas['CaptureUntpEventReply'];

/** An event as it was captured. */
export type CapturedEvent = Schemas['CapturedEvent'];

/** One event. */
export type GetEventReply = Schemas['GetEventReply'];

/** Permission to see more than the public tier, or a request for it. */
export type AccessGrant = Schemas['AccessGrant'];

/** A grant to be issued: its grantee, its target, its end. */
export type IssueGrantRequest = Sent<Schemas['IssueGrantRequest']>;

/** How a request is approved. */
export type ApproveGrantRequest = Sent<Schemas['ApproveGrantRequest']>;

/** Which requests are denied at once, 1 to 200. */
export type DenyGrantsRequest = Sent<Schemas['DenyGrantsRequest']>;

/** The outcome for each of them, in the order sent. */
export type DenyGrantsReply = Schemas['DenyGrantsReply'];

/** What asks for access. */
export type RequestGrantRequest = Sent<Schemas['RequestGrantRequest']>;

/** A grant, and its token, which is shown once. */
export type GrantWithTokenReply = Schemas['GrantWithTokenReply'];

/** One grant. */
export type GrantReply = Schemas['GrantReply'];

/** The request was received, which says nothing of what it names. */
export type RequestGrantReply = Schemas['RequestGrantReply'];

/** Chooses the grants to list. */
export interface ListGrantsQuery {
  /** Page to begin with, from 1. Default 1. */
  readonly page?: number | undefined;
  /** Grants in a page, 1 to 200. Default 100. */
  readonly limit?: number | undefined;
  /** Default: all. */
  readonly status?: AccessGrant['status'] | undefined;
  /** Text that occurs in name, address, organisation or purpose. */
  readonly q?: string | undefined;
}

/** One page of grants, as the server sends it. */
export type ListGrantsReply = Schemas['ListGrantsReply'];

/** One physical battery, serialised under the passport of its model. */
export type BatteryUnit = Schemas['BatteryUnit'];

/** A unit to be made. One that does not fit fails by itself. */
export type BatteryUnitInput = Omit<Sent<Schemas['SerialiseUnitsRequest']>, 'units'>;

/** A verdict on each unit, in the order sent. */
export type ValidateUnitsReply = Schemas['ValidateUnitsReply'];

/** The units that were made. `errors` says why others were not. */
export type SerialiseUnitsReply = Schemas['SerialiseUnitsReply'];

/** Chooses the units to list. */
export interface ListUnitsQuery {
  /** Page to begin with, from 1. Default 1. */
  readonly page?: number | undefined;
  /** Units in a page, 1 to 200. Default 100. */
  readonly limit?: number | undefined;
}

/** One page of units, as the server sends it. */
export type ListUnitsReply = Schemas['ListUnitsReply'];

/** A unit as JSON-LD, with its current state, its 500 most recent events and its passport. */
export type BatteryUnitDocument = Schemas['BatteryUnitDocument'];

/** A unit as its public address answers it: to anybody, or to its own workspace. */
export type ResolvedBatteryUnit = PublicBatteryUnit | Schemas['OwnBatteryUnit'];

/** A battery unit as anybody may see it. */
export type PublicBatteryUnit = Schemas['PublicBatteryUnit'];

/** A recorded event of a unit, which is never changed. */
export type UnitEvent = Schemas['UnitEvent'];

/** An event to be recorded. */
export type RecordUnitEventRequest = Sent<Schemas['RecordUnitEventRequest']>;

/** The event. */
export type RecordUnitEventReply = Schemas['RecordUnitEventReply'];

/** Telemetry to be recorded: an event without a status. */
export type TelemetryEvent = Omit<RecordUnitEventRequest, 'status'>;

/** The events that were recorded. `errors` says why others were not, each by its index. */
export type RecordUnitEventsReply = Schemas['RecordUnitEventsReply'];

/** Chooses the events to list. */
export interface ListUnitEventsQuery extends CursorQuery {
  /** Recorded then or later. */
  readonly from?: Date | undefined;
  /** Recorded then or earlier. */
  readonly to?: Date | undefined;
  /** Only events of this type. */
  readonly eventType?: UnitEvent['eventType'] | undefined;
}

/** One page of a history, as the server sends it. */
export type ListUnitEventsReply = Schemas['ListUnitEventsReply'];

/** A login to the workspace. */
export type User = Schemas['User'];

/** A login to be created. */
export type CreateUserRequest = Sent<Schemas['CreateUserRequest']>;

/** What changes of a login. */
export type UpdateUserRequest = Sent<Schemas['UpdateUserRequest']>;

/** One user. */
export type UserReply = Schemas['UserReply'];

/** The users, as the server sends them. */
export type ListUsersReply = Schemas['ListUsersReply'];

/** The login is gone. */
export type DeleteUserReply = Schemas['DeleteUserReply'];

/** An API key, without its secret. */
export type ApiKey = Schemas['ApiKey'];

/** What makes an API key. */
export type CreateApiKeyRequest = Sent<Schemas['CreateApiKeyRequest']>;

/** The new key, and its secret once. */
export type CreateApiKeyReply = Schemas['CreateApiKeyReply'];

/** The keys, as the server sends them. */
export type ListApiKeysReply = Schemas['ListApiKeysReply'];

/** The revoked key. */
export type RevokeApiKeyReply = Schemas['RevokeApiKeyReply'];

/** The sandbox, if there is one. */
export type SandboxReply = Schemas['SandboxReply'];

/** What a reset has deleted. */
export type ResetSandboxReply = Schemas['ResetSandboxReply'];

/** A write or a refusal. */
export type RequestRecord = Schemas['RequestRecord'];

/** One page of writes and refusals, as the server sends it. */
export type ListRequestsReply = Schemas['ListRequestsReply'];

/** Writes and refusals that are asked for. */
export interface ListRequestsQuery extends CursorQuery {
  /** `X-Request-Id` of a reply. */
  readonly requestId?: string | undefined;
  /** HTTP status of the reply. */
  readonly status?: number | undefined;
  /** The eight hex digits that stand in an API key. */
  readonly keyId?: string | undefined;
  /** Inclusive lower bound, ISO 8601. */
  readonly from?: string | undefined;
}

/** One line of what waits for the caller. */
export type TodayItem = Schemas['TodayItem'];

/** What waits for a person, by name. */
export type TodayKind = TodayItem['kind'];

/** What waits for the caller. */
export type TodayReply = Schemas['TodayReply'];

/** Until when a kind is hidden. */
export type SnoozeTodayReply = Schemas['SnoozeTodayReply'];

/** Openings that are counted. */
export interface CountAccessesQuery {
  /** UUID of one passport. Default: all that the credential may see. */
  readonly passportId?: string | undefined;
  /** UUID of one battery unit. */
  readonly unitId?: string | undefined;
  /** First day, `YYYY-MM-DD`, UTC. Default: 30 days before `to`. */
  readonly from?: string | undefined;
  /** Day after the last. Default: tomorrow. */
  readonly to?: string | undefined;
}

/** Openings by day, form and tier. */
export type CountAccessesReply = Schemas['CountAccessesReply'];

/** Units of the whole workspace that are looked for. */
export interface SearchUnitsQuery extends CursorQuery {
  /** Beginning of a serial number, or a scanned code. */
  readonly q?: string | undefined;
  readonly status?: BatteryUnit['status'] | undefined;
  /** UUID of one passport. */
  readonly passportId?: string | undefined;
}

/** A unit with the product id of its passport. */
export type FoundBatteryUnit = Schemas['FoundBatteryUnit'];

/** One page of units, as the server sends it. */
export type SearchUnitsReply = Schemas['SearchUnitsReply'];

/** One attempt to deliver. */
export type WebhookAttempt = Schemas['WebhookAttempt'];

/** A delivery with its attempts and what is sent. */
export type GetWebhookDeliveryReply = Schemas['GetWebhookDeliveryReply'];

/** A line in the workspace's inbox. */
export type Notification = Schemas['Notification'];

/** One notification. */
export type NotificationReply = Schemas['NotificationReply'];

/** One page of notifications, as the server sends it. */
export type ListNotificationsReply = Schemas['ListNotificationsReply'];

/** Something that happened in the workspace, in its place of the hash chain. */
export type AuditEntry = Schemas['AuditEntry'];

/** One page of the audit log, as the server sends it. */
export type ListAuditLogReply = Schemas['ListAuditLogReply'];

/** Entries of the audit log that are asked for; what is left out asks for nothing. */
export interface AuditLogFilter {
  /** Such as `passport.sealed`. */
  readonly action?: string | undefined;
  readonly actor?: string | undefined;
  readonly targetType?: string | undefined;
  readonly targetId?: string | undefined;
  /** Inclusive lower bound, ISO 8601. */
  readonly from?: string | undefined;
  /** Exclusive upper bound, ISO 8601. */
  readonly to?: string | undefined;
}

/** One page of the entries that are asked for. */
export interface AuditLogQuery extends CursorQuery, AuditLogFilter {
  /** Text in action, actor, target or details, such as the id of a request. */
  readonly q?: string | undefined;
}

/** One page of notifications. */
export interface ListNotificationsQuery extends CursorQuery {
  /** True: unread ones alone. */
  readonly unread?: boolean | undefined;
}

/** Signed end of an audit log. */
export type AuditHeadReply = Schemas['AuditHeadReply'];

/** How many notifications were unread. */
export type ReadAllNotificationsReply = Schemas['ReadAllNotificationsReply'];

/** How a list that goes from cursor to cursor is read. */
export interface CursorQuery {
  /** Entries in a page. Default and maximum are the server's. */
  readonly limit?: number | undefined;
  /** The place to begin at: the `nextCursor` of an earlier reply. Default: at the newest. */
  readonly cursor?: string | undefined;
}

/** Workspace, rights and usage of the credential. */
export type WhoamiReply = Schemas['WhoamiReply'];

/** A document with a seal to be checked. */
export type VerifySealRequest = Sent<Schemas['VerifySealRequest']>;

/** The public key from now on. */
export type RotateSigningKeyReply = Schemas['RotateSigningKeyReply'];

/** Verdict on the seal, and who made it. */
export type VerifySealReply = Schemas['VerifySealReply'];

/** The server answers. */
export type HealthReply = Schemas['HealthReply'];

/** Version of the contract, and the build that runs. */
export type VersionReply = Schemas['VersionReply'];

/** The server and what it depends on. */
export type ReadyReply = Schemas['ReadyReply'];

/** A material, fibre, chemistry, substance or hazard class of the vocabulary. */
export type Material = Schemas['Material'];

/** The materials, as the server sends them. */
export type MaterialsReply = Schemas['MaterialsReply'];

/** Chooses the materials to list. */
export interface ListMaterialsQuery {
  /** Only materials of this kind. Default: all. */
  readonly kind?: Material['kind'] | undefined;
  /** A name, id, CAS number or part of a description, at most 200 characters; case and accents aside. */
  readonly search?: string | undefined;
  /** Materials at most, 1 to 1000. Default 1000. */
  readonly limit?: number | undefined;
}

/** Categories that the server has a JSON Schema of. */
export type SchemaCategory =
  'textiles' | 'batteries' | 'electronics' | 'chemicals' | 'construction';

/** A JSON Schema, draft-07, of the metadata of one category. */
export type CategoryJsonSchema = Schemas['CategoryJsonSchema'];
/** A report of a verifier that has a JSON Schema. */
export type ReportName = 'seal-report' | 'audit-log-report';
export type ReportJsonSchema = Schemas['ReportJsonSchema'];

/** A JSON-LD context. */
export type JsonLdContext = Schemas['JsonLdContext'];

/** Type metadata of SD-JWT VC passport credentials. */
export type CredentialType = Schemas['CredentialType'];

/** Email address, password and, where the account has one, a code of its second factor. */
export type LogInRequest = Omit<Sent<Schemas['LogInRequest']>, 'twoStep'>;

/** Email address and password, the first of two steps. */
export type LogInFirstStep = Pick<LogInRequest, 'email' | 'password'>;

/** The ticket of a first step and a code, the second of two. */
export type LogInSecondStepRequest = Sent<Schemas['LogInSecondStepRequest']>;

/** What proves the first of two steps: a ticket, good once. */
export type LoginTicketReply = Schemas['LoginTicketReply'];

/** Name, language and colours of a person; null removes. */
export type UpdateProfileRequest = Sent<Schemas['UpdateProfileRequest']>;

/** The person of a session, as stored. */
export type ProfileReply = Schemas['ProfileReply'];

/** The sessions of a person that go on. */
export type ListSessionsReply = Schemas['ListSessionsReply'];

/** Ten recovery codes, shown once. */
export type RecoveryCodesReply = Schemas['RecoveryCodesReply'];

/** The token of a link, and another password. */
export type ResetPasswordRequest = Sent<Schemas['ResetPasswordRequest']>;

/** The password of now, and another one. */
export type ChangePasswordRequest = Sent<Schemas['ChangePasswordRequest']>;

/** An offer of a login to the workspace. */
export type Invitation = Schemas['Invitation'];

/** Whom to invite, and in what role. */
export type CreateInvitationRequest = Sent<Schemas['CreateInvitationRequest']>;

/** An invitation, and its link where the server sends no mail. */
export type InvitationReply = Schemas['InvitationReply'];

/** One page of invitations, newest first. */
export type ListInvitationsReply = Schemas['ListInvitationsReply'];

/** What the holder of a token is invited to. */
export type ShownInvitationReply = Schemas['ShownInvitationReply'];

/** Name and password of a person who accepts an invitation. */
export type AcceptInvitationRequest = Sent<Schemas['AcceptInvitationRequest']>;

/** The workspace of the credential. */
export type OwnTenantReply = Schemas['OwnTenantReply'];

/** What a workspace decides for itself. */
export type UpdateOwnTenantRequest = Sent<Schemas['UpdateOwnTenantRequest']>;

/** Every signing key of the workspace with its certificate. */
export type ListSigningKeysReply = Schemas['ListSigningKeysReply'];

/** The session of a person: a bearer token, or with cookies the token that writes repeat. */
export type LogInReply = Schemas['LogInReply'];

/** The person of a session, and its end. */
export type SessionReply = Schemas['SessionReply'];

/** A second factor that waits for its first code, and ten recovery codes that are shown once. */
export type EnrollMfaReply = Schemas['EnrollMfaReply'];

/** It is done. */
export type DoneReply = Schemas['DoneReply'];

/** A DID document (W3C DID Core): every public key of a workspace, retired ones included. */
export type DidDocument = Schemas['DidDocument'];
/** A passport credential with its embedded proof, `application/vc+ld+json`. */
export type SecuredCredential = Schemas['SecuredCredential'];

/** The parts of a GTIN-14 before its check digit. */
export type ComposeGtinRequest = Sent<Schemas['ComposeGtinRequest']>;

/** The GTIN-14, and where the server resolves it. */
export type ComposeGtinReply = Schemas['ComposeGtinReply'];

/** GS1 data in one of three syntaxes. */
export type DecodeGs1Request = Sent<Schemas['DecodeGs1Request']>;

/** What GS1 data say. */
export type DecodeGs1Reply = Schemas['DecodeGs1Reply'];

/** What each of many inputs says, or what is wrong with it. */
export type DecodeGs1BatchReply = Schemas['DecodeGs1BatchReply'];

/** How to draw a QR code. */
export interface QrPngQuery {
  /** Pixels along one side; the server brings it within 128 to 2048. Default 512. */
  readonly size?: number | undefined;
  /** Least error correction level. Default `Q`. */
  readonly ecl?: 'M' | 'Q' | 'H' | undefined;
}

/** How to draw a QR code as SVG. */
export interface QrSvgQuery extends QrPngQuery {
  /** True when the GS1 key stands below in letters. Default false. */
  readonly hri?: boolean | undefined;
}

/** What the code of a passport leads to. */
export interface QrLinkQuery {
  /**
   * `digital-link`: the passport's `digitalLinkUri`. `product`: an ordinary link by workspace and product id, which
   * leads to the current edition of a product without a GS1 key. `auto`: the first where the product has a GS1 key,
   * else the second. Default `digital-link` for QR codes in pixels, `auto` for codes in millimetres.
   */
  readonly link?: 'auto' | 'digital-link' | 'product' | undefined;
}

/** The passports and battery units to draw labels for, and the options of the labels. */
export interface PassportLabelsRequest extends QrSvgQuery, QrLinkQuery {
  /** 1 to 200 passports, by UUID or product id, and battery units, by UUID. */
  readonly ids: readonly string[];
  /** Default `png`. */
  readonly format?: 'png' | 'svg' | undefined;
}

/** What a code is drawn as; `GS1_DATAMATRIX` holds GS1 keys and no link. */
export type CarrierSymbology = 'QR' | 'GS1_DATAMATRIX' | 'DATAMATRIX';

/** How to draw a code in millimetres; what is left out is as declared. */
export interface CarrierQuery {
  readonly symbology?: CarrierSymbology | undefined;
  /** Width of one module, 0.1 to 5. */
  readonly xDimensionMm?: number | undefined;
  /** Light border on each side, in modules. */
  readonly quietZoneModules?: number | undefined;
  /** For `QR` alone. */
  readonly errorCorrectionLevel?: 'L' | 'M' | 'Q' | 'H' | undefined;
  /** True when letters stand with the code: the GS1 keys, or the link where there are none. */
  readonly hri?: boolean | undefined;
}

/** How the code on a product is printed. */
export type DeclareCarrierRequest = Sent<Schemas['DeclareCarrierRequest']>;

/** What is declared of the code of a passport, and the code that follows from it. */
export type PassportCarrierReply = Schemas['PassportCarrierReply'];

/** The passports and battery units to print, one label each, and the label stock. */
export type LabelSheetsRequest = Sent<Schemas['CarrierSheetsRequest']>;

/**
 * A passport as an AAS environment: `ComplianceMetadata` holds the metadata without loss. Valid under the
 * JSON schemas of AAS 3.0, 3.1 and 3.2.
 */
export type AasEnvironment = Schemas['AasEnvironment'];

/** An AAS environment of any tool, with a submodel `ComplianceMetadata`. */
export type IngestAasRequest = Sent<Schemas['IngestAasRequest']>;

/** The passport that an environment became, the result of its seal's verification, and hints. */
export type IngestAasReply = Schemas['IngestAasReply'];

/** All links of a passport (RFC 9264). */
export type Linkset = Schemas['Linkset'];

/** A subscription to events; its secret is never shown again. */
export type WebhookSubscription = Schemas['WebhookSubscription'];

/** What can be said of a new subscription. */
export type CreateWebhookSubscriptionRequest = Sent<Schemas['CreateWebhookSubscriptionRequest']>;

/** A new subscription, with its secret. */
export type CreateWebhookSubscriptionReply = Schemas['CreateWebhookSubscriptionReply'];

/** What can be changed of a subscription. */
export type UpdateWebhookSubscriptionRequest = Sent<Schemas['UpdateWebhookSubscriptionRequest']>;

/** A subscription after a change. */
export type WebhookSubscriptionReply = Schemas['WebhookSubscriptionReply'];

/** All subscriptions of the workspace. */
export type ListWebhookSubscriptionsReply = Schemas['ListWebhookSubscriptionsReply'];

/** The subscription is gone. */
export type DeleteWebhookSubscriptionReply = Schemas['DeleteWebhookSubscriptionReply'];

/** A subscription with its new secret. */
export type RotateWebhookSecretReply = Schemas['RotateWebhookSecretReply'];

/** Outcome of a test event. */
export type WebhookTestReply = Schemas['WebhookTestReply'];

/** One event on its way to one subscription. */
export type WebhookDelivery = Schemas['WebhookDelivery'];

/** Chooses the deliveries to list. */
export interface ListWebhookDeliveriesQuery {
  /** Those that are still to come, arrived, or were given up. Default: all. */
  readonly status?: WebhookDelivery['status'] | undefined;
  /** UUID of one subscription. Default: all. */
  readonly subscriptionId?: string | undefined;
  /** Name of one event. Default: all. */
  readonly event?: WebhookDelivery['event'] | undefined;
  /** 1 to 200. Default 50. */
  readonly limit?: number | undefined;
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
}

/** The newest deliveries. */
export type ListWebhookDeliveriesReply = Schemas['ListWebhookDeliveriesReply'];

/** A delivery that is sent again. */
export type RetryWebhookDeliveryReply = Schemas['RetryWebhookDeliveryReply'];

/** Where passports stand with the European registry, and what is in the way. */
export type RegistryReadinessReply = Schemas['RegistryReadinessReply'];

/** A passport with its state and its blockers. */
export type RegistryReadinessRow = Schemas['RegistryReadinessRow'];

/** Something that keeps a passport from the registry. Branch on `code`. */
export type RegistryBlocker = Schemas['RegistryBlocker'];

/** Filters of the list of passports by their state with the registry. */
export type ListRegistryReadinessQuery = Sent<Query<'/api/v1/registry/readiness', 'get'>>;

/** Filters of the counts. */
export type CountRegistryReadinessQuery = Sent<Query<'/api/v1/registry/readiness/counts', 'get'>>;

/** Passports by state and by blocker. */
export type RegistryCountsReply = Schemas['RegistryCountsReply'];

/** How files of the registry are written and read. */
export type RegistryMapping = Schemas['RegistryMapping'];

/** A mapping with its version. */
export type RegistryMappingReply = Schemas['RegistryMappingReply'];

/** An export with the results of its requests. */
export type RegistryExport = Schemas['RegistryExport'];

/** The export that was made, and whether more is to be handed in. */
export type CreateRegistryExportReply = Schemas['CreateRegistryExportReply'];

/** One export. */
export type RegistryExportReply = Schemas['RegistryExportReply'];

/** A page of exports. */
export type ListRegistryExportsReply = Schemas['ListRegistryExportsReply'];

/** What an import of results took over, and why it left rows out. */
export type ImportRegistryResultsReply = Schemas['ImportRegistryResultsReply'];

/** A lot or a heat, as lists and replies show it. */
export type Batch = Schemas['Batch'];

/** A batch to be made. */
export interface BatchInput {
  /** As it is printed: 1 to 20 characters of GS1 AI 10. */
  readonly lot: string;
  /** What it states in the place of its model: fields of batch level alone. */
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

/** A batch that was not made, and why. Branch on `code`. */
export type BatchFault = Schemas['BatchFault'];

/** One batch. */
export type BatchReply = Schemas['BatchReply'];

/** One batch, and how many units name it. */
export type BatchWithUnitsReply = Schemas['BatchWithUnitsReply'];

/** The batches that were made, and why others were not. */
export type CreateBatchesReply = Schemas['CreateBatchesReply'];

/** Filters of the batches of a passport. */
export type ListBatchesQuery = Sent<Query<'/api/v1/passports/{id}/batches', 'get'>>;

/** A page of batches. */
export type ListBatchesReply = Schemas['ListBatchesReply'];

/** What a batch is to state from now on. */
export interface UpdateBatchRequest {
  /** Replaces all that it states. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** A recall, or its end. */
export type ChangeBatchStatusRequest = Sent<Schemas['ChangeBatchStatusRequest']>;

/** The batch with its status, and how many units show it. */
export type ChangeBatchStatusReply = Schemas['ChangeBatchStatusReply'];

/** The confirmation of a deletion. */
export type DeleteBatchReply = Schemas['DeleteBatchReply'];

/** A battery that is offered to another company, or was. */
export type HandOver = Schemas['HandOver'];

/** When an offer ends, and what the unit becomes. */
export type OfferHandOverRequest = Schemas['OfferHandOverRequest'];

/** An offer with its token. */
export type OfferHandOverReply = Schemas['OfferHandOverReply'];

/** One offer. */
export type HandOverReply = Schemas['HandOverReply'];

/** Chooses the page of offers. */
export interface ListHandOversQuery {
  /** From 1. */
  readonly page?: number | undefined;
  /** 1 to 100. Default 20. */
  readonly limit?: number | undefined;
}

/** A page of offers. */
export type ListHandOversReply = Schemas['ListHandOversReply'];

/** What a token offers. */
export type PreviewHandOverReply = Schemas['PreviewHandOverReply'];

/** The token, and the passport under which the battery goes on. */
export type AcceptHandOverRequest = Schemas['AcceptHandOverRequest'];

/** The battery in its new workspace. */
export type AcceptHandOverReply = Schemas['AcceptHandOverReply'];
