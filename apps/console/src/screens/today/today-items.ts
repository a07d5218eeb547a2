import { isScreen } from '../../screen-paths.js';
import type { IconName } from '../../parts/icon.js';

/** One thing that needs a person, as `GET /api/v1/today` says it. */
export interface TodayItem {
  readonly kind: string;
  readonly urgency: 'NOW' | 'WEEK' | 'LATER';
  readonly count: number;
  /** ISO 8601. */
  readonly since: string | null;
  readonly until: string | null;
  readonly targetType: string | null;
  readonly targetId: string | null;
}

/** What the page knows of a kind: its sign, how it is marked, where its button leads. */
interface KnownKind {
  readonly icon: IconName;
  readonly mark?: 'attn' | 'recalled';
  /** The screen of many; a single passport is opened itself. */
  readonly path: string;
  /** The screen that has to be there for the button. Default: `path`. */
  readonly screen?: string;
}

const kinds = {
  RECALL_IN_FORCE: { icon: 'stop', mark: 'recalled', path: '/passports?view=recalled' },
  WEBHOOK_FAILING: { icon: 'warn', mark: 'attn', path: '/webhooks' },
  WEBHOOK_SWITCHED_OFF: { icon: 'warn', mark: 'attn', path: '/webhooks' },
  QUOTA_REACHED: { icon: 'end', mark: 'attn', path: '/plan' },
  SIGNING_KEY_MISSING: { icon: 'warn', mark: 'attn', path: '/settings' },
  DRAFTS_WITH_FAULTS: { icon: 'draft', mark: 'attn', path: '/passports?view=drafts' },
  GRANTS_PENDING: { icon: 'people', mark: 'attn', path: '/grants' },
  CERTIFICATES_ENDING: { icon: 'cert', path: '/passports?view=ending' },
  KEYS_ENDING: { icon: 'code', path: '/keys' },
  FACILITY_MISSING: { icon: 'pin', path: '/passports?view=credential' },
  SEAL_MISSING: { icon: 'noseal', path: '/passports?view=unsealed' },
  MFA_MISSING: { icon: 'lock', path: '/people' },
} as const satisfies Readonly<Record<string, KnownKind>>;

export type ItemKind = keyof typeof kinds;

/** The kind, if this page knows it; a newer server may have others. */
export function kindOf({ kind }: TodayItem): ItemKind | undefined {
  return Object.hasOwn(kinds, kind) ? (kind as ItemKind) : undefined;
}

export function signOf(kind: ItemKind | undefined): KnownKind {
  return kind === undefined ? { icon: 'clock', path: '/' } : kinds[kind];
}

/** Where the button of a line leads; undefined while that screen is not built. */
export function pathOfItem(item: TodayItem): string | undefined {
  if (item.targetType === 'passport' && item.targetId !== null && item.count === 1) {
    return `/passports/${item.targetId}`;
  }
  const { path } = signOf(kindOf(item));
  const screen = path.replace(/\?.*/, '');
  // The page about plans is the server's own.
  return screen === '/plan' || isScreen(screen) ? path : undefined;
}

/** More lines than this are folded into a number. */
export const maxLines = 7;

const groups = ['NOW', 'WEEK', 'LATER'] as const;

/** The lines by urgency, at most seven in all, and how many are left out. */
export function groupItems(items: readonly TodayItem[]) {
  const inOrder = groups.flatMap((urgency) => items.filter((item) => item.urgency === urgency));
  const shown = inOrder.slice(0, maxLines);
  return {
    groups: groups
      .map((urgency) => ({ urgency, items: shown.filter((item) => item.urgency === urgency) }))
      .filter(({ items: own }) => own.length > 0),
    more: inOrder.length - shown.length,
  };
}

/** Tomorrow at six in the morning, where the person is. */
export function untilTomorrow(now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 6).toISOString();
}
