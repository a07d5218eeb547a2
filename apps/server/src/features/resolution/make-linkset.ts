import { toLinkset } from '../../representations/negotiation/passport-links.js';
import { batchPath } from '../../representations/digital-link-uri.js';
import { publicDocumentKey } from '../../representations/json-ld/public-document.js';
import { operatorReader } from '../operators/operator-reader.js';
import {
  publishedPassportReader,
  type ResolvedPassport,
} from '../passports/keys/published-passport-reader.js';
import { toRendering, type MadeRendering } from './rendering-cache.js';
import type { ResolutionDeps, Viewer } from './resolution-deps.js';
import { pathOf, type ResolutionTarget } from './resolution-model.js';

/** The links of a passport. On a workspace's host only passports of the workspace are named. */
export async function makeLinkset(
  { db, baseUrl, directoryCache }: ResolutionDeps,
  { id, tenantId, operatorId, revision }: ResolvedPassport,
  { target, viewer }: { readonly target: ResolutionTarget; readonly viewer: Viewer },
): Promise<MadeRendering | undefined> {
  const operator = await operatorReader(db).findBound(tenantId, operatorId);
  if (!operator) return undefined;
  const reader = publishedPassportReader(db, publicDocumentKey(baseUrl), directoryCache);
  const others =
    'applicationIdentifier' in target && viewer.hostTenantId === undefined
      ? await reader.listOthersOfKey(target, id)
      : [];
  const anchor = baseUrl + (viewer.at ?? pathOf('id' in target ? { id } : target));
  const leadsTo = viewer.leadsTo === undefined ? undefined : baseUrl + viewer.leadsTo;
  const { batch } = viewer;
  const href = batch && baseUrl + batchPath(id, batch.lot);
  const linked = { id, anchor, operatorName: operator.name, leadsTo, href };
  return { ...toRendering(toLinkset(linked, others, baseUrl)), revision };
}
