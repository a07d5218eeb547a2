import type { RequestOptions } from '../client-options.js';
import { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type {
  DoneReply,
  EnrollMfaReply,
  LogInReply,
  LogInRequest,
  SessionReply,
} from '../schemas.js';

/**
 * Logins of people. The `token` of a login serves as `apiKey` of another client. In a browser, a client with
 * `session: 'cookie'` goes on with the cookies of the login, and repeats their CSRF token in writes.
 */
export class SessionsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Logs a person in, with a code of the second factor or a recovery code where the account has one.
   *
   * @throws `UnauthorizedError` for a wrong address, password or code, the same for each; `TooManyRequestsError` after
   *   five failures in 15 minutes.
   * @example
   * const { token, user } = await client.sessions.logIn({ email, password, totpCode: '123456' });
   * const person = new DppClient({ baseUrl, apiKey: token });
   */
  logIn(login: LogInRequest, options?: RequestOptions): ReplyPromise<LogInReply> {
    const call = { method: 'POST', path: '/auth/login', body: login, options } as const;
    const received = this.#transport.json<LogInReply>(call).withResponse();
    return new ReplyPromise(
      received.then((detailed) => {
        this.#transport.rememberCsrfToken(detailed.reply.csrfToken);
        return detailed;
      }),
    );
  }

  /**
   * Ends the session: its token and its cookies work no more.
   * @example
   * await client.sessions.logOut();
   */
  logOut(options?: RequestOptions): ReplyPromise<DoneReply> {
    return this.#transport.json({ method: 'POST', path: '/auth/logout', options });
  }

  /**
   * Describes the session in use: its person and its end.
   * @example
   * const { user, expiresAt } = await client.sessions.get();
   */
  get(options?: RequestOptions): ReplyPromise<SessionReply> {
    return this.#transport.json({ path: '/auth/session', options });
  }

  /**
   * Begins a second factor. It counts once its first code is confirmed; the recovery codes are shown once.
   *
   * @throws `ConflictError` `MFA_ENABLED` if there is one.
   * @example
   * const { otpauthUri, recoveryCodes } = await client.sessions.enrollSecondFactor();
   */
  enrollSecondFactor(options?: RequestOptions): ReplyPromise<EnrollMfaReply> {
    return this.#transport.json({ method: 'POST', path: '/auth/mfa/enroll', options });
  }

  /**
   * Confirms the second factor with a code of the authenticator app.
   *
   * @throws `BadRequestError` `MFA_CODE_INVALID`; `ConflictError` `MFA_NOT_ENROLLED`.
   * @example
   * await client.sessions.confirmSecondFactor('123456');
   */
  confirmSecondFactor(totpCode: string, options?: RequestOptions): ReplyPromise<DoneReply> {
    const body = { totpCode };
    return this.#transport.json({ method: 'POST', path: '/auth/mfa/confirm', body, options });
  }

  /**
   * Removes the second factor.
   *
   * @param totpCode - A code of the authenticator app, or a recovery code.
   * @throws `BadRequestError` `MFA_CODE_INVALID`; `ConflictError` `MFA_NOT_ENROLLED`.
   * @example
   * await client.sessions.disableSecondFactor('123456');
   */
  disableSecondFactor(totpCode: string, options?: RequestOptions): ReplyPromise<DoneReply> {
    const body = { totpCode };
    return this.#transport.json({ method: 'POST', path: '/auth/mfa/disable', body, options });
  }
}
