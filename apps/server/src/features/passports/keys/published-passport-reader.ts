import type { Knex } from 'knex';
import { ownedBy } from '../../../platform/db/queries/owned-by.js';
import type { PassportRow } from '../../../platform/db/tables.js';
import type { DirectoryCache } from '../../../platform/directory/directory-cache.js';
import { isUuid } from '../../../platform/db/queries/uuid.js';
import {
  answerColumns,
  keyAnswerRepository,
  statusRank,
  type AnswerRow,
  type DraftOwner,
  type SerialAnswer,
} from './key-answer-repository.js';
import { keyHolderRepository, type OtherHolder } from './key-holder-repository.js';
import type { Gs1Key } from './gs1-key-model.js';
import type { PassportStatus } from '../passport-model.js';
import type { PublicDocument } from '../rows/passport-repository.js';

export type { SerialAnswer };

/** A published passport as far as public resolution needs it at first. */
export interface ResolvedPassport {
  readonly id: string;
  readonly tenantId: string;
  readonly operatorId: string;
  readonly status: PassportStatus;
  /** Another number whenever anything that is shown of it has changed. */
  readonly revision: number;
  readonly contentBytes: number;
  /** Undefined where none is stored for this renderer and base URL, and for the owner. */
  readonly publicDocument: PublicDocument | undefined;
}

/** The viewers to which a passport may answer. */
interface Visibility {
  /** Set on a workspace host: only that tenant's passports answer. */
  readonly tenantId: string | undefined;
  /** Drafts answer to their owner alone. */
  readonly draftsOf: DraftOwner | undefined;
}

interface KeyLookup extends Visibility {
  readonly applicationIdentifier: '01' | '8003';
  readonly value: string;
}

interface ProductLookup {
  readonly tenantId: string;
  readonly productId: string;
  readonly draftsOf: DraftOwner | undefined;
}

/** More issuers than any product has; a list anybody can ask for has to end. */
const maxOthers = 100;

/** Who answers a scanned code. `documentKey` names the renderer and base URL of kept documents. */
export function publishedPassportReader(db: Knex, documentKey: string, directory: DirectoryCache) {
  const answers = keyAnswerRepository(db);
  const shown = (row: AnswerRow | undefined, to: Visibility) =>
    row && isVisible(row, to) ? resolved(row, documentKey) : undefined;
  return {
    async resolveId(id: string, draftsOf?: DraftOwner): Promise<ResolvedPassport | undefined> {
      const tenantId = (await directory.find(db, 'PASSPORT', id))?.tenantId;
      if (!tenantId) return undefined;
      const row = await db<PassportRow>('passports')
        .where({ tenant_id: tenantId, id })
        .where((visible) => {
          visible.whereNot('status', 'DRAFT');
          if (draftsOf) visible.orWhere(columnsOf(draftsOf));
        })
        .select(db.raw(answerColumns.join(', '), { ownTenantId: draftsOf?.tenantId ?? null }))
        .first<AnswerRow | undefined>();
      return shown(row, { tenantId: undefined, draftsOf });
    },

    /** The passport that answers for a GTIN or GRAI: a public one first, else a draft of the caller. */
    async resolveKey(lookup: KeyLookup): Promise<ResolvedPassport | undefined> {
      const { tenantId, draftsOf } = lookup;
      const key = keyOf(lookup);
      let row = await answers.find({ key, tenantId, ownTenantId: draftsOf?.tenantId });
      if (!row && draftsOf && (tenantId === undefined || tenantId === draftsOf.tenantId)) {
        row = await answers.findDraft(key, draftsOf);
      }
      return shown(row, lookup);
    },

    /** The passport of a workspace that answers for its product id: a public one first, else a draft of the caller. */
    async resolveProduct(lookup: ProductLookup): Promise<ResolvedPassport | undefined> {
      return shown(await findProduct(db, lookup), lookup);
    },

    /** Published passports for the same key besides one, of any issuer, in the order in which they answer. */
    listOthersOfKey: (
      lookup: Pick<KeyLookup, 'applicationIdentifier' | 'value'>,
      id: string,
    ): Promise<OtherHolder[]> =>
      keyHolderRepository(db).listOthers(keyOf(lookup), { id, limit: maxOthers }),

    /**
     * The battery unit with the serial number that a serialised Digital Link ends in, else the passport
     * with that UUID or `metadata.serialNumber`; of the workspace that answers for the key and of no other.
     */
    findBySerial({
      serial,
      tenantId,
      ...lookup
    }: Omit<KeyLookup, 'draftsOf'> & { readonly serial: string }): Promise<
      SerialAnswer | undefined
    > {
      const id = isUuid(serial) ? serial : null;
      return answers.findBySerial({ key: keyOf(lookup), tenantId }, { serial, id });
    },
  };
}

function findProduct(
  db: Knex,
  { tenantId, productId, draftsOf }: ProductLookup,
): Promise<AnswerRow | undefined> {
  return db<PassportRow>('passports')
    .where({ tenant_id: tenantId, product_id: productId, superseded_by: null })
    .where((visible) => {
      visible.whereNot('status', 'DRAFT');
      if (draftsOf) visible.orWhere(columnsOf(draftsOf));
    })
    .orderByRaw(`status = 'DRAFT', ${statusRank}, published_at, id`)
    .select(db.raw(answerColumns.join(', '), { ownTenantId: draftsOf?.tenantId ?? null }))
    .first<AnswerRow | undefined>();
}

const kinds = { '01': 'GTIN', '8003': 'GRAI' } as const;

function keyOf({
  applicationIdentifier,
  value,
}: Pick<KeyLookup, 'applicationIdentifier' | 'value'>): Gs1Key {
  return { kind: kinds[applicationIdentifier], key: value };
}

function columnsOf({ tenantId, operatorId }: DraftOwner) {
  return { tenant_id: tenantId, ...(operatorId && { operator_id: operatorId }) };
}

/** Checks the tenant conditions of the queries above once more, on the row they found. */
function isVisible(row: AnswerRow, { tenantId, draftsOf }: Visibility): boolean {
  if (tenantId !== undefined && !ownedBy(tenantId, row)) return false;
  return row.status !== 'DRAFT' || (draftsOf !== undefined && !!ownedBy(draftsOf.tenantId, row));
}

function resolved(row: AnswerRow, documentKey: string): ResolvedPassport {
  const { public_document: text, public_document_etag: etag, public_document_key: key } = row;
  return {
    id: row.id,
    tenantId: row.tenant_id,
    operatorId: row.operator_id,
    status: row.status as PassportStatus,
    revision: row.revision,
    contentBytes: row.content_bytes,
    publicDocument:
      text !== null && etag !== null && key === documentKey ? { text, etag, key } : undefined,
  };
}
