import { listAuthorities } from '../certificates/authority-source.js';
import type { AuthoritySource } from '../certificates/authority-source.js';
import { verifyBundle, verifyCertificateChain, verifyLeaf, verifySeal } from '../node.js';
import { formatReportJson } from '../report/report-json.js';
import { createTimestampVerifier } from '../timestamp-node.js';
import { verifyFile } from '../verify/verify-file.js';
import type { VerifySealOptions } from '../verify/verify-seal.js';
import type { VerifyArguments } from './arguments.js';
import { formatReport } from './format-report.js';
import {
  EXIT_CODES,
  identify,
  readInput,
  readTrusted,
  versionOf,
  type Outcome,
  type Surroundings,
} from './surroundings.js';

/** Verifies a passport, a proof or a bundle. */
export function runVerify(args: VerifyArguments, surroundings: Surroundings): Outcome {
  const { authorities, ...options } = readOptions(args, surroundings);
  const bytes = readInput(surroundings, args.file);
  const report = verifyFile({ verifySeal, verifyLeaf, verifyBundle }, bytes, options);
  const format = args.json ? formatReportJson : formatReport;
  const output = format(report, {
    authorities,
    verifierVersion: versionOf(surroundings),
    file: identify(args.file, bytes),
    checkedAt: surroundings.now(),
  });
  return { exitCode: EXIT_CODES[report.verdict], output, problem: '' };
}

/** Reads the certificates one by one, so that a bad one can be named. */
function readOptions(
  { ca, tsaRoot, at }: VerifyArguments,
  surroundings: Surroundings,
): VerifySealOptions & { readonly authorities: readonly AuthoritySource[] } {
  const moment = at ?? surroundings.now();
  const what = 'certificate to trust';
  const trustAnchors = ca.map((path) =>
    readTrusted(path, surroundings, {
      what,
      tryOut: (pem) => verifyCertificateChain({ x5c: [], trustAnchors: [pem], at: moment }),
    }),
  );
  const tsaRoots = tsaRoot.map((path) =>
    readTrusted(path, surroundings, {
      what,
      tryOut: (pem) => createTimestampVerifier({ trustAnchors: [pem] }),
    }),
  );
  const verifyTimestamp = createTimestampVerifier({ trustAnchors: tsaRoots });
  const authorities = trustAnchors.flatMap((pem, index) =>
    listAuthorities(pem, () => ({
      filledInBy: `you, with --ca ${ca[index] ?? ''}`,
      isUnconfirmed: false,
    })),
  );
  return { trustAnchors, at: moment, verifyTimestamp, authorities };
}
