import { createConfig, lintFromString } from '@redocly/openapi-core';

interface LintException {
  readonly rule: string;
  readonly pointer: string;
}

/** What the contract demands and the rules do not allow. */
const exceptions: readonly LintException[] = [
  // A battery unit is never deleted: the operation answers 409 to everybody who may call it.
  {
    rule: 'operation-2xx-response',
    pointer: '#/paths/~1api~1v1~1units~1{id}/delete/responses',
  },
];

/**
 * Lints an OpenAPI document by the recommended rules.
 *
 * @param text - The document as JSON.
 * @returns A line for each error and each warning; empty for a document without any.
 */
export async function lintDescription(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  return problems.flatMap(({ ruleId, severity, message, location }) => {
    const pointer = location[0]?.pointer ?? '';
    const isExpected = exceptions.some(
      (exception) => exception.rule === ruleId && exception.pointer === pointer,
    );
    return isExpected ? [] : [`${severity} ${ruleId}: ${message} (${pointer})`];
  });
}
