import type { QueryClient } from '@tanstack/preact-query';
import type { FoundPassport } from '@dpp/client';
import { client } from '../../server/client.js';
import { nothingSelected, selection, withSelected } from './selection.js';

/** Selects what a job refused, with its present rows: a refusal is mended in the list. */
export async function selectRefused(ids: readonly string[], queries: QueryClient): Promise<void> {
  const cached = queries
    .getQueriesData<{ passports?: readonly FoundPassport[] }>({ queryKey: ['passports', 'search'] })
    .flatMap(([, page]) => page?.passports ?? []);
  const known = new Map(cached.map((passport) => [passport.id, passport]));
  const rows = await Promise.all(ids.map(async (id) => known.get(id) ?? (await findRow(id))));
  selection.set(
    withSelected(
      nothingSelected,
      rows.filter((row) => row !== undefined),
      true,
    ),
  );
}

/** A row by its id: the search finds passports by their product ids. */
async function findRow(id: string): Promise<FoundPassport | undefined> {
  const { productId } = (await client.passports.getSource(id)).passport;
  const { passports } = await client.passports.searchPage({ q: productId, limit: 5 });
  return passports.find((passport) => passport.id === id);
}
