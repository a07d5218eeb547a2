import { describe, expect, it } from 'vitest';
import { departure, fitting, melting, ordering, packing } from '../../test/event-fixtures.js';
import { epcKeys, locationKeys } from './epc-keys.js';
import type { EpcisEvent } from '../event.js';

const item = 'https://id.gs1.org/01/09506000134352/21/7';

/** `role key` of each thing, with a star behind a class. */
function keysOf(event: EpcisEvent): string[] {
  return epcKeys(event).map(({ role, key, isClass }) => `${role} ${key}${isClass ? ' *' : ''}`);
}

describe('epcKeys', () => {
  it('says that an ObjectEvent observes', () => {
    expect(keysOf(departure)).toEqual([
      `observed ${item}`,
      'observed https://id.gs1.org/01/09506000134352/21/8',
      'observed https://id.gs1.org/01/09506000134352/10/A-1 *',
    ]);
  });

  it('tells parents from children', () => {
    expect(keysOf(packing)).toEqual([
      'parent https://id.gs1.org/00/095060000000000176',
      `child ${item}`,
      'child https://id.gs1.org/01/09506000134352/21/8',
    ]);
    expect(keysOf(fitting)).toEqual([
      'parent https://id.gs1.org/8003/095060000000391',
      'child https://id.gs1.org/01/09506000134352 *',
    ]);
  });

  it('tells inputs from outputs', () => {
    expect(keysOf(melting)).toEqual([
      'input https://id.gs1.org/01/09506000134376/10/ORE *',
      'output https://id.gs1.org/01/09506000134369/21/INGOT-1',
    ]);
  });

  it('names the parent of a transaction, and what it holds', () => {
    expect(epcKeys(ordering).map(({ role }) => role)).toEqual(['parent', 'observed']);
  });

  it('names a thing once in a role, however it is written, with its first spelling', () => {
    const epcList = ['urn:epc:id:sgtin:9506000.013435.7', item, 'urn:a:b', 'urn:a:b'];
    const { quantityList, ...rest } = departure;
    expect(quantityList).toBeDefined();
    expect(epcKeys({ ...rest, epcList })).toEqual([
      { key: item, uri: epcList[0], role: 'observed', isClass: false },
      { key: 'urn:a:b', uri: 'urn:a:b', role: 'observed', isClass: false },
    ]);
  });

  it('names both where one thing is used up and made', () => {
    const event = { ...melting, inputEPCList: [item], outputEPCList: [item] };
    const roles = epcKeys(event).filter(({ key }) => key === item);
    expect(roles.map(({ role }) => role)).toEqual(['input', 'output']);
  });

  it('knows nothing of the members of a type that a user defined', () => {
    expect(epcKeys({ ...departure, type: 'ours:Recycling' })).toEqual([]);
  });
});

describe('locationKeys', () => {
  it('makes keys of the places that an event has', () => {
    expect(locationKeys(departure)).toEqual({
      readPoint: 'https://id.gs1.org/414/9506000000015/254/4',
      bizLocation: 'geo:59.91,10.75',
    });
    expect(locationKeys(packing)).toEqual({});
  });

  it('gives an SGLN one key in both of its forms', () => {
    const readPoint = { id: 'https://example.com/414/9506000000015/254/4' };
    const { readPoint: key } = locationKeys({ ...packing, readPoint });
    expect(key).toBe(locationKeys(departure).readPoint);
  });
});
