/** Paths of the screens that there are, as `screens.tsx` routes them. A link to a screen that is not built is left out. */
export const screenPaths = [
  '/',
  '/passports',
  '/passports/new',
  '/passports/:id/edit',
  '/passports/:id/:part?',
  '/passports/:id/units/new',
  '/import',
  '/import/:id/:step?',
  '/units',
  '/units/take-over',
  '/units/:id',
  '/grants/:id?',
  '/origins',
  '/origins/:id',
  '/companies',
  '/people',
  '/keys',
  '/webhooks/deliveries/:delivery',
  '/webhooks/:id?',
  '/audit/:seq?',
  '/settings',
  '/account',
  '/account/second-factor',
  '/platform',
  '/platform/workspaces/:id',
  '/platform/authorities',
  '/platform/audit/:seq?',
  '/platform/health',
] as const;

/** True for a path that a screen has, with or without the part that it may leave out. */
export function isScreen(path: string): boolean {
  return screenPaths.some((each) => each === path || each.replace(/\/:\w+\?$/, '') === path);
}
