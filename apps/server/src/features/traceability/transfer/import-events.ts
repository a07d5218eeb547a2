import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantPreview, tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { acceptEpcisEvent } from '../capture/accept-epcis-event.js';
import { acceptEventCredential } from '../capture/accept-event-credential.js';
import type { AcceptedEvent } from '../capture/accepted-event-model.js';
import { storeEvents, type CaptureDeps } from '../capture/store-events.js';
import type { VerifyEventDeps } from '../capture/verify-event-credential.js';
import { readEvent, type SentEvent } from './event-file-model.js';

interface ImportEventsInput {
  readonly rows: readonly { readonly position: number; readonly sent: SentEvent }[];
  /** Do it all, then undo it. */
  readonly dryRun: boolean;
}

/** What became of a batch. */
interface EventsImported {
  readonly inserted: number;
  /** In the workspace by its hash and content, before this import or by an earlier row of it. */
  readonly alreadyThere: number;
  readonly failures: readonly { readonly position: number; readonly message: string }[];
}

/** Where the command line runs. */
const ip = '127.0.0.1';

/**
 * Captures the events of a batch of a file in one transaction, each for itself: as over HTTP, credentials among them. What
 * is there already is left alone, so that a file can be imported again.
 *
 * @throws a 409 `WORKSPACE_LIMIT_REACHED`, and nothing of the batch is stored.
 */
export async function importEvents(
  deps: CaptureDeps & VerifyEventDeps,
  caller: Caller,
  { rows, dryRun }: ImportEventsInput,
): Promise<EventsImported> {
  const accepted: AcceptedEvent[] = [];
  const failures: { position: number; message: string }[] = [];
  for (const { position, sent } of rows) {
    const read = await accept(deps, caller, sent);
    if (typeof read !== 'string') accepted.push(read);
    else failures.push({ position, message: atPlace(sent.pointer, read) });
  }
  if (accepted.length === 0) return { inserted: 0, alreadyThere: 0, failures };
  const transaction = dryRun ? tenantPreview : tenantTransaction;
  const { fresh } = await transaction(deps.db, caller.tenant.id, (tx) =>
    storeEvents({ ...deps, db: tx }, caller, { accepted, ip }),
  );
  return { inserted: fresh, alreadyThere: accepted.length - fresh, failures };
}

async function accept(
  deps: CaptureDeps & VerifyEventDeps,
  caller: Caller,
  sent: SentEvent,
): Promise<AcceptedEvent | string> {
  if ('event' in sent) {
    const event = readEvent(sent.event);
    return typeof event === 'string' ? event : acceptEpcisEvent(event, sent.context);
  }
  try {
    return await acceptEventCredential(deps, caller, sent.credential);
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

/** What is wrong may begin with a place in the event. */
function atPlace(pointer: string, message: string): string {
  if (pointer === '') return message;
  return message.startsWith('/') ? `${pointer}${message}` : `${pointer}: ${message}`;
}
