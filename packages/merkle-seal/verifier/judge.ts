import { organizationOf } from '../src/asn1/distinguished-name.js';
import type { AuthoritySource } from '../src/certificates/authority-source.js';
import { decodeBase64 } from '../src/encoding/base64.js';
import { isPlainObject } from '../src/json/canonical-json.js';
import { parseCertificate } from '../src/certificates/certificate.js';
import type { CertificateSummary } from '../src/certificates/certificate-chain.js';
import { MerkleSealError } from '../src/error.js';
import { isSameName } from '../src/certificates/signer-name.js';
import type { FileReport, ReadableReport } from '../src/verify/verify-file.js';
import type { VerifierTexts } from '../src/verifier-texts.js';
import type { State } from './signs.js';

/** A verdict for people: its word, its sentence and what has to be known with it. */
export interface Judgement {
  readonly state: State;
  readonly sentence: keyof VerifierTexts['verdict'];
  readonly explanations: readonly (keyof VerifierTexts['explain'])[];
  /** Names that the sentences put in. */
  readonly names: Readonly<Record<string, string>>;
}

/** A file that was verified. */
export interface VerifiedFile {
  readonly report: FileReport;
  /** The parsed content; undefined where it cannot be parsed. */
  readonly value: unknown;
  /** The authorities of the page. */
  readonly authorities: readonly AuthoritySource[];
  /** Address of the host that filled authorities in. */
  readonly host: string;
}

/** Says what a verdict means for people; the report for programs stays what it is. */
export function judge(file: VerifiedFile): Judgement {
  const { report, value } = file;
  if (report.kind === 'unreadable') return failed('unreadable', []);
  switch (report.verdict) {
    case 'passed':
      return passedWith(report, file);
    case 'failed':
      return reasonOfFailure(report, value);
    case 'indeterminate': {
      const signer = claimedSigner(value)?.name;
      return {
        state: 'undecided',
        sentence: 'undecided',
        explanations: signer === undefined ? [] : ['undecided'],
        names: { signer: signer ?? '' },
      };
    }
  }
}

/** Both reservations at once: the other signer speaks, the server is a second sentence. */
function passedWith(report: ReadableReport, { authorities, host }: VerifiedFile): Judgement {
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

function reasonOfFailure(report: ReadableReport, value: unknown): Judgement {
  const wrong = report.checks.flatMap(({ name, outcome }) => (outcome === 'failed' ? [name] : []));
  if (wrong.some((name) => CHECKS_OF_SEAL.includes(name))) {
    return failed('notGenuine', ['notGenuine']);
  }
  if (!wrong.some((name) => CHECKS_OF_FORM.includes(name))) return failed('changed', ['changed']);
  return isUnsealedPassport(value)
    ? { state: 'unsealed', sentence: 'unsealed', explanations: [], names: {} }
    : failed('unreadable', []);
}

function failed(
  sentence: Judgement['sentence'],
  explanations: Judgement['explanations'],
): Judgement {
  return { state: 'failed', sentence, explanations, names: {} };
}

/** A passport as a server publishes it before it is sealed: its members of the seal are empty. */
function isUnsealedPassport(value: unknown): boolean {
  if (!isPlainObject(value) || !isPlainObject(value.metadata)) return false;
  return [value.proof, value.digitalSeal].every((part) => part === undefined || part === null);
}

/** The operator that the document names; no seal covers it. */
export function operatorOf(report: FileReport): string | undefined {
  return 'content' in report ? report.content.operatorName : undefined;
}

/** The authority of the page that vouches for the signer. */
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

/** The certificate in a file, not confirmed yet. */
export interface ClaimedSigner {
  readonly name: string;
  readonly subject: string;
  readonly issuer: string;
  readonly validFrom: number;
  readonly validTo: number;
}

/** Undefined where the file has no certificate that can be read. */
export function claimedSigner(value: unknown): ClaimedSigner | undefined {
  const [leaf] = certificatesIn(value);
  if (leaf === undefined) return undefined;
  try {
    const certificate = parseCertificate(decodeBase64(leaf));
    const { subject, issuer, subjectName, notBefore, notAfter } = certificate;
    const name = organizationOf(subjectName) ?? subject;
    return { name, subject, issuer, validFrom: notBefore, validTo: notAfter };
  } catch (error) {
    if (error instanceof MerkleSealError) return undefined;
    throw error;
  }
}

/** The certificates of a file, base64 DER, leaf first; empty where it has none. */
export function certificatesIn(value: unknown): readonly string[] {
  if (!isPlainObject(value)) return [];
  const document = isPlainObject(value.document) ? value.document : value;
  const proof = isPlainObject(document.proof) ? document.proof : document;
  const { x5c } = proof;
  return Array.isArray(x5c) ? x5c.filter((text) => typeof text === 'string') : [];
}

/**
 * The common name (CN) of a distinguished name as text, which is shorter; the whole where there is none or
 * several, or it holds characters that are escaped.
 */
export function commonNameOf(subject: string): string {
  const names = [...subject.matchAll(/(?:^|[,+])CN=([^,+\\]*)(?=[,+]|$)/g)];
  return (names.length === 1 && names[0]?.[1]) || subject;
}
