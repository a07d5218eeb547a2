import manifest from '../package.json' with { type: 'json' };
import { enrichmentComponent } from './features/passports/rules/enrichment-schema.js';
import { webhookDeclarations } from './features/webhooks/deliveries/message-schemas.js';
import { errorCodes } from './platform/http/error-codes.js';
import { openApiDocument } from './platform/http/openapi/openapi.js';
import { withExamples } from './platform/http/openapi/openapi-examples.js';
import { metadataSchemas } from './representations/metadata/metadata-schemas.js';
import { recordedExamples } from './recorded/recorded-examples.js';
import { routes } from './routes.js';
import { tagDescriptions } from './tags.js';

/** SemVer of the wire contract, which clients of this API family share; `tools/contract` says when it has to rise. */
export const contractVersion = '1.15.0';

/** SemVer of what this server adds to the contract: all that is marked `x-extension` in the description. */
export const extensionVersion = '1.1.0';

/** SemVer of the server itself, of its manifest. */
export const serverVersion = manifest.version;

/** `code` of each refusal by the server's own rules. */
export const refusalCodes: readonly string[] = Object.keys(errorCodes);

/** The OpenAPI 3.1 description of everything this server answers, made from its route declarations. */
export function contractDocument() {
  const info = {
    title: 'Digital Product Passport API',
    version: contractVersion,
    'x-extension-version': extensionVersion,
    'x-server-version': serverVersion,
    description:
      'Create, validate, seal, resolve and verify EU Digital Product Passports. Clients must ignore unknown response fields. `version` is that of the contract, which clients of this API family share. What this server adds to it is marked `x-extension` and has a version of its own.',
    tags: tagDescriptions,
    schemas: { ...metadataSchemas(), Enrichment: enrichmentComponent },
  };
  return withExamples(openApiDocument(info, routes, webhookDeclarations), recordedExamples);
}

let text: string | undefined;

/** The same as JSON text, made once a process: it takes longer than any request may. */
export function contractText(): string {
  text ??= JSON.stringify(contractDocument());
  return text;
}
