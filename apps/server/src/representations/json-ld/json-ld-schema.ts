import { z } from 'zod';

/** What `toJsonLd` and `toListJsonLd` produce, as the contract describes it. */

const utc = 'ISO 8601 UTC with milliseconds.';
const timestamp = z.iso.datetime({ precision: 3 });
const timestampOf = (what: string) => timestamp.meta({ description: `${what} ${utc}` });
const nullableTimestampOf = (what: string) =>
  timestamp.nullable().meta({ description: `${what} ${utc}` });

const statusSchema = z
  .enum(['DRAFT', 'ACTIVE', 'RECALLED', 'DECOMMISSIONED'])
  .meta({ description: 'DRAFT is not public; the other three are.' });

/** Taken as it is: a record schema would visit each member and copy them all, which the validator does next. */
export const metadataSchema = z
  .custom<Readonly<Record<string, unknown>>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'Invalid input: expected an object',
  )
  .meta({
    description: 'Members by the category; every key is kept.',
    override: {
      anyOf: [
        { $ref: '#/components/schemas/PassportMetadata' },
        {
          type: 'object',
          additionalProperties: {},
          description: 'Of a draft, which is not validated, or with masked values: any object.',
        },
      ],
    },
  });

/** Also of units. */
export const testMarkField = z
  .literal('test')
  .optional()
  .meta({ description: 'Of a sandbox, and so of no real product; absent elsewhere.' });

const contextSchema = z
  .tuple([z.string(), z.record(z.string(), z.unknown())])
  .meta({ description: 'Context URL and term map; in lists the map is empty.' });

const proofSchema = z
  .looseObject({
    '@type': z
      .array(z.string())
      .meta({ description: 'JSON-LD types; MerkleTreeAttestationProof is among them.' }),
    type: z.string().meta({ description: 'Always MerkleTreeAttestationProof.' }),
    signatureAlgorithm: z.literal('ECDSA-P256-SHA256-over-MerkleRoot').meta({
      description:
        'How the root was signed: ECDSA on P-256 with SHA-256, over the hex text of the root.',
    }),
    created: timestampOf('When it was sealed.'),
    proofPurpose: z
      .literal('assertionMethod')
      .meta({ description: 'Purpose that the key was used for.' }),
    verificationMethod: z.string().meta({ description: 'Ends in #key-N.' }),
    signatureValue: z.string().meta({ description: 'Base64 DER, over the hex Merkle root.' }),
    publicKeyPem: z.string().meta({ description: 'Public key of the seal, SPKI in PEM.' }),
    x5c: z.array(z.string()).meta({ description: 'Base64 DER certificates, leaf first.' }),
    rfc3161: z
      .looseObject({
        genTime: timestampOf('Time that the authority states.'),
        token: z.string().meta({ description: 'The TimeStampToken, base64 DER.' }),
      })
      .optional()
      .meta({ description: 'RFC 3161 timestamp of the root; absent where no authority answered.' }),
    merkleRoot: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({
        description: 'Root of the tree over the metadata: SHA-256, 64 lower-case hex digits.',
      }),
    redactedLeaves: z.record(z.string(), z.string()).meta({
      description: 'The leaf hash of each masked key that was sealed.',
    }),
    leafSalts: z
      .record(z.string(), z.string())
      .meta({ description: 'The salt of each maskable key that is shown.' }),
  })
  .meta({ id: 'SealProof', 'x-extension-members': ['leafSalts'] });

const facilityNodeSchema = z.looseObject({
  '@type': z.literal('Facility').meta({ description: 'JSON-LD type.' }),
  id: z.uuid().meta({ description: 'Id of the facility.' }),
  gln: z.string().meta({ description: 'GLN-13 of the facility: 13 digits.' }),
  name: z.string().meta({ description: 'Name of the facility.' }),
  activity: z.string().nullable().meta({ description: 'What is done there, such as `Knitting`.' }),
  country: z.string().meta({ description: 'ISO 3166-1 alpha-2.' }),
  streetAddress: z.string().nullish().meta({ description: 'Owner tier only.' }),
  city: z.string().nullish().meta({ description: 'Owner tier only.' }),
  postalCode: z.string().nullish().meta({ description: 'Owner tier only.' }),
});

const operatorNodeSchema = z.looseObject({
  '@type': z.literal('EconomicOperator').meta({ description: 'JSON-LD type.' }),
  id: z.uuid().meta({ description: 'Id of the operator.' }),
  name: z.string().meta({ description: 'Legal or trade name.' }),
  regId: z
    .string()
    .meta({ description: 'Identifier in a legal registry, such as an EORI or VAT number.' }),
  role: z.string().optional().meta({ description: 'Absent in lists.' }),
});

const documentFields = {
  '@context': contextSchema,
  '@type': z.literal('DigitalProductPassport').meta({ description: 'JSON-LD type.' }),
  '@id': z.string().meta({ description: 'Address of the document: the same as digitalLinkUri.' }),
  id: z.uuid().meta({ description: 'Id of the passport, made by the server.' }),
  productId: z
    .string()
    .meta({ description: 'As the caller gave it: a GTIN-14, a GRAI or another number.' }),
  digitalLinkUri: z
    .string()
    .meta({ description: 'GS1 Digital Link under a GTIN or GRAI; else the address by UUID.' }),
  status: statusSchema,
  dppEnvironment: testMarkField,
  digitalSeal: z
    .string()
    .nullable()
    .meta({ description: 'Base64 DER signature over the Merkle root; null when not sealed.' }),
  signingPublicKey: z
    .string()
    .nullable()
    .meta({ description: 'Public key of the seal, PEM; null when not sealed.' }),
  economicOperator: operatorNodeSchema.meta({
    description: 'Operator that answers for the product.',
  }),
  metadata: metadataSchema,
  archivedAt: nullableTimestampOf('When it was archived with its operator; null when it was not.'),
  retentionUntil: nullableTimestampOf(
    'Until when it has to stay resolvable; null without an end of life.',
  ),
  createdAt: timestampOf('When the passport was made.'),
  updatedAt: timestampOf('When it last changed.'),
};

/** As the status operation was sent it. */
export const statusNoteSchema = z
  .looseObject({
    reason: z.string().optional().meta({ description: 'Why it has the status.' }),
    noticeUrl: z.string().optional().meta({ description: 'Page with the notice; https.' }),
    contact: z.string().optional().meta({ description: 'Where holders may ask.' }),
  })
  .meta({
    id: 'StatusNote',
    description:
      'What holders are told of the status; absent where nothing is, and once the status changes. No seal covers it.',
  });

/** The edition that answers in the place of a former one. */
const successorSchema = z
  .looseObject({
    id: z.uuid().meta({ description: 'Id of the current edition.' }),
    status: statusSchema,
    url: z.string().meta({ description: 'Address of the current edition.' }),
  })
  .meta({
    id: 'PassportSuccessor',
    description: 'The current edition of the product; absent in it. No seal covers it.',
  });

/** A batch, as its own document and those of its units name it. */
export const batchNodeSchema = z
  .looseObject({
    '@type': z.literal('ProductBatch').meta({ description: 'Kind of the node.' }),
    id: z.uuid().meta({ description: 'Id of the batch.' }),
    lot: z.string().meta({ description: 'Lot as it is printed (GS1 AI 10).' }),
    status: z.enum(['ACTIVE', 'RECALLED']).meta({ description: 'Status of the batch.' }),
    statusNote: statusNoteSchema.optional(),
    statusChangedAt: nullableTimestampOf('Since when it has its status; null from its beginning.'),
    createdAt: timestampOf('When the batch was made.'),
    updatedAt: timestampOf('When it last changed.'),
  })
  .meta({ id: 'BatchNode', description: 'A batch of the product: a lot or a heat.' });

/** The JSON-LD document. Each metadata key is repeated at its top level. */
export const passportDocumentSchema = z
  .looseObject({
    ...documentFields,
    manufacturingFacility: facilityNodeSchema
      .nullable()
      .meta({ description: 'Facility that makes the product; null when none is linked.' }),
    proof: proofSchema.nullable().meta({ description: 'The seal; null when not sealed.' }),
    statusNote: statusNoteSchema.optional(),
    revisionOf: z.uuid().optional().meta({
      description: 'Id of the edition whose place this one took, or will; absent for a first one.',
    }),
    supersededBy: successorSchema.optional(),
    granularity: z
      .literal('batch')
      .optional()
      .meta({ description: 'At the address of a batch: the level that the document speaks at.' }),
    batch: batchNodeSchema.optional(),
    ofModel: z.string().optional().meta({
      description: 'At the address of a batch: the address of its model, which has the seal.',
    }),
  })
  .meta({
    id: 'PassportDocument',
    'x-extension-members': [
      ...['dppEnvironment', 'statusNote', 'revisionOf', 'supersededBy'],
      ...['granularity', 'batch', 'ofModel'],
    ],
  });

/** The document as lists show it. */
export const listedPassportSchema = z
  .looseObject({
    ...documentFields,
    manufacturingFacility: z.null().meta({ description: 'Null in lists.' }),
    proof: z.strictObject({}).nullable().meta({ description: '{} when sealed.' }),
  })
  .meta({ id: 'ListedPassport', 'x-extension-members': ['dppEnvironment'] });
