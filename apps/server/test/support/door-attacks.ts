import { createHash } from 'node:crypto';
import {
  createAccountToken,
  type AccountTokenKind,
} from '../../src/platform/auth/secrets/account-token.js';
import type { Random } from './random.js';

/** A request that must start no session, set no password and make no login. */
export interface DoorAttack {
  /** How the token came about; for the message of a failure. */
  readonly name: string;
  readonly door: Door;
  readonly token: string;
  /** For a ticket: a code that is right, so that the ticket alone is in the way, or one that is wrong. */
  readonly code: 'right' | 'wrong';
}

export type Door = 'ticket' | 'reset' | 'show' | 'accept';

const doors: readonly Door[] = ['ticket', 'reset', 'show', 'accept'];
const kinds: readonly AccountTokenKind[] = ['ticket', 'reset', 'invite'];

/** The kind of token that each door opens for. */
const kindOf: Readonly<Record<Door, AccountTokenKind>> = {
  ticket: 'ticket',
  reset: 'reset',
  show: 'invite',
  accept: 'invite',
};

/** Tokens of each kind that an attacker may have come by. */
export interface StolenTokens {
  /** Good now, of the workspace that is attacked. */
  readonly good: Readonly<Record<AccountTokenKind, string>>;
  /** Good once: used, expired, withdrawn, or of a password that was changed. */
  readonly over: Readonly<Record<AccountTokenKind, readonly string[]>>;
  readonly tenantId: string;
  readonly otherTenantId: string;
  /** Session tokens, API keys and the like. */
  readonly others: readonly string[];
}

/** Draws attacks without end: forged, reused, expired and foreign tokens. The same seed draws the same ones. */
export function* doorAttacks(random: Random, stolen: StolenTokens): Generator<DoorAttack, never> {
  for (;;) {
    const door = random.pick(doors);
    const [name, make] = random.pick(makers);
    const token = make(random, stolen, kindOf[door]);
    const isGood = token === stolen.good[kindOf[door]];
    yield { name, door, token, code: isGood ? 'wrong' : 'right' };
  }
}

type Maker = (random: Random, stolen: StolenTokens, kind: AccountTokenKind) => string;

const makers: readonly (readonly [string, Maker])[] = [
  [
    'made up for the workspace',
    (_r, { tenantId }, kind) => createAccountToken(kind, tenantId).token,
  ],
  ['made up for the platform', (_r, _s, kind) => createAccountToken(kind, null).token],
  ['over', (random, { over }, kind) => random.pick(over[kind])],
  [
    'of another kind',
    (random, { good }, kind) => good[random.pick(kinds.filter((each) => each !== kind))],
  ],
  [
    'of another kind, renamed',
    (random, { good }, kind) => {
      const other = random.pick(kinds.filter((each) => each !== kind));
      return good[other].replace(`dpp_${other}_`, `dpp_${kind}_`);
    },
  ],
  [
    'moved to another workspace',
    (_r, { good, tenantId, otherTenantId }, kind) =>
      good[kind].replace(tenantId.replaceAll('-', ''), otherTenantId.replaceAll('-', '')),
  ],
  ['with one digit changed', (random, { good }, kind) => withDigitChanged(random, good[kind])],
  [
    'cut short',
    (random, { good }, kind) => good[kind].slice(0, -1 - Math.floor(random.next() * 90)),
  ],
  ['longer', (random, { good }, kind) => good[kind] + random.pick(['0', ' ', '=', '\u0660'])],
  ['in capitals', (_r, { good }, kind) => good[kind].toUpperCase()],
  ['its stored hash', (_r, { good }, kind) => hashOf(good[kind])],
  [
    'its stored hash as a token',
    (_r, { good, tenantId }, kind) =>
      `dpp_${kind}_${tenantId.replaceAll('-', '')}${hashOf(good[kind]).slice(0, 48)}`,
  ],
  ['another credential', (random, { others }) => random.pick(others)],
  ['hostile text', (random) => random.pick(hostile)],
  // A ticket opens nothing without a code; the other kinds have no such second lock.
  [
    'stolen',
    (random, { good, over }, kind) => (kind === 'ticket' ? good.ticket : random.pick(over[kind])),
  ],
];

const hostile = [
  '-',
  "' or '1'='1",
  '%00',
  '..',
  '{}',
  'undefined',
  'dpp_reset_%',
  '\u202edpp_invite_',
  'x'.repeat(1500),
];

function withDigitChanged(random: Random, token: string): string {
  const at = token.lastIndexOf('_') + 1 + Math.floor(random.next() * 80);
  const digit = token[at] === '0' ? '1' : '0';
  return token.slice(0, at) + digit + token.slice(at + 1);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
