import { readFileSync } from 'node:fs';

/** A server that answers, and a key of a workspace on it. */
export interface ServerUnderTest {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string;
}

interface Product {
  readonly operator: object;
  readonly passport: { readonly productId: string; readonly metadata: object };
}

const example = new URL('../../../examples/data/steel.json', import.meta.url);

/**
 * Uses an installed server as its first user does: refuses faulty metadata, then validates, creates, seals, resolves
 * and verifies a passport, and opens the pages that are served beside the API.
 *
 * @returns What was done, a line each.
 * @throws an Error that names the first request with another answer, and the answer.
 */
export async function tellPassportStory(server: ServerUnderTest): Promise<string[]> {
  const product = JSON.parse(readFileSync(example, 'utf8')) as Product;
  const { productId, metadata } = product.passport;
  const call = callerOf(server);

  await call('/api/v1/passports/validate-only', {
    body: { productId, metadata: { ...metadata, originCountry: 'XX' } },
    status: 400,
  });
  await call('/api/v1/passports/validate-only', { body: { productId, metadata } });
  const registered = await call('/api/v1/operators', { body: product.operator, status: 201 });
  const { operator } = JSON.parse(registered) as { operator: { id: string } };
  const passport = { ...product.passport, operatorId: operator.id };
  await call('/api/v1/passports', { body: passport, status: 201 });
  await call(`/api/v1/passports/${productId}/seal`, { body: {} });

  const document = JSON.parse(
    await call(`/01/${productId}`, { accept: 'application/ld+json' }),
  ) as {
    proof?: { merkleRoot?: string };
  };
  const merkleRoot = document.proof?.merkleRoot;
  if (merkleRoot === undefined) throw new Error('The resolved passport has no seal.');
  const own = JSON.parse(await call(`/api/v1/passports/${productId}`)) as object;
  const verdict = await call('/api/v1/audit/verify', { body: { payload: own } });
  if (!(JSON.parse(verdict) as { verified: boolean }).verified) throw new Error(verdict);

  for (const path of [`/01/${productId}`, '/console', '/verify', '/docs']) {
    const page = await call(path, { accept: 'text/html' });
    if (!page.includes('</html>')) throw new Error(`${path} is no page.`);
  }
  return [
    `Faulty metadata is refused; ${productId} is created, sealed under ${merkleRoot}, resolved and verified`,
    'Passport page, console, verifier and API reference are served',
  ];
}

interface Call {
  /** Sent as JSON by POST. Default: a GET. */
  readonly body?: object;
  readonly accept?: string;
  /** Default 200. */
  readonly status?: number;
}

function callerOf({ baseUrl, apiKey }: ServerUnderTest) {
  return async (path: string, { body, accept, status = 200 }: Call = {}): Promise<string> => {
    const reply = await fetch(baseUrl + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: accept ?? 'application/json',
        // A page is what anybody sees.
        ...(accept === undefined && { authorization: `Bearer ${apiKey}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (reply.status !== status) throw new Error(`${path} answers ${reply.status}: ${text}`);
    return text;
  };
}
