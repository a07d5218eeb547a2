import type { AddressClass } from './address-class.js';

export type EgressErrorCode =
  /** No absolute http(s) URL that every reader reads alike. */
  | 'URL_INVALID'
  | 'SCHEME_REFUSED'
  | 'USERINFO_REFUSED'
  | 'PORT_REFUSED'
  /** A name that no public name server may answer for, such as `localhost` or `printer.local`. */
  | 'HOST_REFUSED'
  /** One of the addresses is not global unicast. */
  | 'ADDRESS_REFUSED'
  | 'NAME_NOT_RESOLVED'
  /** No server there, a certificate that does not fit, a broken connection, or something that is not HTTP. */
  | 'CONNECTION_FAILED'
  | 'TIMED_OUT'
  /** The answer's headers or its body. */
  | 'TOO_LARGE'
  /** The server is shutting down. */
  | 'CLOSED';

/** Raised when a request outward is not sent, or gets no whole answer. Branch on `code`. */
export class EgressError extends Error {
  override readonly name = 'EgressError';
  /** Class of the address that was refused with `ADDRESS_REFUSED`. */
  readonly addressClass: AddressClass | undefined;

  constructor(
    readonly code: EgressErrorCode,
    message: string,
    options: ErrorOptions & { addressClass?: AddressClass } = {},
  ) {
    super(message, options);
    this.addressClass = options.addressClass;
  }
}
