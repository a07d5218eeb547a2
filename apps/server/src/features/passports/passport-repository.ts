import { isGtin14, isGrai } from '@dpp/gs1';
import type { Metadata } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import type { PassportRow, PassportSealRow } from '../../platform/db/tables.js';
import { isUuid } from '../../platform/db/uuid.js';
import type { Passport, PassportSeal, PassportStatus } from './passport-model.js';

/** The rendered public JSON-LD of a passport, kept beside it as text. */
export interface PublicDocument {
  readonly text: string;
  readonly etag: string;
  /** The renderer and base URL it was rendered for. */
  readonly key: string;
}

interface NewPassport {
  readonly passport: Passport;
  readonly publicDocument: PublicDocument;
}

/** A passport row with the rows it refers to, as {@link selectPassports} reads it. */
type JoinedPassportRow = PassportRow & {
  operator_name: string;
  operator_reg_id: string;
  operator_role: string;
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
} & { [Column in keyof Omit<PassportSealRow, 'passport_id'>]: PassportSealRow[Column] | null };

export function passportRepository(db: Knex) {
  return {
    /** False when the pair (`productId`, operator) has a passport already. */
    async insert({ passport, publicDocument }: NewPassport): Promise<boolean> {
      const inserted = await db('passports')
        .insert({ ...rowOf(passport), ...documentColumns(publicDocument) })
        .onConflict(['product_id', 'operator_id'])
        .ignore()
        .returning('id');
      return inserted.length === 1;
    },

    /**
     * By UUID, else by `productId`. Where several operators of the workspace have the product, the
     * preferred operator's passport is found first, then the newest.
     */
    find: (tenantId: string, idOrProductId: string, preferredOperatorId: string | null) =>
      findJoined({ query: selectPassports(db), tenantId, idOrProductId, preferredOperatorId }),

    /** The same, and nobody else writes it before this transaction ends. */
    findForUpdate: (tenantId: string, idOrProductId: string, preferredOperatorId: string | null) =>
      findJoined({
        query: selectPassports(db).forUpdate('passports'),
        tenantId,
        idOrProductId,
        preferredOperatorId,
      }),

    /** Whatever workspace it is of: for public resolution, which then decides what to show. */
    async findById(id: string): Promise<Passport | undefined> {
      if (!isUuid(id)) return undefined;
      const row = (await selectPassports(db).where('passports.id', id).first()) as
        JoinedPassportRow | undefined;
      return row && passportOf(row);
    },

    /** Keeps a freshly rendered document, unless the passport moved on since it was read. */
    async savePublicDocument(passport: Passport, document: PublicDocument): Promise<void> {
      await db('passports')
        .where({ tenant_id: passport.tenantId, id: passport.id, revision: passport.revision })
        .update(documentColumns(document));
    },

    /** Published, not archived: what the plan's limit counts. */
    async countActive(tenantId: string): Promise<number> {
      const [row] = await db('passports')
        .where({ tenant_id: tenantId })
        .whereNot({ status: 'DRAFT' })
        .whereNull('archived_at')
        .count<{ count: number }[]>('* as count');
      return row?.count ?? 0;
    },
  };
}

async function findJoined(lookup: {
  query: ReturnType<typeof selectPassports>;
  tenantId: string;
  idOrProductId: string;
  preferredOperatorId: string | null;
}): Promise<Passport | undefined> {
  const ofTenant = () => lookup.query.clone().where('passports.tenant_id', lookup.tenantId);
  const byId: unknown = isUuid(lookup.idOrProductId)
    ? await ofTenant().where('passports.id', lookup.idOrProductId).first()
    : undefined;
  const row = (byId ??
    (await ofTenant()
      .where('passports.product_id', lookup.idOrProductId)
      .orderByRaw('passports.operator_id = ? desc nulls last', [lookup.preferredOperatorId])
      .orderBy('passports.created_at', 'desc')
      .first())) as JoinedPassportRow | undefined;
  return row && passportOf(row);
}

/** The join behind every full read of passports. */
export function selectPassports(db: Knex) {
  return db('passports')
    .join('operators', 'operators.id', 'passports.operator_id')
    .leftJoin('facilities', 'facilities.id', 'passports.facility_id')
    .leftJoin('passport_seals', 'passport_seals.passport_id', 'passports.id')
    .leftJoin('signing_keys', 'signing_keys.id', 'passport_seals.signing_key_id')
    .select(
      'passports.*',
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
      'passport_seals.sealed_keys_signature',
      'passport_seals.leaf_hashes',
      'passport_seals.leaf_salts',
      'passport_seals.timestamp_token',
      'passport_seals.timestamp_gen_time',
      'passport_seals.sealed_at',
      'signing_keys.key_number as seal_key_number',
      'signing_keys.public_key_pem as seal_public_key_pem',
      'signing_keys.certificate_chain as seal_certificate_chain',
    );
}

export function passportOf(row: JoinedPassportRow): Passport {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    productId: row.product_id,
    status: row.status as PassportStatus,
    metadata: row.metadata as Metadata,
    enrichment: row.enrichment,
    economicOperator: {
      id: row.operator_id,
      name: row.operator_name,
      regId: row.operator_reg_id,
      role: row.operator_role,
    },
    manufacturingFacility: facilityOf(row),
    seal: sealOf(row),
    publishedAt: row.published_at,
    archivedAt: row.archived_at,
    retentionUntil: row.retention_until,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    revision: row.revision,
  };
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
  const { sealed_keys_signature } = row;
  if (!merkle_root || !digital_seal || !leaf_hashes || !leaf_salts) return null;
  if (!sealed_keys_signature || !sealed_at || !signing_key_id) return null;
  const { timestamp_token: token, timestamp_gen_time: genTime } = row;
  return {
    merkleRoot: merkle_root,
    digitalSeal: digital_seal,
    sealedKeys: Object.keys(leaf_hashes).sort(),
    sealedKeysSignature: sealed_keys_signature,
    leafHashes: leaf_hashes,
    leafSalts: leaf_salts,
    sealedAt: sealed_at,
    signingKeyId: signing_key_id,
    keyNumber: row.seal_key_number,
    publicKeyPem: row.seal_public_key_pem,
    certificateChain: row.seal_certificate_chain,
    timestamp: token && genTime ? { token, genTime } : null,
  };
}

function rowOf(passport: Passport) {
  const { metadata, productId } = passport;
  return {
    id: passport.id,
    tenant_id: passport.tenantId,
    operator_id: passport.economicOperator.id,
    facility_id: passport.manufacturingFacility?.id ?? null,
    product_id: productId,
    gtin: typeof metadata.gtin === 'string' && isGtin14(metadata.gtin) ? metadata.gtin : null,
    grai: typeof metadata.grai === 'string' && isGrai(metadata.grai) ? metadata.grai : null,
    category: typeof metadata.category === 'string' ? metadata.category : null,
    origin_country: typeof metadata.originCountry === 'string' ? metadata.originCountry : null,
    status: passport.status,
    metadata: JSON.stringify(metadata),
    enrichment: passport.enrichment && JSON.stringify(passport.enrichment),
    published_at: passport.publishedAt,
    archived_at: passport.archivedAt,
    retention_until: passport.retentionUntil,
    created_at: passport.createdAt,
    updated_at: passport.updatedAt,
    revision: passport.revision,
  };
}

/** Also for the writes that change a passport through another table. */
export function documentColumns(document: PublicDocument) {
  return {
    public_document: document.text,
    public_document_key: document.key,
    public_document_etag: document.etag,
  };
}
