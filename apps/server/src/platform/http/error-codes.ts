/** What a code of a refusal means, and what the caller can do about it. */
export interface ErrorCodeText {
  readonly meaning: string;
  readonly cure: string;
}

const because = (meaning: string, cure: string): ErrorCodeText => ({ meaning, cure });

/**
 * The codes of refusals by this server's own rules. Schemas, `/docs/errors` and the types of the client follow from this
 * table; a refusal with a code that is not here does not compile. A code is never renamed: clients branch on it.
 */
export const errorCodes = {
  // Any operation
  INVALID_REQUEST: because(
    'The request breaks a rule of the operation; `message` says which.',
    'Correct what `message` names and send the request again.',
  ),
  INVALID_JSON_VALUE: because(
    'The body is JSON that this server does not take: too deep, too many members or values, a name twice, a number that a double cannot hold, an unpaired surrogate. `path` says where.',
    'Send I-JSON (RFC 7493) within the limits; send exact numbers as texts.',
  ),
  INVALID_CURSOR: because(
    'The cursor is not one that this list has answered.',
    'Begin again without a cursor, and pass on `nextCursor` as it came.',
  ),
  IDEMPOTENCY_KEY_INVALID: because(
    'The header `Idempotency-Key` is not 1 to 255 visible ASCII characters.',
    'Send a UUID, for example.',
  ),
  IDEMPOTENCY_KEY_REUSED: because(
    'The `Idempotency-Key` was used with another body within the last 24 hours.',
    'Take a new key for a new request, and the same key only to repeat one.',
  ),
  IF_MATCH_INVALID: because(
    'The header `If-Match` is neither `*` nor a list of entity tags in double quotes.',
    'Send the `ETag` of the last reply as it came, its quotes included.',
  ),
  CREDENTIALS_INVALID: because(
    'The credential is missing, malformed, unknown, revoked or expired.',
    'Send `Authorization: Bearer <API key>`; make a new key where the old one ended.',
  ),
  LOGIN_FAILED: because(
    'Email, password or code of a login are wrong. Which of them is not said.',
    'Check all three; a code of an authenticator is valid for 30 seconds, and once.',
  ),
  CSRF_TOKEN_INVALID: because(
    'A write on a session in a cookie came without its CSRF token.',
    'Repeat the `csrfToken` of the login in the header `X-CSRF-Token`.',
  ),
  MFA_REQUIRED: because(
    'The workspace takes writes only from sessions with a second factor.',
    'Enroll a second factor and log in with it, or use an API key.',
  ),
  MFA_CODE_INVALID: because(
    'The code of the second factor is wrong, or was used before.',
    'Wait for the next code of the authenticator; check its clock.',
  ),
  MFA_ENABLED: because('The login has a second factor already.', 'Disable it first to replace it.'),
  MFA_NOT_ENROLLED: because('The login has no second factor.', 'Enroll one first.'),
  PASSWORD_WRONG: because(
    'The current password that was sent is not that of the login.',
    'Send the password that you log in with; ask for a reset where it is forgotten.',
  ),
  PASSWORD_OF_CONFIGURATION: because(
    'The login is that of a platform administrator, whose password is part of the configuration.',
    'Set `PLATFORM_ADMIN_PASSWORD` and start the server again.',
  ),
  RESET_TOKEN_INVALID: because(
    'The link for another password is unknown, expired or used, or the password was changed since.',
    'Ask for another link; it is valid for an hour, and once.',
  ),
  MAIL_NOT_CONFIGURED: because(
    'This server sends no mail.',
    'Ask its operator, who makes a link at the command line or sets `SMTP_URL`.',
  ),
  SESSION_NOT_FOUND: because('The user has no such session.', 'List your sessions.'),
  CROSS_SITE_REQUEST: because(
    'A page of another site sent the form.',
    'Send it from a page of this server, or from outside a browser.',
  ),
  PERMISSION_MISSING: because(
    'The credential is valid and lacks what the operation needs; `message` names it.',
    'Use a key with this permission, or a login where the operation takes logins alone.',
  ),
  DELEGATION_EXCEEDED: because(
    'A key or user would get more, or for longer, than the credential that makes it has itself.',
    'Name fewer permissions or an earlier end, or use a stronger credential.',
  ),
  WORKSPACE_HOST_MISMATCH: because(
    'The host in the address belongs to another workspace than the credential.',
    'Use the host of the workspace of the key, or the base address.',
  ),
  FORBIDDEN: because(
    'The credential may not do this; `message` says why.',
    'Use the credential of a caller who may.',
  ),
  SUBSCRIPTION_LAPSED: because(
    'The subscription of the workspace is past due or canceled. Reads go on. The JSON body has no `code`, as the contract has it.',
    'Renew the subscription.',
  ),
  api_access_required: because(
    'The plan has no API access for programs.',
    'Follow `upgradeUrl`, or write from a session of the console.',
  ),
  passport_quota_exceeded: because(
    'The plan allows no more passports; `quota` has the figures.',
    'Follow `upgradeUrl`, or archive passports.',
  ),
  WORKSPACE_LIMIT_REACHED: because(
    'The workspace holds as many drafts, bytes or archived passports as it may; `limit` is the figure.',
    'Publish or delete drafts, or ask for more.',
  ),
  JOB_EMPTY: because(
    'A job was to be made of no passport.',
    'Name passports by `ids`, or ask a `query` that some match.',
  ),
  JOB_TOO_LARGE: because(
    'More than 10,000 passports match the query of a job.',
    'Narrow the query, and make several jobs.',
  ),
  JOB_FINISHED: because('The job is done, and cannot be canceled.', 'Make another job.'),
  TOO_MANY_JOBS: because(
    'The workspace has 20 jobs that are not finished.',
    'Wait until one is done, or cancel one.',
  ),
  IMPORT_UNREADABLE: because(
    'The file is broken, cut short, or in another format or encoding than its media type says; the message says where.',
    'Save it as "CSV UTF-8" or as .xlsx, and send it with the media type of that.',
  ),
  IMPORT_TOO_LARGE: because(
    'The table has more than 50,000 rows, 500 columns, 64 kB in a cell, 1 MB in a row or 128 MB in all, or a workbook is larger once inflated than one may be.',
    'Split the file, and delete columns that are not needed.',
  ),
  IMPORT_COLUMNS_INVALID: because(
    'Two columns of an import have the same target, a target is no path, or two exclude each other.',
    'Name each target once, as in `GET /api/v1/schemas/{category}`; null leaves a column out.',
  ),
  IMPORT_ROW_NOT_FOUND: because(
    'The import has no row or no column of this number.',
    'Rows count from 1, columns from 0, as in `GET /api/v1/imports/{id}`.',
  ),
  IMPORT_ROW_PUBLISHED: because(
    'The row of an import is published already, and its cells can no longer be changed.',
    'Change the passport that it became.',
  ),
  IMPORT_CHANGED: because(
    'The import was changed after the version that `If-Match` names; `current` says which version it has, by whom and since when.',
    'Read it again, and send your change with the new `ETag`.',
  ),
  IMPORT_NOT_CHECKED: because(
    'Rows of the import are still being checked.',
    'Wait until its state is `READY`, and publish then.',
  ),
  IMPORT_PUBLISHING: because(
    'A job is publishing the import, which cannot be changed or deleted meanwhile.',
    'Wait until the job is done, or cancel it.',
  ),
  TOO_MANY_IMPORTS: because(
    'The workspace has 20 imports, or they hold as many bytes as they may together.',
    'Delete one that is not needed any more; each goes 30 days after its last change.',
  ),
  ROW_LEFT_OUT: because(
    'The row of an import was left out or is gone, and was not published.',
    'Take it in again, and publish the import once more.',
  ),
  REGISTRY_MAPPING_INVALID: because(
    'The mapping of the registry breaks a rule between its parts; `errors` names each with its path.',
    'Correct what `errors` names, and send the mapping again.',
  ),
  REGISTRY_MAPPING_CHANGED: because(
    'The mapping of the registry has another version than `If-Match` names.',
    'Read it again, and send your change with the new `ETag`.',
  ),
  REGISTRY_EXPORT_EMPTY: because(
    'No passport is to be handed in to the registry: none is ready that is not exported already.',
    'See what is in the way in `GET /api/v1/registry/readiness`.',
  ),
  REGISTRY_NOT_READY: because(
    'A passport that an export names has blockers, or this version of it is exported or registered already.',
    'See its blockers in `GET /api/v1/registry/readiness`, or leave it out.',
  ),
  REGISTRY_RESULTS_UNREADABLE: because(
    'The file of results is not what its media type says, declares a document type, or lacks what the mapping names; the message says which.',
    'Send JSON, XML or CSV in UTF-8 as the registry gave it, and compare `result` of the mapping.',
  ),
  REGISTRY_RESULTS_TOO_LARGE: because(
    'The file has more than 10,000 results.',
    'Split it, and send its parts.',
  ),
  SANDBOX_LIMIT_REACHED: because(
    'The sandbox holds as many passports, drafts, bytes or rows as a sandbox may; `limit` is the figure.',
    'Empty it with `POST /api/v1/sandbox/reset`, or delete what is no longer tried.',
  ),
  SANDBOX_KEY_REQUIRED: because(
    'A live API key asked for the sandbox, which live keys neither see nor change.',
    'Send a test key (`dpp_test_…`), or do it in a session.',
  ),
  NOT_FOUND: because(
    'Nothing is there, or nothing that this caller may see.',
    'Check address and id, and that the key is of the workspace that owns it.',
  ),
  METHOD_NOT_ALLOWED: because(
    'The address takes other methods; `Allow` lists them.',
    'Use one of them.',
  ),
  NOT_ACCEPTABLE: because(
    '`Accept` names only forms that this passport or server cannot give; a credential needs a facility with a country.',
    'Accept another form, or link a facility to the passport.',
  ),
  CONFLICT: because(
    'The state of the resource does not allow this; `message` says why.',
    'Read the resource, and decide anew.',
  ),
  INTERNAL_ERROR: because(
    'The server failed. Details are in its log, under the `X-Request-Id` of the reply.',
    'Repeat a read, or a write with an `Idempotency-Key`; tell the operator of the server the request id.',
  ),
  SERVICE_UNAVAILABLE: because(
    'The server, or the database behind it, cannot answer at the moment.',
    'Repeat after the seconds of `Retry-After`.',
  ),
  // Passports
  VALIDATION_FAILED: because(
    'The metadata break rules of their category; `errors` lists each with its path.',
    'Correct each path of `errors`; `validate-only` checks without storing.',
  ),
  BULK_INGESTION_FAILED: because(
    'No row of the import was stored; `errors` has one text for each.',
    'Correct the rows; `dryRun` checks without storing.',
  ),
  PASSPORT_NOT_FOUND: because(
    'The workspace has no passport with this UUID or product id.',
    'Check the id, and that the key is of the workspace that owns the passport.',
  ),
  PASSPORT_CHANGED: because(
    'The passport was changed after the version that `If-Match` names; `current` says which version it has, by whom and since when.',
    'Read `GET /api/v1/passports/{id}/source` again, merge your change, and send it with the new `ETag`.',
  ),
  PASSPORT_VERSION_NOT_FOUND: because(
    'The passport has no version of this number.',
    'List its versions.',
  ),
  PASSPORT_DUPLICATE: because(
    'The economic operator has a passport for this product id already.',
    'Update that one, or import with `upsert`.',
  ),
  PASSPORT_SEALED_IMMUTABLE: because(
    'A sealed passport cannot be edited.',
    'Make a draft of its next edition: `POST /api/v1/passports/{id}/revisions`; the status can still change.',
  ),
  PASSPORT_NOT_SEALED: because(
    'A next edition is made of a sealed passport, and this one is not sealed.',
    'Change it by `PUT /api/v1/passports/{id}`.',
  ),
  PASSPORT_SUPERSEDED: because(
    'Another edition took the place of the passport; `supersededBy` is its id. A former edition stays as it is.',
    'Change the current edition.',
  ),
  REVISION_EXISTS: because(
    'A draft of the next edition of the passport is open; `revisionId` is its id.',
    'Go on with that draft, or delete it first.',
  ),
  REVISION_NOT_PUBLISHED: because(
    'The passport is the draft of a next edition, and battery units belong to the current one until it is published.',
    'Create the units under the current edition; they follow to the next one.',
  ),
  REVISION_KEY_MISSING: because(
    'The metadata of the edition lack a GTIN or GRAI of the former one, so that printed codes would lead nowhere.',
    'Keep the keys that `message` names; others may be added.',
  ),
  NO_RECALL_TO_CORRECT: because(
    '`correctsRecall` came with a change that publishes no next edition of a recalled passport.',
    'Leave it out, or send it when the draft is published.',
  ),
  CARRIER_DESIGN_INVALID: because(
    'The code cannot be drawn as asked: X-dimension, quiet zone, level, sheet or place on the sheet is beyond what there is; the message says which.',
    'Stay within the bounds that the message names.',
  ),
  CARRIER_KEY_REQUIRED: because(
    'A GS1 DataMatrix holds GS1 keys, and the product id is neither GTIN nor GRAI, the unit has no GTIN, or it stands in a sandbox.',
    'Take the symbology `QR` or `DATAMATRIX`, which hold a link.',
  ),
  CARRIER_TOO_LARGE: because(
    'The code has no room: not on a label of this sheet with its text, or it says more than a symbol holds. Nothing is cut.',
    'Take larger labels, a smaller X-dimension, a lower level of error correction, or no text.',
  ),
  CARRIER_HEIGHT_MISMATCH: because(
    'The height that is declared is more than 2 % off the height that symbology, X-dimension and quiet zone give; `heightMm` has the right one.',
    'Leave `heightMm` out, and it is filled in; or correct the X-dimension.',
  ),
  CARRIER_DECLARATION_UNFIT: because(
    '`dataCarrier` of the metadata is no declaration of a code.',
    'Declare it by `PUT /api/v1/passports/{id}/carrier`, or name `symbology` and `xDimensionMm` in the request.',
  ),
  LABELS_NOT_FOUND: because(
    'Some of the ids name neither a passport nor a battery unit of this workspace and operator; `ids` lists them. No sheet is printed with gaps.',
    'Leave them out, or correct them.',
  ),
  PASSPORT_NOT_BATTERY: because(
    'The passport is of another category than `batteries`, or of none yet, and has none of the data points of a battery.',
    'Ask for a passport of the category `batteries`; a draft gets its category in `metadata.category`.',
  ),
  PASSPORT_IS_DRAFT: because(
    'The passport is a draft: it has no status to change, and no next edition.',
    'Publish it first: `PUT /api/v1/passports/{id}` without `draft`.',
  ),
  PASSPORT_NOT_DRAFT: because(
    'A published passport cannot be deleted; it is retained.',
    'Set its status to `DECOMMISSIONED`.',
  ),
  PRODUCT_FIXED: because(
    'Product id and operator of the draft cannot change: it was published before, has battery units, or is the next edition of a passport.',
    'Create another draft with the other product id or operator.',
  ),
  CATEGORY_IMMUTABLE: because(
    'The category of a published passport cannot change.',
    'Create another passport of the other category.',
  ),
  DRAFT_DEMOTION_REFUSED: because(
    'A passport with battery units, or one that took the place of a sealed edition, cannot become a draft again.',
    'Leave it published, and change its status.',
  ),
  PRODUCT_ID_BLANK: because('The product id is blank.', 'Send a GTIN-14, a GRAI or an SKU.'),
  GTIN_CHECK_DIGIT_INVALID: because(
    'The product id has 14 digits, and the last is not their check digit.',
    'Check the digits; `POST /api/v1/gs1/gtin` computes the check digit.',
  ),
  SIGNING_KEY_MISSING: because(
    'The workspace has no signing key pair.',
    'Make one: `POST /api/v1/tenants/rotate-keys`.',
  ),
  NOT_SEALABLE: because(
    'The metadata cannot be sealed: they are empty, or hold the text that masks values.',
    'Correct the metadata, then seal.',
  ),
  AAS_ENVIRONMENT_INVALID: because(
    'The body is no valid AAS environment; `errors` lists the first faults with their paths.',
    'Validate it with the official AAS JSON schema.',
  ),
  SIGNATURE_VERIFICATION_FAILED: because(
    'The seal in the AAS environment does not verify with a key of the workspace.',
    'Send the environment as it was exported, or without its seal.',
  ),
  INGESTION_FAILED: because(
    'The AAS environment could not be stored; `message` has the reason.',
    'Correct what `message` names; else repeat later.',
  ),
  DIGITAL_LINK_INVALID: because(
    'The address is no GS1 Digital Link: a check digit, a character or a qualifier is wrong.',
    'Check the key in the address, or the code that was scanned.',
  ),
  LINK_TYPE_UNKNOWN: because(
    'The product has no link of this `linkType`.',
    'Ask for `linkType=linkset`, which lists all.',
  ),
  // Economic operators and facilities
  OPERATOR_NOT_BOUND: because(
    'The workspace has no economic operator to attribute the passport to.',
    'Register one: `POST /api/v1/operators`.',
  ),
  OPERATOR_NOT_FOUND: because(
    'The workspace has no such economic operator.',
    'List its operators.',
  ),
  OPERATOR_FOREIGN: because(
    'The economic operator is not one of the workspace.',
    'Name one of its own, or register it.',
  ),
  OPERATOR_ARCHIVED: because(
    'The economic operator is archived.',
    'Restore it: `POST /api/v1/operators/{id}/restore`.',
  ),
  OPERATOR_AMBIGUOUS: because(
    'Several economic operators could be meant, or the only one is archived.',
    'Name one: `operatorId`.',
  ),
  OPERATOR_NOT_REMOVABLE: because(
    'The economic operator can be neither deleted nor archived.',
    'Repeat later; other changes are under way.',
  ),
  OPERATOR_SCOPE_FORBIDDEN: because(
    'The credential is bound to one economic operator, and this belongs to another.',
    'Use a credential of that operator, or of the whole workspace.',
  ),
  FACILITY_NOT_FOUND: because('The workspace has no such facility.', 'List its facilities.'),
  FACILITY_DUPLICATE: because(
    'The GLN is registered already.',
    'Use the facility that has it; if it is not yours, check the GLN.',
  ),
  GLN_CHECK_DIGIT_INVALID: because(
    'The GLN is not 13 digits with their check digit.',
    'Check the digits.',
  ),
  // Batches
  BATCH_NOT_FOUND: because('The workspace has no such batch.', 'List the batches of its passport.'),
  BATCH_INVALID: because(
    'The batch breaks a rule; `message` says which.',
    'Correct what `message` names.',
  ),
  LOT_TAKEN: because(
    'A batch of the passport has the lot already.',
    'Change that batch, or check the lot.',
  ),
  LOT_IMMUTABLE: because(
    'The lot of a batch never changes.',
    'Make a batch with the right lot; one that was never public can be deleted.',
  ),
  BATCH_HAS_UNITS: because(
    'Battery units name the batch.',
    'Keep it; a batch that is not to be used is recalled.',
  ),
  GRANULARITY_FIXED: because(
    'The passport is public, and the level that it speaks at is fixed: with batches it keeps them, without any it gets none.',
    'Make the first batch before the passport is published; else register the product under another id.',
  ),
  // Battery units
  UNIT_NOT_FOUND: because('The workspace has no such battery unit.', 'Check the id.'),
  UNIT_NOT_DELETABLE: because(
    'A battery unit is never deleted.',
    'Record its end: a `STATUS_CHANGE` event with `RECYCLED` or `DECOMMISSIONED`.',
  ),
  TERMINAL_UNIT_STATUS: because(
    'The battery unit is `RECYCLED`, which is final.',
    'Send no more events of it.',
  ),
  UNIT_HANDED_OVER: because(
    'Another company took the battery over: its record here is closed, but for telemetry from before.',
    'Ask at the public address of the unit who is responsible now.',
  ),
  UNIT_SUCCEEDED: because(
    'Another unit was made from this one.',
    'Hand over the unit that stands for the battery now.',
  ),
  UNIT_SERIAL_TAKEN: because(
    'A unit of this passport has the serial number already.',
    'Name another `serialNumber`, or take another passport.',
  ),
  // Hand-overs
  HAND_OVER_NOT_FOUND: because(
    'No hand-over has this token or this id.',
    'Send the token as it was given; ask the company that offers for another one.',
  ),
  HAND_OVER_OPEN: because(
    'The unit is offered already.',
    'Cancel the open offer before you make another one.',
  ),
  HAND_OVER_ACCEPTED: because(
    'The battery was accepted already. `unitId` is the unit that your workspace made of it, if it was yours.',
    'Read that unit; else ask the company that offered it.',
  ),
  HAND_OVER_CANCELLED: because('The offer was cancelled.', 'Ask for another one.'),
  HAND_OVER_EXPIRED: because('The offer is past its time.', 'Ask for another one.'),
  HAND_OVER_OWN_WORKSPACE: because(
    'The workspace that offers the battery is your own.',
    'Make its successor with `predecessorUnitId`.',
  ),
  HAND_OVER_ENVIRONMENT: because(
    'One of the two workspaces is a sandbox.',
    'Accept a battery of a sandbox in a sandbox.',
  ),
  HAND_OVER_SUSPENDED: because(
    'The workspace that offers the battery is suspended.',
    'Ask the company that offers it.',
  ),
  HAND_OVER_DRAFT: because(
    'The passport is a draft or archived: the public would not see the battery.',
    'Publish the passport first, or take another one.',
  ),
  SERIALISATION_FAILED: because(
    'No battery unit was created; `errors` has one text for each.',
    'Correct the units; `units/validate` checks without storing.',
  ),
  BULK_EVENT_INGEST_FAILED: because(
    'No event was recorded; `errors` has one text for each.',
    'Correct the events.',
  ),
  // Access grants
  GRANT_NOT_FOUND: because('The workspace has no such access grant.', 'List its grants.'),
  GRANT_TARGET_NOT_FOUND: because(
    'No published passport or battery unit has this id.',
    'Publish the passport first, and check the id.',
  ),
  GRANT_ALREADY_DECIDED: because(
    'The access grant is not `PENDING`: it was decided on before.',
    'Issue a new grant, or revoke this one.',
  ),
  GRANT_NOT_REVOCABLE: because(
    'The grant of an authority is for the platform to take back.',
    'Ask the operator of the server.',
  ),
  UNIT_RECYCLED: because(
    'The battery unit was recycled: nothing of it can be opened.',
    'Grant access to the passport instead.',
  ),
  // Webhooks
  WEBHOOK_NOT_FOUND: because(
    'The workspace has no such subscription or delivery.',
    'List its subscriptions or deliveries.',
  ),
  WEBHOOK_LIMIT_REACHED: because(
    'The workspace has as many subscriptions as it may.',
    'Delete one.',
  ),
  WEBHOOK_URL_REJECTED: because(
    'Events are not sent to this address: it is not absolute, not public, or of a port that is not taken.',
    'Name a public http or https address.',
  ),
  WEBHOOK_SWITCHED_OFF: because(
    'The subscription of the delivery is switched off.',
    'Switch it on: `PATCH` with `{"isActive": true}`.',
  ),
  // Traceability
  EVENT_NOT_FOUND: because('The workspace has no such event.', 'Check the id.'),
  EVENT_INVALID: because(
    '`credentialSubject` is no event; `message` says why.',
    'Correct it: `eventType`, `action` and times first.',
  ),
  EPCIS_DOCUMENT_INVALID: because(
    'The body is no valid EPCIS 2.0 document; `errors` lists the first faults.',
    'Validate it with the JSON schema of EPCIS 2.0.',
  ),
  NO_EVENTS_CAPTURED: because(
    'No event of the document was stored; `errors` has the reason of each.',
    'Correct the events.',
  ),
  CAPTURE_TOO_LARGE: because(
    'The events of the request name more than 5,000 things.',
    'Send them as several documents.',
  ),
  CREDENTIAL_NOT_VERIFIED: because(
    'The proof of the credential does not verify, or its key is not trusted here.',
    'Sign it with a key of the workspace, or with a certificate of a trust anchor of this server.',
  ),
  // GS1 data, beside the codes of the GS1 rules
  ONE_INPUT_EXPECTED: because(
    'The request has none, or several, of `scanData`, `elementString` and `digitalLink`.',
    'Send exactly one of them.',
  ),
  // Users, keys, workspaces
  USER_NOT_FOUND: because('The workspace has no such user.', 'List its users.'),
  EMAIL_TAKEN: because('The email address has a login already.', 'Use another address.'),
  OWN_ACCOUNT: because(
    'The operation is about another login than the one in use.',
    'Let another administrator do it; change your own login under `/auth`.',
  ),
  INVITATION_NOT_FOUND: because(
    'There is no such open invitation: it is unknown, expired, withdrawn or accepted.',
    'List the invitations of the workspace, or ask the sender for another one.',
  ),
  INVITATION_EXISTS: because(
    'The address has an open invitation of this workspace.',
    'Send that one again, or withdraw it first.',
  ),
  INVITATION_LIMIT_REACHED: because(
    'The workspace has as many open invitations as it may have.',
    'Withdraw some, or wait until they are accepted or expired.',
  ),
  LAST_TENANT_ADMIN: because(
    'The workspace would be left without an administrator.',
    'Make another user `TENANT_ADMIN` first.',
  ),
  API_KEY_NOT_FOUND: because('The workspace has no such API key.', 'List its keys.'),
  NOTIFICATION_NOT_FOUND: because(
    'The workspace has no such notification.',
    'List its notifications.',
  ),
  WORKSPACE_NOT_FOUND: because('There is no such workspace.', 'Check host or id.'),
  SUBDOMAIN_TAKEN: because('Another workspace has this subdomain.', 'Choose another one.'),
  TENANT_NOT_SUSPENDED: because(
    'The workspace is in service, and a workspace in service is not removed.',
    'Suspend it first.',
  ),
} as const satisfies Record<string, ErrorCodeText>;

export type ErrorCode = keyof typeof errorCodes;

/** Codes of refusals before a handler runs, as the contract words them. */
export const frameworkCodes = {
  FST_ERR_VALIDATION: because(
    'Path, query or body do not fit the schema of the operation; `message` names each place.',
    'Compare the request with the description of the operation.',
  ),
  FST_ERR_CTP_INVALID_JSON_BODY: because(
    'The body is not JSON in UTF-8; `message` says where it breaks off.',
    'Send JSON as a serialiser writes it.',
  ),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: because(
    'The body has another media type than the operation takes, another charset than UTF-8, or is compressed.',
    'Send `Content-Type: application/json`, uncompressed.',
  ),
  FST_ERR_CTP_BODY_TOO_LARGE: because(
    'The body is larger than the operation takes; `message` has the limit in bytes.',
    'Send less at once: several requests, or a bulk operation in parts.',
  ),
  FST_ERR_RATE_LIMIT: because(
    'A budget of requests is spent, or too many requests run at once. The credential is fine.',
    'Wait the seconds of `Retry-After`; watch `x-ratelimit-remaining`.',
  ),
  FST_ERR_BAD_REQUEST: because(
    'The request is malformed: it cannot be read, or its connection broke off.',
    'Check the client or the proxy that sent it.',
  ),
  FST_ERR_BAD_HOST: because('The header `Host` is missing or malformed.', 'Send one host name.'),
  FST_ERR_BAD_URL: because('The address contains NUL.', 'Leave it out.'),
  FST_ERR_HEADERS_TOO_LARGE: because(
    'The headers of the request are too large.',
    'Send fewer or shorter headers, cookies among them.',
  ),
  FST_ERR_REQUEST_TIMEOUT: because(
    'The request did not arrive in time.',
    'Send it in one go, within 30 seconds.',
  ),
} as const satisfies Record<string, ErrorCodeText>;

export type FrameworkCode = keyof typeof frameworkCodes;
