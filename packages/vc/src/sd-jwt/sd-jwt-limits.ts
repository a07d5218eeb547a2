/**
 * Most characters of an SD-JWT, its disclosures and tildes counted. A passport with the most metadata that
 * the platform takes, 1 MiB, still fits with every characteristic in a disclosure of its own.
 */
export const MAX_SD_JWT_LENGTH = 2_097_152;

/** Most disclosures of an SD-JWT; each costs the verifier a hash. */
export const MAX_DISCLOSURES = 16_384;

/** Deepest nesting of the processed payload, the payload itself counting as 1. */
export const MAX_CLAIM_DEPTH = 128;

/** The text of a disclosure nests one deeper: digests stand in an array or object of their own. */
export const MAX_TEXT_DEPTH = MAX_CLAIM_DEPTH + 1;
