/** A browser saves a page as its markup, or with all that it shows as one message (MHTML). */
const webPage =
  /^\s*(?:<(?:!doctype|!--|\?xml|html|head|body|svg)\b|From: <Saved by |MIME-Version: )/i;

/** A JSON Web Signature in compact form, with or without the disclosures of an SD-JWT behind it (RFC 7515, 7.1). */
const signedToken = /^\s*eyJ[\w-]+\.[\w-]+\.[\w-]+(?:~[\w~.-]*)?\s*$/;

/**
 * Names the kind of text that was taken for a document; undefined where it may be one. Only its beginning counts: the
 * rest may be missing.
 */
export function otherThan(text: string): 'webPage' | 'credential' | undefined {
  const beginning = text.replace(/^\ufeff/, '');
  if (webPage.test(beginning.slice(0, 1000))) return 'webPage';
  return signedToken.test(beginning) ? 'credential' : undefined;
}
