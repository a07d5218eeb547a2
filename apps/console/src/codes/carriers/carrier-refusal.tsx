import { BadRequestError, DppError } from '@dpp/client';
import type { ComponentChildren } from 'preact';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { useTexts, type UsedSection } from '../../texts/use-texts.js';

interface CarrierRefusalProps {
  readonly error: unknown;
  /** The product that the code stands on. */
  readonly name: string;
}

/** Why a code is not drawn or declared, and what to do. */
export function CarrierRefusal({ error, name }: CarrierRefusalProps) {
  const section = useTexts('carriers');
  const sentence = carrierSentence(error, name, section);
  return sentence === undefined ? (
    <Failure error={error} />
  ) : (
    <RefusalNote lang={section.lang}>
      <p>{sentence}</p>
    </RefusalNote>
  );
}

interface RefusalNoteProps {
  readonly lang: string;
  readonly children: ComponentChildren;
}

export function RefusalNote({ lang, children }: RefusalNoteProps) {
  return (
    <div class="bar-note warn" role="alert" lang={lang}>
      <Icon name="warn" />
      <div>{children}</div>
    </div>
  );
}

/** The sentence for a refusal of a code; nothing for any other failure. */
export function carrierSentence(
  error: unknown,
  name: string,
  { words: { refusals }, say }: UsedSection<'carriers'>,
): string | undefined {
  if (!(error instanceof DppError)) return undefined;
  const { code } = error;
  if (code === 'CARRIER_KEY_REQUIRED') return say(refusals.noKey, { name });
  if (code === 'CARRIER_DECLARATION_UNFIT') return say(refusals.unfit, { name });
  if (code === 'PASSPORT_SEALED_IMMUTABLE') return refusals.sealed;
  return hasOtherFaults(error) ? refusals.faulty : undefined;
}

/** True where the passport as a whole was refused, for values other than the code. */
export function hasOtherFaults(error: unknown): boolean {
  return error instanceof BadRequestError && error.errors.length > 0;
}
