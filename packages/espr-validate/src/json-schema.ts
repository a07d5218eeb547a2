/** Entry `@dpp/espr-validate/json-schema`. */
export {
  categoryJsonSchema,
  metadataJsonSchema,
  SCHEMA_CATEGORIES,
} from './json-schema/category-json-schema.js';
export type { MetadataJsonSchema, SchemaCategory } from './json-schema/category-json-schema.js';
export type { JsonSchema } from './json-schema/json-schema.js';
