import { createConfig, lintFromString } from '@redocly/openapi-core';

/** What a linter of OpenAPI documents has to say, a line each; empty for one without errors and warnings. */
export async function lintDescription(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, severity, message, location }) => {
    const pointer = location[0]?.pointer ?? '';
    return `${severity} ${ruleId}: ${message} (${pointer})`;
  });
}
