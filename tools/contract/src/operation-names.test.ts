import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { contractDocument } from '@dpp/server/contract';

/** Method and path → operation id, as clients generated from contract 1.12 name their methods and parameters. */
const names = JSON.parse(
  await readFile(new URL('operation-names.json', import.meta.url), 'utf8'),
) as Record<string, string>;

const { paths = {} } = contractDocument();
const described: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { operationId?: string }>).map(
      ([method, { operationId }]) => [`${method.toUpperCase()} ${path}`, operationId],
    ),
  ),
);

it.each(Object.entries(names))('names %s %s', (operation, operationId) => {
  expect(described[operation]).toBe(operationId);
});

it('uses no operation id twice', () => {
  const ids = Object.values(described);
  expect(new Set(ids).size).toBe(ids.length);
});
