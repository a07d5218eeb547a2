import { z } from 'zod';

/** What `toJsonLd` and `toListJsonLd` produce, as the contract describes it. */

const timestamp = z.iso.datetime({ precision: 3 });

const statusSchema = z.enum(['DRAFT', 'ACTIVE', 'RECALLED', 'DECOMMISSIONED']);

/** Taken as it is: a record schema would visit each member and copy them all, which the validator does next. */
export const metadataSchema = z
  .custom<Readonly<Record<string, unknown>>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'Invalid input: expected an object',
  )
  .meta({
    description: 'Category-specific; every key is kept.',
    override: { type: 'object', additionalProperties: {} },
  });

const contextSchema = z
  .tuple([z.string(), z.record(z.string(), z.unknown())])
  .meta({ description: 'Context URL and term map; in lists the map is empty.' });

const proofSchema = z
  .looseObject({
    '@type': z.array(z.string()),
    type: z.string(),
    signatureAlgorithm: z.literal('ECDSA-P256-SHA256-over-MerkleRoot'),
    created: timestamp,
    proofPurpose: z.literal('assertionMethod'),
    verificationMethod: z.string().meta({ description: 'Ends in #key-N.' }),
    signatureValue: z.string().meta({ description: 'Base64 DER, over the hex Merkle root.' }),
    publicKeyPem: z.string(),
    x5c: z.array(z.string()).meta({ description: 'Base64 DER certificates, leaf first.' }),
    rfc3161: z.looseObject({ genTime: timestamp, token: z.string() }).optional(),
    merkleRoot: z.string().regex(/^[0-9a-f]{64}$/),
    redactedLeaves: z.record(z.string(), z.string()).meta({
      description: 'The leaf hash of each masked key that was sealed.',
    }),
    leafSalts: z
      .record(z.string(), z.string())
      .meta({ description: 'The salt of each maskable key that is shown.' }),
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
  archivedAt: timestamp.nullable(),
  retentionUntil: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
};

/** The JSON-LD document. Each metadata key is repeated at its top level. */
export const passportDocumentSchema = z
  .looseObject({
    ...documentFields,
    manufacturingFacility: facilityNodeSchema.nullable(),
    proof: proofSchema.nullable(),
  })
  .meta({ id: 'PassportDocument' });

/** The document as lists show it. */
export const listedPassportSchema = z
  .looseObject({
    ...documentFields,
    manufacturingFacility: z.null(),
    proof: z.strictObject({}).nullable().meta({ description: '{} when sealed.' }),
  })
  .meta({ id: 'ListedPassport' });
