/** As much of an OpenAPI 3.1 document as its page shows. */
export interface OpenApiDocument {
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly 'x-extension-version'?: string;
    readonly 'x-server-version'?: string;
    readonly description?: string;
    readonly license?: { readonly name: string };
  };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, JsonSchema>>;
    readonly responses?: Readonly<Record<string, OpenApiResponse>>;
    readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
  };
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  /** Set for an operation that the contract does not have. */
  readonly 'x-extension'?: true;
  /** What a credential of a workspace has to hold. */
  readonly 'x-permission'?: string;
  /** Who may call where no permission says so. */
  readonly 'x-access'?: 'tenant' | 'credential' | 'session' | 'platform';
  readonly parameters?: readonly OpenApiParameter[];
  readonly requestBody?: { readonly content: MediaTypes };
  readonly responses: Readonly<Record<string, OpenApiResponse | Reference>>;
  /** A request in several languages. */
  readonly 'x-codeSamples'?: readonly { readonly label: string; readonly source: string }[];
}

export interface OpenApiParameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: JsonSchema;
}

export interface OpenApiResponse {
  readonly description: string;
  readonly content?: MediaTypes;
}

export type MediaTypes = Readonly<Record<string, OpenApiMediaType>>;

interface OpenApiMediaType {
  readonly schema?: JsonSchema;
  readonly examples?: Readonly<
    Record<string, { readonly summary?: string; readonly value?: unknown }>
  >;
}

export interface Reference {
  readonly $ref: string;
}

export interface SecurityScheme {
  readonly type: string;
  readonly scheme?: string;
  readonly in?: string;
  readonly name?: string;
  readonly description?: string;
}

/** The keywords of JSON Schema that are put into words. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly items?: JsonSchema | boolean;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}
