import { createRequire } from 'node:module';
import type * as Aas from '@aas-core-works/aas-core3.0-typescript';
import { z } from 'zod';

// Its ES modules import one another without file names, which Node does not resolve.
const aas = createRequire(import.meta.url)('@aas-core-works/aas-core3.0-typescript') as typeof Aas;

/** What is wrong with an environment: under AAS 3.0 by its own SDK, under 3.1 and 3.2 by their schemas. */
export function faultsOfExport(environment: unknown): string[] {
  return [
    ...faultsUnder30(environment),
    ...faultsUnderLaterSchemas(environment),
    ...mixedListsIn(environment),
  ];
}

/** AASd-108 and AASd-109 to the letter: the SDK takes any element for a `SubmodelElement`. */
function mixedListsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const list = value as { typeValueListElement?: string; valueTypeListElement?: string };
  const isList = list.typeValueListElement !== undefined;
  const entries = (isList && (value as { value?: Record<string, unknown>[] }).value) || [];
  const faults = entries
    .filter(
      ({ modelType, valueType }) =>
        modelType !== list.typeValueListElement || valueType !== list.valueTypeListElement,
    )
    .map((entry) => `AASd-108, AASd-109: ${JSON.stringify(entry)}`);
  return [...faults, ...Object.values(value).flatMap(mixedListsIn)];
}

function faultsUnder30(environment: unknown): string[] {
  const { environmentFromJsonable } = aas.jsonization;
  const { value, error } = environmentFromJsonable(environment as Aas.jsonization.JsonValue);
  if (error || !value) return [`3.0: ${error?.path.toString()}: ${error?.message}`];
  return [...aas.verification.verify(value)].map(
    ({ path, message }) => `3.0: ${path.toString()}: ${message}`,
  );
}

function faultsUnderLaterSchemas(environment: unknown): string[] {
  const { error } = environmentSchema.safeParse(environment);
  return (error?.issues ?? []).map(({ path, message }) => `3.1/3.2: ${path.join('/')}: ${message}`);
}

/**
 * What the server writes of IDTA-01001-3-0, 3-1 and 3-2, held against their JSON schemas (`$id`
 * https://admin-shell.io/aas/3/0, /3/1, /3/2): nothing that any of the three refuses passes. Closed to
 * members the server does not write, and no wider than the narrowest: ids of 2000 characters as in 3.0,
 * two characters in an idShort as from 3.1 on, and no hyphen there; no `Role` or `Batch` of an asset.
 *
 * The patterns of the schemas spell characters beyond U+FFFF as surrogate pairs. Validators that match by
 * code point refuse those wherever there is a pattern, and so does this.
 */
const plainText = z.string().regex(/^[\t\n\r -\ud7ff\ue000-\ufffd]*$/);
const idText = plainText.min(1).max(2000);
const idShort = z
  .string()
  .max(128)
  .regex(/^[a-zA-Z][a-zA-Z0-9_-]*[a-zA-Z0-9_]$/)
  .regex(/^[a-zA-Z][a-zA-Z0-9_]*$/);
const languageTag = z
  .string()
  .regex(
    /^(([a-zA-Z]{2,3}(-[a-zA-Z]{3}(-[a-zA-Z]{3}){0,2})?|[a-zA-Z]{4}|[a-zA-Z]{5,8})(-[a-zA-Z]{4})?(-([a-zA-Z]{2}|[0-9]{3}))?)$/,
  );
const valueType = z.enum(['xs:string', 'xs:boolean', 'xs:integer', 'xs:double', 'xs:anyURI']);

const reference = z.strictObject({
  type: z.enum(['ExternalReference', 'ModelReference']),
  keys: z
    .array(z.strictObject({ type: z.enum(['GlobalReference', 'Submodel']), value: idText }))
    .min(1),
});

const languageText = z.strictObject({
  language: languageTag,
  text: plainText.min(1).max(1023),
});

/** AASd-117 and AASd-120: an element has an idShort, unless it is listed. */
function elementSchema(naming: { idShort?: z.ZodType; semanticId?: z.ZodType }): z.ZodType {
  const children = z.lazy(() => z.array(elementSchema(named)).min(1));
  const entries = z.lazy(() => z.array(elementSchema({})).min(1));
  return z.discriminatedUnion('modelType', [
    z.strictObject({
      ...naming,
      modelType: z.literal('Property'),
      valueType,
      value: plainText.optional(),
    }),
    z.strictObject({
      ...naming,
      modelType: z.literal('MultiLanguageProperty'),
      value: z.array(languageText).min(1),
    }),
    z.strictObject({
      ...naming,
      modelType: z.literal('Blob'),
      contentType: z.enum(['application/json', 'text/plain; charset=utf-8']),
      value: z.base64(),
    }),
    z.strictObject({
      ...naming,
      modelType: z.literal('SubmodelElementCollection'),
      value: children.optional(),
    }),
    z.strictObject({
      ...naming,
      modelType: z.literal('SubmodelElementList'),
      typeValueListElement: z.enum(['SubmodelElement', ...modelTypes]),
      valueTypeListElement: valueType.optional(),
      value: entries.optional(),
    }),
  ]);
}

const named = { idShort, semanticId: reference.optional() };

const languageTexts = (maxLength: number) =>
  z.array(z.strictObject({ language: languageTag, text: plainText.min(1).max(maxLength) })).min(1);

const conceptDescription = z.strictObject({
  modelType: z.literal('ConceptDescription'),
  id: idText,
  idShort,
  embeddedDataSpecifications: z
    .array(
      z.strictObject({
        dataSpecification: reference,
        dataSpecificationContent: z.strictObject({
          modelType: z.literal('DataSpecificationIec61360'),
          preferredName: languageTexts(255),
          unit: plainText.min(1).optional(),
          sourceOfDefinition: plainText.min(1),
          dataType: z
            .enum(['BOOLEAN', 'DATE', 'INTEGER_COUNT', 'INTEGER_MEASURE', 'IRI'])
            .or(z.enum(['REAL_COUNT', 'REAL_MEASURE', 'STRING']))
            .optional(),
          definition: languageTexts(1023),
        }),
      }),
    )
    .length(1),
});

const modelTypes = [
  'Property',
  'MultiLanguageProperty',
  'Blob',
  'SubmodelElementCollection',
  'SubmodelElementList',
] as const;

const environmentSchema = z.strictObject({
  assetAdministrationShells: z
    .array(
      z.strictObject({
        modelType: z.literal('AssetAdministrationShell'),
        id: idText,
        idShort,
        assetInformation: z.strictObject({
          assetKind: z.enum(['Instance', 'Type', 'NotApplicable']),
          globalAssetId: idText,
          specificAssetIds: z
            .array(z.strictObject({ name: plainText.min(1).max(64), value: idText }))
            .min(1)
            .optional(),
        }),
        submodels: z.array(reference).min(1),
      }),
    )
    .min(1),
  submodels: z
    .array(
      z.strictObject({
        modelType: z.literal('Submodel'),
        id: idText,
        idShort,
        semanticId: reference.optional(),
        submodelElements: z.array(elementSchema(named)).min(1).optional(),
      }),
    )
    .min(1),
  conceptDescriptions: z.array(conceptDescription).min(1).optional(),
});
