/** Entry `@dpp/espr-validate/csv`. */
export { csvTemplate } from './csv/csv-template.js';
export type { CsvColumn, CsvTemplate } from './csv/csv-template.js';
export { escapeFormula } from './csv/formula-cell.js';
export { mangledProductId, mangledSerialNumber } from './csv/mangled-product-id.js';
export type { MangledProductId } from './csv/mangled-product-id.js';
export { openCsv, readCsv } from './csv/read-csv.js';
export type { OpenCsv } from './csv/read-csv.js';
export type { CsvRecord } from './csv/csv-parser.js';
export type { CsvSource } from './csv/decode-text.js';
export { metadataRowReader, readMetadataRows } from './csv/read-metadata-rows.js';
export type {
  MetadataRow,
  MetadataRowReaderOptions,
  ReadMetadataRowsOptions,
} from './csv/read-metadata-rows.js';
export { nearestName } from './rules/nearest-name.js';
export { EsprValidateError } from './error.js';
export type { EsprValidateErrorCode } from './error.js';
