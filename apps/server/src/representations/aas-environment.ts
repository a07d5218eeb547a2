import type { JsonValue } from '@dpp/merkle-seal';
import { conceptDescriptions, externalReference, withSemanticIds } from './aas-concepts.js';
import type { SubmodelElement } from './aas-element.js';
import { passportUrl } from './digital-link-uri.js';
import { encodeSubmodelElements, isPlainText } from './encode-submodel-elements.js';
import { contextUrl } from './json-ld-context.js';
import type { PassportJsonLd } from './json-ld.js';

/** The `idShort`s that ingestion looks for. */
export const complianceMetadata = 'ComplianceMetadata';
export const verificationSeal = 'eidasVerificationSeal';
export const generalProductInformation = 'GeneralProductInformation';

type JsonObject = Readonly<Record<string, JsonValue>>;

/**
 * The passport as an AAS environment, valid under the JSON schemas of AAS 3.0, 3.1 and 3.2 at once. It is
 * made from the masked document, so that it shows to each tier what that shows.
 *
 * `ComplianceMetadata` holds the metadata without loss: `decodeSubmodelElements` reads it back. Its elements
 * refer to the concept descriptions of their fields.
 */
export function toAasEnvironment(document: PassportJsonLd, baseUrl: string) {
  const idOf = (part: string) => `${passportUrl(document.id, baseUrl)}#${part}`;
  const { productId, metadata, proof } = document;
  const ofEntries = (idShort: string, entries: JsonObject) =>
    submodel(idOf(idShort), idShort, encodeSubmodelElements(entries));
  const elements = withSemanticIds(encodeSubmodelElements(metadata), metadata, baseUrl);
  const submodels = [
    {
      ...submodel(idOf(complianceMetadata), complianceMetadata, elements),
      semanticId: externalReference(contextUrl(baseUrl)),
    },
    ofEntries('Nameplate', nameplateOf(document)),
    ofEntries(generalProductInformation, generalInformationOf(document)),
    ...(proof ? [ofEntries(verificationSeal, sealOf(proof))] : []),
  ];
  const concepts = conceptDescriptions(metadata, baseUrl);
  return {
    assetAdministrationShells: [
      {
        modelType: 'AssetAdministrationShell',
        id: idOf('shell'),
        idShort: 'DigitalProductPassport',
        assetInformation: {
          assetKind: 'Type',
          globalAssetId: document.digitalLinkUri,
          ...(isPlainText(productId) && {
            specificAssetIds: [{ name: 'productId', value: productId }],
          }),
        },
        submodels: submodels.map(({ id }) => ({
          type: 'ModelReference',
          keys: [{ type: 'Submodel', value: id }],
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
function nameplateOf({ digitalLinkUri, metadata }: PassportJsonLd): JsonObject {
  const { manufacturer, productName, originCountry, batchNumber, serialNumber } = metadata;
  return present({
    URIOfTheProduct: digitalLinkUri,
    ManufacturerName: nameIn(manufacturer),
    ManufacturerProductDesignation: productName,
    CountryOfOrigin: originCountry,
    BatchNumber: batchNumber,
    SerialNumber: serialNumber,
  });
}

function nameIn(manufacturer: JsonValue | undefined): JsonValue | undefined {
  const isNamed = typeof manufacturer === 'object' && manufacturer !== null;
  return isNamed && 'name' in manufacturer ? manufacturer.name : undefined;
}

/** What the passport says beside its metadata. */
function generalInformationOf(document: PassportJsonLd): JsonObject {
  const { id, productId, digitalLinkUri, status, metadata } = document;
  const { economicOperator, manufacturingFacility } = document;
  const { archivedAt, retentionUntil, createdAt, updatedAt } = document;
  return present({
    passportId: id,
    productId,
    digitalLinkUri,
    status,
    category: metadata.category,
    economicOperator: withoutType(economicOperator),
    manufacturingFacility: manufacturingFacility && withoutType(manufacturingFacility),
    archivedAt,
    retentionUntil,
    createdAt,
    updatedAt,
  });
}

function withoutType<Node extends { '@type': string }>(node: Node) {
  const { '@type': _type, ...members } = node;
  return members;
}

/** The proof, its three central members named as ingestion takes them. */
function sealOf(proof: NonNullable<PassportJsonLd['proof']>): JsonObject {
  const { merkleRoot, signatureValue, publicKeyPem } = proof;
  const { signatureAlgorithm, created, verificationMethod, x5c, rfc3161 } = proof;
  const { redactedLeaves, leafSalts } = proof;
  return present({
    digitalSealHash: merkleRoot,
    cryptographicSignature: signatureValue,
    pemPublicKey: publicKeyPem,
    signatureAlgorithm,
    created,
    verificationMethod,
    x5c,
    rfc3161: rfc3161 && { ...rfc3161 },
    redactedLeaves,
    leafSalts,
  });
}

function present(entries: Readonly<Record<string, JsonValue | undefined>>): JsonObject {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
