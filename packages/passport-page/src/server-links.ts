import type { PassportDocument } from './documents.js';
import type { PageOptions } from './page-options.js';

/** Addresses of the server that answers for a passport. */
type ServerOptions = Pick<PageOptions, 'serverUrl'>;

/** What a form is of: a passport, or a batch of it. */
type FormOf = Pick<PassportDocument, 'id' | 'batch'>;

/** A form of a passport for machines. A browser cannot choose by `Accept`: the address says which form it wants. */
export function formLink(
  { id, batch }: FormOf,
  representation: string,
  { serverUrl = '' }: ServerOptions,
): string {
  const ofBatch = batch ? `/10/${encodeURIComponent(batch.lot)}` : '';
  return `${serverUrl}/passport/${id}${ofBatch}?representation=${representation}`;
}

/** The page of a passport. */
export function passportLink(passportId: string, { serverUrl = '' }: ServerOptions): string {
  return `${serverUrl}/passport/${passportId}`;
}

/** The page that verifies the seal of a passport at once, in the language of the page that leads there. */
export function verifierLink(
  passportId: string,
  { serverUrl = '', language }: Pick<PageOptions, 'serverUrl' | 'language'>,
): string {
  return `${serverUrl}/verify?passport=${passportId}&lang=${language.locale}`;
}

/** The form that asks for the data which the page of a passport does not show. */
export function requestAccessLink(passportId: string, { serverUrl = '' }: ServerOptions): string {
  return `${serverUrl}/request-access?passport=${passportId}`;
}

/** The description of the server's API. */
export function apiLink({ serverUrl = '' }: ServerOptions): string {
  return `${serverUrl}/docs`;
}
