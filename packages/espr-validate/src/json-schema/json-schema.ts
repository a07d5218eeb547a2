/** The keywords of JSON Schema draft-07 that a category's schema is written with. */
export interface JsonSchema {
  readonly $schema?: 'http://json-schema.org/draft-07/schema#';
  readonly $id?: string;
  readonly $ref?: string;
  /** The legal basis of a field, and what of its rule the schema cannot say. */
  readonly $comment?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly not?: JsonSchema;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
}
