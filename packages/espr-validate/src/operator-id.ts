export { operatorIdProblem, OPERATOR_ID_SCHEMES } from './operator-id/operator-id-problem.js';
export type { OperatorIdScheme } from './operator-id/operator-id-problem.js';
export type { OperatorIdProblem } from './operator-id/problem.js';
