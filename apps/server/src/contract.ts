import { enrichmentComponent } from './features/passports/rules/enrichment-schema.js';
import { openApiDocument } from './platform/http/openapi/openapi.js';
import { withExamples } from './platform/http/openapi/openapi-examples.js';
import { metadataSchemas } from './representations/metadata/metadata-schemas.js';
import { recordedExamples } from './recorded/recorded-examples.js';
import { routes } from './routes.js';
import { tagDescriptions } from './tags.js';

/** SemVer of the wire contract; `tools/contract` says when it has to rise. */
export const contractVersion = '1.16.0';

/** The OpenAPI 3.1 description of everything this server answers, made from its route declarations. */
export function contractDocument() {
  const info = {
    title: 'Digital Product Passport API',
    version: contractVersion,
    description:
      'Create, validate, seal, resolve and verify EU Digital Product Passports. Clients must ignore unknown response fields.',
    tags: tagDescriptions,
    schemas: { ...metadataSchemas(), Enrichment: enrichmentComponent },
  };
  return withExamples(openApiDocument(info, routes), recordedExamples);
}

let text: string | undefined;

/** The same as JSON text, made once a process: it takes longer than any request may. */
export function contractText(): string {
  text ??= JSON.stringify(contractDocument());
  return text;
}
