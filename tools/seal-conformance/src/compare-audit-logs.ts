import { isDeepStrictEqual } from 'node:util';
import * as portable from '@dpp/merkle-seal';
import * as node from '@dpp/merkle-seal/node';
import type { AuditLogCase } from './audit-log-cases.js';

/** What became of audit logs under all verifiers. */
export interface AuditLogComparison {
  readonly differences: readonly unknown[];
  /** Names of cases that some verifier judged wrongly. */
  readonly wrong: readonly string[];
  readonly verdicts: Readonly<Record<string, number>>;
}

/**
 * Compares both entries of the package with the second verifier.
 *
 * @param answers - Of the second verifier, one a case, in the same order.
 */
export function compareAuditLogs(
  cases: readonly AuditLogCase[],
  answers: readonly unknown[],
): AuditLogComparison {
  const differences: unknown[] = [];
  const wrong: string[] = [];
  const verdicts: Record<string, number> = { passed: 0, failed: 0, indeterminate: 0 };
  for (const [index, one] of cases.entries()) {
    const first = answerOf(node, one);
    const second = answers[index];
    verdicts[first.verdict] = (verdicts[first.verdict] ?? 0) + 1;
    if (!isDeepStrictEqual(first, second) || !isDeepStrictEqual(answerOf(portable, one), first)) {
      differences.push({ first, second, case: one });
    }
    if (one.right !== undefined && first.verdict !== one.right) wrong.push(one.name);
  }
  return { differences, wrong, verdicts };
}

/** Verdict, and the checks that did not pass. */
function answerOf(entry: typeof node | typeof portable, { text, ...options }: AuditLogCase) {
  const { verdict, checks } = entry.verifyAuditLog(new TextEncoder().encode(text), options);
  const notPassed = checks
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'indeterminate')
    .map(({ name }) => name);
  return { verdict, notPassed };
}
