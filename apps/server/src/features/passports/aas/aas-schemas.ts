import { z } from 'zod';
import { advisoryItemSchema } from '../../../platform/http/error-schemas.js';
import { langQuery } from '../../../platform/http/field-schemas.js';

export const ingestAasQuery = z.object({
  ...langQuery,
  operatorId: z.uuid().toLowerCase().optional().meta({
    description:
      "Default: the operator that the environment names, the credential's, that of the one passport of the product, the workspace's first.",
  }),
});

export const ingestAasBody = z
  .looseObject({
    assetAdministrationShells: z.array(z.unknown()).optional().meta({
      description:
        'Of the first, the specific asset id named `productId` counts where the metadata names no product.',
    }),
    submodels: z.array(z.unknown()).meta({
      description:
        '`ComplianceMetadata` holds the metadata, `eidasVerificationSeal` its seal if there is one, `GeneralProductInformation` names the operator by `economicOperator.regId`. Nothing else is kept, which a warning says of each other submodel.',
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

/** The 400s of ingestion that `error` tells apart, beside Validation Failed. */
export const ingestAasErrorSchema = z
  .looseObject({
    success: z.literal(false),
    error: z.enum(['Bad Request', 'Signature Verification Failed', 'Ingestion Failed']),
    message: z.string(),
    code: z.string().optional(),
    path: z.string().optional().meta({ description: 'Where the first fault is.' }),
    errors: z
      .array(z.looseObject({ path: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'With `AAS_ENVIRONMENT_INVALID`: the first 20 faults.' }),
  })
  .meta({ id: 'IngestAasError' });
