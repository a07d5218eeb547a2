import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { ANONYMOUS } from '../../../platform/audit-log/audit-event.js';
import { normalizeEmail } from '../../../platform/auth/user-model.js';
import { userCredentialsRepository } from '../../../platform/auth/user-credentials-repository.js';
import type { NewId } from '../../../platform/clock.js';
import { platformTransaction } from '../../../platform/db/platform-transaction.js';
import type { Mailer } from '../../../platform/egress/mailer.js';
import { BoundedQueue, QueueFullError } from '../../../platform/event-loop/bounded-queue.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { countAttempt, resetMailsTo } from '../login-throttle.js';
import { resetMail } from '../mails/account-mails.js';
import { createResetLink, mayReset, type ResetLinkDeps } from './reset-link.js';

interface PasswordResetsDeps extends ResetLinkDeps {
  /** Connections of the background. */
  readonly db: Knex;
  readonly newId: NewId;
  readonly mailer: Mailer;
  readonly logger: Logger;
}

interface ResetRequest {
  readonly email: string;
  readonly ip: string;
}

/** Requests that wait at once; beyond, a caller is told to come back. */
const queueSize = { concurrency: 1, maxWaiting: 100 };

/**
 * Mails links for another password. A request only joins a queue: whether there is such a login is looked up after the
 * answer, so that neither the answer nor its time tells. At best effort: what waits when the process ends is not sent.
 */
export class PasswordResets {
  private readonly queue = new BoundedQueue(queueSize);
  private readonly underWay = new Set<Promise<void>>();
  private closed = false;

  constructor(private readonly deps: PasswordResetsDeps) {}

  /** @throws a 503 `MAIL_NOT_CONFIGURED` where no mail can be sent, and a 503 where too many requests wait. */
  request(request: ResetRequest): void {
    if (!this.deps.mailer.isConfigured) throw mailNotConfigured();
    if (this.underWay.size > queueSize.maxWaiting) throw tooManyRequests();
    const handled = this.queue
      .run(() => this.handle(request))
      .catch((error: unknown) => {
        if (!(error instanceof QueueFullError))
          this.deps.logger.warn({ err: error }, 'a link for another password was not made');
      });
    this.underWay.add(handled);
    void handled.then(() => this.underWay.delete(handled));
  }

  /** Waits for what was asked for so far. */
  async flush(): Promise<void> {
    await Promise.all(this.underWay);
  }

  /** Gives up what waits, and waits for what is under way. */
  async close(): Promise<void> {
    this.closed = true;
    await this.flush();
  }

  private async handle({ email, ip }: ResetRequest): Promise<void> {
    if (this.closed) return;
    const { db, mailer } = this.deps;
    const found = await userCredentialsRepository(db).find(normalizeEmail(email));
    if (!found || !mayReset(found.user)) return;
    if (!(await this.isWithinLimit(found.user.email))) return;
    const { link } = await platformTransaction(db, (tx) =>
      createResetLink(tx, this.deps, { credentials: found, actor: ANONYMOUS, ip }),
    );
    const { email: to, profile } = found.user;
    mailer.send(resetMail({ to, locale: profile.locale, link }));
  }

  private async isWithinLimit(email: string): Promise<boolean> {
    try {
      await countAttempt(this.deps, resetMailsTo(email));
      return true;
    } catch (error) {
      // The answer was given already; it does not tell.
      if (error instanceof ApiError && error.status === 429) return false;
      throw error;
    }
  }
}

export function mailNotConfigured(): ApiError {
  return ApiError.standard(503, 'This server sends no mail.', { code: 'MAIL_NOT_CONFIGURED' });
}

function tooManyRequests(): ApiError {
  const message = 'Too many requests for another password are waiting; try again in a second.';
  return ApiError.standard(503, message).withHeaders({ 'Retry-After': '1' });
}
