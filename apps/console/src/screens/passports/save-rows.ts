import type { FoundPassport } from '@dpp/client';
import { saveFile } from '../../parts/save-file.js';
import { client } from '../../server/client.js';
import type { Section } from '../../texts/catalogue.js';
import type { Selection } from './selection.js';
import { csvOf } from './write-csv.js';

/** So many rows are saved at once; each page of two hundred is a call. */
export const maxSavedRows = 10_000;

const maxSites = 1000;

interface RowWords {
  readonly words: Section<'passports'>;
  readonly statuses: Section<'common'>['status'];
}

/**
 * Saves the rows of a selection as a table for a spreadsheet, with the headings of the list.
 *
 * @returns How many were saved.
 */
export async function saveRows(chosen: Selection, inWords: RowWords): Promise<number> {
  const rows = await rowsOf(chosen);
  const sites = await client.facilities.list().all({ limit: maxSites });
  const siteNames = new Map(sites.map(({ id, name }) => [id, name]));
  const { columns, sheet } = inWords.words;
  const headings = [
    ...[columns.number, columns.product, sheet.model, sheet.size, sheet.category, columns.status],
    ...[sheet.sealed, sheet.company, sheet.site, columns.changed],
  ];
  const table = rows.map((row) => [
    ...[row.productId, row.name, row.model, row.size, row.category, inWords.statuses[row.status]],
    ...[row.sealedAt, row.operator.name, siteNames.get(row.facilityId ?? '') ?? row.facilityId],
    row.updatedAt,
  ]);
  const day = new Date().toISOString().slice(0, 10);
  saveFile(`passports-${day}.csv`, csvOf([headings, ...table]), 'text/csv;charset=utf-8');
  return rows.length;
}

async function rowsOf(chosen: Selection): Promise<readonly FoundPassport[]> {
  if (chosen.kind === 'some') return [...chosen.passports.values()];
  const limit = maxSavedRows;
  return client.passports.search({ ...chosen.filter, limit: 200 }).all({ limit });
}
