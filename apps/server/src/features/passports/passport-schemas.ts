import { z } from 'zod';
import { advisoryItemSchema } from '../../platform/http/error-schemas.js';
import { langQuery, timestampSchema } from '../../platform/http/field-schemas.js';
import { pageQuery } from '../../platform/http/pagination.js';

const statusSchema = z.enum(['DRAFT', 'ACTIVE', 'RECALLED', 'DECOMMISSIONED']);

const metadataSchema = z
  .record(z.string(), z.unknown())
  .meta({ description: 'Category-specific; every key is kept.' });

const contextSchema = z
  .tuple([z.string(), z.record(z.string(), z.unknown())])
  .meta({ description: 'Context URL and term map; in lists the map is empty.' });

const proofSchema = z
  .looseObject({
    '@type': z.array(z.string()),
    type: z.string(),
    signatureAlgorithm: z.literal('ECDSA-P256-SHA256-over-MerkleRoot'),
    created: timestampSchema,
    proofPurpose: z.literal('assertionMethod'),
    verificationMethod: z.string().meta({ description: 'Ends in #key-N.' }),
    signatureValue: z.string().meta({ description: 'Base64 DER, over the hex Merkle root.' }),
    publicKeyPem: z.string(),
    x5c: z.array(z.string()).meta({ description: 'Base64 DER certificates, leaf first.' }),
    rfc3161: z.looseObject({ genTime: timestampSchema, token: z.string() }).optional(),
    merkleRoot: z.string().regex(/^[0-9a-f]{64}$/),
    redactedLeaves: z.record(z.string(), z.string()),
    leafSalts: z.record(z.string(), z.string()),
  })
  .meta({ id: 'SealProof' });

const facilityNodeSchema = z.looseObject({
  '@type': z.literal('Facility'),
  id: z.uuid(),
  gln: z.string(),
  name: z.string(),
  activity: z.string().nullable(),
  country: z.string(),
  streetAddress: z.string().nullish().meta({ description: 'Owner tier only.' }),
  city: z.string().nullish().meta({ description: 'Owner tier only.' }),
  postalCode: z.string().nullish().meta({ description: 'Owner tier only.' }),
});

const operatorNodeSchema = z.looseObject({
  '@type': z.literal('EconomicOperator'),
  id: z.uuid(),
  name: z.string(),
  regId: z.string(),
  role: z.string().optional().meta({ description: 'Absent in lists.' }),
});

const documentFields = {
  '@context': contextSchema,
  '@type': z.literal('DigitalProductPassport'),
  '@id': z.string(),
  id: z.uuid(),
  productId: z.string(),
  digitalLinkUri: z.string(),
  status: statusSchema,
  digitalSeal: z.string().nullable(),
  signingPublicKey: z.string().nullable(),
  economicOperator: operatorNodeSchema,
  metadata: metadataSchema,
  archivedAt: timestampSchema.nullable(),
  retentionUntil: timestampSchema.nullable(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
};

/** The JSON-LD document. Each metadata key is repeated at its top level. */
export const passportDocumentSchema = z
  .looseObject({
    ...documentFields,
    manufacturingFacility: facilityNodeSchema.nullable(),
    proof: proofSchema.nullable(),
  })
  .meta({ id: 'PassportDocument' });

const listedPassportSchema = z
  .looseObject({
    ...documentFields,
    manufacturingFacility: z.null(),
    proof: z.strictObject({}).nullable().meta({ description: '{} when sealed.' }),
  })
  .meta({ id: 'ListedPassport' });

export const listPassportsQuery = z.object({
  ...pageQuery({ defaultLimit: 10, maxLimit: 100 }),
  category: z.string().optional().meta({ description: 'Exact match on metadata.category.' }),
  originCountry: z.string().optional().meta({ description: 'Exact match.' }),
});

export const listPassportsReply = z
  .looseObject({
    success: z.literal(true),
    page: z.int(),
    limit: z.int(),
    passports: z.array(listedPassportSchema).meta({ description: 'Newest first.' }),
  })
  .meta({ id: 'ListPassportsReply' });

export const createPassportQuery = z.object(langQuery);

export const createPassportBody = z
  .looseObject({
    productId: z.string().max(256).meta({
      description:
        'GTIN-14, GRAI, or any other article number. 14 digits must have a valid check digit.',
    }),
    operatorId: z
      .uuid()
      .toLowerCase()
      .optional()
      .meta({ description: "Default: the credential's operator, else the workspace's first." }),
    metadata: metadataSchema,
    enrichment: z
      .unknown()
      .optional()
      .meta({ description: 'Marketing block; sanitised, never refused, never sealed.' }),
    draft: z.boolean().optional().meta({ description: 'Saved without validation.' }),
    facilityId: z.uuid().optional().meta({ description: 'A facility of the workspace.' }),
  })
  .meta({ id: 'CreatePassportRequest' });

export const createPassportReply = z
  .looseObject({
    success: z.literal(true),
    message: z.string(),
    passport: passportDocumentSchema,
    warnings: z.array(advisoryItemSchema).meta({ description: 'Empty for drafts.' }),
    notices: z.array(advisoryItemSchema),
    vcReady: z.boolean(),
    vcReadyReason: z.string().nullable(),
  })
  .meta({ id: 'CreatePassportReply' });

export const sealPassportReply = z
  .looseObject({
    success: z.literal(true),
    message: z.string(),
    digitalSeal: z.string(),
    signingPublicKey: z.string(),
    passport: passportDocumentSchema,
  })
  .meta({ id: 'SealPassportReply' });
