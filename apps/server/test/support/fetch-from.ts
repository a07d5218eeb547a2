import type { FetchLike } from '@dpp/client';

/** Where `startTestApp` says it is, without being there. */
const baseUrl = 'https://dpp.example';

/** `fetch` for a machine on which the base URL of the server under test leads to that server. */
export const fetchFrom =
  (origin: string): FetchLike =>
  async (url, init) => {
    const reply = await fetch(url, { ...init, redirect: 'manual' });
    const location = reply.headers.get('location');
    if (location === null) return reply;
    return fetchFrom(origin)(location.replace(baseUrl, origin), init);
  };
