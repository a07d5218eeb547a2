import { describe, expect, it } from 'vitest';
import { contractDocument } from '@dpp/server/contract';
import type { Description } from '../test/golden-mutations.js';
import { lintDescription } from './lint-description.js';

const text = JSON.stringify(contractDocument());

function mutated(mutate: (description: Description) => unknown): string {
  const description = JSON.parse(text) as Description;
  mutate(description);
  return JSON.stringify(description);
}

describe('the linter of the description', () => {
  it('finds neither errors nor warnings', async () => {
    expect(await lintDescription(text)).toEqual([]);
  });

  it.each<[rule: string, mutate: (description: Description) => unknown]>([
    ['struct', ({ info }) => delete info['title']],
    ['tag-description', ({ tags }) => delete tags[0]!.description],
    [
      'operation-operationId-unique',
      ({ paths }) => (paths['/health']!['get']!.operationId = 'getApiVersion'),
    ],
    ['path-parameters-defined', ({ paths }) => (paths['/unit/{id}']!['get']!.parameters = [])],
    ['security-defined', ({ components }) => (components.securitySchemes = {})],
    ['operation-2xx-response', ({ paths }) => delete paths['/health']!['get']!.responses['200']],
  ])('reports a break of %s', async (rule, mutate) => {
    const problems = await lintDescription(mutated(mutate));
    expect(
      problems.some((problem) => problem.includes(` ${rule}: `)),
      problems.join('\n'),
    ).toBe(true);
  });
});
