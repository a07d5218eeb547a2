// Generated from package.json by `npm run contract`. Do not edit.

/** The version of this package. */
export const VERSION = '0.1.0';
