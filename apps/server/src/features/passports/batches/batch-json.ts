import {
  batchLink,
  batchPath,
  type LinkedProduct,
} from '../../../representations/digital-link-uri.js';
import type { Batch } from './batch-model.js';

/** A batch as lists and replies show it. */
export function batchJson(
  batch: Batch,
  { productId, isTest }: Pick<LinkedProduct, 'productId' | 'isTest'>,
  baseUrl: string,
) {
  const { id, tenantId, passportId, lot, status, statusNote, metadata, editCount } = batch;
  return {
    id,
    lot,
    passportId,
    tenantId,
    digitalLinkUri: batchLink({ id: passportId, productId, isTest, lot }, baseUrl),
    url: baseUrl + batchPath(passportId, lot),
    status,
    statusNote,
    statusChangedAt: batch.statusChangedAt?.toISOString() ?? null,
    metadata,
    version: editCount,
    createdAt: batch.createdAt.toISOString(),
    updatedAt: batch.updatedAt.toISOString(),
  };
}
