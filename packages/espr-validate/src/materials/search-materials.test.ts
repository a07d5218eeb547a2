import { describe, expect, it } from 'vitest';
import { MATERIAL_KINDS, searchMaterials } from '../materials.js';

const idsOf = (...parameters: Parameters<typeof searchMaterials>) =>
  searchMaterials(...parameters).map(({ id }) => id);

describe('searchMaterials', () => {
  it('finds everything without a search, in alphabetical order', () => {
    const names = searchMaterials().map(({ name }) => name);
    expect(names.length).toBeGreaterThan(600);
    expect(names.slice(0, 2)).toEqual(['1,2-Dimethoxyethane', '1,3-Propanesultone']);
    expect(searchMaterials({ search: ' \t ' })).toEqual(searchMaterials());
  });

  it.each(MATERIAL_KINDS)('finds entries of the kind %s alone', (kind) => {
    const kinds = new Set(searchMaterials({ kind }).map((material) => material.kind));
    expect([...kinds]).toEqual([kind]);
  });

  it.each([
    ['COTTON', 'cotton'],
    ['  cotton ', 'cotton'],
    ['vicuna', 'vicuna'],
    ['Vicun\u0303a', 'vicuna'],
    ['VICUÑA', 'vicuna'],
    ['lfp', 'lfp'],
    ['PA66', 'pa66'],
    ['polyamide 66', 'pa66'],
    ['polypropylene-polyamide-bicomponent', 'polypropylene-polyamide-bicomponent'],
    ['117-81-7', 'dehp'],
    ['bpa', 'bisphenol-a'],
    ['DEHP', 'dehp'],
  ])('puts what %s names first', (search, id) => {
    expect(idsOf({ search })[0]).toBe(id);
  });

  it('puts the exact name before its beginning, a word, a part, and the description', () => {
    const ids = idsOf({ search: 'wool' });
    const places = ['wool', 'virgin-wool', 'cotton-linen-union'].map((id) => ids.indexOf(id));
    expect(ids.slice(0, 1)).toEqual(['wool']);
    expect(places[1]).toBeGreaterThan(0);
    expect(places[2]).toBe(-1);
    const steel = idsOf({ search: 'steel' });
    expect(steel.indexOf('structural-steel')).toBeLessThan(steel.indexOf('crm-niobium'));
    expect(steel.indexOf('crm-niobium')).toBeGreaterThan(-1);
  });

  it('puts a word that begins with it before one that holds it, and both before descriptions', () => {
    const ids = idsOf({ search: 'ester', kind: 'fiber' });
    expect(ids).toEqual([
      'elastomultiester',
      'polyester-fiber',
      'recycled-polyester-fiber',
      'polylactide-fiber',
    ]);
    expect(idsOf({ search: 'lead' }).indexOf('orange-lead')).toBeLessThan(
      idsOf({ search: 'lead' }).indexOf('brass'),
    );
  });

  it('finds a CAS number by its beginning, but not by its middle', () => {
    expect(idsOf({ search: '7440-48' })).toEqual(['cobalt', 'crm-cobalt']);
    expect(idsOf({ search: '440-48-4' })).toEqual([]);
  });

  it('gives both entries of one CAS number, and of a kind only that one', () => {
    expect(idsOf({ search: '7439-92-1' })).toEqual(['lead', 'lead-substance']);
    expect(idsOf({ search: '7439-92-1', kind: 'substance' })).toEqual(['lead-substance']);
  });

  it('gives the best of what it finds within the limit', () => {
    const all = idsOf({ search: 'poly' });
    expect(idsOf({ search: 'poly', limit: 3 })).toEqual(all.slice(0, 3));
    expect(idsOf({ search: 'poly', limit: 0 })).toEqual([]);
  });

  it.each(['.*', '\\', 'unobtainium', 'ﬀ\u0000'])('finds nothing for %j', (search) => {
    expect(idsOf({ search })).toEqual([]);
  });
});
