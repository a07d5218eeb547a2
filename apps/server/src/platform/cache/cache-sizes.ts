const mebibyte = 1024 * 1024;

/**
 * What the caches of the process hold at most, in bytes with their keys: 250 MiB in all. What is not there is cached
 * apart, and little of it: strangers choose what they ask for, and what they ask for in vain must not push
 * out what exists.
 */
export const cacheMaxBytes = {
  /** Public documents by what they were asked for; the largest takes some 5 MiB. */
  resolutions: 64 * mebibyte,
  unresolved: 2 * mebibyte,
  /** Which key a workspace signs with: some 1,500, and as many that have none. */
  issuerKeys: mebibyte,
  /** Which pictures passports have, and that most have none: some 5,000 and 8,000. */
  pictures: 2 * mebibyte,
  withoutPictures: 2 * mebibyte,
  /** Picture files, of at most 2 MiB each. */
  pictureFiles: 16 * mebibyte,
  /** Pages, AAS environments and signed credentials, as they are sent; the largest takes some 5 MiB. */
  renderings: 80 * mebibyte,
  /** Where names lead to that never change their workspace: some 12,000. */
  directory: 8 * mebibyte,
  apiKeys: 8 * mebibyte,
  unknownApiKeys: mebibyte,
  sessions: 8 * mebibyte,
  unknownSessions: mebibyte,
  signingKeys: 4 * mebibyte,
  /** Secrets that deliveries are signed with: some 800. */
  webhookSecrets: mebibyte,
  /** Addresses and keys counted in memory, in the minute they are counted for: some 100,000. */
  budgets: 32 * mebibyte,
  /** Addresses that scan, in the minute they are counted for: some 40,000. */
  scanBudgets: 16 * mebibyte,
  /** Those that are over their budget, where it is counted elsewhere. */
  exhaustedBudgets: 4 * mebibyte,
} as const;
