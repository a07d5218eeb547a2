/** Entry `@dpp/espr-validate/json-schema`. */
export { categoryJsonSchema, SCHEMA_CATEGORIES } from './json-schema/category-json-schema.js';
export type { SchemaCategory } from './json-schema/category-json-schema.js';
export type { JsonSchema } from './json-schema/json-schema.js';
