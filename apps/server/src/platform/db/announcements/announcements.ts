/** What processes on one database tell each other about, each in words of its own. */
export type Channel = 'shown' | 'deliveries' | 'pictures' | 'jobs' | 'imports';

export const channels: readonly Channel[] = ['shown', 'deliveries', 'pictures', 'jobs', 'imports'];

interface Subscriber {
  readonly channel: Channel;
  /**
   * An announcement of any process: of this one before its committing call returns, of others once it arrives. It may
   * come twice.
   */
  heard(words: readonly string[]): void;
  /** Anything may have been announced meanwhile. */
  missed(): void;
}

/** What hears the other processes on the database. */
export interface Ear {
  /** True when everything that was committed up to a moment ago has arrived. */
  isHearing(): boolean;
}

const deaf: Ear = { isHearing: () => false };

/** No other process writes to the database: there is no other listener. */
const alone: Ear = { isHearing: () => true };

/**
 * Hands on what committed transactions have announced, those of this process and those that its ear hears of
 * ([ADR 10](../../../../../../docs/adr/0010-what-instances-tell-each-other.md)).
 */
export class Announcements {
  private readonly subscribers: Subscriber[] = [];
  private ear: Ear;

  /** @param options - `alone`: this process has the database for itself. */
  constructor(options: { readonly alone: boolean }) {
    this.ear = options.alone ? alone : deaf;
  }

  hearWith(ear: Ear): void {
    this.ear = ear;
  }

  /** False while other processes may announce what does not arrive here. */
  isHearing(): boolean {
    return this.ear.isHearing();
  }

  subscribe(subscriber: Subscriber): void {
    this.subscribers.push(subscriber);
  }

  /** Words of this process, once they are committed, or of another one. */
  handOn(channel: Channel, words: readonly string[]): void {
    for (const subscriber of this.subscribers) {
      if (subscriber.channel === channel) subscriber.heard(words);
    }
  }

  handOnMissed(): void {
    for (const subscriber of this.subscribers) subscriber.missed();
  }
}
