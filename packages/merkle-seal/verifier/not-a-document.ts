/** A browser saves a page as its markup, or with all that it shows as one message (MHTML). */
const webPage =
  /^\s*(?:<(?:!doctype|!--|\?xml|html|head|body|svg)\b|From: <Saved by |MIME-Version: )/i;

/** A JSON Web Signature in compact form, with or without what an SD-JWT discloses behind it (RFC 7515, 7.1). */
const signedToken = /^\s*eyJ[\w-]+\.[\w-]+\.[\w-]+(?:~[\w~.-]*)?\s*$/;

/**
 * What somebody has handed over who took something else for the document, and what to do instead. Undefined: it may
 * be one. It is told by how it begins; whether it is whole does not matter.
 */
export function explainNoDocument(text: string): string | undefined {
  const beginning = text.replace(/^\ufeff/, '');
  if (webPage.test(beginning.slice(0, 1000))) {
    return 'this is a saved web page, which is made for reading, and a seal says nothing about it. Open the page of the passport, follow “Data (JSON-LD)” at its foot, save that, and drop it here.';
  }
  if (signedToken.test(beginning)) {
    return 'this is a signed credential, which carries a signature of its own and no seal. This page verifies the passport as “Data (JSON-LD)”, which the foot of its page leads to.';
  }
  return undefined;
}
