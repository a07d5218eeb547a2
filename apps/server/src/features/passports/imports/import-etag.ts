import { ApiError } from '../../../platform/http/api-error.js';
import { meetsIfMatch, type IfMatch } from '../../../platform/http/request/if-match.js';
import type { PassportImport } from './import-model.js';

/** The strong entity tag of an import: another one after each change that a person made. */
export function importEtag({ version }: Pick<PassportImport, 'version'>): string {
  return `"${version}"`;
}

/** @throws a 412 `IMPORT_CHANGED` with the change that the client has not seen. */
export function requireSameVersion(imported: PassportImport, ifMatch: IfMatch | undefined): void {
  if (meetsIfMatch(ifMatch, importEtag(imported))) return;
  const { version, updatedBy, updatedAt } = imported;
  throw ApiError.standard(412, `The import was changed meanwhile by ${updatedBy}.`, {
    code: 'IMPORT_CHANGED',
    current: { version, updatedBy, updatedAt: updatedAt.toISOString() },
  });
}
