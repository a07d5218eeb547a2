/** What is wrong with an environment, and where. */
export interface EnvironmentProblem {
  /** JSON path, such as `submodels[0].submodelElements[2].value`; empty for the environment itself. */
  readonly path: string;
  /** For people, and may change. It names no value of the environment. */
  readonly message: string;
}

export interface ProblemList {
  readonly reported: EnvironmentProblem[];
  /** How many are reported; all are counted. */
  readonly maxReported: number;
  count: number;
  /** Objects around the one that is checked. */
  depth: number;
}

export function addProblem(problems: ProblemList, path: string, message: string): void {
  problems.count += 1;
  if (problems.reported.length < problems.maxReported) problems.reported.push({ path, message });
}

/** The path of a member: that of the environment itself is empty. */
export function memberPath(path: string, member: string): string {
  return path === '' ? member : `${path}.${member}`;
}

export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
