import { publicDocumentKey } from '../../representations/public-document.js';
import { publishedPassportReader } from '../passports/keys/published-passport-reader.js';
import type { KeyTarget } from './resolution-model.js';
import type { ResolutionDeps } from './resolve-passport.js';

/** Finds the published passport a serialised Digital Link leads to. */
export function findPassportOfSerial(
  { db, baseUrl, directoryCache }: Pick<ResolutionDeps, 'db' | 'baseUrl' | 'directoryCache'>,
  target: KeyTarget & { readonly serial: string },
  viewer: { readonly hostTenantId: string | undefined },
): Promise<string | undefined> {
  const reader = publishedPassportReader(db, publicDocumentKey(baseUrl), directoryCache);
  return reader.findIdBySerial({ ...target, tenantId: viewer.hostTenantId });
}
