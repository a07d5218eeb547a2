import type { FoundPassport } from '@dpp/client';
import { codesOf, maxCodes, type CodesAsked } from '../../codes/coded-passports.js';
import { client } from '../../server/client.js';
import type { Selection } from './selection.js';

/** The passports of a selection as codes are asked of them; of all that match, as many as are made at once. */
export async function codesOfSelection(chosen: Selection): Promise<CodesAsked> {
  if (chosen.kind === 'some') return codesOf([...chosen.passports.values()].map(codedOf));
  const { filter, total } = chosen;
  const limit = maxCodes;
  const found = await client.passports.search({ ...filter, limit: 200 }).all({ limit });
  return { ...codesOf(found.map(codedOf)), beyond: Math.max(0, total - found.length) };
}

const codedOf = ({ id, productId, name, status }: FoundPassport) => ({
  id,
  name: name ?? productId,
  isDraft: status === 'DRAFT',
});
