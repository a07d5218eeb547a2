import type { Shape } from '@dpp/espr-validate/rules';
import { describe, expect, it } from 'vitest';
import { metadataTypes } from './metadata-types.js';
import { RecurringShapes } from './recurring-shapes.js';

type Members = Extract<Shape, { kind: 'object' }>['members'];

function objectOf(...names: string[]): Extract<Shape, { kind: 'object' }> {
  const members: Members = Object.fromEntries(
    names.map((name) => [
      name,
      { shape: { kind: 'text' }, requirement: 'optional', description: name },
    ]),
  );
  return { kind: 'object', members };
}

const typeOf = (shape: Extract<Shape, { kind: 'object' }>) => Object.keys(shape.members).join();

describe('the types of metadata', () => {
  it('write no object out twice', () => {
    const braces = metadataTypes().match(/\{[^{}]*\}/g) ?? [];
    const objects = braces.filter((text) => /readonly \w/.test(text));
    const repeated = objects.filter((text, index) => objects.indexOf(text) !== index);
    expect(objects.length).toBeGreaterThan(20);
    expect(repeated).toEqual([]);
  });

  it('use every name they declare', () => {
    const types = metadataTypes();
    const names = [...types.matchAll(/^export interface (\w+) \{/gm)].map(([, name = '']) => name);
    expect(names).toContain('Translation');
    for (const name of names) {
      expect(types.split(new RegExp(`\\b${name}\\b`)).length, name).toBeGreaterThan(2);
    }
  });
});

describe('a recurring object', () => {
  it('has to have a name', () => {
    const shapes = [objectOf('colour', 'weight'), objectOf('colour', 'weight')];
    expect(() => new RecurringShapes(shapes, typeOf)).toThrow(
      'The object of colour, weight recurs and has no name.',
    );
  });
});

describe('a name', () => {
  it('has to have an object that recurs', () => {
    expect(() => new RecurringShapes([objectOf('value', 'language')], typeOf)).toThrow(
      '0 recurring shapes are called Translation.',
    );
  });
});
