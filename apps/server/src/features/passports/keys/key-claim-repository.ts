import type { Knex } from 'knex';
import { tellShownChange } from '../../../platform/db/shown-changes.js';
import { workspaceUsageRepository } from '../../../platform/db/repositories/workspace-usage-repository.js';
import {
  directoryClaimRepository,
  type Claim,
} from '../../../platform/directory/directory-claim-repository.js';
import { directoryRepository } from '../../../platform/directory/directory-repository.js';
import { columnsWith, type Gs1Key } from './gs1-key-model.js';

/** The keys of a passport, as one write left them. */
export interface KeyHolding {
  readonly keys: readonly Gs1Key[];
  /** A draft keeps the claims of its workspace and begins none. */
  readonly isPublic: boolean;
  /** When that was written. */
  readonly since: Date;
}

/** What becomes of a passport's keys; undefined where it is not there yet, or no longer. */
interface KeyHoldingChange {
  readonly passportId: string;
  readonly before: KeyHolding | undefined;
  readonly after: KeyHolding | undefined;
}

/**
 * What the directory knows of a workspace's passports: their UUIDs, and claims to their keys. A claim begins when the
 * first passport of the workspace is public with the key and ends when none of its passports holds it, drafts
 * included; while those are drafts alone it is marked, and does not answer.
 */
export function keyClaimRepository(tx: Knex, tenantId: string) {
  const directory = directoryRepository(tx);

  /** Ends a claim that no passport of the workspace is left for, and marks one that drafts are left for. */
  async function followLeft(key: Gs1Key): Promise<void> {
    const holder = await holdersOf(tx, tenantId, key)
      .orderByRaw(`status = 'DRAFT'`)
      .first<{ status: string } | undefined>('status');
    if (holder === undefined) await directory.delete(tenantId, key);
    else if (holder.status === 'DRAFT') await directoryClaimRepository(tx).hideClaim(tenantId, key);
  }

  return {
    /**
     * Locks the claims against changes until this transaction ends: ending a claim needs a look for other holders
     * first. To be called before the write, which may wait for another transaction's.
     */
    async lock(changes: readonly KeyHoldingChange[]): Promise<void> {
      const areAffected = changes.some((change) => begun(change).length + left(change).length > 0);
      // Most writes leave keys alone: who recalls a passport changes no claim.
      if (areAffected) await workspaceUsageRepository(tx).lock(tenantId);
    },

    /** To be called after the write, with the claims held: the directory follows it. */
    async follow(changes: readonly KeyHoldingChange[]): Promise<void> {
      for (const { passportId } of changes) tellShownChange(tx, 'PASSPORT', passportId);
      const made = changes.filter(({ before }) => !before).map(({ passportId }) => passportId);
      await directoryClaimRepository(tx).insertPassports(tenantId, made, changes.flatMap(begun));
      for (const key of changes.flatMap(left)) await followLeft(key);
      for (const { passportId: key } of changes.filter(({ after }) => !after)) {
        await directory.delete(tenantId, { kind: 'PASSPORT', key });
      }
    },
  };
}

function begun({ before, after }: KeyHoldingChange): Claim[] {
  if (!after?.isPublic) return [];
  const { keys, since } = after;
  return missingFrom(before?.isPublic ? before.keys : [], keys).map((key) => ({ ...key, since }));
}

/** The keys that a passport no longer holds, or holds as a draft only. */
function left({ before, after }: KeyHoldingChange): Gs1Key[] {
  const isHidden = before?.isPublic === true && after?.isPublic === false;
  return missingFrom(isHidden ? [] : (after?.keys ?? []), before?.keys ?? []);
}

function missingFrom(known: readonly Gs1Key[], keys: readonly Gs1Key[]): Gs1Key[] {
  return keys.filter(
    ({ kind, key }) => !known.some((other) => other.kind === kind && other.key === key),
  );
}

function holdersOf(tx: Knex, tenantId: string, key: Gs1Key): Knex.QueryBuilder {
  return tx('passports')
    .where({ tenant_id: tenantId })
    .where((either) => {
      for (const column of columnsWith(key)) void either.orWhere(column, key.key);
    });
}
