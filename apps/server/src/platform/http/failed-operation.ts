/**
 * An operation broke off for a reason that is none of its caller's business. Where the contract names
 * the text of such a 500, the use case raises this; the error handler writes it and logs the cause.
 */
export class FailedOperation extends Error {
  override readonly name = 'FailedOperation';
}
