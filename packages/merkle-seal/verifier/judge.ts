import { organizationOf } from '../src/asn1/distinguished-name.js';
import type { AuthoritySource } from '../src/certificates/authority-source.js';
import { parseCertificate } from '../src/certificates/certificate.js';
import { decodeBase64 } from '../src/encoding/base64.js';
import { MerkleSealError } from '../src/error.js';
import { isPlainObject } from '../src/json/canonical-json.js';
import { judgeReport, type Judgement } from '../src/report/judge-report.js';
import type { FileReport } from '../src/verify/verify-file.js';

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
export function judge({ report, value, authorities, host }: VerifiedFile): Judgement {
  return judgeReport(report, { authorities, host, claimedSigner: claimedSigner(value)?.name });
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
