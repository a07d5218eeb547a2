import { describe, expect, it } from 'vitest';
import { createRelatedParties } from './related-party.js';

const id = 'https://dpp.example/credentials/1';
const economicOperator = { id: 'https://register.example/1', name: 'Acme', role: 'MANUFACTURER' };

function othersIn(metadata: Record<string, unknown>) {
  const [operator, ...others] = createRelatedParties({ id, economicOperator }, metadata);
  expect(operator).toMatchObject({ role: 'manufacturer', party: { name: 'Acme' } });
  return others;
}

describe('createRelatedParties', () => {
  it('names the manufacturer under a URI below that of the credential', () => {
    expect(othersIn({ manufacturer: 'Mill Ltd' })).toEqual([
      {
        role: 'manufacturer',
        party: { type: ['Party'], id: `${id}#manufacturer`, name: 'Mill Ltd' },
      },
    ]);
  });

  it('names the importer with its number and web page, and without its address', () => {
    const importer = {
      name: 'Port BV',
      address: 'Kaai 1',
      eori: 'NL123',
      operatorId: 'X',
      webAddress: 'https://port.example/',
    };
    expect(othersIn({ importer })).toEqual([
      {
        role: 'importer',
        party: {
          type: ['Party'],
          id: `${id}#importer`,
          name: 'Port BV',
          registeredId: 'NL123',
          organisationWebsite: 'https://port.example/',
        },
      },
    ]);
  });

  it('takes another number where there is no EORI', () => {
    const [importer] = othersIn({ importer: { name: 'Port BV', operatorId: 'X-1' } });
    expect(importer?.party.registeredId).toBe('X-1');
  });

  it('does not name the economic operator twice', () => {
    expect(othersIn({ manufacturer: { name: 'Acme', address: 'Street 1' } })).toEqual([]);
  });

  it('names who has the name of the operator in another role', () => {
    expect(othersIn({ importer: { name: 'Acme' } })).toHaveLength(1);
  });

  it.each([
    [{ manufacturer: null }],
    [{ manufacturer: '' }],
    [{ manufacturer: ' ' }],
    [{ manufacturer: 7 }],
    [{ manufacturer: [] }],
    [{ manufacturer: { address: 'Street 1' } }],
    [{ importer: { name: { value: 'Port BV' } } }],
    [{ responsiblePerson: { name: 'Somebody SARL' } }],
  ])('names nobody from %j', (metadata) => {
    expect(othersIn(metadata)).toEqual([]);
  });
});
