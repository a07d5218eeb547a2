import type { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';

/** A request that this server sends to the address of a subscriber. */
export interface WebhookDeclaration {
  /** What a subscription names. */
  readonly event: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly headers: z.ZodObject;
  readonly body: z.ZodType;
  /** Status that the receiver may answer → what follows from it. */
  readonly answers: Readonly<Record<string, string>>;
}

/** The `webhooks` section of the OpenAPI document. */
export function webhooksOf(declarations: readonly WebhookDeclaration[]): ZodOpenApiPathsObject {
  return Object.fromEntries(
    declarations.map((declaration) => [declaration.event, { post: operationOf(declaration) }]),
  );
}

function operationOf(declaration: WebhookDeclaration) {
  const { operationId, tag, summary, description, headers, body, answers } = declaration;
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    // The signature proves the sender: it is none of the credentials of this API.
    security: [],
    requestParams: { header: headers },
    requestBody: { required: true, content: { 'application/json': { schema: body } } },
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, meaning]) => [status, { description: meaning }]),
    ),
  };
}
