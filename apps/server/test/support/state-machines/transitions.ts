/** Nobody's. */
export const unknownId = '00000000-0000-4000-8000-000000000000';

const live = ['ACTIVE', 'RECALLED', 'DECOMMISSIONED'] as const;
const statuses = ['DRAFT', ...live] as const;

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

export type Transition = (typeof transitions)[number];
