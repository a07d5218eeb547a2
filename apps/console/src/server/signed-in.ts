import { createStore } from '../parts/store.js';

/** The cookie that a login sets for scripts: without it there is no session, and nothing has to be asked. */
export function hasSessionCookie(): boolean {
  return /(?:^|;\s*)(?:__Host-)?dpp_csrf=[^;]/.test(document.cookie);
}

/** True from a 401 on a screen until the person has signed in again: the frame then asks over the screen. */
export const sessionEnded = createStore(false);
