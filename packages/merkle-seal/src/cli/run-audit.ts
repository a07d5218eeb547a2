import { verifyAuditLog, parseAuditLogHeads } from '../node.js';
import { formatAuditReport, formatAuditReportJson } from './format-audit-report.js';
import type { AuditArguments } from './arguments.js';
import {
  EXIT_CODES,
  identify,
  readInput,
  readTrusted,
  versionOf,
  type Outcome,
  type Surroundings,
} from './surroundings.js';

/** Verifies an audit log bundle. */
export function runAudit(args: AuditArguments, surroundings: Surroundings): Outcome {
  const trustedKeys = args.key.map((path) =>
    readTrusted(path, surroundings, {
      what: 'public key to trust',
      tryOut: (pem) => verifyAuditLog(new Uint8Array(), { trustedKeys: [pem] }),
    }),
  );
  const keptHeads = args.heads.flatMap((path) =>
    parseAuditLogHeads(
      readTrusted(path, surroundings, { what: 'heads', tryOut: parseAuditLogHeads }),
    ),
  );
  const bytes = readInput(surroundings, args.file);
  const report = verifyAuditLog(bytes, { trustedKeys, keptHeads });
  const format = args.json ? formatAuditReportJson : formatAuditReport;
  const output = format(report, {
    filledInBy: [...args.key.map(flag('--key')), ...args.heads.map(flag('--heads'))],
    verifierVersion: versionOf(surroundings),
    file: identify(args.file, bytes),
    checkedAt: surroundings.now(),
  });
  return { exitCode: EXIT_CODES[report.verdict], output, problem: '' };
}

const flag = (name: string) => (path: string) => `you, with ${name} ${path}`;
