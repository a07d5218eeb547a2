/** Entry `@dpp/passport-page/verifier`: what the page that verifies seals takes from the page of a passport. */
export { languageLinks } from './parts/band.js';
export { toVerifierWords } from './verifier-words.js';
export type { VerifierWords } from './verifier-words.js';
