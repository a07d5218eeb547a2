import { hash } from 'node:crypto';
import type { OutboundAnswer } from '../../../platform/egress/outbound-request.js';
import type { Egress } from '../../../platform/egress/egress.js';
import { EgressError, type EgressErrorCode } from '../../../platform/egress/egress-error.js';
import { maxPictureBytes, type PictureFile, type PictureRefusal } from './picture-model.js';
import { trimPicture } from './trim-picture.js';

/** Time limit of the whole answer: a slower server is asked again another time. */
const timeoutMs = 15_000;

/** Many servers refuse requests without a User-Agent. */
const headers = {
  Accept: 'image/webp, image/png, image/jpeg',
  'User-Agent': 'dpp-server (pictures of product passports)',
} as const;

/** A file; why there is none and never will be; or that its server may be away for a while. */
type FetchedPicture =
  PictureFile | { readonly refusal: PictureRefusal } | { readonly isAway: true };

/**
 * Asks the server that an address names for a picture, once.
 *
 * @throws {@link EgressError} `CLOSED` when this server is shutting down.
 */
export async function fetchPicture(
  egress: Pick<Egress, 'request'>,
  url: string,
): Promise<FetchedPicture> {
  let answer: OutboundAnswer;
  try {
    answer = await egress.request(url, {
      headers,
      timeoutMs,
      maxBytes: maxPictureBytes,
      wantsBody: (status) => status === 200,
    });
  } catch (error) {
    if (!(error instanceof EgressError) || error.code === 'CLOSED') throw error;
    return outcomes[error.code];
  }
  const { status, body } = answer;
  if (status !== 200) return mayComeBack(status) ? { isAway: true } : { refusal: 'NOT_SENT' };
  const picture = trimPicture(body);
  if ('refusal' in picture) return picture;
  return { ...picture, sha256: hash('sha256', picture.content) };
}

/** What is wrong with an address stays wrong; what is wrong with a server may pass. */
const outcomes: Readonly<Record<Exclude<EgressErrorCode, 'CLOSED'>, FetchedPicture>> = {
  URL_INVALID: { refusal: 'ADDRESS_REFUSED' },
  SCHEME_REFUSED: { refusal: 'ADDRESS_REFUSED' },
  USERINFO_REFUSED: { refusal: 'ADDRESS_REFUSED' },
  PORT_REFUSED: { refusal: 'ADDRESS_REFUSED' },
  HOST_REFUSED: { refusal: 'ADDRESS_REFUSED' },
  ADDRESS_REFUSED: { refusal: 'ADDRESS_REFUSED' },
  NAME_NOT_RESOLVED: { isAway: true },
  CONNECTION_FAILED: { isAway: true },
  TIMED_OUT: { isAway: true },
  TOO_LARGE: { refusal: 'TOO_LARGE' },
};

/** True for a timeout, too early, too many requests, and every server error (RFC 9110, 15). */
function mayComeBack(status: number): boolean {
  return [408, 425, 429].includes(status) || status >= 500;
}
