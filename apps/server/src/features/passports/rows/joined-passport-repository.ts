import type { Metadata } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import type { PassportRow, PassportSealRow } from '../../../platform/db/tables.js';
import type {
  ListedPassport,
  Passport,
  PassportOperator,
  PassportSeal,
  PassportStatus,
} from '../passport-model.js';

/** Columns of the passport itself. Its rendered document is not among them: it is longer than all the rest. */
const passportColumns = [
  'passports.id',
  'passports.tenant_id',
  'passports.operator_id',
  'passports.facility_id',
  'passports.product_id',
  'passports.status',
  'passports.is_test',
  'passports.metadata',
  'passports.enrichment',
  'passports.revision',
  'passports.published_at',
  'passports.status_changed_at',
  'passports.status_note',
  'passports.archived_at',
  'passports.retention_until',
  'passports.revision_of',
  'passports.superseded_by',
  'passports.created_at',
  'passports.updated_at',
  'passports.updated_by',
  'passports.edit_count',
];

/** A passport row with the rows it refers to, as {@link selectPassports} reads it. */
export type JoinedPassportRow = PassportRow & {
  operator_name: string;
  operator_reg_id: string;
  operator_role: string;
  successor_status: string | null;
  facility_gln: string | null;
  facility_name: string;
  facility_activity: string | null;
  facility_country: string;
  facility_street_address: string | null;
  facility_city: string | null;
  facility_postal_code: string | null;
  seal_key_number: number;
  seal_public_key_pem: string;
  seal_certificate_chain: string[];
} & {
  [Column in keyof Omit<PassportSealRow, 'tenant_id' | 'passport_id'>]:
    PassportSealRow[Column] | null;
};

/** Joins what a passport refers to: in its workspace, where it alone is looked for. */
export function ofTenant(table: string, reference: string) {
  return { [`${table}.tenant_id`]: 'passports.tenant_id', [`${table}.id`]: reference };
}

/** The join behind every full read of passports. */
export function selectPassports(db: Knex) {
  return db('passports')
    .join('operators', ofTenant('operators', 'passports.operator_id'))
    .leftJoin('facilities', ofTenant('facilities', 'passports.facility_id'))
    .leftJoin('passport_seals', {
      'passport_seals.tenant_id': 'passports.tenant_id',
      'passport_seals.passport_id': 'passports.id',
    })
    .leftJoin('signing_keys', ofTenant('signing_keys', 'passport_seals.signing_key_id'))
    .leftJoin('passports as successors', ofTenant('successors', 'passports.superseded_by'))
    .select(
      ...passportColumns,
      'successors.status as successor_status',
      'operators.name as operator_name',
      'operators.reg_id as operator_reg_id',
      'operators.role as operator_role',
      'facilities.gln as facility_gln',
      'facilities.name as facility_name',
      'facilities.activity as facility_activity',
      'facilities.country as facility_country',
      'facilities.street_address as facility_street_address',
      'facilities.city as facility_city',
      'facilities.postal_code as facility_postal_code',
      'passport_seals.signing_key_id',
      'passport_seals.merkle_root',
      'passport_seals.digital_seal',
      'passport_seals.leaf_hashes',
      'passport_seals.leaf_salts',
      'passport_seals.timestamp_token',
      'passport_seals.timestamp_gen_time',
      'passport_seals.sealed_at',
      'passport_seals.sealed_by',
      'signing_keys.key_number as seal_key_number',
      'signing_keys.public_key_pem as seal_public_key_pem',
      'signing_keys.certificate_chain as seal_certificate_chain',
    );
}

interface ListedPassportRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly operator_id: string;
  readonly product_id: string;
  readonly status: string;
  readonly is_test: boolean;
  readonly metadata: unknown;
  readonly archived_at: Date | null;
  readonly retention_until: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly operator_name: string;
  readonly operator_reg_id: string;
  readonly operator_role: string;
  readonly digital_seal: string | null;
  readonly seal_public_key_pem: string | null;
}

/** The join behind lists: what a list shows, and nothing long besides the metadata. */
export function selectListedPassports(db: Knex) {
  return db('passports')
    .join('operators', ofTenant('operators', 'passports.operator_id'))
    .leftJoin('passport_seals', {
      'passport_seals.tenant_id': 'passports.tenant_id',
      'passport_seals.passport_id': 'passports.id',
    })
    .leftJoin('signing_keys', ofTenant('signing_keys', 'passport_seals.signing_key_id'))
    .select<ListedPassportRow[]>(
      'passports.id',
      'passports.tenant_id',
      'passports.operator_id',
      'passports.product_id',
      'passports.status',
      'passports.is_test',
      'passports.metadata',
      'passports.archived_at',
      'passports.retention_until',
      'passports.created_at',
      'passports.updated_at',
      'operators.name as operator_name',
      'operators.reg_id as operator_reg_id',
      'operators.role as operator_role',
      'passport_seals.digital_seal',
      'signing_keys.public_key_pem as seal_public_key_pem',
    );
}

export function listedPassportOf(row: ListedPassportRow): ListedPassport {
  const { digital_seal: digitalSeal, seal_public_key_pem: publicKeyPem } = row;
  return {
    id: row.id,
    tenantId: row.tenant_id,
    productId: row.product_id,
    status: row.status as PassportStatus,
    isTest: row.is_test,
    metadata: row.metadata as Metadata,
    economicOperator: operatorOf(row),
    seal: digitalSeal !== null && publicKeyPem !== null ? { digitalSeal, publicKeyPem } : null,
    archivedAt: row.archived_at,
    retentionUntil: row.retention_until,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export function passportOf(row: JoinedPassportRow): Passport {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    productId: row.product_id,
    status: row.status as PassportStatus,
    isTest: row.is_test,
    metadata: row.metadata as Metadata,
    enrichment: row.enrichment,
    economicOperator: operatorOf(row),
    manufacturingFacility: facilityOf(row),
    seal: sealOf(row),
    publishedAt: row.published_at,
    statusChangedAt: row.status_changed_at,
    statusNote: row.status_note,
    archivedAt: row.archived_at,
    retentionUntil: row.retention_until,
    revisionOf: row.revision_of,
    supersededBy: successorOf(row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    editCount: row.edit_count,
    revision: row.revision,
  };
}

function operatorOf(row: ListedPassportRow | JoinedPassportRow): PassportOperator {
  return {
    id: row.operator_id,
    name: row.operator_name,
    regId: row.operator_reg_id,
    role: row.operator_role,
  };
}

function successorOf({ superseded_by: id, successor_status }: JoinedPassportRow) {
  return id === null || successor_status === null
    ? null
    : { id, status: successor_status as PassportStatus };
}

function facilityOf(row: JoinedPassportRow): Passport['manufacturingFacility'] {
  if (row.facility_id === null || row.facility_gln === null) return null;
  return {
    id: row.facility_id,
    gln: row.facility_gln,
    name: row.facility_name,
    activity: row.facility_activity,
    country: row.facility_country,
    streetAddress: row.facility_street_address,
    city: row.facility_city,
    postalCode: row.facility_postal_code,
  };
}

function sealOf(row: JoinedPassportRow): PassportSeal | null {
  const { merkle_root, digital_seal, leaf_hashes, leaf_salts, sealed_at, signing_key_id } = row;
  if (!merkle_root || !digital_seal || !leaf_hashes || !leaf_salts) return null;
  if (!sealed_at || !signing_key_id) return null;
  const { timestamp_token: token, timestamp_gen_time: genTime } = row;
  return {
    merkleRoot: merkle_root,
    digitalSeal: digital_seal,
    leafHashes: leaf_hashes,
    leafSalts: leaf_salts,
    sealedAt: sealed_at,
    sealedBy: row.sealed_by,
    signingKeyId: signing_key_id,
    keyNumber: row.seal_key_number,
    publicKeyPem: row.seal_public_key_pem,
    certificateChain: row.seal_certificate_chain,
    timestamp: token && genTime ? { token, genTime } : null,
  };
}
