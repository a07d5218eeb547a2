import { z } from 'zod';
import { validationErrorSchema } from '../../../platform/http/error-schemas.js';
import { defaultJsonLimits } from '../../../platform/http/json/json-limits.js';
import { localeOf } from '../../../platform/http/request/locale.js';
import { defineRoute, json } from '../../../platform/http/route.js';
import {
  ingestAasBody,
  ingestAasErrorSchema,
  ingestAasQuery,
  ingestAasReply,
} from './aas-schemas.js';
import { ingestAasEnvironment, type IngestAasEnvironmentDeps } from './ingest-aas-environment.js';
import { credentialReadiness } from '../status/credential-readiness-model.js';

/** An element has four members where the metadata has one; the metadata has the limits of any. */
const jsonLimits = { ...defaultJsonLimits, maxKeys: defaultJsonLimits.maxValues };

export const aasRoutes = [
  defineRoute({
    method: 'post',
    path: '/api/v1/passports/aas/ingest',
    extension: { parameters: ['operatorId'] },
    operationId: 'ingestPassportFromAas',
    tag: 'Passports',
    summary: 'Ingest an AAS environment',
    description: [
      'Creates a passport out of the submodel `ComplianceMetadata`, or replaces what the unsealed passport of the same product and operator holds, whose status stays. No webhook tells of it.',
      'The product is `gtin`, `grai` or `productId` of the metadata, else the specific asset id `productId` of the first shell; a GS1 key is copied into metadata that is not sealed.',
      'Nested values are collections and lists, or JSON as the text of a property; lists of `{value, language}` are multi-language properties. Environments of this API are read back without loss, where they name the product (no AAS names one with characters beyond U+FFFF) and are within the limit of 262,144 bytes: of longer ones, leave out `conceptDescriptions`, which nobody reads here.',
      'The environment has to be valid under the AAS metamodel 3.0, 3.1 or 3.2: what its schemas say, AASd-108 and AASd-109, and values that are of their `valueType`. Shells and submodels may leave out `modelType`.',
      "The operator is the one that `operatorId` names, else the one of the workspace that the environment names by `regId`, else the credential's own, else that of the one passport of the product, else the workspace's first. A `regId` that the workspace does not have is told by the warning `AAS_OPERATOR_UNKNOWN`, each submodel that is not read by `AAS_SUBMODEL_NOT_READ`.",
      'A submodel `eidasVerificationSeal` is verified against the keys of the workspace, current and retired, over this very metadata; `pemPublicKey` only says which. Beside `digitalSealHash` and `cryptographicSignature` it needs `leafSalts`, as the owner gets them. A time-stamp is kept if it verifies here.',
    ].join('\n\n'),
    access: 'passport:create',
    maxBodyBytes: 'defaultBodyBytes',
    jsonLimits,
    rejection: 'standard',
    query: ingestAasQuery,
    body: ingestAasBody,
    replies: { 201: { description: 'Created, or replaced.', schema: ingestAasReply } },
    errors: {
      400: {
        description:
          'Bad Request: unreadable, not valid (AAS_ENVIRONMENT_INVALID), no ComplianceMetadata, no productId, no operator. Signature Verification Failed. Validation Failed. Ingestion Failed: anything else.',
        schema: z.union([validationErrorSchema, ingestAasErrorSchema]),
      },
      402: 'Subscription lapsed, plan without API access, or passport_quota_exceeded.',
      403: 'PASSPORT_SEALED_IMMUTABLE, OPERATOR_ARCHIVED, an operator of others, or no permission.',
      409: 'OPERATOR_AMBIGUOUS: several operators have a passport of the product, or archived ones alone. WORKSPACE_LIMIT_REACHED: bytes stored.',
    },
    async handle(deps: IngestAasEnvironmentDeps, { caller, query, body, headers, ip }) {
      const ingested = await ingestAasEnvironment(deps, caller, {
        environment: body,
        operatorId: query.operatorId,
        locale: localeOf(query.lang, headers),
        ip,
      });
      const { passport, isNew, hasStatusIndex, warnings, notices } = ingested;
      const { vcReady, blockers } = credentialReadiness({
        facility: passport.manufacturingFacility,
        isLive: passport.status !== 'DRAFT',
        hasStatusIndex,
      });
      return json(201, {
        success: true,
        message: `AAS environment ingested, passport ${isNew ? 'created' : 'updated'}`,
        passportId: passport.id,
        productId: passport.productId,
        isSealed: passport.seal !== null,
        signatureVerified: passport.seal !== null,
        warnings,
        notices,
        vcReady,
        vcReadyReason: blockers[0] ?? null,
      });
    },
  }),
];
