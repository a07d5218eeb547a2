/** An id without a resource. */
export const unknownId = '00000000-0000-4000-8000-000000000000';

const live = ['ACTIVE', 'RECALLED', 'DECOMMISSIONED'] as const;
const statuses = ['DRAFT', ...live] as const;

const unitStatuses = ['IN_SERVICE', 'DECOMMISSIONED', 'RECALLED', 'WASTE'] as const;
const succeeded = ['REPURPOSED', 'REMANUFACTURED', 'REUSED'] as const;
const liveUnit = [...unitStatuses, ...succeeded] as const;
const anyUnit = [...liveUnit, 'RECYCLED'] as const;

/** Every row of the contract's table of unit statuses, and what it forbids. */
export const unitTransitions = [
  'none -> unit of no status said',
  ...anyUnit.map((status) => `none -> ${status} unit` as const),
  'unit: serial number refused a second time',
  ...liveUnit.map((status) => `${status} unit -> another status by event` as const),
  'live unit: event of no new status',
  'live unit: bulk',
  ...anyUnit.map((status) => `unit -> ${status} by event` as const),
  'unit: late measurement',
  'unit: late status',
  'RECYCLED unit: event refused',
  'RECYCLED unit: bulk refused',
  'RECYCLED unit: tombstone',
  'unit -> REPURPOSED by succession of no status said',
  ...succeeded.map((status) => `unit -> ${status} by succession` as const),
  'RECYCLED unit: successor refused',
  'unknown unit: successor refused',
  'live unit: delete refused',
  'RECYCLED unit: delete refused',
] as const;

/** What else becomes of units: no row of their table. */
export const unitFates = [
  'unit of a DRAFT -> deleted with it',
  'unit: outlives its predecessor',
] as const;

/** Every row of the contract's tables of passport, seal and operator states, and what they forbid. */
export const transitions = [
  'none -> draft',
  'none -> live',
  'none -> AAS',
  ...statuses.map((status) => `${status}: replaced by AAS ingest` as const),
  'DRAFT -> ACTIVE by update',
  ...statuses.map((status) => `${status} -> DRAFT by update` as const),
  ...live.map((status) => `${status}: updated` as const),
  ...live.flatMap((from) => live.map((to) => `${from} -> ${to} by status` as const)),
  'DRAFT: status refused',
  'DRAFT -> deleted',
  'sealed DRAFT -> deleted',
  ...live.map((status) => `${status}: delete refused` as const),
  ...statuses.map((status) => `${status}: sealed` as const),
  'sealed -> sealed again',
  'sealed: update refused',
  'sealed: AAS ingest refused',
  'several operators: AAS ingest refused',
  'sealed: status changes',
  'none -> active operator',
  'active operator: registered again',
  'archived operator: registered again',
  'active operator -> archived with its passports',
  'archived operator -> archived with its passports',
  'active operator -> archived for a reference',
  'archived operator -> archived for a reference',
  'active operator -> deleted',
  'archived operator -> deleted',
  'active operator -> restored',
  'archived operator -> restored',
  'archived passport -> restored',
  'archived DECOMMISSIONED: stays archived',
  'archived DECOMMISSIONED: comes back',
  'archived operator: takes no new passport',
  'archived DRAFT: publish refused',
] as const;

export type Transition = (typeof transitions | typeof unitTransitions | typeof unitFates)[number];
