import type { CacheableText } from '../../platform/http/reply/cacheable-reply.js';
import { inTurn } from '../../platform/event-loop/turns.js';
import { toApiTexts } from '../../representations/api-page/api-markdown.js';
import { toApiPage } from '../../representations/api-page/api-page.js';
import type { OpenApiDocument } from '../../representations/api-page/openapi-document.js';
import { etagOf } from '../../representations/json-ld/public-document.js';

interface ApiPageSource {
  /** The OpenAPI document as the server answers it. */
  readonly openApiText: string;
  readonly baseUrl: string;
}

interface RenderedTexts {
  readonly index: CacheableText;
  readonly page: CacheableText;
  readonly groups: ReadonlyMap<string, CacheableText>;
}

/** The web page of the API, and the same as Markdown. Each is rendered once, at the first request for it. */
export class ApiPage {
  private rendered: CacheableText | undefined;
  private texts: RenderedTexts | undefined;

  constructor(private readonly source: ApiPageSource) {}

  async get(): Promise<CacheableText> {
    return this.rendered ?? inTurn(() => (this.rendered ??= render(this.source)));
  }

  async getTexts(): Promise<RenderedTexts> {
    return this.texts ?? inTurn(() => (this.texts ??= renderTexts(this.source)));
  }
}

function render({ openApiText, baseUrl }: ApiPageSource): CacheableText {
  const content = toApiPage(JSON.parse(openApiText) as OpenApiDocument, { baseUrl });
  return cacheable('text/html; charset=utf-8', content);
}

function renderTexts({ openApiText, baseUrl }: ApiPageSource): RenderedTexts {
  const document = JSON.parse(openApiText) as OpenApiDocument;
  const { index, page, groups } = toApiTexts(document, { baseUrl });
  const markdown = (text: string) => cacheable('text/markdown; charset=utf-8', text);
  return {
    index: cacheable('text/plain; charset=utf-8', index),
    page: markdown(page),
    groups: new Map([...groups].map(([file, text]) => [file, markdown(text)])),
  };
}

function cacheable(contentType: string, content: string): CacheableText {
  return { contentType, content, etag: etagOf(content), maxAgeSeconds: 300 };
}
