import { describe, expect, it } from 'vitest';
import { maxPendingRequests } from './grant-model.js';
import { placeRequest, requestShares, type PendingRequest } from './request-room-model.js';

const pending = (
  count: number,
  of: (nth: number) => Partial<PendingRequest> = () => ({}),
): PendingRequest[] =>
  Array.from({ length: count }, (_, nth) => ({
    id: String(nth),
    block: `192.0.${nth}.0/24`,
    email: `${nth}@example.com`,
    targetId: `target ${nth}`,
    ...of(nth),
  }));
const fresh = { block: '198.51.100.0/24', email: 'ines@example.com', targetId: 'target' };

describe('placeRequest', () => {
  it('stores a request where there is room', () => {
    expect(placeRequest(pending(maxPendingRequests - 1), fresh)).toEqual({ isStored: true });
  });

  it.each([
    ['block of addresses', requestShares.block, { block: fresh.block }],
    ['mail address', requestShares.email, { email: fresh.email }],
  ])('refuses what one %s sends beyond its share, and no other one', (_what, share, of) => {
    expect(
      placeRequest(
        pending(share - 1, () => of),
        fresh,
      ).isStored,
    ).toBe(true);
    expect(
      placeRequest(
        pending(share, () => of),
        fresh,
      ).isStored,
    ).toBe(false);
    const other = { ...fresh, block: '203.0.113.0/24', email: 'other@example.com' };
    expect(
      placeRequest(
        pending(share, () => of),
        other,
      ).isStored,
    ).toBe(true);
  });

  it('takes the room of the fullest block where a workspace is full, the oldest first', () => {
    const flood = pending(maxPendingRequests, (nth) =>
      nth % 10 === 0 ? {} : { block: `10.0.${nth % 7}.0/24` },
    );
    const counts = new Map<string | null, number>();
    for (const { block } of flood) counts.set(block, (counts.get(block) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const oldest = flood.find(({ block }) => counts.get(block) === most);
    expect(placeRequest(flood, fresh)).toEqual({ isStored: true, replaces: oldest });
    const own = { ...fresh, block: oldest?.block ?? null };
    expect(placeRequest(flood, own)).toEqual({ isStored: false });
  });

  it('takes the room of the fullest block of one target where that target is full', () => {
    const { targetId } = fresh;
    const flood = pending(requestShares.target, (nth) => ({
      targetId,
      block: `10.0.${nth % 4}.0/24`,
    }));
    expect(placeRequest(flood, fresh)).toEqual({ isStored: true, replaces: flood[0] });
    expect(placeRequest(flood, { ...fresh, targetId: 'other' })).toEqual({ isStored: true });
  });
});
