import type { ListTenantsQuery } from '@dpp/client/platform';

/** Views of the workspaces, in this order. */
export const views = ['all', 'near', 'trial', 'due', 'ended'] as const;
export type View = (typeof views)[number];

/** What each view asks for. */
const searches: Readonly<Record<View, ListTenantsQuery>> = {
  all: {},
  near: { nearLimit: true },
  trial: { status: 'trialing' },
  due: { status: 'past_due' },
  ended: { status: 'canceled' },
};

/** What the address of the list asks for. */
export interface ListAddress {
  readonly view: View;
  readonly q: string;
}

export function parseListAddress(query: Readonly<Record<string, string>>): ListAddress {
  return { view: views.find((each) => each === query.view) ?? 'all', q: query.q ?? '' };
}

export function listPath({ view, q }: ListAddress): string {
  const query = new URLSearchParams();
  if (view !== 'all') query.set('view', view);
  if (q !== '') query.set('q', q);
  return query.size === 0 ? '/platform' : `/platform?${query.toString()}`;
}

/** What the server is asked for. */
export function searchOf({ view, q }: ListAddress): ListTenantsQuery {
  return { ...searches[view], ...(q !== '' && { q }) };
}

/** How many workspaces a view has; undefined where that is not counted. */
export function countOf(view: View, counts: Readonly<Record<string, number>>): number | undefined {
  if (view === 'near') return undefined;
  const { status } = searches[view];
  if (status !== undefined) return counts[status] ?? 0;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** First label of a host name, made of the name of a company: "Iberia Componentes SA" is `iberia-componentes`. */
export function addressFor(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/\s(?:gmbh|ag|sa|se|ab|as|oy|bv|nv|srl|spa|ltd|kft|sarl|sas)\.?$/, '');
  const words = plain.split(/[^a-z0-9]/).filter(Boolean);
  const address = words.join('-').slice(0, 63);
  return address.endsWith('-') ? address.slice(0, -1) : address;
}

/** True for one DNS label, as the server takes it. */
export function isAddress(text: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(text);
}
