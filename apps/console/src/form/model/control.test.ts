import { categoryRules, type Shape } from '@dpp/espr-validate/rules';
import { describe, expect, it } from 'vitest';
import { canShow, controlOf, fieldsOf } from './control.js';

const kindsIn = (shape: Shape): string[] => {
  const control = controlOf(shape);
  switch (control.kind) {
    case 'list':
      return [control.kind, ...kindsIn(control.shape.entry)];
    case 'group':
      return [
        control.kind,
        ...Object.values(control.shape.members).flatMap((member) => kindsIn(member.shape)),
      ];
    case 'either':
      return [control.kind, ...control.alternatives.flatMap(kindsIn)];
    default:
      return [control.kind];
  }
};

describe('the control of a field', () => {
  const { textiles, batteries } = categoryRules;

  it.each([
    ['size', 'text'],
    ['careInstructions', 'localizedText'],
    ['productName', 'localizedText'],
    ['fiberComposition', 'shares'],
    ['materialComposition', 'shares'],
    ['waterUse', 'quantity'],
    ['containsAnimalParts', 'boolean'],
    ['colorFastness', 'number'],
    ['regulatoryCompliance', 'group'],
    ['facilityDetails', 'list'],
    ['durability', 'openGroup'],
    ['manufacturer', 'either'],
    ['repairInformationUrl', 'either'],
  ])('%s of a textile product is written as %s', (field, kind) => {
    const rule = textiles.fields[field];
    expect(rule && controlOf(rule.shape).kind).toBe(kind);
  });

  it('follows from the rule table in each of the categories, at any depth', () => {
    const kinds = new Set<string>();
    for (const category of Object.values(categoryRules)) {
      for (const { shape } of fieldsOf(category))
        for (const kind of kindsIn(shape)) kinds.add(kind);
    }
    expect([...kinds].sort()).toEqual(
      [
        ...['boolean', 'choice', 'either', 'group', 'list', 'localizedText', 'number'],
        ...['openGroup', 'quantity', 'shares', 'text'],
      ].sort(),
    );
    expect(Object.keys(batteries.fields).length).toBeGreaterThan(40);
  });
});

describe('canShow', () => {
  const control = (field: string) => {
    const rule = categoryRules.textiles.fields[field];
    if (!rule) throw new Error(`No field ${field}.`);
    return controlOf(rule.shape);
  };

  it.each([
    ['size', 'M', true],
    ['size', 7, false],
    ['size', null, false],
    ['colorFastness', 4, true],
    ['colorFastness', 'four', true],
    ['colorFastness', [4], false],
    ['waterUse', { value: 20 }, true],
    ['waterUse', { value: 20, unit: 'L' }, true],
    ['waterUse', { value: {} }, false],
    ['waterUse', 20, false],
    ['careInstructions', ['Wash.', { value: 'Waschen.', language: 'de' }], true],
    ['careInstructions', [7], false],
    ['manufacturer', { name: 'Example' }, true],
    ['manufacturer', true, false],
    ['fiberComposition', [{ fiber: 'cotton' }], true],
    ['fiberComposition', ['cotton'], false],
  ])('%s %j: %s', (field, value, expected) => {
    expect(canShow(value, control(field))).toBe(expected);
  });
});
