/** Names of the cookie that a login sets for scripts to read: on https, and on plain http. */
const CSRF_COOKIES = ['__Host-dpp_csrf', 'dpp_csrf'] as const;

/** The login of a person in a browser, which keeps the session in a cookie that no script can read. */
export class CookieSession {
  #remembered: string | undefined;

  /** Keeps the token of a login, for where there are no cookies to read. */
  remember(token: string): void {
    this.#remembered = token;
  }

  /** What a write has to repeat; of the page's cookie first, which another tab may have replaced. */
  csrfToken(): string | undefined {
    return csrfCookie() ?? this.#remembered;
  }
}

function csrfCookie(): string | undefined {
  const { document } = globalThis as { document?: { readonly cookie?: string } };
  const pairs = document?.cookie?.split(';').map((pair) => pair.trim().split('=')) ?? [];
  return CSRF_COOKIES.map((name) => pairs.find(([written]) => written === name)?.[1]).find(
    // A value that no header can carry is none of the server's.
    (value) => value !== undefined && /^[\x21-\x7e]+$/.test(value),
  );
}
