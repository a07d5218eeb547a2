import { describe, expect, it } from 'vitest';
import { formatPath, isWithin, parsePath, valueAt, withValue } from './json-path.js';

describe('a path', () => {
  it.each([
    ['originCountry', ['originCountry']],
    ['materialComposition[0].percentage', ['materialComposition', 0, 'percentage']],
    [
      'facilityDetails[12].eudrPlots[3].polygon[0][1]',
      ['facilityDetails', 12, 'eudrPlots', 3, 'polygon', 0, 1],
    ],
  ])('%s is written and read', (text, path) => {
    expect(parsePath(text)).toEqual(path);
    expect(formatPath(path)).toBe(text);
  });

  it('lies below another at a dot or a bracket alone', () => {
    expect(isWithin('model.name', 'model')).toBe(true);
    expect(isWithin('model[0]', 'model')).toBe(true);
    expect(isWithin('modelName', 'model')).toBe(false);
    expect(isWithin('model', 'model')).toBe(false);
  });

  it('reads no inherited member', () => {
    expect(valueAt({}, ['constructor'])).toBeUndefined();
    expect(valueAt({ a: null }, ['a', 'b'])).toBeUndefined();
    expect(valueAt({ a: 'text' }, ['a', 'length'])).toBeUndefined();
  });
});

describe('withValue', () => {
  it('changes one place and shares the others', () => {
    const root = { a: { b: 1 }, list: [{ c: 1 }, { c: 2 }] };
    const changed = withValue(root, ['list', 1, 'c'], 3);
    expect(changed).toEqual({ a: { b: 1 }, list: [{ c: 1 }, { c: 3 }] });
    expect(changed.a).toBe(root.a);
    expect(changed.list[0]).toBe(root.list[0]);
    expect(root.list[1]).toEqual({ c: 2 });
  });

  it('makes the objects and lists on the way', () => {
    expect(withValue({}, ['a', 0, 'b'], 'x')).toEqual({ a: [{ b: 'x' }] });
  });

  it('keeps the order of members', () => {
    const root = { z: 1, a: 2, m: 3 };
    expect(Object.keys(withValue(root, ['a'], 4))).toEqual(['z', 'a', 'm']);
  });

  it('takes away objects that hold nothing more, and no others', () => {
    expect(withValue({ a: { b: { c: 1 } }, d: {} }, ['a', 'b', 'c'], undefined)).toEqual({ d: {} });
    expect(withValue({ a: { b: 1, c: 2 } }, ['a', 'b'], undefined)).toEqual({ a: { c: 2 } });
  });

  it('leaves an empty entry in its list', () => {
    const root = { list: [{ c: 1 }, { c: 2 }] };
    expect(withValue(root, ['list', 0, 'c'], undefined)).toEqual({ list: [{}, { c: 2 }] });
    expect(withValue({ list: ['a', 'b'] }, ['list', 1], undefined)).toEqual({ list: ['a', ''] });
  });

  it('sets a member named __proto__ and no prototype', () => {
    const changed = withValue({}, ['__proto__', 'x'], 1);
    expect(Object.getPrototypeOf(changed)).toBe(Object.prototype);
    expect(JSON.stringify(changed)).toBe('{"__proto__":{"x":1}}');
  });
});
