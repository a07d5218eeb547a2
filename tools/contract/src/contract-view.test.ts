import { expect, it } from 'vitest';
import { contractDocument } from '@dpp/server/contract';
import { contractView, demandedExtensions } from './contract-view.js';
import names from './operation-names.json' with { type: 'json' };

const view = contractView(contractDocument()) as unknown as {
  info: object;
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, { properties?: object; required?: string[] }> };
};

/** Named by generated clients, but no operation of the contract. */
const addedByUs = 'POST /api/v1/events/{id}/audit';
/** An operation that the contract has had since the clients with those names were generated. */
const sinceThen = 'POST /api/v1/units/{id}/events/bulk';

it('has the operations of the contract, and no other', () => {
  const operations = Object.entries(view.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const expected = [...Object.keys(names).filter((name) => name !== addedByUs), sinceThen];
  expect(operations.sort()).toEqual(expected.sort());
});

it('leaves out every marked part, and what nothing else refers to', () => {
  expect(JSON.stringify(view)).not.toContain('"x-extension');
  expect(Object.keys(view.info)).not.toContain('x-server-version');
  expect(view.components.schemas).not.toHaveProperty('ApiKey');
});

it('has no member that is required and not there', () => {
  for (const [name, { properties = {}, required = [] }] of Object.entries(
    view.components.schemas,
  )) {
    expect(
      required.filter((each) => !Object.hasOwn(properties, each)),
      name,
    ).toEqual([]);
  }
});

it('demands nothing of clients of the contract that the contract does not have', () => {
  expect(demandedExtensions(contractDocument())).toEqual([]);
});
