export type AasErrorCode =
  /** An element holds no value, or one that JSON cannot carry. */
  | 'UNREADABLE_ELEMENT'
  /** Two elements stand for one key, or two submodels have the `idShort` of one that is read. */
  | 'DUPLICATE_NAME'
  /** No submodel holds metadata. */
  | 'NO_METADATA';

/** Raised for an environment that cannot be read; the message names the element. Branch on `code`. */
export class AasError extends Error {
  override readonly name = 'AasError';

  constructor(
    readonly code: AasErrorCode,
    message: string,
  ) {
    super(message);
  }
}
