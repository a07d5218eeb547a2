import { z } from 'zod';
import { advisoryItemSchema, errorCodeSchema } from '../../../platform/http/error-schemas.js';
import {
  doneMessage,
  langQuery,
  passportIdField,
  productIdField,
  succeeded,
  vcReadinessFields,
} from '../../../platform/http/field-schemas.js';

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
    success: succeeded,
    message: doneMessage,
    passportId: passportIdField,
    productId: productIdField,
    isSealed: z.boolean().meta({ description: 'Whether the passport is sealed now.' }),
    signatureVerified: z.boolean().meta({ description: 'The seal that came along was verified.' }),
    warnings: z.array(advisoryItemSchema).meta({
      description: 'Advice on the metadata, and one entry for each submodel that was not read.',
    }),
    notices: z.array(advisoryItemSchema).meta({ description: 'What the server added or chose.' }),
    ...vcReadinessFields,
  })
  .meta({
    id: 'IngestAasReply',
    'x-extension-members': ['warnings', 'notices', 'vcReady', 'vcReadyReason'],
  });

/** The 400s of ingestion that `error` tells apart, beside Validation Failed. */
export const ingestAasErrorSchema = z
  .looseObject({
    success: z.literal(false).meta({ description: 'False in every refusal.' }),
    error: z
      .enum(['Bad Request', 'Signature Verification Failed', 'Ingestion Failed'])
      .meta({ description: 'Name of the refusal.' }),
    message: z.string().meta({ description: 'Why it was refused, in English.' }),
    code: errorCodeSchema,
    path: z.string().optional().meta({ description: 'Where the first fault is.' }),
    errors: z
      .array(
        z.looseObject({
          path: z.string().meta({ description: 'Where in the environment the fault is.' }),
          message: z.string().meta({ description: 'What is wrong there.' }),
        }),
      )
      .optional()
      .meta({ description: 'With `AAS_ENVIRONMENT_INVALID`: the first 20 faults.' }),
  })
  .meta({ id: 'IngestAasError', 'x-extension-members': ['path', 'errors'] });
