/** `INVALID_DOCUMENT`: a member that a page reads is missing or of another form. */
export type PassportPageErrorCode = 'INVALID_DOCUMENT';

/** Raised for documents that no page can be made of. Branch on `code`; `message` is for people and may change. */
export class PassportPageError extends Error {
  override readonly name = 'PassportPageError';

  constructor(
    readonly code: PassportPageErrorCode,
    /** JSON pointer (RFC 6901) of the member at fault; empty for the document itself. */
    readonly pointer: string,
    message: string,
  ) {
    super(message);
  }
}
