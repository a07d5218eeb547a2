import { ApiError } from '../../../platform/http/api-error.js';
import { meetsIfMatch, type IfMatch } from '../../../platform/http/request/if-match.js';
import type { VersionedMapping } from '../registry-model.js';

/** The strong entity tag of a mapping: another one after each change. */
export function mappingEtag({ version }: Pick<VersionedMapping, 'version'>): string {
  return `"${version}"`;
}

/** @throws a 412 `REGISTRY_MAPPING_CHANGED`. */
export function requireSameMapping(found: VersionedMapping, ifMatch: IfMatch | undefined): void {
  if (meetsIfMatch(ifMatch, mappingEtag(found))) return;
  const message = `The mapping was changed meanwhile; its version is ${found.version}.`;
  throw ApiError.standard(412, message, { code: 'REGISTRY_MAPPING_CHANGED' });
}
