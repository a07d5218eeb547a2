import { describe, expect, it } from 'vitest';
import { passportOf, privilegedUnit, publicUnit, recycledUnit } from '../test/documents.js';
import {
  parsePassportDocument,
  parseTombstoneDocument,
  parseUnitDocument,
} from './parse-document.js';

const sealed = { created: '2026-02-01T00:00:00.000Z', x5c: ['MIIC'] };

/** A copy with another value at a pointer; `undefined` takes the member away. */
function changed(document: object, pointer: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
  const names = pointer.slice(1).split('/');
  const last = names.pop() ?? '';
  let at: Record<string, unknown> = copy;
  for (const name of names) at = at[name] as Record<string, unknown>;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

const fault = (pointer: string) =>
  expect.objectContaining({
    name: 'PassportPageError',
    code: 'INVALID_DOCUMENT',
    pointer,
  }) as Error;

describe('a passport in JSON-LD', () => {
  const document = { ...passportOf('textiles'), proof: sealed };

  it('is given back as it is', () => {
    expect(parsePassportDocument(document)).toBe(document);
  });

  it.each([null, undefined, 'text', 7, []])('is an object, not %j', (value) => {
    expect(() => parsePassportDocument(value)).toThrow(fault(''));
  });

  it.each(Object.keys(document))('without %s is refused', (member) => {
    const pointer = `/${member}`;
    expect(() => parsePassportDocument(changed(document, pointer, undefined))).toThrow(
      fault(pointer),
    );
  });

  it.each([
    ['/status', 'active'],
    ['/digitalLinkUri', 'javascript:alert(1)'],
    ['/economicOperator/regId', 7],
    ['/manufacturingFacility/country', null],
    ['/metadata', []],
    ['/proof/created', 'yesterday'],
    ['/proof/x5c', 'MIIC'],
    ['/proof/x5c/0', {}],
    ['/archivedAt', 'never'],
    ['/retentionUntil', 7],
  ])('is refused for what stands at %s', (pointer, value) => {
    expect(() => parsePassportDocument(changed(document, pointer, value))).toThrow(fault(pointer));
  });
});

describe('a battery unit in JSON-LD', () => {
  it.each([publicUnit(), privilegedUnit()])('is given back as it is', (document) => {
    expect(parseUnitDocument(document)).toBe(document);
  });

  it.each([
    ['/ofModel/status', 'NEW'],
    ['/status', 'NEW'],
    ['/repurposedFrom/unitUrl', 'javascript:alert(1)'],
    ['/successorUnits', null],
    ['/manufacturedAt', ''],
  ])('is refused for what stands at %s', (pointer, value) => {
    expect(() => parseUnitDocument(changed(publicUnit(), pointer, value))).toThrow(fault(pointer));
  });

  it('says where telemetry may be asked for, or has it', () => {
    const bare = changed(publicUnit(), '/restrictedData', undefined);
    expect(() => parseUnitDocument(bare)).toThrow(fault('/restrictedData'));
    const script = changed(publicUnit(), '/restrictedData/requestUrl', 'javascript:alert(1)');
    expect(() => parseUnitDocument(script)).toThrow(fault('/restrictedData/requestUrl'));
    const unread = changed(privilegedUnit(), '/dynamicData/0/stateOfHealth', '98');
    expect(() => parseUnitDocument(unread)).toThrow(fault('/dynamicData/0/stateOfHealth'));
  });
});

describe('a unit that was recycled', () => {
  it('is given back as it is', () => {
    const document = recycledUnit();
    expect(parseTombstoneDocument(document)).toBe(document);
  });

  it.each(['/@id', '/serialNumber', '/ceasedAt', '/ofModelUrl'])('is refused for %s', (pointer) => {
    expect(() => parseTombstoneDocument(changed(recycledUnit(), pointer, 7))).toThrow(
      fault(pointer),
    );
  });
});
