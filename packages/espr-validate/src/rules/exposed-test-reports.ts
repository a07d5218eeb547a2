import type { CrossRule } from './cross-rule.js';
import { membersOf } from './json-value.js';

/** Warns of test reports in a field that every holder of an access grant can read. */
export const exposedTestReports: CrossRule = {
  id: 'exposed-test-reports',
  severity: 'warning',
  check: ({ detailedPerformance }, { remarks }) => {
    if (membersOf(detailedPerformance)['testReports'] === undefined) return;
    remarks.push({
      code: 'TEST_REPORTS_EXPOSED',
      path: ['detailedPerformance', 'testReports'],
      sentence: ({ catalogue }) => catalogue.advisories.testReportsExposed,
    });
  },
};
