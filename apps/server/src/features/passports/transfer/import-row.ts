import type { AdvisoryItem } from '@dpp/espr-validate';
import type { Metadata } from '@dpp/merkle-seal';
import { ApiError } from '../../../platform/http/api-error.js';
import { countKeys, defaultJsonLimits } from '../../../platform/http/json/json-limits.js';
import { importRowSchema } from './import-schemas.js';
import { validateLiveMetadata, type LiveMetadataOptions } from '../rules/validate-live-metadata.js';
import { identifyProduct } from '../rules/product-identification.js';

/** A row that could become a passport, as far as it can be told without the database. */
export interface ImportRow {
  /** Among the rows sent. */
  readonly position: number;
  readonly productId: string;
  readonly operatorId: string | undefined;
  readonly facilityId: string | undefined;
  readonly metadata: Metadata;
  readonly warnings: readonly AdvisoryItem[];
}

/** Why a row failed. */
export interface RowFailure {
  readonly position: number;
  readonly message: string;
  /** The plan has no room for it; it would have succeeded otherwise. */
  readonly isOverQuota?: true;
}

/** A row names so many of its faults; the dry-run validator names them all. */
const faultsNamed = 20;

/** Checks one row by itself: its shape, its product id, and its metadata against the category's rules. */
export function readImportRow(
  sent: unknown,
  position: number,
  options: LiveMetadataOptions,
): ImportRow | RowFailure {
  const { maxKeys } = defaultJsonLimits;
  if (countKeys(sent) > maxKeys) {
    return failRow({ position, productId: productIdOf(sent) }, `a row has at most ${maxKeys} keys`);
  }
  const parsed = importRowSchema.safeParse(sent);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.') || `row ${position + 1}`}: ${message}`,
    );
    return failRow({ position, productId: productIdOf(sent) }, summarize(faults));
  }
  const { productId, operatorId, facilityId } = parsed.data;
  const metadata = parsed.data.metadata as Metadata;
  const row = { position, productId, operatorId, facilityId, metadata };
  try {
    // The product id goes into the metadata of single creates only.
    const product = { ...identifyProduct(row), metadata, copiedTo: undefined };
    const { valid, errors, warnings } = validateLiveMetadata(product, options);
    if (valid) return { ...row, warnings };
    return failRow(row, summarize(errors.map(({ message }) => message)));
  } catch (error) {
    return failureOf(row, error);
  }
}

/** A refusal that befell one row; anything else befell the whole import. */
export function failureOf(row: Pick<ImportRow, 'position' | 'productId'>, error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  const failure = failRow(row, error.message);
  return error.body.code === 'passport_quota_exceeded'
    ? { ...failure, isOverQuota: true as const }
    : failure;
}

export function failRow(
  { position, productId }: Pick<ImportRow, 'position' | 'productId'>,
  message: string,
): RowFailure {
  return { position, message: `[SKU: ${productId}] ${message}` };
}

function summarize(faults: readonly string[]): string {
  const named = faults.slice(0, faultsNamed).join('; ');
  return faults.length > faultsNamed ? `${named}; and ${faults.length - faultsNamed} more` : named;
}

function productIdOf(sent: unknown): string {
  const productId =
    typeof sent === 'object' && sent !== null && 'productId' in sent ? sent.productId : undefined;
  return typeof productId === 'string' ? productId.slice(0, 256) : 'unknown';
}
