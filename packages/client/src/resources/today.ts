import type { RequestOptions } from '../client-options.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type { SnoozeTodayReply, TodayKind, TodayReply } from '../schemas.js';

/** What waits for the caller. */
export class TodayResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Lists what waits, the most urgent first: no more than the caller may do something about. A kind that could not be
   * looked up is in `unavailable`.
   * @example
   * const { items } = await client.today.list();
   * for (const { kind, count, since } of items) console.log(kind, count, since);
   */
  list(options?: RequestOptions): ReplyPromise<TodayReply> {
    return this.#transport.json({ path: '/api/v1/today', options });
  }

  /**
   * Hides a kind from the caller alone until a time, at most 31 days away.
   *
   * @param until - ISO 8601.
   * @example
   * await client.today.snooze('SEAL_MISSING', '2027-01-04T06:00:00.000Z');
   */
  snooze(kind: TodayKind, until: string, options?: RequestOptions): ReplyPromise<SnoozeTodayReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/today/{kind}/snooze',
      params: { kind },
      body: { until },
      options,
    });
  }

  /**
   * Shows a kind again. One that is shown stays so.
   * @example
   * await client.today.endSnooze('SEAL_MISSING');
   */
  endSnooze(kind: TodayKind, options?: RequestOptions): ReplyPromise<SnoozeTodayReply> {
    return this.#transport.json({
      method: 'DELETE',
      path: '/api/v1/today/{kind}/snooze',
      params: { kind },
      options,
    });
  }
}
