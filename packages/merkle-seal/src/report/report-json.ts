import type { AuthoritySource } from '../certificates/authority-source.js';
import type { FileReport } from '../verify/verify-file.js';
import { describeReport } from './describe-report.js';
import { escapeSteering } from './escape-steering.js';
import type { FileIdentity } from './file-identity.js';
import { authorityOf } from './judge-report.js';
import { localTime } from './local-time.js';

/** Raised when a member of the report goes, or changes its meaning. */
const REPORT_VERSION = 1;

/** Which file was verified, when, with what, and with which authorities. */
export interface ReportContext {
  readonly authorities: readonly AuthoritySource[];
  readonly verifierVersion: string;
  readonly file: FileIdentity;
  readonly checkedAt: Date;
}

/**
 * The report for a program and for the files of a reader, as JSON text with a final newline: it says by itself which
 * file it is about, what was found, and by whose word. Characters that would steer a terminal are escaped, and read
 * the same.
 *
 * @see schemas/seal-report.schema.json
 */
export function formatReportJson(report: FileReport, context: ReportContext): string {
  const { authorities, verifierVersion, file, checkedAt } = context;
  const { statement, headline, finding, reservations, notCovered, notChecked } = describeReport(
    report,
    authorities,
  );
  const trusted = report.kind === 'unreadable' ? undefined : authorityOf(report, authorities);
  const said = {
    type: 'SealReport',
    reportVersion: REPORT_VERSION,
    statement: statement ?? null,
    headline,
    finding,
    trustedAuthority: trusted ?? null,
    file,
    checkedAt: localTime(checkedAt),
    verifierVersion,
    ...report,
    reservations,
    notCoveredSentences: notCovered,
    notCheckedSentences: notChecked,
    authoritiesGiven: authorities,
  };
  return `${escapeSteering(JSON.stringify(said, null, 2))}\n`;
}
