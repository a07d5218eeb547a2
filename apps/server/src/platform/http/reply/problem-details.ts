import { titleOf, type ApiError } from '../api-error.js';

export const problemMediaType = 'application/problem+json';

/** Where a code is explained, with its cure. */
export function errorPageUrl(baseUrl: string, code: string): string {
  return `${baseUrl}/docs/errors#${code}`;
}

/**
 * True where `Accept` names problem details, and no other form of a refusal with a higher weight. They are never sent
 * to a client that did not name them: the contract has shapes of its own.
 */
export function prefersProblem(accept = ''): boolean {
  const weights = new Map(accept.toLowerCase().split(',').map(weighted));
  const weight = weights.get(problemMediaType) ?? 0;
  const others = ['application/json', 'text/html'].map((type) => weights.get(type) ?? 0);
  return weight > 0 && others.every((other) => other <= weight);
}

function weighted(range: string): [type: string, weight: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
  const q = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
  return [type, q >= 0 && q <= 1 ? q : 1];
}

/**
 * A refusal as RFC 9457 has it: `type` leads to the page of the code, `detail` is the message; what else the refusal holds
 * stands beside.
 */
export function problemDetails(
  { status, code, body }: Pick<ApiError, 'status' | 'code' | 'body'>,
  { baseUrl, requestId }: { readonly baseUrl: string; readonly requestId: string },
): Record<string, unknown> {
  const { success: _success, statusCode: _statusCode, error, message, ...details } = body;
  return {
    type: errorPageUrl(baseUrl, code),
    title: typeof error === 'string' ? error : titleOf(status),
    status,
    detail: message,
    requestId,
    ...details,
    code,
  };
}
