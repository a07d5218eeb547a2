import type { Knex } from 'knex';
import { groupBytes } from '../rows/content-bytes-repository.js';
import { listPassportsAfter } from './exported-passport-repository.js';
import type { PortablePassport } from './portable-passport-model.js';
import { passportTransferRepository, type TransferFilter } from './passport-transfer-repository.js';

const groupSize = 200;

/**
 * Every passport of a workspace, drafts and archived ones among them, group by group: no more than one
 * is held. Two walks over one transaction with a snapshot give the same.
 */
export async function* exportPassports(
  tx: Knex.Transaction,
  filter: TransferFilter,
): AsyncGenerator<PortablePassport> {
  let afterId: string | undefined;
  for (;;) {
    const group = await listPassportsAfter(tx, filter, {
      afterId,
      limit: groupSize,
      maxBytes: groupBytes,
    });
    const last = group.at(-1);
    if (!last) return;
    for (const { passport } of group) yield passport;
    afterId = last.id;
  }
}

/** How many {@link exportPassports} gives. */
export function countExportedPassports(
  tx: Knex.Transaction,
  filter: TransferFilter,
): Promise<number> {
  return passportTransferRepository(tx).count(filter);
}
