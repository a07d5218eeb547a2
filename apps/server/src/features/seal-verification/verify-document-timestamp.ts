import type { TimestampAuthority } from '../../platform/timestamping/timestamp-authority.js';

/** The time-stamp as reported to the caller. */
interface TimestampStatement {
  readonly present: boolean;
  readonly genTime: string | null;
  /** True when `genTime` is proved; else it is what the document claims. */
  readonly timeAuthenticated: boolean;
  readonly note?: string;
}

type TimestampVerdict =
  | { readonly forged: false; readonly statement: TimestampStatement }
  | { readonly forged: true; readonly message: string };

/**
 * Verifies the time-stamp that a document carries over its root. One that cannot be verified here, for want
 * of a root or of an algorithm, is told of and claims no time; one that is wrong spoils the document.
 */
export function verifyDocumentTimestamp(
  { verifyTimestamp }: TimestampAuthority,
  rfc3161: unknown,
  merkleRoot: string,
): TimestampVerdict {
  if (rfc3161 === undefined || rfc3161 === null) {
    return stated({ present: false, genTime: null, timeAuthenticated: false });
  }
  const { token: tokenText, genTime: claimed } = rfc3161 as { token?: unknown; genTime?: unknown };
  const token = tokenOf(tokenText);
  if (!token) return forged('rfc3161.token is not base64');
  const result = verifyTimestamp({ token, message: Buffer.from(merkleRoot) });
  if (result.verified) {
    const { genTime, authority } = result.timestamp;
    const isSameTime = claimed === undefined || claimed === null || isMoment(claimed, genTime);
    if (!isSameTime) return forged('rfc3161.genTime is not the time of the token');
    const note = `By ${authority.subject}; revocation was not checked.`;
    return stated({ present: true, genTime, timeAuthenticated: true, note });
  }
  if (result.reason !== 'NO_TRUST_ANCHOR' && result.reason !== 'UNSUPPORTED_ALGORITHM') {
    return forged(result.message);
  }
  const genTime = typeof claimed === 'string' ? claimed : null;
  return stated({ present: true, genTime, timeAuthenticated: false, note: result.message });
}

/** Each token has one spelling. */
function tokenOf(text: unknown): Buffer | undefined {
  const token = typeof text === 'string' ? Buffer.from(text, 'base64') : undefined;
  return token?.toString('base64') === text ? token : undefined;
}

function isMoment(claimed: unknown, genTime: string): boolean {
  return typeof claimed === 'string' && Date.parse(claimed) === Date.parse(genTime);
}

function stated(statement: TimestampStatement): TimestampVerdict {
  return { forged: false, statement };
}

function forged(why: string): TimestampVerdict {
  return { forged: true, message: `The time-stamp is not one of this seal: ${why}` };
}
