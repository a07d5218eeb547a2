import type { AuthoritySource } from '../certificates/authority-source.js';
import type { CertificateSummary } from '../certificates/certificate-chain.js';
import { isSameName } from '../certificates/signer-name.js';
import type { VerifierTexts } from './english-texts.js';
import type { FileReport, ReadableReport } from '../verify/verify-file.js';

/** A verdict for people: its word, its sentence and what has to be known with it. */
export interface Judgement {
  readonly state: keyof VerifierTexts['words'];
  readonly sentence: keyof VerifierTexts['verdict'];
  readonly explanations: readonly (keyof VerifierTexts['explain'])[];
  /** Names that the sentences put in. */
  readonly names: Readonly<Record<string, string>>;
}

/** The surroundings of a report: the authorities it was made with, and who gave them. */
export interface JudgedWith {
  readonly authorities: readonly AuthoritySource[];
  /** Address of the host that filled authorities in. Default: none did. */
  readonly host?: string;
  /** Organization of the certificate in the file, which nobody has confirmed. Default: it has none. */
  readonly claimedSigner?: string | undefined;
}

/** Says what a verdict means for people, on the page and on a terminal alike. */
export function judgeReport(report: FileReport, given: JudgedWith): Judgement {
  if (report.kind === 'unreadable') {
    return report.looksLike === undefined
      ? failed('unreadable', [])
      : { state: 'undecided', sentence: 'nothing', explanations: [], names: {} };
  }
  switch (report.verdict) {
    case 'passed':
      return passedWith(report, given);
    case 'failed':
      return reasonOfFailure(report);
    case 'indeterminate':
      return {
        state: 'undecided',
        sentence: 'undecided',
        explanations: given.claimedSigner === undefined ? [] : ['undecided'],
        names: { signer: given.claimedSigner ?? '' },
      };
  }
}

/** Both reservations at once: the other signer speaks, the server is a second sentence. */
function passedWith(report: ReadableReport, { authorities, host = '' }: JudgedWith): Judgement {
  const signer = nameOf(report.signer);
  const authority = authorityOf(report, authorities);
  const isOfServer = authority?.isUnconfirmed === true;
  const operator = operatorOf(report);
  const isOther = operator !== undefined && !isSameName(operator, report.signer?.organization);
  const names = {
    signer,
    company: isOther ? operator : signer,
    authority: commonNameOf(authority?.subject ?? ''),
    server: host,
  };
  const beside = [
    ...(report.kind === 'leafProof' ? (['entry'] as const) : []),
    ...(isOfServer ? (['server'] as const) : []),
  ];
  if (isOther) {
    const explanations = ['otherSigner', ...(isOfServer ? [] : ASK), ...beside] as const;
    return { state: 'reserved', sentence: 'otherSigner', explanations, names };
  }
  return isOfServer
    ? { state: 'reserved', sentence: 'serverOnly', explanations: beside, names }
    : { state: 'passed', sentence: 'passed', explanations: ['passed', ...beside], names };
}

const ASK = ['askCompany'] as const;

/** Checks of the signature, the key, the certificates and the time, not of the entries. */
const CHECKS_OF_SEAL: readonly string[] = [
  'publicKeys',
  'signature',
  'certificateChain',
  'timestamp',
  'didDocument',
];

/** Checks of the form of a file: without it nothing else is checked. */
const CHECKS_OF_FORM: readonly string[] = ['document', 'bundle', 'proof'];

function reasonOfFailure(report: ReadableReport): Judgement {
  const wrong = report.checks.flatMap(({ name, outcome }) => (outcome === 'failed' ? [name] : []));
  if (wrong.some((name) => CHECKS_OF_SEAL.includes(name))) {
    return failed('notGenuine', ['notGenuine']);
  }
  if (!wrong.some((name) => CHECKS_OF_FORM.includes(name))) return failed('changed', ['changed']);
  return 'content' in report && report.content.isUnsealed
    ? { state: 'unsealed', sentence: 'unsealed', explanations: [], names: {} }
    : failed('unreadable', []);
}

function failed(
  sentence: Judgement['sentence'],
  explanations: Judgement['explanations'],
): Judgement {
  return { state: 'failed', sentence, explanations, names: {} };
}

/** The operator that the document names; no seal covers it. */
export function operatorOf(report: FileReport): string | undefined {
  return 'content' in report ? report.content.operatorName : undefined;
}

/** The given authority that vouches for the signer. */
export function authorityOf(
  { trustAnchor }: ReadableReport,
  authorities: readonly AuthoritySource[],
): AuthoritySource | undefined {
  return authorities.find(({ fingerprint }) => fingerprint === trustAnchor?.fingerprint);
}

/** The organization of a certificate, else its whole name. */
export function nameOf(signer: CertificateSummary | undefined): string {
  return signer?.organization ?? signer?.subject ?? '';
}

/**
 * The common name (CN) of a distinguished name as text, which is shorter; the whole where there is none or
 * several, or it holds characters that are escaped.
 */
export function commonNameOf(subject: string): string {
  const names = [...subject.matchAll(/(?:^|[,+])CN=([^,+\\]*)(?=[,+]|$)/g)];
  return (names.length === 1 && names[0]?.[1]) || subject;
}
