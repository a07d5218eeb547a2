import type { EpcisEvent } from '@dpp/epcis';
import type { CapturedEvent, OriginLocation } from '../event-model.js';

/** An event that nothing more is asked of. */
export interface AcceptedEvent {
  readonly event: EpcisEvent;
  readonly eventHash: string;
  readonly contentHash: string;
  /** See `CapturedEvent`. */
  readonly context: string | null;
  /** What a credential says beside or instead of the event. */
  readonly signed?: SignedPart;
}

export interface SignedPart {
  readonly credential: string;
  readonly issuerDid: string;
  readonly signer: string | null;
  readonly originLocation: OriginLocation | null;
  /** As the credential has them, be they words of the standard or not. */
  readonly words: Pick<CapturedEvent, 'bizStep' | 'disposition' | 'readPoint' | 'bizLocation'>;
}
