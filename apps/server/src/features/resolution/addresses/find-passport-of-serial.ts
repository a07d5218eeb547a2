import { publicDocumentKey } from '../../../representations/json-ld/public-document.js';
import {
  publishedPassportReader,
  type SerialAnswer,
} from '../../passports/keys/published-passport-reader.js';
import type { KeyTarget } from '../resolution-model.js';
import type { ResolutionDeps } from '../resolution-deps.js';

/** Finds what a serialised Digital Link leads to: a battery unit with its passport, else a passport. */
export function findPassportOfSerial(
  { db, baseUrl, directoryCache }: Pick<ResolutionDeps, 'db' | 'baseUrl' | 'directoryCache'>,
  target: KeyTarget & { readonly serial: string },
  viewer: { readonly hostTenantId: string | undefined },
): Promise<SerialAnswer | undefined> {
  const reader = publishedPassportReader(db, publicDocumentKey(baseUrl), directoryCache);
  return reader.findBySerial({ ...target, tenantId: viewer.hostTenantId });
}
