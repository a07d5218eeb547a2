import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';
import { userCredentialsRepository } from '../../../platform/auth/user-credentials-repository.js';
import { platformTransaction } from '../../../platform/db/platform-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { isLoopback } from '../../../platform/http/request/client-address.js';
import {
  newSession,
  startedSession,
  storeSession,
  type StartedSession,
  type StartSessionDeps,
} from '../start-session.js';

/** The login that the demo workspace is made with. */
export const demoEmail = 'admin@demo.example';

/** How long the link works that the server printed. */
const lifetimeMs = 15 * 60_000;

type DemoDoorDeps = StartSessionDeps & { readonly db: Knex };

interface DemoVisit {
  readonly token: string;
  readonly ip: string;
  readonly userAgent: string | undefined;
}

/**
 * The one link that signs a newcomer in to the demo workspace of this process: printed where the server was started,
 * good once and for a quarter of an hour, from this machine alone. Its token is held in memory, as a hash.
 */
export class DemoDoor {
  private open: { readonly sha256: Buffer; readonly until: number } | undefined;

  constructor(private readonly deps: DemoDoorDeps) {}

  /**
   * Makes the token of the link; a former one ends.
   *
   * @returns Undefined where the demo login is gone, disabled, or has a second factor.
   */
  async makeToken(): Promise<string | undefined> {
    if (!(await this.findLogin())) return undefined;
    const token = randomBytes(32).toString('hex');
    this.open = { sha256: sha256(token), until: this.deps.clock.now().getTime() + lifetimeMs };
    return token;
  }

  /** @throws a 401 for anything but the token that is open, from this machine, in time. */
  async enter({ token, ip, userAgent }: DemoVisit): Promise<StartedSession> {
    const { open, deps } = this;
    const isOpen = open !== undefined && deps.clock.now().getTime() < open.until;
    if (!isOpen || !isLoopback(ip) || !timingSafeEqual(sha256(token), open.sha256)) throw refusal();
    // Before anything is waited for: two requests with one token are one login.
    this.open = undefined;
    const login = await this.findLogin();
    if (!login) throw refusal();
    const { user, passwordHash } = login;
    const session = newSession(deps, user, { ip, userAgent });
    await platformTransaction(deps.db, async (tx) => {
      if (!(await userCredentialsRepository(tx).stillHas(user, passwordHash))) throw refusal();
      await storeSession(tx, deps, { session, user, ip });
    });
    return startedSession(deps, session, user);
  }

  private async findLogin() {
    const login = await platformTransaction(this.deps.db, (tx) =>
      userCredentialsRepository(tx).find(demoEmail),
    );
    return login && !login.user.isDisabled && !login.user.mfa ? login : undefined;
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

function refusal(): ApiError {
  return ApiError.standard(401, 'This link is used, expired, or not of this machine.');
}
