/** A kind of file that has no seal to check. */
export type OtherFile = 'webPage' | 'credential' | 'paper';

/** A browser saves a page as its markup, or with all that it shows as one message (MHTML). */
const webPage =
  /^\s*(?:<(?:!doctype|!--|\?xml|html|head|body|svg)\b|From: <Saved by |MIME-Version: )/i;

/** A JSON Web Signature in compact form, with or without the disclosures of an SD-JWT behind it (RFC 7515, 7.1). */
const signedToken = /^\s*eyJ[\w-]+\.[\w-]+\.[\w-]+(?:~[\w~.-]*)?\s*$/;

/** The first bytes of a PDF file (ISO 32000-1, 7.5.2). */
const pdf = /^%PDF-\d/;

/** Characters of a file that say what it is; a signed token is read whole, up to this length. */
const MAX_BEGINNING = 1000;
const MAX_TOKEN = 1_000_000;

/**
 * Names the kind of file that was taken for a document; undefined where it may be one. Only its beginning counts: the
 * rest may be missing.
 */
export function otherThan(bytes: Uint8Array): OtherFile | undefined {
  const text = new TextDecoder().decode(bytes.subarray(0, MAX_TOKEN));
  const beginning = text.slice(0, MAX_BEGINNING);
  if (pdf.test(beginning)) return 'paper';
  if (webPage.test(beginning)) return 'webPage';
  return bytes.length <= MAX_TOKEN && signedToken.test(text) ? 'credential' : undefined;
}
