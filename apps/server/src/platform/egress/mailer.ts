import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { BoundedQueue, QueueFullError } from '../event-loop/bounded-queue.js';
import { createOpenRequests, type RequestEnd } from './open-requests.js';

/** Plain text; what strangers wrote has no place in it. */
export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** Sends mail at best effort: nothing waits for it, and nothing fails with it. */
export interface Mailer {
  /** False where no mail server is configured: what is sent goes nowhere. */
  readonly isConfigured: boolean;
  /** Hand it what is true already: after the transaction, never inside. */
  send(mail: Mail): void;
  /** Waits for what is under way, which has its bounds. */
  flush(): Promise<void>;
  /** Breaks off what is under way and takes nothing more. */
  close(): void;
}

interface MailerOptions {
  /** `smtp://` or `smtps://`; undefined: no mail is sent. */
  readonly url: string | undefined;
  readonly from: string | undefined;
  /** For one mail, from the connection to its end. Default 15000. */
  readonly timeoutMs?: number;
  readonly logger: Logger;
}

/** How many mails are on their way at once, and how many more may wait; beyond, they are dropped. */
const queueSize = { concurrency: 2, maxWaiting: 200 };

/** The way out to the mail server of the configuration, wherever it stands. */
export function createMailer({ url, from, timeoutMs = 15_000, logger }: MailerOptions): Mailer {
  if (url === undefined || from === undefined) return noMailer;
  const transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true });
  const queue = new BoundedQueue(queueSize);
  const open = createOpenRequests();
  const underWay = new Set<Promise<void>>();

  async function hand({ to, subject, text }: Mail, end: RequestEnd): Promise<void> {
    try {
      await transport.sendMail({ from, to: [...to], subject, text, signal: end.asSignal() });
    } catch (error) {
      // The transport says that it was stopped; this says why.
      end.throwIfEnded();
      throw error;
    }
  }

  async function deliver(mail: Mail): Promise<void> {
    try {
      await queue.run(() => open.within(timeoutMs, (end) => hand(mail, end)));
    } catch (error) {
      // Nothing depends on a mail. An address is a person's: the log has the reason alone.
      logger.warn({ reason: reasonOf(error) }, 'a mail was not sent');
    }
  }

  return {
    isConfigured: true,
    send(mail) {
      const delivery = deliver(mail);
      underWay.add(delivery);
      void delivery.then(() => underWay.delete(delivery));
    },
    async flush() {
      await Promise.all(underWay);
    },
    close() {
      open.close();
      transport.close();
    },
  };
}

const noMailer: Mailer = {
  isConfigured: false,
  send: () => undefined,
  flush: () => Promise.resolve(),
  close: () => undefined,
};

/** A code of ours or of the transport's, such as `ECONNECTION`; messages repeat addresses. */
function reasonOf(error: unknown): string {
  if (error instanceof QueueFullError) return 'QUEUE_FULL';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'UNKNOWN';
}
