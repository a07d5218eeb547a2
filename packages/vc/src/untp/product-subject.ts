import {
  createCharacteristics,
  withoutMaskedValues,
  type PassportMetadata,
} from './characteristics.js';
import { isDay, parseDateTimeStamp } from '../data-model/date-time-stamp.js';
import { VcError } from '../error.js';
import { textIn } from './metadata-path.js';
import type {
  BatchPassportModel,
  PassportUnit,
  ProductPassportModel,
  UnitPassportModel,
} from './passport-model.js';
import { describeProduct, valuesStatedIn } from './product-description.js';
import type {
  UntpLink,
  UntpProductBatch,
  UntpProductItem,
  UntpProductModel,
} from './untp-product.js';

/** What the GS1 Web Vocabulary calls a link to a digital product passport. */
const PASSPORT_LINK_TYPE = 'https://ref.gs1.org/voc/dpp';

/** Metadata that names one batch or piece: of a unit, which is another piece, it would be wrong. */
const PIECE_KEYS: readonly string[] = ['batchNumber', 'serialNumber'];

/**
 * Describes a product model for its credential.
 *
 * @see UNTP 0.7.0, Digital Product Passport, class Product.
 */
export function createModelSubject(model: ProductPassportModel): UntpProductModel {
  const metadata = withoutMaskedValues(model.metadata);
  const description = describeProduct(model, metadata);
  const batchNumber = textIn(metadata, 'batchNumber');
  const itemNumber = textIn(metadata, 'serialNumber');
  const stated = valuesStatedIn(description, model, metadata);
  return {
    id: model.digitalLinkUri,
    idGranularity: 'model',
    ...(batchNumber !== undefined && { batchNumber }),
    ...(itemNumber !== undefined && { itemNumber }),
    ...description,
    characteristics: characteristicsOf(metadata, {
      ...stated,
      batchNumber,
      serialNumber: itemNumber,
    }),
  };
}

/**
 * Describes one batch of a product model for its credential.
 *
 * @throws {@link VcError} `INVALID_BATCH_NUMBER`.
 * @see UNTP 0.7.0, Digital Product Passport, class Product.
 */
export function createBatchSubject(model: BatchPassportModel): UntpProductBatch {
  const { batchNumber, digitalLinkUri: id } = model.batch;
  if (batchNumber.trim() === '') {
    throw new VcError('INVALID_BATCH_NUMBER', 'A batch needs a number.');
  }
  const metadata = withoutKeys(withoutMaskedValues(model.metadata), PIECE_KEYS);
  const { relatedDocument = [], ...description } = describeProduct(model, metadata);
  return {
    id,
    idGranularity: 'batch',
    batchNumber,
    ...description,
    relatedDocument: [linkToModel(model), ...relatedDocument],
    characteristics: characteristicsOf(
      metadata,
      valuesStatedIn({ ...description, relatedDocument }, model, metadata),
    ),
  };
}

/**
 * Describes one unit of a product model for its credential.
 *
 * @throws {@link VcError} `INVALID_SERIAL_NUMBER`, `INVALID_DATE`.
 * @see UNTP 0.7.0, Digital Product Passport, class Product.
 */
export function createItemSubject(model: UnitPassportModel): UntpProductItem {
  const { serialNumber: itemNumber, digitalLinkUri: id } = model.unit;
  if (itemNumber.trim() === '') {
    throw new VcError('INVALID_SERIAL_NUMBER', 'A unit needs a serial number.');
  }
  const ownDate = productionDateOf(model.unit);
  const metadata = metadataOfUnit(model, ownDate !== undefined);
  const { relatedDocument = [], ...description } = describeProduct(model, metadata);
  return {
    id,
    idGranularity: 'item',
    itemNumber,
    ...description,
    ...(ownDate !== undefined && { productionDate: ownDate }),
    relatedDocument: [linkToModel(model), ...relatedDocument],
    characteristics: characteristicsOf(
      metadata,
      valuesStatedIn({ ...description, relatedDocument }, model, metadata),
    ),
  };
}

/** The data of the model, less what the unit says better of itself. */
function metadataOfUnit({ metadata }: UnitPassportModel, hasOwnDate: boolean): PassportMetadata {
  const replaced = hasOwnDate ? [...PIECE_KEYS, 'dateOfManufacture'] : PIECE_KEYS;
  return withoutKeys(withoutMaskedValues(metadata), replaced);
}

function withoutKeys(metadata: PassportMetadata, keys: readonly string[]): PassportMetadata {
  return Object.fromEntries(Object.entries(metadata).filter(([key]) => !keys.includes(key)));
}

function productionDateOf({ manufacturedAt }: PassportUnit): string | undefined {
  if (manufacturedAt === null || manufacturedAt === undefined) return undefined;
  if (!isDay(manufacturedAt) && parseDateTimeStamp(manufacturedAt) === undefined) {
    throw new VcError('INVALID_DATE', 'manufacturedAt is neither a day nor a date and time.');
  }
  return manufacturedAt.slice(0, 10);
}

function linkToModel({ digitalLinkUri }: ProductPassportModel): UntpLink {
  return {
    linkURL: digitalLinkUri,
    linkName: 'Passport of the product model',
    linkType: PASSPORT_LINK_TYPE,
  };
}

/** All metadata that the credential does not state elsewhere word for word. */
function characteristicsOf(metadata: PassportMetadata, stated: PassportMetadata) {
  const rest = Object.entries(metadata).filter(([key, value]) => stated[key] !== value);
  return createCharacteristics(Object.fromEntries(rest));
}
