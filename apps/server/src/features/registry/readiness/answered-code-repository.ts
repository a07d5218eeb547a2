import { checkProductId } from '@dpp/espr-validate';
import type { Knex } from 'knex';
import type { RegistryCandidate } from '../registry-model.js';

/** Public passports before others, in the order in which they answer for a code. */
const statusRank: Readonly<Record<string, number>> = { ACTIVE: 0, RECALLED: 1, DECOMMISSIONED: 2 };

/** Codes that lead to another passport than the one that carries them. */
export function answeredCodeRepository(db: Knex) {
  return {
    /**
     * Which of these passports are not the one that answers for their code: another one of the workspace comes before it, or
     * another workspace has the older claim.
     */
    async findOverruled(
      tenantId: string,
      candidates: readonly RegistryCandidate[],
    ): Promise<ReadonlySet<string>> {
      const carriers = candidates.flatMap(carrierOf);
      if (carriers.length === 0) return new Set();
      const first = await firstHolders(db, tenantId, carriers);
      const elsewhere = await claimedElsewhere(db, tenantId, carriers);
      return new Set(
        carriers
          .filter(({ id, kind, key }) => {
            const holder = first.get(`${kind} ${key}`);
            return (holder !== undefined && holder !== id) || elsewhere.has(`${kind} ${key}`);
          })
          .map(({ id }) => id),
      );
    },
  };
}

/** A public passport with the key that its code is made of. */
interface Carrier {
  readonly id: string;
  readonly kind: 'GTIN' | 'GRAI';
  readonly key: string;
}

/** The address of any other passport holds its own UUID: nothing else can answer there. */
function carrierOf({ id, facts }: RegistryCandidate): Carrier[] {
  const check = checkProductId(facts.productId);
  if (!check.valid || check.kind === 'SKU' || facts.isTest || facts.status === 'DRAFT') return [];
  return [{ id, kind: check.kind, key: facts.productId }];
}

interface HolderRow {
  readonly id: string;
  readonly product_id: string;
  readonly gtin: string | null;
  readonly grai: string | null;
  readonly status: string;
  readonly published_at: Date | null;
}

async function firstHolders(
  db: Knex,
  tenantId: string,
  carriers: readonly Carrier[],
): Promise<ReadonlyMap<string, string>> {
  const keys = carriers.map(({ key }) => key);
  const rows: HolderRow[] = [];
  // One column at a time, each by its index; a passport that two of them find is the same in both.
  for (const column of ['product_id', 'gtin', 'grai']) {
    const found = await db('passports')
      .where({ tenant_id: tenantId })
      .whereNull('superseded_by')
      .whereNot({ status: 'DRAFT' })
      .whereIn(column, keys)
      .select<HolderRow[]>('id', 'product_id', 'gtin', 'grai', 'status', 'published_at');
    rows.push(...found);
  }
  const first = new Map<string, string>();
  for (const row of rows.sort(byAnswer)) {
    for (const name of namesOf(row)) if (!first.has(name)) first.set(name, row.id);
  }
  return first;
}

function byAnswer(one: HolderRow, other: HolderRow): number {
  const rank = (row: HolderRow) => statusRank[row.status] ?? 3;
  // Without a time of publication it stands behind the others, as the database orders it.
  const time = (row: HolderRow) => row.published_at?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return rank(one) - rank(other) || time(one) - time(other) || (one.id < other.id ? -1 : 1);
}

function namesOf({ product_id, gtin, grai }: HolderRow): string[] {
  const check = checkProductId(product_id);
  const ofProduct = check.valid && check.kind !== 'SKU' ? [`${check.kind} ${product_id}`] : [];
  return [
    ...ofProduct,
    ...(gtin === null ? [] : [`GTIN ${gtin}`]),
    ...(grai === null ? [] : [`GRAI ${grai}`]),
  ];
}

async function claimedElsewhere(
  db: Knex,
  tenantId: string,
  carriers: readonly Carrier[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const kind of ['GTIN', 'GRAI'] as const) {
    const keys = carriers.filter((carrier) => carrier.kind === kind).map(({ key }) => key);
    if (keys.length === 0) continue;
    const { rows } = await db.raw<{ rows: { key: string }[] }>(
      'select key from keys_claimed_elsewhere(?, ?, ?::text[]) as key',
      [tenantId, kind, keys],
    );
    for (const { key } of rows) found.add(`${kind} ${key}`);
  }
  return found;
}
