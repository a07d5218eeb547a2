import type { RequestOptions } from '../client-options.js';
import { pagesOf } from '../page.js';
import type { PageList } from '../page.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type {
  AcceptInvitationRequest,
  CreateInvitationRequest,
  CursorQuery,
  DoneReply,
  Invitation,
  InvitationReply,
  ListInvitationsReply,
  LogInReply,
  ShownInvitationReply,
} from '../schemas.js';
import { startedSession } from '../started-session.js';

/** Offers of logins to the workspace. */
export class InvitationsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Invites an address. `link` is there where the server sends no mail: hand it over; it is shown once.
   *
   * @throws `ConflictError` `EMAIL_TAKEN`, `INVITATION_EXISTS` or `INVITATION_LIMIT_REACHED`.
   * @example
   * const { link } = await client.invitations.create({ email: 'bo@acme.example', role: 'AUDITOR' });
   */
  create(
    invitation: CreateInvitationRequest,
    options?: RequestOptions,
  ): ReplyPromise<InvitationReply> {
    const path = '/api/v1/invitations';
    return this.#transport.json({ method: 'POST', path, body: invitation, options });
  }

  /**
   * Lists invitations, newest first, with those that were accepted or have expired.
   * @example
   * for await (const { email, acceptedAt } of client.invitations.list()) console.log(email, acceptedAt);
   */
  list(query: CursorQuery = {}, options?: RequestOptions): PageList<Invitation> {
    return pagesOf(
      (cursor: string | undefined = query.cursor) =>
        this.#transport.json<ListInvitationsReply>({
          path: '/api/v1/invitations',
          query: { limit: query.limit, cursor },
          options,
        }),
      (reply) => ({ items: reply.invitations, next: reply.nextCursor ?? undefined }),
    );
  }

  /**
   * Sends an invitation again, by another link; the former one opens nothing any more.
   *
   * @throws `NotFoundError` `INVITATION_NOT_FOUND`.
   * @example
   * await client.invitations.resend(invitationId);
   */
  resend(id: string, options?: RequestOptions): ReplyPromise<InvitationReply> {
    const path = '/api/v1/invitations/{id}/resend';
    return this.#transport.json({ method: 'POST', path, params: { id }, options });
  }

  /**
   * Withdraws an invitation.
   *
   * @throws `NotFoundError` `INVITATION_NOT_FOUND`.
   * @example
   * await client.invitations.revoke(invitationId);
   */
  revoke(id: string, options?: RequestOptions): ReplyPromise<DoneReply> {
    const path = '/api/v1/invitations/{id}';
    return this.#transport.json({ method: 'DELETE', path, params: { id }, options });
  }

  /**
   * Shows what the holder of a token is invited to. Needs no API key.
   *
   * @throws `NotFoundError` `INVITATION_NOT_FOUND`.
   * @example
   * const { invitation } = await client.invitations.show(token);
   */
  show(token: string, options?: RequestOptions): ReplyPromise<ShownInvitationReply> {
    return this.#transport.json({ path: '/auth/invitations/{token}', params: { token }, options });
  }

  /**
   * Accepts an invitation: makes the login and starts its first session. Needs no API key.
   *
   * @throws `NotFoundError` `INVITATION_NOT_FOUND`; `ConflictError` `EMAIL_TAKEN`.
   * @example
   * const session = await client.invitations.accept(token, { name: 'Bo Berg', password });
   */
  accept(
    token: string,
    login: AcceptInvitationRequest,
    options?: RequestOptions,
  ): ReplyPromise<LogInReply> {
    const path = '/auth/invitations/{token}/accept';
    const call = { method: 'POST', path, params: { token }, body: login, options } as const;
    return startedSession(this.#transport, this.#transport.json<LogInReply>(call));
  }
}
