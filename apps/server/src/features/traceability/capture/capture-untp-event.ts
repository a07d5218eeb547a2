import type { Caller } from '../../../platform/auth/caller-model.js';
import { acceptEventCredential } from './accept-event-credential.js';
import { requireFewThings } from './captured-things.js';
import { storeEvents, type CaptureDeps } from './store-events.js';
import type { VerifyEventDeps } from './verify-event-credential.js';

/**
 * Captures the event that a signed credential is about.
 *
 * @param sent - A body, as it was parsed.
 * @returns The id of the event: of a credential that came before, the first one.
 * @throws as {@link acceptEventCredential}, and a 400 `CAPTURE_TOO_LARGE` for more than 5,000 things.
 */
export async function captureUntpEvent(
  deps: CaptureDeps & VerifyEventDeps,
  caller: Caller,
  { sent, ip }: { readonly sent: Readonly<Record<string, unknown>>; readonly ip: string },
): Promise<string> {
  const accepted = [await acceptEventCredential(deps, caller, sent)];
  requireFewThings(accepted.map(({ event }) => event));
  const { ids } = await storeEvents(deps, caller, { accepted, ip });
  const [id] = ids;
  if (id === undefined) throw new Error('An event was stored and has no id.');
  return id;
}
