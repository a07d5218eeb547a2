import { basePath } from '../../base.js';

/**
 * A path below the console alone: a link must not lead from the door to somewhere else.
 *
 * @param home - Where one lands who wanted to go nowhere else.
 */
export function landingOf(to: string | undefined, home = basePath): string {
  if (to === undefined || !to.startsWith('/') || /[\\\s]/.test(to)) return home;
  const { origin, pathname, search } = new URL(to, location.origin);
  const isInside = origin === location.origin && pathname.startsWith(basePath);
  return isInside && pathname + search !== basePath ? pathname + search : home;
}
