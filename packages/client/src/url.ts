import { invalidArgument } from './error.js';

/** A path of the contract, with `{name}` where a value goes. */
export type PathTemplate = `/${string}`;

/** Values for the `{name}`s of a path. */
export type PathParams = Readonly<Record<string, string>>;

/** Values for the query string; `undefined` ones are left out. */
export type QueryParams = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Brings the base URL into the form that paths are appended to: no trailing slash.
 *
 * @throws {@link DppError} `INVALID_ARGUMENT` unless it is an absolute http(s) URL without query,
 *   fragment, user and password. The message does not repeat it.
 */
export function parseBaseUrl(baseUrl: string | URL): string {
  const { protocol, username, password, search, hash, origin, pathname } = parse(baseUrl);
  if (!/^https?:$/.test(protocol) || [username, password, search, hash].some((part) => part)) {
    throw invalidArgument('baseUrl is not http(s), or has a query, fragment, user or password.');
  }
  let end = pathname.length;
  while (pathname[end - 1] === '/') end--;
  return origin + pathname.slice(0, end);
}

/**
 * Fills in a path, percent-encoding each value as one segment.
 *
 * @throws {@link DppError} `INVALID_ARGUMENT` for a value that would change the path: an empty one,
 *   `.` and `..`, which every URL client removes; and for an unpaired surrogate.
 */
export function expandPath(template: PathTemplate, params: PathParams = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeSegment(name, params[name]));
}

/** The query string with its `?`; empty when there is nothing to say. */
export function formatQuery(query: QueryParams = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

function parse(url: string | URL): URL {
  try {
    return new URL(url);
  } catch {
    // The platform's error quotes the URL, which may hold a password.
    throw invalidArgument('baseUrl is not an absolute URL.');
  }
}

function encodeSegment(name: string, value: string | undefined): string {
  if (!value || value === '.' || value === '..') {
    throw invalidArgument(`${name} is empty, "." or "..".`);
  }
  try {
    return encodeURIComponent(value);
  } catch (cause) {
    throw invalidArgument(`${name} has an unpaired surrogate.`, cause);
  }
}
