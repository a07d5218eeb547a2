/** An entry of the audit log, as the API answers it; newer servers may add members. */
export interface FollowedEntry {
  readonly seq: number;
  readonly at: string;
  readonly action: string;
  readonly actor: string;
  readonly targetType: string;
  readonly targetId: string;
}

/** An attempt to deliver an event to a subscription, as the API answers it. */
export interface FollowedDelivery {
  readonly id: string;
  readonly subscriptionId: string;
  readonly event: string;
  readonly status: string;
  readonly responseStatus: number | null;
  readonly lastAttempt: string | null;
  readonly nextRetryAt: string | null;
  readonly errorMessage: string | null;
  readonly createdAt: string;
}

/** What happened since it was last asked, oldest first. */
export interface NewEvents {
  readonly entries: readonly FollowedEntry[];
  readonly deliveries: readonly FollowedDelivery[];
  /** Entries between the last ones and these, of which there were too many to read. */
  readonly skipped: number;
}

/** Asks the server for what lies under a path. */
export interface AskServer {
  get(path: string): Promise<unknown>;
  /** `undefined` where the key may not read it, or the server is older and has none. */
  getIfAllowed(path: string): Promise<unknown>;
}

interface Page {
  readonly entries: readonly FollowedEntry[];
  readonly nextCursor: string | null;
}

const pageSize = 100;
/** A client that was away longer reads the log itself. */
const maxPages = 10;
/** Newest deliveries that are watched. A retry of an older one is not printed. */
const watchedDeliveries = 50;

/**
 * Follows a workspace through the API of its server: the audit log, which is numbered without gaps, and the newest
 * deliveries, which are told again whenever an attempt changed them.
 */
export class EventFollower {
  /** The newest entry that was told. */
  #seq: number | undefined;
  /** By id, what was told of it. */
  #deliveries: ReadonlyMap<string, string> | undefined;

  constructor(private readonly ask: AskServer) {}

  /** @param last - How many entries the first call answers. Every later one answers what is new. */
  async next(last: number): Promise<NewEvents> {
    const deliveries = await this.#changedDeliveries();
    const { entries, skipped } = await this.#newEntries(last);
    return { entries, deliveries, skipped };
  }

  async #newEntries(last: number): Promise<Pick<NewEvents, 'entries' | 'skipped'>> {
    const isFirst = this.#seq === undefined;
    const since = this.#seq ?? 0;
    const found: FollowedEntry[] = [];
    let cursor: string | null = null;
    for (let pages = 0; pages < maxPages; pages += 1) {
      const page = await this.#page(cursor);
      found.push(...page.entries.filter(({ seq }) => seq > since));
      cursor = page.nextCursor;
      const isKnown = page.entries.some(({ seq }) => seq <= since);
      if (cursor === null || isKnown || (isFirst && found.length >= last)) break;
    }
    const newest = found[0]?.seq ?? since;
    this.#seq = newest;
    if (isFirst) return { entries: found.slice(0, last).reverse(), skipped: 0 };
    return { entries: found.reverse(), skipped: newest - since - found.length };
  }

  async #page(cursor: string | null): Promise<Page> {
    const from = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    return (await this.ask.get(`/api/v1/audit-log?limit=${pageSize}${from}`)) as Page;
  }

  async #changedDeliveries(): Promise<readonly FollowedDelivery[]> {
    const path = `/api/v1/webhooks/deliveries?limit=${watchedDeliveries}`;
    const { deliveries } = ((await this.ask.getIfAllowed(path)) ?? { deliveries: [] }) as {
      deliveries: readonly FollowedDelivery[];
    };
    const told = this.#deliveries;
    const stateOf = (delivery: FollowedDelivery) =>
      `${delivery.status} ${delivery.lastAttempt ?? ''}`;
    this.#deliveries = new Map(deliveries.map((delivery) => [delivery.id, stateOf(delivery)]));
    if (!told) return [];
    return deliveries.filter((delivery) => told.get(delivery.id) !== stateOf(delivery)).reverse();
  }
}
