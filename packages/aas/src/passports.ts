/** Entry `@dpp/aas/passports`: product passports as AAS environments. */
export { decodeAasEnvironment } from './passports/decode-aas-environment.js';
export type { DecodedEnvironment, UnreadSubmodel } from './passports/decode-aas-environment.js';
export { encodeAasEnvironment } from './passports/encode-aas-environment.js';
export type { PassportContent } from './passports/encode-aas-environment.js';
