import { describe, expect, it } from 'vitest';
import { contractDocument } from '@dpp/server/contract';
import { contractChanges, requiredBump, satisfiesBump, type Bump } from './required-bump.js';

/** The paths of the contract that the cases change: each of them compares all that is here. */
const before = onlyPaths(['/health', '/api/v1/operators']);

interface Contract {
  info: Record<string, string>;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}
interface Operation {
  security: object[];
  parameters: object[];
  responses: Record<string, object>;
  'x-permission': string;
  'x-access'?: string;
}
interface Schema {
  required: string[];
  properties: Record<string, object>;
}

function onlyPaths(paths: readonly string[]): Contract {
  const contract = JSON.parse(JSON.stringify(contractDocument())) as Contract;
  const kept = Object.entries(contract.paths).filter(([path]) => paths.includes(path));
  return { ...contract, paths: Object.fromEntries(kept) };
}

function bumpAfter(change: (contract: Contract) => void): Bump {
  const after = structuredClone(before);
  change(after);
  return requiredBump(contractChanges(before, after));
}

const operators = (contract: Contract, method: string) =>
  contract.paths['/api/v1/operators']![method]!;
const schema = (contract: Contract, name: string) => contract.components.schemas[name]!;
const queryParameter = (required: boolean) => ({
  in: 'query',
  name: 'nameContains',
  required,
  schema: { type: 'string' },
});

describe('requiredBump', () => {
  it('is none for the same contract', () => {
    expect(bumpAfter(() => undefined)).toBe('none');
  });

  it.each<[string, (contract: Contract) => void]>([
    ['a description', (c) => (c.info['description'] = 'Other words.')],
    [
      'a summary',
      (c) => Object.assign(operators(c, 'get'), { summary: 'All the economic operators' }),
    ],
  ])('is patch for %s', (_name, change) => {
    expect(bumpAfter(change)).toBe('patch');
  });

  it.each<[string, (contract: Contract) => void]>([
    ['a new path', (c) => (c.paths['/api/v1/new'] = c.paths['/health']!)],
    ['an optional parameter', (c) => operators(c, 'get').parameters.push(queryParameter(false))],
    [
      'a response field',
      (c) => (schema(c, 'HealthReply').properties['region'] = { type: 'string' }),
    ],
    ['a response status', (c) => (operators(c, 'get').responses['418'] = { description: 'Tea.' })],
    [
      'an optional request field',
      (c) => (schema(c, 'CreateOperatorRequest').properties['note'] = { type: 'string' }),
    ],
  ])('is minor for %s', (_name, change) => {
    expect(bumpAfter(change)).toBe('minor');
  });

  it.each<[string, (contract: Contract) => void]>([
    ['a removed path', (c) => delete c.paths['/health']],
    ['a removed method', (c) => delete c.paths['/api/v1/operators']!['post']],
    ['a required parameter', (c) => operators(c, 'get').parameters.push(queryParameter(true))],
    ['a removed response field', (c) => delete schema(c, 'HealthReply').properties['service']],
    [
      'a request field that becomes required',
      (c) => schema(c, 'CreateOperatorRequest').required.push('role'),
    ],
    [
      'a narrowed request field',
      (c) =>
        Object.assign(schema(c, 'CreateOperatorRequest').properties['name']!, { maxLength: 5 }),
    ],
    ['a removed response status', (c) => delete operators(c, 'get').responses['200']],
    [
      'credentials where none were needed',
      (c) => (c.paths['/health']!['get']!.security = [{ apiKey: [] }]),
    ],
    ['another permission', (c) => (operators(c, 'get')['x-permission'] = 'audit:read')],
    ['other callers', (c) => (operators(c, 'get')['x-access'] = 'session')],
  ])('is major for %s', (_name, change) => {
    expect(bumpAfter(change)).toBe('major');
  });

  it('does not care what a component is called', () => {
    const after = JSON.parse(
      JSON.stringify(before).replaceAll('CreateOperatorReply', 'RegisteredOperator'),
    ) as Contract;
    expect(requiredBump(contractChanges(before, after))).toBe('none');
  });
});

describe('satisfiesBump', () => {
  it.each<[string, string, Bump, boolean]>([
    ['1.15.0', '1.15.0', 'none', true],
    ['1.15.0', '1.15.0', 'patch', false],
    ['1.15.0', '1.15.1', 'patch', true],
    ['1.15.0', '1.15.1', 'minor', false],
    ['1.15.0', '1.16.0', 'minor', true],
    ['1.15.0', '1.16.0', 'major', false],
    ['1.15.0', '2.0.0', 'major', true],
    ['1.15.3', '1.14.9', 'patch', false],
    ['2.0.0', '1.99.0', 'none', false],
  ])('from %s to %s for a %s bump: %s', (from, to, bump, expected) => {
    expect(satisfiesBump(from, to, bump)).toBe(expected);
  });
});
