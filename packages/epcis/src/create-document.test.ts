import { describe, expect, it } from 'vitest';
import { departure, events, packing } from '../test/event-fixtures.js';
import { createEpcisDocument, createQueryDocument, epcisContext } from './create-document.js';
import { eventsOf, standaloneEvent } from './document.js';
import { validateDocument } from './validate-document.js';

const creationDate = '2026-03-04T12:00:00Z';

describe('createEpcisDocument', () => {
  it('puts the events into a valid document of version 2.0', () => {
    const document = createEpcisDocument(events, { creationDate });
    expect(validateDocument(document).problems).toEqual([]);
    expect(document).toMatchObject({ '@context': [epcisContext], schemaVersion: '2.0' });
    expect(eventsOf(document)).toBe(events);
  });

  it('defines the prefixes it is given', () => {
    const prefixes = { ours: 'https://ns.example.com/ours/' };
    const document = createEpcisDocument([departure], { creationDate, prefixes, id: 'urn:a:b' });
    expect(document).toMatchObject({ '@context': [epcisContext, prefixes], id: 'urn:a:b' });
  });

  it.each([
    ['an event that is none', [{ ...packing, action: 'SEE' as 'ADD' }], creationDate],
    ['a date without a time', [packing], '2026-03-04'],
  ])('refuses %s', (_name, list, date) => {
    const create = () => createEpcisDocument(list, { creationDate: date });
    expect(create).toThrow(expect.objectContaining({ code: 'INVALID_DOCUMENT' }) as Error);
  });
});

describe('createQueryDocument', () => {
  const query = { creationDate, queryName: 'SimpleEventQuery' };

  it('puts the events into the answer to a query', () => {
    const document = createQueryDocument(events, { ...query, subscriptionID: 's-1' });
    expect(validateDocument(document).problems).toEqual([]);
    expect(document.epcisBody.queryResults).toMatchObject({ subscriptionID: 's-1' });
    expect(eventsOf(document)).toBe(events);
  });

  it('refuses an event that is none', () => {
    const list = [{ ...packing, eventTime: 'now' }];
    const create = () => createQueryDocument(list, query);
    expect(create).toThrow(expect.objectContaining({ code: 'INVALID_DOCUMENT' }) as Error);
  });
});

describe('standaloneEvent', () => {
  it('brings the context of the document before that of the event, each once', () => {
    const own = { ...packing, '@context': [epcisContext, { a: 'urn:a:' }] };
    const alone = standaloneEvent({ '@context': epcisContext }, own);
    expect(alone).toEqual({ ...packing, '@context': [epcisContext, { a: 'urn:a:' }] });
    expect(own['@context']).toHaveLength(2);
  });
});
