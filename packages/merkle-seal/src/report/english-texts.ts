/**
 * The English texts of the verifier page, and the shape of every other language's. What stands in braces is put
 * in when a text is shown; names of companies are not inflected. `check` and `data` are the words of the host's
 * own pages for the button that leads to the verifier and for the JSON-LD document.
 */
export const englishVerifierTexts = {
  frame: {
    passport: 'Product passport',
    skip: 'Skip to content',
    language: 'Language',
    about: 'About this page',
    privacy: 'No cookies, nothing from other sites.',
    check: 'Check the seal yourself',
    data: 'Data (JSON-LD)',
  },
  start: {
    title: 'Check the seal of a product passport',
    purpose:
      'A seal shows whether a passport was changed after it was sealed, and whose seal it is. It does not show whether the statements are true.',
    number: 'Number under the code, or link',
    numberHint: '14 digits, often after “(01)” or “GTIN”. For passports published on this server.',
    checkNumber: 'Check',
    file: 'Choose a passport file',
    drop: 'You can also drop it anywhere on this page, or paste its text. Certificates too: you are asked whether to trust them.',
    noScript: 'To check a file, this page needs JavaScript: the computing is done on your device.',
    happens: 'What happens',
    compute: 'Your browser computes the seal anew and compares.',
    stays:
      'The file stays on your device. This page has no way to send it, and works from a saved copy without a network.',
    have: 'What do you have?',
    product: 'The product',
    productDo: 'Scan its code, open the passport and choose “{check}”.',
    document: 'A passport file (.json, .jsonld)',
    documentDo: 'Choose it above. The seal is in it.',
    webPage: 'A saved web page',
    webPageDo:
      'It shows the passport but does not hold the seal. Open the passport, choose “{data}” at its foot, save that file, and choose it here.',
    paper: 'A PDF or a print',
    paperDo: 'Paper cannot be checked. Use the code or the number on it.',
    credential: 'A file ending in .jwt',
    credentialDo:
      'That is a credential. It has a signature of its own and no seal. Use “{data}” of the same passport.',
  },
  words: {
    passed: 'Passed',
    reserved: 'Passed with a reservation',
    failed: 'Failed',
    undecided: 'Undecided',
    unsealed: 'Not sealed',
  },
  verdict: {
    passed: 'Unchanged since {company} sealed it.',
    otherSigner: 'Unchanged, but sealed by {signer} and not by {company}.',
    serverOnly: 'Unchanged, but only this server says that {company} sealed it.',
    changed: 'Changed after it was sealed. Do not rely on this file.',
    notGenuine: 'The seal is not genuine. Do not rely on this file.',
    unreadable: 'This file is no passport that can be read. Do not rely on it.',
    undecided: 'Unchanged since the seal, but nobody you trust says whose seal it is.',
    unsealed: 'This passport has no seal. Nobody can check whether it was changed.',
    nothing: 'Nothing was checked.',
  },
  explain: {
    passed:
      'Every sealed statement is as it was when it was sealed. Whether the statements are true, the seal does not show: {company} answers for that.',
    entry: 'This file proves one statement only. It does not show which product it belongs to.',
    otherSigner:
      'The certificate names {signer}, the file names {company}. Nobody vouches that {company} made, checked or even knows these statements.',
    askCompany: 'Ask {company} whether {signer} seals on its behalf.',
    server:
      'The authority behind the seal, {authority}, was filled in by {server}, which also gave you this page. A forged server would do the same.',
    compare: 'If much depends on it, compare the fingerprint with one from another source.',
    changed: 'The file does not show what was changed, or by whom.',
    notGenuine:
      'The signature, the certificate or the time-stamp does not hold. The findings are under “{experts}”.',
    undecided:
      'The seal says {signer}. Anybody can make a seal that says so. It counts once an authority that you trust confirms the name: see “{experts}”.',
  },
  report: {
    about: 'This file says about {product} what is listed here, sealed by {signer}.',
    aboutOpen: 'This file says about {product} what is listed here. That is not established.',
    aboutEntry: 'This file says one thing only: {statement}.',
    question: 'Is this the product in front of you?',
    productNumber: 'Product number',
    sealed: 'What was sealed',
    open: 'What was sealed; by whom is open',
    claimed: 'What the file says',
    notEstablished: 'not established',
    rest: 'More sealed statements',
    notShown: 'Not shown',
    uncovered: 'What the seal does not cover',
    unbound: 'The file gives {value} as product number; no sealed statement repeats it.',
    presentation: 'Pictures, links and contacts in the file are not sealed.',
    company: 'The file names {value} as the company; anybody could have written that.',
    facility: 'The file names {value} as the factory; anybody could have written that.',
    status: 'The file gives the status as {value}; it may be another by now.',
    other: '{label}: {value}. No seal covers that.',
    limits:
      'From a file nobody can know whether the statements are true, whether a later version exists, or whether the certificate was revoked since.',
    nothingCovered:
      'Here it covers nothing: no statement of this file is established, changed or not.',
    save: 'Save this file',
    saveReport: 'Save this report (JSON)',
    print: 'Print',
  },
  status: {
    ACTIVE: 'on the market',
    DECOMMISSIONED: 'no longer on the market',
    RECALLED: 'recalled',
    ARCHIVED: 'archived',
  },
  who: {
    title: 'Who vouches',
    sealedBy: 'Sealed by',
    sealSays: 'The seal says',
    confirmedBy: 'Confirmed by',
    issuedBy: 'Its certificate is from',
    givenBy: 'Authority given by',
    you: 'you',
    server: 'this server ({server})',
    confirmed: '{server}; the fingerprint was confirmed by you',
    file: 'this file, and you chose to trust it',
    nobody: 'nobody',
    fingerprint: 'Fingerprint of the authority (SHA-256)',
    trust: 'It is the same: trust it',
  },
  when: {
    title: 'When',
    stamped: 'A time-stamp of {authority} confirms that the seal existed at this time: {date}.',
    said: 'Sealed, as the file says: {date}. No time-stamp confirms it.',
    unjudged: 'Sealed, as the file says: {date}. The time-stamp in it could not be judged.',
  },
  experts: {
    title: 'For experts',
    hint: 'checks, certificates',
    checks: 'Checks',
    check: 'Check',
    outcome: 'Outcome',
    finding: 'Finding',
    english: 'In the words of the report for programs, which are English.',
    root: 'Merkle root',
    technical: 'Technical members, under no seal',
    asFile: 'Statements as they stand in the file',
    certificate: 'Certificate of the seal',
    authorities: 'Seal authorities (PEM)',
    without:
      'Without one no verdict is better than “{undecided}”: a certificate that comes with a file is no reason to trust it.',
    authorityFiles: 'Add seal authorities from files',
    roots: 'Time-stamping roots (PEM)',
    rootFiles: 'Add time-stamping roots from files',
    offered: 'Came with the file, not trusted',
    unreadable: 'No certificate can be read here.',
  },
  file: {
    file: 'File',
    bytes: '{value} bytes',
    digest: 'SHA-256 of the file',
    checked: 'Checked, by the clock of this device',
    verifier: 'Verifier',
    here: 'Checked in this browser. The file was not sent anywhere, and this page has no way to send it.',
  },
};

/** The texts of one language. A catalogue that lacks a key, or has one more, does not compile. */
export type VerifierTexts = typeof englishVerifierTexts;

/** Texts that other texts quote. */
export function ownTexts({ frame, experts, words }: VerifierTexts) {
  const { check, data } = frame;
  return { check, data, experts: experts.title, undecided: words.undecided } as const;
}

/** A text with what belongs between its braces; a name that is not given keeps its braces. */
export function putIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{([a-z]+)\}/g, (all, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? all) : all,
  );
}
