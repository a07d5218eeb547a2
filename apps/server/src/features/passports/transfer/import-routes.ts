import { z } from 'zod';
import type { Config } from '../../../config.js';
import { ApiError } from '../../../platform/http/api-error.js';
import {
  bulkErrorSchema,
  frameworkErrorSchema,
  standardErrorSchema,
} from '../../../platform/http/error-schemas.js';
import { localeOf } from '../../../platform/http/request/locale.js';
import { defineRoute, json } from '../../../platform/http/route.js';
import { passportLink } from '../../../representations/digital-link-uri.js';
import { importPassports, type ImportedPassport } from './import-passports.js';
import { importJsonLimits, importPassportsBody, importPassportsReply } from './import-schemas.js';
import { createPassportQuery } from '../passport-schemas.js';
import type { UpdatePassportDeps } from '../update-passport.js';
import { credentialReadiness } from '../status/credential-readiness-model.js';

interface ImportDeps extends UpdatePassportDeps {
  readonly config: Pick<Config, 'retentionYears' | 'limits'>;
}

export const importRoutes = [
  defineRoute({
    method: 'post',
    path: '/api/v1/passports/bulk',
    operationId: 'bulkIngestPassports',
    heavy: true,
    tag: 'Passports',
    summary: 'Create up to 200 passports',
    description:
      'Each row is live when it is inserted, and fails or succeeds by itself; the product id is not copied into the metadata. A row that only the limit of the plan keeps out fails like any other; 402 is for an import of which nothing else kept out any row. A preview (`dryRun`) takes no `Idempotency-Key`.',
    access: 'passport:create',
    maxBodyBytes: 'createBodyBytes',
    jsonLimits: importJsonLimits,
    idempotent: true,
    hasEffect: ({ dryRun }) => dryRun !== true,
    query: createPassportQuery,
    body: importPassportsBody,
    replies: {
      200: { description: 'A preview.', schema: importPassportsReply },
      201: { description: 'At least one row was stored.', schema: importPassportsReply },
    },
    errors: {
      400: {
        description: 'Bulk Ingestion Failed: every row did; or a bad envelope.',
        schema: z.union([bulkErrorSchema, frameworkErrorSchema, standardErrorSchema]),
      },
      402: 'Subscription lapsed, plan without API access, or passport_quota_exceeded.',
      409: 'IDEMPOTENCY_KEY_REUSED.',
    },
    async handle(deps: ImportDeps, { caller, query, body, headers, ip }) {
      const { passports: rows, dryRun = false, upsert = false } = body;
      requireBatchSize(rows.length, deps.config.limits.bulkPassports);
      const { imported, failures } = await importPassports(deps, caller, {
        rows,
        dryRun,
        upsert,
        locale: localeOf(query.lang, headers),
        ip,
      });
      const errors = failures.map(({ message }) => message);
      if (imported.length === 0 && !dryRun)
        throw ApiError.bulk('Bulk Ingestion Failed', 'BULK_INGESTION_FAILED', errors);
      const insertedCount = imported.filter(({ isNew }) => isNew).length;
      return json(dryRun ? 200 : 201, {
        success: true,
        message: messageOf(imported.length, { sent: rows.length, dryRun }),
        insertedCount,
        updatedCount: imported.length - insertedCount,
        results: imported.map((one) => resultOf(one, deps.baseUrl)),
        ...(errors.length > 0 && { errors }),
      });
    },
  }),
];

/** The contract's most, or fewer where the operator says so: in the shape of any other bad envelope. */
function requireBatchSize(count: number, max: number): void {
  if (count <= max) return;
  const message = `body/passports: this server takes at most ${max} at once`;
  throw ApiError.framework(400, 'FST_ERR_VALIDATION', message);
}

function messageOf(count: number, { sent, dryRun }: { sent: number; dryRun: boolean }): string {
  return dryRun
    ? `Preview: ${count} of ${sent} passports would be imported, nothing was stored`
    : `${count} of ${sent} passports imported`;
}

function resultOf({ row, passport, hasStatusIndex }: ImportedPassport, baseUrl: string) {
  const { vcReady, blockers } = credentialReadiness({
    facility: passport.manufacturingFacility,
    isLive: passport.status !== 'DRAFT',
    hasStatusIndex,
  });
  return {
    productId: passport.productId,
    digitalLinkUri: passportLink(passport, baseUrl),
    vcReady,
    vcReadyReason: blockers[0] ?? null,
    warnings: [...row.warnings],
  };
}
