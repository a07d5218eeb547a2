import { batchPath } from '../../../representations/digital-link-uri.js';
import { editionReader } from '../../passports/revisions/edition-reader.js';
import type { ResolutionDeps } from '../resolution-deps.js';
import { notFound, redirectTo } from '../resolution-reply.js';
import { findBatch, openingToken, type PublicRequest } from './answer-address.js';

/** Batches follow to the next edition of their passport: what was printed of a former one leads there. */
export async function leadToCurrent(
  deps: ResolutionDeps,
  {
    found: { tenantId, id },
    lot,
  }: { readonly found: { readonly tenantId: string; readonly id: string }; readonly lot: string },
  request: PublicRequest,
) {
  const edition = await editionReader(deps.db).find(tenantId, id);
  const current = edition?.supersededBy;
  if (!current || !(await findBatch(deps, { tenantId, id: current }, lot))) throw notFound('batch');
  const path = batchPath(current, lot);
  const opening = await openingToken(deps, { passportId: current }, request);
  return redirectTo(deps, 302, { path, request, linksetOf: path, opening });
}
