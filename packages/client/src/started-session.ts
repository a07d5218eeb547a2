import { ReplyPromise } from './reply-promise.js';
import type { Transport } from './request.js';

/** A reply that may start a session: the token that writes repeat is kept, where the client works by cookies. */
export function startedSession<Reply extends { readonly csrfToken?: string } | object>(
  transport: Transport,
  reply: ReplyPromise<Reply>,
): ReplyPromise<Reply> {
  return new ReplyPromise(
    reply.withResponse().then((detailed) => {
      const started = detailed.reply as { readonly csrfToken?: string };
      if (started.csrfToken !== undefined) transport.rememberCsrfToken(started.csrfToken);
      return detailed;
    }),
  );
}
