import { maxPendingRequests } from './grant-model.js';

/** What the room for requests of a workspace is shared by. */
export interface PendingRequest {
  readonly id: string;
  /** IPv4 /24 or IPv6 /48; null where it was not stored. */
  readonly block: string | null;
  readonly email: string | null;
  /** UUID of the passport or the battery unit. */
  readonly targetId: string;
}

/** Where a new request goes: beside the others, in place of an older one, or nowhere. */
type RequestPlace =
  | { readonly isStored: true; readonly replaces?: PendingRequest | undefined }
  | { readonly isStored: false };

/** The most undecided requests of one block of addresses, of one mail address, and for one target. */
export const requestShares = { block: 200, email: 50, target: 500 } as const;

/** From as many on, the workspace hears that there is little room left. */
export const nearlyFull = (maxPendingRequests * 9) / 10;

/**
 * Finds room for a request. Where a target or the workspace has no more room, the block of addresses with the most
 * requests there loses its oldest one, or the new one if that is its own: a stranger who sends many shuts out no
 * other stranger.
 *
 * @param pending - Pending requests of the workspace, oldest first.
 */
export function placeRequest(
  pending: readonly PendingRequest[],
  request: Omit<PendingRequest, 'id'>,
): RequestPlace {
  const ofBlock = pending.filter(({ block }) => block === request.block);
  const ofEmail = pending.filter(({ email }) => email === request.email);
  if (ofBlock.length >= requestShares.block || ofEmail.length >= requestShares.email) {
    return { isStored: false };
  }
  const ofTarget = pending.filter(({ targetId }) => targetId === request.targetId);
  if (ofTarget.length >= requestShares.target) return inPlaceOf(ofTarget, request);
  if (pending.length >= maxPendingRequests) return inPlaceOf(pending, request);
  return { isStored: true };
}

function inPlaceOf(
  full: readonly PendingRequest[],
  { block }: Omit<PendingRequest, 'id'>,
): RequestPlace {
  const counts = new Map<string | null, number>();
  for (const each of full) counts.set(each.block, (counts.get(each.block) ?? 0) + 1);
  const most = Math.max(...counts.values());
  if ((counts.get(block) ?? 0) >= most) return { isStored: false };
  return { isStored: true, replaces: full.find((each) => counts.get(each.block) === most) };
}
