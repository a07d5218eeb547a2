import type { JsonValue, Metadata } from '@dpp/merkle-seal';
import { encodeSubmodelElements, isPlainText } from '../elements/encode-submodel-elements.js';
import type { SubmodelElement } from '../elements/submodel-element.js';
import { conceptDescriptions, externalReference, withSemanticIds } from './concept-descriptions.js';

/** The `idShort`s that `decodeAasEnvironment` looks for. */
export const complianceMetadata = 'ComplianceMetadata';
export const verificationSeal = 'eidasVerificationSeal';
export const generalProductInformation = 'GeneralProductInformation';

/** Members of a submodel; those that are undefined are left out. */
type Entries = Readonly<Record<string, JsonValue | undefined>>;

/** A passport, as far as an environment shows it. */
export interface PassportContent {
  /** URI of the passport; the ids of shell and submodels are this and a fragment. At most 1900 characters. */
  readonly id: string;
  /** The specific asset id; left out where it has characters that not every validator takes. */
  readonly productId: string;
  /** URI of the product: the global asset id. */
  readonly digitalLinkUri: string;
  readonly metadata: Metadata;
  /** What is said of the passport beside its metadata. */
  readonly generalProductInformation: Entries;
  /** What proves the metadata, where it is sealed. */
  readonly seal?: Entries | undefined;
  /** IRI of the vocabulary in which the metadata is written, and the prefix of the terms in it. */
  readonly semantics: { readonly context: string; readonly vocabulary: string };
}

/**
 * Writes a passport as an AAS environment, valid under the JSON schemas of AAS 3.0, 3.1 and 3.2 at once.
 *
 * `ComplianceMetadata` holds the metadata without loss: `decodeSubmodelElements` reads it back. Its elements
 * refer to the concept descriptions of their fields.
 */
export function encodeAasEnvironment(passport: PassportContent) {
  const { id, productId, digitalLinkUri, metadata, seal, semantics } = passport;
  const idOf = (part: string) => `${id}#${part}`;
  const ofEntries = (idShort: string, entries: Entries) =>
    submodel(idOf(idShort), idShort, encodeSubmodelElements(present(entries)));
  const elements = withSemanticIds(
    encodeSubmodelElements(metadata),
    metadata,
    semantics.vocabulary,
  );
  const submodels = [
    {
      ...submodel(idOf(complianceMetadata), complianceMetadata, elements),
      semanticId: externalReference(semantics.context),
    },
    ofEntries('Nameplate', nameplateOf(passport)),
    ofEntries(generalProductInformation, passport.generalProductInformation),
    ...(seal ? [ofEntries(verificationSeal, seal)] : []),
  ];
  const concepts = conceptDescriptions(metadata, semantics.vocabulary);
  return {
    assetAdministrationShells: [
      {
        modelType: 'AssetAdministrationShell',
        id: idOf('shell'),
        idShort: 'DigitalProductPassport',
        assetInformation: {
          assetKind: 'Type',
          globalAssetId: digitalLinkUri,
          ...(isPlainText(productId) && {
            specificAssetIds: [{ name: 'productId', value: productId }],
          }),
        },
        submodels: submodels.map((each) => ({
          type: 'ModelReference',
          keys: [{ type: 'Submodel', value: each.id }],
        })),
      },
    ],
    submodels,
    // The schemas know no empty list.
    ...(concepts.length > 0 && { conceptDescriptions: concepts }),
  };
}

function submodel(id: string, idShort: string, elements: readonly SubmodelElement[]) {
  const submodelElements = elements.length > 0 ? { submodelElements: elements } : {};
  return { modelType: 'Submodel', id, idShort, ...submodelElements };
}

/** What stands on a product, in the words of the digital nameplate. */
function nameplateOf({ digitalLinkUri, metadata }: PassportContent): Entries {
  const { manufacturer, productName, originCountry, batchNumber, serialNumber } = metadata;
  return {
    URIOfTheProduct: digitalLinkUri,
    ManufacturerName: nameIn(manufacturer),
    ManufacturerProductDesignation: productName,
    CountryOfOrigin: originCountry,
    BatchNumber: batchNumber,
    SerialNumber: serialNumber,
  };
}

function nameIn(manufacturer: JsonValue | undefined): JsonValue | undefined {
  const isNamed = typeof manufacturer === 'object' && manufacturer !== null;
  return isNamed && 'name' in manufacturer ? manufacturer.name : undefined;
}

function present(entries: Entries): Readonly<Record<string, JsonValue>> {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
