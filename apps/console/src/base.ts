const loadedFrom = import.meta.url;

/**
 * The path of the console, ending in `/`: `/console/`, or with the path of the server's own address before it. Known
 * from where this very module was loaded: `assets/` of the built files, `src/` of the development server.
 */
export const basePath = new URL('../', loadedFrom).pathname;

/** The address of the server, which the console lies directly below. */
export const serverUrl = new URL('../', new URL(basePath, location.origin)).href.replace(/\/$/, '');

/** The address of a screen: `pathTo('/passports?view=drafts')`. */
export function pathTo(screen: string): string {
  return basePath + screen.replace(/^\//, '');
}

/** The part of a path after the console's own, with `/` before it: what screens are found by. */
export function screenPathOf(pathname: string): string {
  return `/${pathname.slice(basePath.length)}`;
}
