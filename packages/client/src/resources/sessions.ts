import type { RequestOptions } from '../client-options.js';
import type { ReplyPromise } from '../reply-promise.js';
import { startedSession } from '../started-session.js';
import type { Transport } from '../request.js';
import type {
  ChangePasswordRequest,
  DoneReply,
  EnrollMfaReply,
  ListSessionsReply,
  LogInFirstStep,
  LogInReply,
  LogInRequest,
  LogInSecondStepRequest,
  LoginTicketReply,
  ProfileReply,
  RecoveryCodesReply,
  ResetPasswordRequest,
  SessionReply,
  UpdateProfileRequest,
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
    return startedSession(this.#transport, this.#transport.json<LogInReply>(call));
  }

  /**
   * Begins a login in two steps. It answers the session where the account has no second factor, else a ticket for
   * {@link finishLogIn}, which ends after five minutes.
   *
   * @throws `UnauthorizedError` for a wrong address or password; `TooManyRequestsError` after five failures.
   * @example
   * const begun = await client.sessions.beginLogIn({ email, password });
   * if ('ticket' in begun) await client.sessions.finishLogIn({ ticket: begun.ticket, totpCode: '123456' });
   */
  beginLogIn(
    login: LogInFirstStep,
    options?: RequestOptions,
  ): ReplyPromise<LogInReply | LoginTicketReply> {
    const body = { ...login, twoStep: true };
    const call = { method: 'POST', path: '/auth/login', body, options } as const;
    return startedSession(
      this.#transport,
      this.#transport.json<LogInReply | LoginTicketReply>(call),
    );
  }

  /**
   * Finishes a login in two steps with a code of the second factor or a recovery code.
   *
   * @throws `UnauthorizedError` for a wrong, used or expired ticket, and for a wrong code.
   * @example
   * const { token } = await client.sessions.finishLogIn({ ticket, totpCode: '123456' });
   */
  finishLogIn(step: LogInSecondStepRequest, options?: RequestOptions): ReplyPromise<LogInReply> {
    const path = '/auth/login/second-factor';
    const call = { method: 'POST', path, body: step, options } as const;
    return startedSession(this.#transport, this.#transport.json<LogInReply>(call));
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
   * Changes the name, the language or the colours of the person of this session.
   *
   * @throws `BadRequestError` for nothing to change.
   * @example
   * await client.sessions.updateProfile({ name: 'Frida Lund', locale: 'sv' });
   */
  updateProfile(
    changes: UpdateProfileRequest,
    options?: RequestOptions,
  ): ReplyPromise<ProfileReply> {
    return this.#transport.json({ method: 'PATCH', path: '/auth/me', body: changes, options });
  }

  /**
   * Lists the sessions of the person of this session that go on, newest first.
   * @example
   * const { sessions } = await client.sessions.list();
   */
  list(options?: RequestOptions): ReplyPromise<ListSessionsReply> {
    return this.#transport.json({ path: '/auth/sessions', options });
  }

  /**
   * Ends one of the sessions of the person of this session.
   *
   * @throws `NotFoundError` `SESSION_NOT_FOUND`.
   * @example
   * await client.sessions.end(sessionId);
   */
  end(id: string, options?: RequestOptions): ReplyPromise<DoneReply> {
    const path = '/auth/sessions/{id}';
    return this.#transport.json({ method: 'DELETE', path, params: { id }, options });
  }

  /**
   * Asks for a link by mail that sets another password. The answer does not tell whether there is such a login.
   *
   * @throws `DppError` `MAIL_NOT_CONFIGURED` (503) where the server sends no mail.
   * @example
   * await client.sessions.forgotPassword('ada@acme.example');
   */
  forgotPassword(email: string, options?: RequestOptions): ReplyPromise<DoneReply> {
    const path = '/auth/password/forgot';
    return this.#transport.json({ method: 'POST', path, body: { email }, options });
  }

  /**
   * Sets another password by the token of a link, which stands behind `#` in it. Ends every session of the person.
   *
   * @throws `BadRequestError` `RESET_TOKEN_INVALID`.
   * @example
   * await client.sessions.resetPassword({ token, password: 'another long password' });
   */
  resetPassword(reset: ResetPasswordRequest, options?: RequestOptions): ReplyPromise<DoneReply> {
    const path = '/auth/password/reset';
    return this.#transport.json({ method: 'POST', path, body: reset, options });
  }

  /**
   * Changes the password of the person of this session, and ends the other sessions.
   *
   * @throws `BadRequestError` `PASSWORD_WRONG`; `TooManyRequestsError` after five of them.
   * @example
   * await client.sessions.changePassword({ currentPassword, newPassword });
   */
  changePassword(change: ChangePasswordRequest, options?: RequestOptions): ReplyPromise<DoneReply> {
    return this.#transport.json({ method: 'POST', path: '/auth/password', body: change, options });
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

  /**
   * Makes ten new recovery codes, which are shown once; the former ones end.
   *
   * @param totpCode - A code of the authenticator app. A recovery code is refused.
   * @throws `BadRequestError` `MFA_CODE_INVALID`; `ConflictError` `MFA_NOT_ENROLLED`.
   * @example
   * const { recoveryCodes } = await client.sessions.renewRecoveryCodes('123456');
   */
  renewRecoveryCodes(totpCode: string, options?: RequestOptions): ReplyPromise<RecoveryCodesReply> {
    const path = '/auth/mfa/recovery-codes';
    return this.#transport.json({ method: 'POST', path, body: { totpCode }, options });
  }
}
