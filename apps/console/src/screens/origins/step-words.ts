import { useTexts } from '../../texts/use-texts.js';
import type { Step } from './model/graph.js';

/** A step as people name it: the business step where it is known, else the kind of event. */
export function useStepName(): (step: Pick<Step, 'bizStep' | 'eventType'>) => string {
  const { words } = useTexts('origins');
  const businessSteps: Readonly<Record<string, string>> = words.businessSteps;
  const kinds: Readonly<Record<string, string>> = words.kinds;
  return ({ bizStep, eventType }) => {
    const word = bizStep === null ? undefined : businessSteps[cbvWordOf(bizStep)];
    return word ?? kinds[eventType] ?? eventType;
  };
}

/** The word of the CBV, from any of its three forms: bare, as URN, as address. */
function cbvWordOf(bizStep: string): string {
  return /(?:^|:|\/BizStep-)([a-z_]+)$/.exec(bizStep)?.[1] ?? '';
}

/** Who signed: the holder of the certificate by name, or the DID. Undefined for what nobody signed. */
export function signerOf({ isUntpCompliant, signer, issuerDid }: Step): string | undefined {
  if (!isUntpCompliant) return undefined;
  const parts = (signer ?? '').split(/[,\n]/).map((part) => part.trim());
  const named = parts.find((part) => /^(?:CN|O)=/.test(part))?.replace(/^\w+=/, '');
  return named ?? signer ?? issuerDid ?? undefined;
}
