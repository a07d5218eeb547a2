import type { CacheableText } from '../../platform/http/reply/cacheable-reply.js';
import { inTurn } from '../../platform/event-loop/turns.js';
import { toApiPage } from '../../representations/api-page/api-page.js';
import type { OpenApiDocument } from '../../representations/api-page/openapi-document.js';
import { etagOf } from '../../representations/json-ld/public-document.js';

interface ApiPageSource {
  /** The OpenAPI document as the server answers it. */
  readonly openApiText: string;
  readonly baseUrl: string;
}

/** The web page of the API. It is rendered once, at the first request for it. */
export class ApiPage {
  private rendered: CacheableText | undefined;

  constructor(private readonly source: ApiPageSource) {}

  async get(): Promise<CacheableText> {
    return this.rendered ?? inTurn(() => (this.rendered ??= render(this.source)));
  }
}

function render({ openApiText, baseUrl }: ApiPageSource): CacheableText {
  const content = toApiPage(JSON.parse(openApiText) as OpenApiDocument, { baseUrl });
  return {
    contentType: 'text/html; charset=utf-8',
    content,
    etag: etagOf(content),
    maxAgeSeconds: 300,
  };
}
