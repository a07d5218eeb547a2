import { representations } from '../../src/representations/negotiation/representations.js';

/** The media types a passport answers in, for tests that ask for every one. */
export const representationTypes = Object.values(representations).map(({ mediaType }) => mediaType);
