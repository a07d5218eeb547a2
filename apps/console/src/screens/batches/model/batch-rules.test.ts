import { categoryRules } from '@dpp/espr-validate/rules';
import { describe, expect, it } from 'vitest';
import { batchRulesOf } from './batch-rules.js';

describe('batchRulesOf', () => {
  it.each(Object.values(categoryRules))('has fields of batch level: $category', (rules) => {
    const { category } = batchRulesOf(rules, []);
    const names = Object.keys(category.fields);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => rules.fields[name]?.level !== 'batch')).toEqual([]);
    expect(names).not.toContain('batchNumber');
  });

  it('requires none of them, and opens what the model requires or the batch states', () => {
    const { category, openFields } = batchRulesOf(categoryRules['iron-steel'], ['heatNumber']);
    const requirements = Object.values(category.fields).map(({ requirement }) => requirement);
    expect(new Set(requirements)).toEqual(new Set(['optional']));
    expect(openFields).toContain('scrapMetalContentRatio');
    expect(openFields).toContain('heatNumber');
    expect(openFields).not.toContain('chemicalAnalysis');
  });
});
