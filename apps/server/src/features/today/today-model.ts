import type { Permission } from '../../platform/auth/permissions.js';

/** When a person should see to it. */
export const URGENCIES = ['NOW', 'WEEK', 'LATER'] as const;
export type Urgency = (typeof URGENCIES)[number];

interface KindRule {
  readonly kind: string;
  readonly urgency: Urgency;
  /** A caller without it can do nothing about the matter, and is not shown it. */
  readonly permission: Permission;
  /** Concerns every operator of the workspace: an operator-scoped credential has no part in it. */
  readonly isOfWholeWorkspace: boolean;
  /** Kind of thing that it is about. */
  readonly targetType: string;
}

/** What waits for a person, in the order in which it is shown. */
export const todayKinds = [
  rule('RECALL_IN_FORCE', 'NOW', 'passport:update', 'passport'),
  rule('WEBHOOK_FAILING', 'NOW', 'webhook:write', 'webhook', true),
  rule('WEBHOOK_SWITCHED_OFF', 'NOW', 'webhook:write', 'webhook', true),
  rule('QUOTA_REACHED', 'NOW', 'passport:create', 'tenant', true),
  rule('SIGNING_KEY_MISSING', 'NOW', 'key:write', 'tenant', true),
  rule('DRAFTS_WITH_FAULTS', 'WEEK', 'passport:update', 'passport'),
  rule('GRANTS_PENDING', 'WEEK', 'grant:write', 'grant'),
  rule('CERTIFICATES_ENDING', 'WEEK', 'passport:update', 'passport'),
  rule('KEYS_ENDING', 'WEEK', 'key:write', 'api-key'),
  rule('FACILITY_MISSING', 'LATER', 'passport:update', 'passport'),
  rule('SEAL_MISSING', 'LATER', 'passport:seal', 'passport'),
  rule('MFA_MISSING', 'LATER', 'user:write', 'user', true),
] as const satisfies readonly KindRule[];

export type TodayKind = (typeof todayKinds)[number]['kind'];

export const TODAY_KINDS = todayKinds.map(({ kind }) => kind);

function rule<const Kind extends string>(
  kind: Kind,
  urgency: Urgency,
  permission: Permission,
  ...[targetType, isOfWholeWorkspace = false]: readonly [string, boolean?]
) {
  return { kind, urgency, permission, targetType, isOfWholeWorkspace } as const;
}

/** A certificate or key with its end within so many days needs a person. */
export const WARNING_DAYS = 30;

/** Longest snooze. */
export const MAX_SNOOZE_DAYS = 31;

const dayMs = 24 * 60 * 60 * 1000;

export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * dayMs);
}

/** One line: so many things of a kind wait. */
export interface TodayItem {
  readonly kind: TodayKind;
  readonly urgency: Urgency;
  readonly count: number;
  readonly countIsExact: boolean;
  readonly since: Date;
  readonly until: Date | null;
  readonly targetType: string;
  /** Set where it is one thing. */
  readonly targetId: string | null;
  /** For passports and grants the filter of the list that shows them. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** Something that a person does not want to see for a while. */
export interface TodaySnooze {
  readonly kind: TodayKind;
  readonly until: Date;
}
