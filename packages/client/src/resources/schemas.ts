import type { RequestOptions } from '../client-options.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type {
  CategoryJsonSchema,
  JsonLdContext,
  ReportJsonSchema,
  ReportName,
  SchemaCategory,
} from '../schemas.js';

/** The rules of metadata as JSON Schema. Needs no API key. */
export class SchemasResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Gets the JSON Schema (draft-07) of a category's metadata. Four of the nine categories have none.
   * @example
   * const schema = await client.schemas.get('textiles');
   */
  get(category: SchemaCategory, options?: RequestOptions): ReplyPromise<CategoryJsonSchema> {
    return this.#transport.json({
      path: '/api/v1/schemas/{category}',
      params: { category },
      accept: 'application/schema+json',
      options,
    });
  }

  /**
   * Gets the JSON-LD context of a category's metadata.
   * @example
   * const context = await client.schemas.getContext('textiles');
   */
  getContext(category: SchemaCategory, options?: RequestOptions): ReplyPromise<JsonLdContext> {
    return this.#transport.json({
      path: '/api/v1/schemas/{category}',
      params: { category },
      accept: 'application/ld+json',
      options,
    });
  }

  /**
   * Gets the JSON Schema (draft-07) of a report: of a verifier of seals, or of one of audit logs.
   * @example
   * const schema = await client.schemas.getReport('seal-report');
   */
  getReport(report: ReportName, options?: RequestOptions): ReplyPromise<ReportJsonSchema> {
    return this.#transport.json({
      path: '/api/v1/schemas/reports/{report}',
      params: { report },
      accept: 'application/schema+json',
      options,
    });
  }
}
