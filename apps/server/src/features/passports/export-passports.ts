import type { Knex } from 'knex';
import type { PortablePassport } from './portable-passport-model.js';
import { passportTransferRepository, type TransferFilter } from './passport-transfer-repository.js';

const pageSize = 200;

/**
 * Every passport of a workspace, drafts and archived ones among them, page by page: no more than one
 * page is held. Two walks over one transaction with a snapshot give the same.
 */
export async function* exportPassports(
  tx: Knex.Transaction,
  filter: TransferFilter,
): AsyncGenerator<PortablePassport> {
  const repository = passportTransferRepository(tx);
  let afterId: string | undefined;
  for (;;) {
    const page = await repository.listAfter(filter, { afterId, limit: pageSize });
    for (const { passport } of page) yield passport;
    if (page.length < pageSize) return;
    afterId = page.at(-1)?.id;
  }
}

/** How many {@link exportPassports} gives. */
export function countExportedPassports(
  tx: Knex.Transaction,
  filter: TransferFilter,
): Promise<number> {
  return passportTransferRepository(tx).count(filter);
}
