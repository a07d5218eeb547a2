import { z } from 'zod';

/** What `toAasEnvironment` produces, as far as readers of the API need to know it. */

const elementSchema = z
  .looseObject({
    idShort: z.string().meta({ description: 'Name within its parent.' }),
    modelType: z.string().meta({ description: 'AAS class of the element, such as Property.' }),
    valueType: z
      .string()
      .optional()
      .meta({ description: 'XSD type of the value, where it is a Property.' }),
    value: z.unknown().optional().meta({ description: 'Value, or the elements below this one.' }),
  })
  .meta({ id: 'AasSubmodelElement' });

const submodelSchema = z
  .looseObject({
    modelType: z.literal('Submodel').meta({ description: 'AAS class.' }),
    id: z.string().meta({ description: 'Globally unique id, a URI.' }),
    idShort: z.string().meta({ description: 'Name within its parent.' }),
    submodelElements: z
      .array(elementSchema)
      .optional()
      .meta({ description: 'Absent where there is none.' }),
  })
  .meta({ id: 'AasSubmodel' });

const shellSchema = z
  .looseObject({
    modelType: z.literal('AssetAdministrationShell').meta({ description: 'AAS class.' }),
    id: z.string().meta({ description: 'Globally unique id, a URI.' }),
    idShort: z.string().meta({ description: 'Name within its parent.' }),
    assetInformation: z
      .looseObject({
        assetKind: z
          .literal('Type')
          .meta({ description: 'The asset is a product model, not an item.' }),
        globalAssetId: z.string().meta({ description: 'The Digital Link of the product.' }),
        specificAssetIds: z
          .array(
            z.looseObject({
              name: z.string().meta({ description: 'Name of the id, such as productId.' }),
              value: z.string().meta({ description: 'The id.' }),
            }),
          )
          .optional()
          .meta({ description: 'Further ids of the product.' }),
      })
      .meta({ description: 'What the shell is about.' }),
    submodels: z
      .array(
        z.looseObject({
          type: z.literal('ModelReference').meta({ description: 'Kind of reference.' }),
          keys: z
            .array(
              z.looseObject({
                type: z.literal('Submodel').meta({ description: 'Class that the key names.' }),
                value: z.string().meta({ description: 'Id of the submodel.' }),
              }),
            )
            .meta({ description: 'One key: the submodel.' }),
        }),
      )
      .meta({ description: 'References to the submodels.' }),
  })
  .meta({ id: 'AasShell' });

const conceptDescriptionSchema = z
  .looseObject({
    modelType: z.literal('ConceptDescription').meta({ description: 'AAS class.' }),
    id: z.url().meta({ description: 'Globally unique id, a URI; elements name it in semanticId.' }),
    idShort: z.string().meta({ description: 'Name within its parent.' }),
    embeddedDataSpecifications: z
      .array(
        z.looseObject({
          dataSpecificationContent: z
            .unknown()
            .meta({ description: 'Name, definition, unit and source, by IEC 61360.' }),
        }),
      )
      .meta({ description: 'One entry.' }),
  })
  .meta({
    id: 'AasConceptDescription',
    description:
      'What a metadata field means, by IEC 61360: name, definition, unit where it has one, legal source.',
  });

export const aasEnvironmentSchema = z
  .looseObject({
    assetAdministrationShells: z
      .array(shellSchema)
      .meta({ description: 'One shell: the product.' }),
    submodels: z.array(submodelSchema).meta({ description: 'The data of the passport.' }),
    conceptDescriptions: z.array(conceptDescriptionSchema).optional().meta({
      description: 'One for each metadata field that a rule of the category names.',
    }),
  })
  .meta({
    id: 'AasEnvironment',
    description:
      'Valid under the JSON schemas of AAS 3.0, 3.1 and 3.2. The submodels: ComplianceMetadata (the metadata, without loss), Nameplate, GeneralProductInformation, and eidasVerificationSeal when sealed.',
  });
