import { checkProductId } from '@dpp/espr-validate';
import { mangledProductId } from '@dpp/espr-validate/csv';
import {
  validateLivePassport,
  type LiveMetadataOptions,
} from '../../rules/validate-live-metadata.js';
import type { RowFault } from './fault-model.js';
import type { ReadRow } from './read-import-row.js';

/** A row has so many faults stored and shown at most. */
export const MAX_FAULTS_OF_ROW = 20;

interface JudgeOptions extends LiveMetadataOptions {
  readonly allowSku: boolean;
}

/** The faults that a row has by itself, as `POST /api/v1/passports/bulk` would find them. */
export function faultsByItself(
  { metadata, others: { productId = '' }, fault }: ReadRow,
  options: JudgeOptions,
): RowFault[] {
  if (fault) return [fault];
  const ofId = productIdFault(productId, options);
  const { errors } = validateLivePassport({ productId, metadata }, options);
  const ofMetadata = errors.map(({ path, message, friendlyMessage = message }): RowFault => {
    const code = isMissing(metadata, path) ? 'FIELD_MISSING' : 'FIELD_INVALID';
    return { code, field: path, message, friendlyMessage, probably: null };
  });
  return [...(ofId ? [ofId] : []), ...ofMetadata].slice(0, MAX_FAULTS_OF_ROW);
}

function productIdFault(productId: string, { allowSku }: JudgeOptions): RowFault | undefined {
  const fault = (code: RowFault['code'], message: string, probably: string | null = null) => {
    return { code, field: 'productId', message, friendlyMessage: message, probably };
  };
  if (productId === '') return fault('PRODUCT_ID_MISSING', 'productId is missing.');
  if (productId.length > 256) {
    return fault('PRODUCT_ID_INVALID', 'productId has more than 256 characters.');
  }
  const found = allowSku ? undefined : mangledProductId(productId);
  if (found) return fault('PRODUCT_ID_MANGLED', found.message, found.probably ?? null);
  const check = checkProductId(productId);
  return check.valid ? undefined : fault('PRODUCT_ID_INVALID', check.message);
}

/** True where the metadata has no value at a path such as `materialComposition[0].percentage`. */
function isMissing(metadata: unknown, path: string): boolean {
  let value = metadata;
  for (const [segment] of path.matchAll(/[^.[\]]+/g)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return true;
    value = (value as Readonly<Record<string, unknown>>)[segment];
  }
  return value === undefined;
}
