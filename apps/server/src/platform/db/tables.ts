/** One Row type per table, as the drivers read it: `timestamptz` is a Date, `json` is parsed. */

export interface TenantRow {
  id: string;
  name: string;
  subdomain: string;
  tier: string;
  subscription_status: string;
  passport_limit: number | null;
  legal_id: string | null;
  mfa_required: boolean;
  default_locale: string;
  contact_email: string | null;
  /** The workspace that this is the sandbox of; null for a workspace in its own right. */
  sandbox_of: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface DirectoryRow {
  kind: string;
  key: string;
  /** Null for what is the platform's own. */
  tenant_id: string | null;
  row_id: string | null;
  claimed_at: Date | null;
  /** False for a claim that drafts alone keep. */
  is_public: boolean;
}

export interface ApiKeyRow {
  tenant_id: string;
  id: string;
  key_id: string;
  secret_sha256: string;
  name: string;
  role: string;
  permissions: string[] | null;
  operator_id: string | null;
  expires_at: Date | null;
  revoked_at: Date | null;
  last_used_at: Date | null;
  created_at: Date;
}

export interface UserRow {
  tenant_id: string;
  id: string;
  email: string;
  role: string;
  password_hash: string;
  totp_secret: string | null;
  totp_confirmed_at: Date | null;
  totp_last_step: number | null;
  name: string | null;
  locale: string | null;
  theme: string | null;
  last_login_at: Date | null;
  /** Absent from the rows of platform administrators. */
  operator_id?: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface RecoveryCodeRow {
  tenant_id: string;
  user_id: string;
  code_sha256: string;
}

export interface SessionRow {
  tenant_id: string;
  id: string;
  user_id: string;
  mfa: boolean;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  /** Cut to its network. */
  address: string | null;
  user_agent: string | null;
  last_seen_at: Date | null;
}

export interface AccountTokenRow {
  tenant_id: string;
  token_sha256: string;
  kind: 'TICKET' | 'RESET';
  user_id: string;
  /** SHA-256 of the stored password hash that the token was made under. */
  password_sha256: string;
  tries: number;
  created_at: Date;
  expires_at: Date;
}

export interface InvitationRow {
  tenant_id: string;
  id: string;
  email: string;
  role: string;
  operator_id: string | null;
  token_sha256: string;
  invited_by: string;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
}

/** What a person does not want to see for a while. */
export interface TodaySnoozeRow {
  tenant_id: string;
  /** A user or an API key. */
  person_id: string;
  kind: string;
  snoozed_until: Date;
}

export interface LoginFailureRow {
  /** Id of the attempt, which has a row for each counter it counts on. */
  id: string;
  counter_sha256: string;
  failed_at: Date;
}

export interface SigningKeyRow {
  tenant_id: string;
  id: string;
  key_number: number;
  public_key_pem: string;
  public_key_sha256: string;
  private_key: string;
  certificate_chain: string[];
  created_at: Date;
  retired_at: Date | null;
}

export interface PlatformSecretRow {
  name: string;
  envelope: string;
  certificate_pem: string | null;
  created_at: Date;
}

export interface SealAuthorityRow {
  certificate_pem: string;
  first_used_at: Date;
}

export interface OperatorRow {
  tenant_id: string;
  id: string;
  name: string;
  reg_id: string;
  reg_id_scheme: string | null;
  eori: string | null;
  role: string;
  archived_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface FacilityRow {
  tenant_id: string;
  id: string;
  operator_id: string | null;
  gln: string;
  name: string;
  activity: string | null;
  street_address: string | null;
  city: string | null;
  postal_code: string | null;
  country: string;
  created_at: Date;
  updated_at: Date;
}

export interface PassportRow {
  tenant_id: string;
  id: string;
  operator_id: string;
  facility_id: string | null;
  product_id: string;
  gtin: string | null;
  grai: string | null;
  serial_number: string | null;
  category: string | null;
  origin_country: string | null;
  status: string;
  /** True in a sandbox. */
  is_test: boolean;
  metadata: Record<string, unknown>;
  enrichment: Record<string, unknown> | null;
  revision: number;
  published_at: Date | null;
  status_changed_at: Date | null;
  status_note: Record<string, string> | null;
  archived_at: Date | null;
  retention_until: Date | null;
  /** Empty without a name. */
  name: string;
  name_key: string;
  model: string | null;
  size: string | null;
  /** `YYYY-MM-DD`. */
  certificate_ends_on: string | null;
  fault_count: number | null;
  sealed_at: Date | null;
  /** True for one that went live before there were status lists. */
  lacks_status_index: boolean;
  revision_of: string | null;
  superseded_by: string | null;
  public_document: string | null;
  public_document_key: string | null;
  public_document_etag: string | null;
  /** Made by the database. */
  content_bytes: number;
  created_at: Date;
  updated_at: Date;
  updated_by: string | null;
  edit_count: number;
}

export interface JobRow {
  tenant_id: string;
  id: string;
  kind: string;
  params: unknown;
  state: string;
  total: number;
  done: number;
  failed: number;
  author_kind: string;
  author_id: string;
  author_name: string;
  author_ip: string;
  /** Null for a job of the whole workspace. */
  operator_id: string | null;
  created_at: Date;
  /** Null once it is finished. */
  due_at: Date | null;
  finished_at: Date | null;
}

export interface JobItemRow {
  tenant_id: string;
  job_id: string;
  number: number;
  passport_id: string;
  attempts: number;
  /** Null without a result. */
  ok: boolean | null;
  code: string | null;
  message: string | null;
}

export interface ImportTableRow {
  tenant_id: string;
  id: string;
  file_name: string;
  state: string;
  columns: unknown;
  decimal_comma: boolean;
  category: string | null;
  operator_id: string | null;
  facility_id: string | null;
  existing: string;
  allow_sku: boolean;
  total: number;
  bytes: number;
  checked_to: number;
  /** Null once its rows are checked. */
  due_at: Date | null;
  /** Null for an import of the whole workspace. */
  scope_operator_id: string | null;
  job_id: string | null;
  version: number;
  created_by: string;
  updated_by: string;
  created_at: Date;
  updated_at: Date;
}

export interface RegistryMappingRow {
  tenant_id: string;
  version: number;
  mapping: unknown;
  created_by: string;
  created_at: Date;
}

export interface RegistryExportRow {
  tenant_id: string;
  id: string;
  /** 0 for the mapping that comes with the server. */
  mapping_version: number;
  mapping: unknown;
  total: number;
  /** Null for an export of the whole workspace. */
  scope_operator_id: string | null;
  created_by: string;
  created_at: Date;
}

export interface RegistryItemRow {
  tenant_id: string;
  export_id: string;
  /** From 1. */
  number: number;
  passport_id: string;
  operator_id: string;
  product_identifier: string;
  version_hash: string;
  record: unknown;
  outcome: string | null;
  registration_id: string | null;
  registered_at: Date | null;
  result_code: string | null;
  result_message: string | null;
  proof: unknown;
  result_at: Date | null;
  result_by: string | null;
}

export interface ImportRowRow {
  tenant_id: string;
  import_id: string;
  number: number;
  line: number;
  cells: string[];
  bytes: number;
  state: string;
  /** Operator and product id. */
  pair: string | null;
  passport_id: string | null;
}

export interface ImportRowFaultRow {
  tenant_id: string;
  import_id: string;
  kind: string;
  number: number;
}

/** A word that a passport is found by. */
export interface PassportTermRow {
  tenant_id: string;
  passport_id: string;
  term: string;
}

export interface PassportSealRow {
  tenant_id: string;
  passport_id: string;
  signing_key_id: string;
  merkle_root: string;
  digital_seal: string;
  leaf_hashes: Record<string, string>;
  leaf_salts: Record<string, string>;
  timestamp_token: string | null;
  timestamp_gen_time: Date | null;
  sealed_at: Date;
  sealed_by: string | null;
}

export interface PassportVersionRow {
  tenant_id: string;
  passport_id: string;
  version: number;
  status: string;
  metadata: Record<string, unknown>;
  merkle_root: string | null;
  leaf_hashes: Record<string, string>;
  leaf_salts: Record<string, string>;
  changed_by: string;
  change_reason: string;
  /** Made by the database. */
  content_bytes: number;
  created_at: Date;
}

export interface PictureRow {
  tenant_id: string;
  sha256: string;
  media_type: string;
  width: number;
  height: number;
  content: Uint8Array;
  /** Made by the database. */
  content_bytes: number;
  created_at: Date;
}

export interface PassportPictureRow {
  tenant_id: string;
  passport_id: string;
  /** From 1, in the order of the enrichment. */
  number: number;
  url: string;
  caption: string | null;
  /** Null until the picture is here. */
  sha256: string | null;
  /** Why it never will be. */
  refusal: string | null;
  attempts: number;
  /** Null once nothing is to be done. */
  due_at: Date | null;
}

export interface BatchRow {
  tenant_id: string;
  id: string;
  passport_id: string;
  lot: string;
  status: string;
  status_note: unknown;
  /** Null for the status that it was made with. */
  status_changed_at: Date | null;
  metadata: unknown;
  /** Counts its changes, from 1. */
  edit_count: number;
  created_at: Date;
  updated_at: Date;
}

export interface BatteryUnitRow {
  tenant_id: string;
  id: string;
  passport_id: string;
  batch_id: string | null;
  serial_number: string;
  status: string;
  manufactured_at: Date | null;
  ceased_at: Date | null;
  /** May name a unit that is gone. */
  predecessor_unit_id: string | null;
  created_at: Date;
  updated_at: Date;
  /** The last that arrived. */
  last_event_id: string | null;
  /** The newest with a number; the columns that follow are its own. */
  state_event_id: string | null;
  state_recorded_at: Date | null;
  state_of_health: number | null;
  cycle_count: number | null;
  remaining_capacity_ah: number | null;
  temperature_c: number | null;
  /** Set, with the three that follow, once another workspace has accepted the battery; never cleared. */
  handed_over_at: Date | null;
  /** Name of the operator that accepted it, as it was then. */
  handed_over_to: string | null;
  successor_tenant_id: string | null;
  successor_unit_id: string | null;
  /** Workspace of the predecessor, where that is another one. */
  predecessor_tenant_id: string | null;
}

/** An offer of a unit to the workspace that will hold its token. */
export interface HandOverRow {
  tenant_id: string;
  id: string;
  unit_id: string;
  /** Hex. */
  token_sha256: string;
  /** Status of the unit once it is accepted. */
  becomes: string;
  created_by: string;
  created_at: Date;
  expires_at: Date;
  /** Null while it is open. */
  outcome: string | null;
  closed_at: Date | null;
  closed_by: string | null;
}

export interface UnitEventRow {
  tenant_id: string;
  unit_id: string;
  recorded_at: Date;
  id: string;
  event_type: string;
  state_of_health: number | null;
  cycle_count: number | null;
  remaining_capacity_ah: number | null;
  temperature_c: number | null;
  status: string | null;
  payload: object | null;
  created_at: Date;
}

/** The place of the last event that a workspace captured. */
export interface EpcisArrivalRow {
  tenant_id: string;

  last_arrival: number;
}

export interface EpcisEventRow {
  tenant_id: string;
  id: string;
  operator_id: string | null;
  arrival: number;
  event_time: Date;
  event_type: string;
  biz_step: string | null;
  disposition: string | null;
  read_point: string | null;
  biz_location: string | null;
  origin_location: object | null;
  epcs: string[];
  epc_count: number;
  event_hash: string;
  /** SHA-256 of canonical JSON of what the hash covers; null where a migration could not read it. */
  content_hash: string | null;
  event_uri: string | null;
  declares_error: boolean;
  erroneous: boolean;
  issuer_did: string | null;
  signer: string | null;
  event: string;
  context: string | null;
  credential: string | null;
  content_bytes: number;
  /** Bytes of event, context and credential; the database counts them. */
  stored_bytes: number;
  /** JSON text of what a lineage shows of the event; the database writes it. */
  shown: string;
  captured_at: Date;
}

export interface EpcisEventRepeatRow {
  tenant_id: string;
  event_id: string;
  /** The workspace's own id for a key of the whole workspace. */
  operator_id: string;
  event: string;
  event_uri: string | null;
  context: string | null;
  credential: string | null;
  signer: string | null;
  /** Bytes of event, context and credential; the database counts them. */
  stored_bytes: number;
}

export interface EpcisEventEpcRow {
  tenant_id: string;
  event_id: string;
  position: number;
  epc_key: string;
  role: string;
  is_class: boolean;
  event_time: Date;
  arrival: number;
  provides: boolean;
  consumes: boolean;
  parent_event_id: string | null;
}

/** The status list of a workspace, without its bits. */
export interface StatusListRow {
  tenant_id: string;
  bits: number;
  /** How many rows of `status_indexes` there are. */
  drawn: number;
  /** How many rows of `status_revocations` there are: bits that are set. */
  revoked: number;
}

export interface StatusIndexRow {
  tenant_id: string;
  status_index: number;
  /** May name a passport that is gone. */
  passport_id: string;
  /** The revision from which on the index is the passport's. */
  passport_revision: number;
}

export interface StatusRevocationRow {
  tenant_id: string;
  status_index: number;
  revoked_at: Date;
}

export interface StatusListCredentialRow {
  tenant_id: string;
  /** Null, as all that follows, until it is signed for the first time. */
  credential: string | null;
  etag: string | null;
  made_of: string | null;
}

export interface AccessGrantRow {
  tenant_id: string;
  id: string;
  status: string;
  kind: string;
  grantee_name: string;
  grantee_email: string | null;
  organization: string | null;
  purpose: string | null;
  scope_type: string;
  passport_id: string | null;
  battery_unit_id: string | null;
  /** Operator of the passport or unit; null for the whole workspace. */
  operator_id: string | null;
  issuer_type: string;
  issuer_email: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  expires_at: Date;
  revoked_at: Date | null;
  /** 64 lower-case hex digits; null before a token is made. */
  token_sha256: string | null;
  last_used_at: Date | null;
  use_count: number;
  /** Set where there was never a token. */
  kept_until: Date | null;
  created_at: Date;
  /** Address block of a request: IPv4 /24 or IPv6 /48. */
  requester_block: string | null;
}

/** Requests for access that found no room in a workspace. */
export interface GrantRequestRefusalsRow {
  tenant_id: string;
  refused: number;
  last_refused_at: Date;
  told_at: Date;
}

export interface PassportAccessRow {
  tenant_id: string;
  passport_id: string;
  representation: string;
  access_tier: string;
  ip_prefix: string | null;
  accessed_at: Date;
}

/** Openings of a day. */
export interface AccessCountRow {
  tenant_id: string;
  subject_kind: string;
  subject_id: string;
  /** Its beginning, UTC. */
  day: Date;
  representation: string;
  access_tier: string;
  count: number;
}

export interface OutboxEventRow {
  tenant_id: string;
  id: string;
  event_type: string;
  payload: string;
  created_at: Date;
  dispatched_at: Date | null;
  /** The request that caused it; null where none did. */
  request_id: string | null;
}

export interface WebhookSubscriptionRow {
  tenant_id: string;
  id: string;
  url: string;
  events: string[];
  is_active: boolean;
  /** A vault envelope, as is the previous one. */
  secret: string;
  previous_secret: string | null;
  /** Until when the previous secret signs as well. */
  previous_secret_until: Date | null;
  failing_since: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface WebhookMessageRow {
  tenant_id: string;
  /** Id of the event in the outbox. */
  id: string;
  event_type: string;
  payload: string;
  created_at: Date;
  request_id: string | null;
}

export interface WebhookDeliveryRow {
  tenant_id: string;
  id: string;
  subscription_id: string;
  message_id: string;
  event_type: string;
  status: string;
  /** Attempts with a known outcome. */
  attempts: number;
  last_attempt_at: Date | null;
  /** Null unless PENDING. */
  next_attempt_at: Date | null;
  response_status: number | null;
  error_message: string | null;
  created_at: Date;
}

export interface WebhookAttemptRow {
  tenant_id: string;
  delivery_id: string;
  attempted_at: Date;
  duration_ms: number;
  response_status: number | null;
  response_start: string | null;
  error_message: string | null;
}

/** A dispatcher's lease on deliveries of a subscription, and when it expires. */
export interface WebhookLeaseRow {
  tenant_id: string;
  id: string;
  subscription_id: string;
  delivery_ids: string[];
  leased_until: Date;
}

export interface RequestRecordRow {
  tenant_id: string;
  id: string;
  request_id: string;
  method: string;
  path: string;
  status: number;
  code: string | null;
  message: string | null;
  duration_ms: number;
  actor: string;
  key_id: string | null;
  created_at: Date;
}

export interface AuditLogRow {
  tenant_id: string;
  id: string;
  seq: number;
  action: string;
  actor: string;
  target_type: string;
  target_id: string;
  ip: string | null;
  details: Record<string, unknown>;
  previous_hash: string;
  entry_hash: string;
  created_at: Date;
}

export interface AuditHeadRow {
  tenant_id: string;
  seq: number;
  entry_hash: string;
  signed_at: Date;
  key_id: string;
  signature: string;
}

export interface NotificationRow {
  tenant_id: string;
  id: string;
  kind: string;
  message: string;
  target_type: string;
  target_id: string;
  read_at: Date | null;
  created_at: Date;
}

export interface IdempotencyKeyRow {
  tenant_id: string;
  scope: string;
  idempotency_key: string;
  request_sha256: string;
  status: number | null;
  body: string | null;
  created_at: Date;
}

export interface PlatformTurnRow {
  name: string;
  taken_at: Date;
}

export interface SweepRow {
  name: string;
  began_at: Date;
}
