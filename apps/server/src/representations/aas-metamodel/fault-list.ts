/** What is wrong with an environment, and where: `submodels[0].submodelElements[2].value`. */
export interface Fault {
  readonly path: string;
  /** For people; it names no value of the environment. */
  readonly message: string;
}

/** How many faults are told; all are counted. */
const mostFaultsTold = 20;

export interface FaultList {
  readonly told: Fault[];
  count: number;
}

export function addFault(faults: FaultList, path: string, message: string): void {
  faults.count += 1;
  if (faults.told.length < mostFaultsTold) faults.told.push({ path, message });
}

/** The path of a member: that of the environment itself is empty. */
export function memberPath(path: string, member: string): string {
  return path === '' ? member : `${path}.${member}`;
}

export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
