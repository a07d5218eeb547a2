import { z } from 'zod';

/** What `toAasEnvironment` produces, as far as readers of the API need to know it. */

const elementSchema = z
  .looseObject({
    idShort: z.string(),
    modelType: z.string(),
    valueType: z.string().optional(),
    value: z.unknown().optional(),
  })
  .meta({ id: 'AasSubmodelElement' });

const submodelSchema = z
  .looseObject({
    modelType: z.literal('Submodel'),
    id: z.string(),
    idShort: z.string(),
    submodelElements: z
      .array(elementSchema)
      .optional()
      .meta({ description: 'Absent where there is none.' }),
  })
  .meta({ id: 'AasSubmodel' });

const shellSchema = z
  .looseObject({
    modelType: z.literal('AssetAdministrationShell'),
    id: z.string(),
    idShort: z.string(),
    assetInformation: z.looseObject({
      assetKind: z.literal('Type'),
      globalAssetId: z.string(),
      specificAssetIds: z.array(z.looseObject({ name: z.string(), value: z.string() })).optional(),
    }),
    submodels: z.array(
      z.looseObject({
        type: z.literal('ModelReference'),
        keys: z.array(z.looseObject({ type: z.literal('Submodel'), value: z.string() })),
      }),
    ),
  })
  .meta({ id: 'AasShell' });

const conceptDescriptionSchema = z
  .looseObject({
    modelType: z.literal('ConceptDescription'),
    id: z.url(),
    idShort: z.string(),
    embeddedDataSpecifications: z.array(z.looseObject({ dataSpecificationContent: z.unknown() })),
  })
  .meta({
    id: 'AasConceptDescription',
    description:
      'What a metadata field means, by IEC 61360: name, definition, unit where it has one, legal source.',
  });

export const aasEnvironmentSchema = z
  .looseObject({
    assetAdministrationShells: z.array(shellSchema),
    submodels: z.array(submodelSchema),
    conceptDescriptions: z.array(conceptDescriptionSchema).optional().meta({
      description: 'One for each metadata field that a rule of the category names.',
    }),
  })
  .meta({
    id: 'AasEnvironment',
    description:
      'Valid under the JSON schemas of AAS 3.0, 3.1 and 3.2. The submodels: ComplianceMetadata (the metadata, without loss), Nameplate, GeneralProductInformation, and eidasVerificationSeal when sealed.',
  });
