import { PRODUCT_CATEGORIES } from '@dpp/espr-validate';
import { OPERATOR_ID_SCHEMES } from '@dpp/espr-validate/operator-id';
import {
  REGISTRY_GRANULARITIES,
  REGISTRY_HASHES,
  REGISTRY_IDENTIFIER_FORMS,
  REGISTRY_LEVEL_FIELDS,
  REGISTRY_MEMBERS,
  REGISTRY_RESULT_MEMBERS,
} from '@dpp/espr-validate/registry';
import { z } from 'zod';
import { nullableTimestampOf, succeeded } from '../../../platform/http/field-schemas.js';

const name = (description: string) => z.string().min(1).max(64).meta({ description });
const digits = (description: string) => z.int().min(4).max(10).meta({ description });
const words = (description: string) =>
  z.array(z.string().min(1).max(64)).max(20).meta({ description });

const commodityCodeSchema = z
  .looseObject({
    minimumDigits: digits('Fewest digits of a commodity code.'),
    maximumDigits: digits('Most digits of a commodity code.'),
    headings: z.partialRecord(z.enum(PRODUCT_CATEGORIES), z.array(z.string()).max(100)).meta({
      description:
        'Product category → first digits that its commodity codes may have, 2 to 10. A category that is not named may have any.',
    }),
  })
  .meta({ id: 'RegistryCommodityCodes' });

const backUpSchema = z
  .looseObject({
    urlTemplate: z.string().max(2000).nullable().meta({
      description:
        'https address of the back-up copy at an independent provider, with `{passportId}` or `{productId}` in it; null: there is no copy yet.',
    }),
    operatorId: z.string().min(1).max(200).nullable().meta({
      description: 'Identifier of that provider; null: not named.',
    }),
  })
  .meta({ id: 'RegistryBackUp' });

const requestSchema = z
  .looseObject({
    list: name('Member of a JSON file that holds the requests.'),
    root: name('Root element of an XML file.'),
    entry: name('Element of one request in an XML file.'),
    namespace: z
      .string()
      .min(1)
      .max(200)
      .nullable()
      .meta({ description: 'XML namespace of all elements; null: none.' }),
    fields: z
      .array(
        z
          .looseObject({
            member: z.enum(REGISTRY_MEMBERS).meta({ description: 'What the field holds.' }),
            name: name('Its name in files.'),
          })
          .meta({ id: 'RegistryField' }),
      )
      .min(1)
      .max(REGISTRY_MEMBERS.length)
      .meta({ description: 'Fields of a request, in the order of the files.' }),
  })
  .meta({ id: 'RegistryRequestMapping' });

const resultSchema = z
  .looseObject({
    list: name('Member of a JSON file that holds the results.'),
    entry: name('Element of one result in an XML file.'),
    names: z.record(z.enum(REGISTRY_RESULT_MEMBERS), z.string().min(1).max(64)).meta({
      description: 'Names of the members of a result: JSON members, XML elements, CSV columns.',
    }),
    outcomes: z
      .looseObject({
        registered: words('Words for a request that is registered.'),
        refused: words('Words for a request that is refused.'),
        pending: words('Words for a request that is not decided yet.'),
      })
      .meta({ id: 'RegistryOutcomes', description: 'Compared without regard to case.' }),
  })
  .meta({ id: 'RegistryResultMapping' });

/** The shape of a mapping; what its parts have to do with each other is checked by `registryMappingProblems`. */
export const registryMappingSchema = z
  .looseObject({
    versionHash: z.enum(REGISTRY_HASHES).meta({
      description:
        'Hash of a version. MERKLE_ROOT: the root that the seal signs. SEALED_ROOT_SHA256: SHA-256 of its 64 hex digits, which a time-stamp of the seal covers.',
    }),
    maximumIdentifierLength: z
      .int()
      .min(1)
      .max(2000)
      .meta({ description: 'Most characters of a product identifier.' }),
    identifierForms: z.array(z.enum(REGISTRY_IDENTIFIER_FORMS)).max(2).meta({
      description:
        'Forms of product identifiers that are handed in. GS1_DIGITAL_LINK: of a GTIN or GRAI. IDENTIFICATION_LINK: the link of any other article number.',
    }),
    maximumRedirects: z.int().min(0).max(10).meta({
      description: 'Most redirects between a product identifier and its passport.',
    }),
    operatorSchemes: z.partialRecord(z.enum(OPERATOR_ID_SCHEMES), z.string().max(50)).meta({
      description:
        'Scheme that the registry knows operators by → what stands before an identifier in files, such as `0199:`; mostly nothing.',
    }),
    commodityCode: commodityCodeSchema.meta({ description: 'Range of commodity codes.' }),
    granularities: z
      .partialRecord(z.enum(PRODUCT_CATEGORIES), z.array(z.enum(REGISTRY_GRANULARITIES)).max(3))
      .meta({
        description:
          'Product category → what a registration may be of. A category that is not named may be registered as any.',
      }),
    levelFields: z.array(z.enum(REGISTRY_LEVEL_FIELDS)).max(2).meta({
      description:
        'Metadata that makes a passport one of an item (serialNumber) or a batch (batchNumber). What is not named is information of a model.',
    }),
    granularityNames: z
      .record(z.enum(REGISTRY_GRANULARITIES), z.string().min(1).max(64))
      .meta({ description: 'Words of the registry for the three levels.' }),
    backUp: backUpSchema.meta({ description: 'Where the back-up copies are.' }),
    request: requestSchema.meta({ description: 'How files of requests are written.' }),
    result: resultSchema.meta({ description: 'How files of results are read.' }),
  })
  .meta({
    id: 'RegistryMapping',
    description: 'How requests to the registry and its results read.',
  });

export const mappingReply = z
  .looseObject({
    success: succeeded,
    version: z.int().min(0).meta({ description: 'Version of the mapping; 0: that of the server.' }),
    createdBy: z.string().nullable().meta({
      description: 'Email of the user, or `api-key:` with its id; null for version 0.',
    }),
    createdAt: nullableTimestampOf('When the version was stored; null for version 0.'),
    mapping: registryMappingSchema,
  })
  .meta({ id: 'RegistryMappingReply' });

export const mappingQuery = z.object({
  version: z
    .string()
    .regex(/^[0-9]{1,9}$/, 'must be a whole number')
    .transform(Number)
    .optional()
    .meta({ description: 'An earlier version. Default: the newest.' }),
});

export const schemaQuery = z.object({
  format: z.enum(['json', 'xml']).default('json').meta({
    description: 'json: JSON Schema, draft-07. xml: XML Schema 1.0. Default json.',
  }),
});
