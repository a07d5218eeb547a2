import type { VerifierTexts } from '@dpp/merkle-seal/verifier-texts';

/** One language of the verifier page, without the texts that it shares with the pages of passports. */
export type VerifyCatalogue = Omit<VerifierTexts, 'frame' | 'status' | 'words' | 'report'> & {
  readonly words: Omit<VerifierTexts['words'], 'unsealed'>;
  readonly report: Omit<VerifierTexts['report'], 'productNumber'>;
  readonly status: Pick<VerifierTexts['status'], 'ACTIVE'>;
};
