import { z } from 'zod';
import { advisoryItemSchema } from '../../../platform/http/error-schemas.js';
import { langQuery } from '../../../platform/http/field-schemas.js';

export const ingestAasQuery = z.object({
  ...langQuery,
  operatorId: z
    .uuid()
    .toLowerCase()
    .optional()
    .meta({ description: "Default: the credential's operator, else the workspace's first." }),
});

export const ingestAasBody = z
  .looseObject({
    assetAdministrationShells: z.array(z.unknown()).optional().meta({
      description:
        'Of the first, the specific asset id named `productId` counts where the metadata names no product.',
    }),
    submodels: z.array(z.unknown()).meta({
      description:
        '`ComplianceMetadata` holds the metadata, `eidasVerificationSeal` its seal if there is one. Others are ignored.',
    }),
  })
  .meta({ id: 'IngestAasRequest', description: 'An AAS environment in JSON.' });

export const ingestAasReply = z
  .looseObject({
    success: z.literal(true),
    message: z.string(),
    passportId: z.uuid(),
    productId: z.string(),
    isSealed: z.boolean(),
    signatureVerified: z.boolean().meta({ description: 'The seal that came along was verified.' }),
    warnings: z.array(advisoryItemSchema),
    notices: z.array(advisoryItemSchema),
    vcReady: z.boolean(),
    vcReadyReason: z.string().nullable(),
  })
  .meta({ id: 'IngestAasReply' });

/** The 400s of ingestion whose `error` tells them apart, beside Validation Failed. */
export const ingestAasErrorSchema = z
  .looseObject({
    success: z.literal(false),
    error: z.enum(['Bad Request', 'Signature Verification Failed', 'Ingestion Failed']),
    message: z.string(),
    code: z.string().optional(),
  })
  .meta({ id: 'IngestAasError' });
