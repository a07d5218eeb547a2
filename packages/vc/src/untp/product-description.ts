import type { PassportMetadata } from './characteristics.js';
import { isDay } from '../data-model/date-time-stamp.js';
import { readText } from './localized-text.js';
import { createMaterialProvenance, isAllProvenance } from './material-provenance.js';
import { textIn } from './metadata-path.js';
import type { ProductPassportModel } from './passport-model.js';
import { createPerformanceClaims } from './performance-claim.js';
import { createProductCategories } from './product-category.js';
import { createRelatedDocuments, DOCUMENT_PLACES } from './related-document.js';
import { createRelatedParties } from './related-party.js';
import { createFacility, productIdScheme } from './untp-identity.js';
import type { UntpProductDescription } from './untp-product.js';
import { createLink } from './web-link.js';

/** A product without what tells a model from a unit. */
export type ProductDescription = Omit<UntpProductDescription, 'id' | 'characteristics'>;

/**
 * Says of a product what UNTP has properties for.
 *
 * @param metadata - What the credential may say of it, see `withoutMaskedValues`.
 * @see UNTP 0.7.0, Digital Product Passport, class Product.
 */
export function describeProduct(
  model: ProductPassportModel,
  metadata: PassportMetadata,
): ProductDescription {
  const documents = createRelatedDocuments(metadata);
  const provenance = createMaterialProvenance(metadata['materialComposition'], model.contextUrl);
  const claims = createPerformanceClaims({
    metadata,
    credentialId: model.id,
    claimDate: model.validFrom.slice(0, 10),
  });
  return {
    type: ['Product'],
    name: model.productName ?? readText(metadata['productName']) ?? model.productId,
    idScheme: productIdScheme(model),
    ...describeModel(metadata),
    productCategory: createProductCategories(model, metadata),
    ...(documents.length > 0 && { relatedDocument: documents }),
    relatedParty: createRelatedParties(model, metadata),
    producedAtFacility: createFacility(model.facility),
    countryOfProduction: { countryCode: model.facility.country.trim().toUpperCase() },
    ...(provenance && { materialProvenance: provenance }),
    ...(claims.length > 0 && { performanceClaim: claims }),
  };
}

/** The properties that take one metadata value as it is. */
function describeModel(
  metadata: PassportMetadata,
): Pick<ProductDescription, 'modelNumber' | 'productImage' | 'productionDate' | 'dimensions'> {
  const modelNumber = textIn(metadata, 'model');
  const productImage = createLink(metadata['colourImageUrl'], 'Image of the product');
  const { dateOfManufacture, weight } = metadata;
  return {
    ...(modelNumber !== undefined && { modelNumber }),
    ...(productImage && { productImage }),
    ...(isDay(dateOfManufacture) && { productionDate: dateOfManufacture }),
    ...(typeof weight === 'number' &&
      weight > 0 && { dimensions: { weight: { value: weight, unit: 'KGM' } } }),
  };
}

/**
 * Lists the metadata values that a description says word for word, by their keys. What differs from
 * them, if only by a further member, has to stand elsewhere, or it were lost.
 */
export function valuesStatedIn(
  description: ProductDescription,
  { category, productId }: Pick<ProductPassportModel, 'category' | 'productId'>,
  metadata: PassportMetadata,
): PassportMetadata {
  const { materialComposition } = metadata;
  return {
    ...documentsStatedIn(description, metadata),
    category,
    gtin: productId,
    grai: productId,
    productName: description.name,
    commodityCode: description.productCategory[1]?.code,
    model: description.modelNumber,
    colourImageUrl: description.productImage?.linkURL,
    dateOfManufacture: description.productionDate,
    weight: description.dimensions?.weight.value,
    ...(description.materialProvenance &&
      isAllProvenance(materialComposition as object[]) && { materialComposition }),
  };
}

/** An address alone is all that a link says of it; a title in several languages is not. */
function documentsStatedIn(
  { relatedDocument = [] }: ProductDescription,
  metadata: PassportMetadata,
): PassportMetadata {
  const addresses = new Set(relatedDocument.map(({ linkURL }) => linkURL));
  const stated: Record<string, unknown> = {};
  for (const [[key, ...inner]] of DOCUMENT_PLACES) {
    if (key === undefined || inner.length > 0) continue;
    const value = metadata[key];
    if (typeof value === 'string' && addresses.has(value)) stated[key] = value;
  }
  return stated;
}
