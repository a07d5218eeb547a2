import { useState } from 'preact/hooks';

/**
 * The token of a link from a mail. It stands in the fragment, which browsers send to no server, and leaves the address
 * and the history as soon as it is read.
 */
export function useLinkToken(): string {
  const [token] = useState(() => {
    const read = location.hash.slice(1);
    history.replaceState(null, '', location.pathname);
    return read;
  });
  return token;
}
