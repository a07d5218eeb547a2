import { expect, it } from 'vitest';
import { contractDocument } from '@dpp/server/contract';
import names from './operation-names.json' with { type: 'json' };

const { paths = {} } = contractDocument();
/** Method and path → operation id. The table has them as clients generated from contract 1.12 do. */
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
