import { createHash } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();
const hexOf = (text: string, length: number) => digest(text).toString('hex').slice(0, length);

/** Puts stable values in the place of those that differ in each run: the first that is met gets the first. */
export class StableValues {
  private readonly known = new Map<string, string>();
  private readonly counts = new Map<string, number>();

  /** Says what stands in the place of a value from now on, wherever it occurs. */
  set(value: string, stable: string): void {
    if (value !== '') this.known.set(value, stable);
  }

  /** Any JSON value, with the members of objects in their order. */
  of(value: unknown, name = ''): unknown {
    if (typeof value === 'string') return this.ofMember(name, value);
    if (typeof value === 'number') return stableNumbers[name] ?? value;
    if (Array.isArray(value)) return value.map((entry) => this.of(entry, name));
    if (typeof value !== 'object' || value === null) return value;
    const isSalts = name === 'leafSalts';
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [
        this.ofText(key),
        isSalts ? this.numbered('salt', String(member)) : this.of(member, key),
      ]),
    );
  }

  /** A text in which such values may stand anywhere. */
  ofText(text: string): string {
    let stable = text;
    for (const [value, known] of this.known) stable = stable.replaceAll(value, known);
    for (const [pattern, kind] of patterns) {
      stable = stable.replace(pattern, (found) => this.numbered(kind, found));
    }
    return stable
      .replace(/revocation#\d+/g, 'revocation#94567')
      .replace(/Expires: \S+/g, 'Expires: 2027-02-25T00:00:00Z')
      .replace(retryIn, 'retry in 42 s');
  }

  private ofMember(name: string, text: string): string {
    const kind = byMember[name];
    return kind !== undefined && text !== '' ? this.numbered(kind, text) : this.ofText(text);
  }

  /** The stable value of a kind for a value: the same each time the value is met. */
  private numbered(kind: Kind, value: string): string {
    // Short values may occur inside of others, and stand for themselves alone.
    if (kind === 'totpCode' || kind === 'retryTime') return makers[kind]();
    // A stable value is met again where a text has been made stable twice.
    const known = this.known.get(value);
    if (known !== undefined) return known;
    if ([...this.known.values()].includes(value)) return value;
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    const stable = makers[kind](`${kind} ${count}`);
    this.known.set(value, stable);
    return stable;
  }
}

/** Numbers that differ in each run, by member. */
const stableNumbers: Readonly<Record<string, number>> = {
  statusListIndex: 94_567,
  durationMs: 42,
};

const retryIn = /retry in \d+ s(?:econds?)?/g;

type Kind = keyof typeof makers;

/** What each kind looks like. None opens anything. */
const makers = {
  uuid: (name: string) => {
    const hex = hexOf(name, 32);
    const [a, b, c, d] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20)];
    return `${a}-${b}-4${c}-8${d}-${hex.slice(20, 32)}`;
  },
  apiKey: (name: string) => `dpp_key_${hexOf(name, 8)}_${'EXAMPLE'.repeat(6).slice(0, 40)}`,
  keyPrefix: (name: string) => `dpp_key_${hexOf(name, 8)}`,
  testKey: (name: string) => `dpp_test_${hexOf(name, 8)}_${'EXAMPLE'.repeat(6).slice(0, 40)}`,
  testKeyPrefix: (name: string) => `dpp_test_${hexOf(name, 8)}`,
  interest: (name: string) => `dpp_li_${hexOf(name, 32)}`,
  authority: (name: string) => `dpp_auth_${hexOf(name, 32)}`,
  ticket: (name: string) => accountToken('ticket', name),
  resetToken: (name: string) => accountToken('reset', name),
  invitationToken: (name: string) => accountToken('invite', name),
  handOverToken: (name: string) => accountToken('handover', name),
  webhookSecret: (name: string) => `whsec_${hexOf(name, 32)}`,
  jws: () => 'eyJhbGciOiJFUzI1NiJ9.eyJleGFtcGxlIjp0cnVlfQ.c2lnbmF0dXJlIG9mIGFuIGV4YW1wbGU',
  sdJwt: () =>
    'eyJhbGciOiJFUzI1NiJ9.eyJleGFtcGxlIjp0cnVlfQ.c2lnbmF0dXJlIG9mIGFuIGV4YW1wbGU~WyJzYWx0Il0~',
  publicKey: (name: string) => pem('PUBLIC KEY', name),
  certificate: (name: string) => pem('CERTIFICATE', name),
  sha256: (name: string) => hexOf(name, 64),
  base64: (name: string) => base64Of(name),
  salt: (name: string) => digest(name).subarray(0, 16).toString('base64url'),
  coordinate: (name: string) => digest(name).toString('base64url'),
  multibase: (name: string) => `z${hexOf(name, 44).replaceAll('0', '1')}`,
  cursor: (name: string) => digest(name).toString('base64url').slice(0, 24),
  /** Retries are drawn from a span. */
  retryTime: () => '2026-11-21T12:00:00.000Z',
  totpCode: () => '123456',
  totpSecret: () => 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  otpauthUri: () =>
    'otpauth://totp/Example:ada@nordvind.example?issuer=Example&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  recoveryCode: (name: string) =>
    hexOf(name, 16)
      .replace(/[01]/g, '2')
      .replace(/.{4}(?=.)/g, '$&-'),
  csrfToken: (name: string) => digest(name).toString('base64url'),
} as const satisfies Record<string, (name: string) => string>;

function accountToken(kind: string, name: string): string {
  return `dpp_${kind}_${hexOf(name, 64)}${hexOf(`${name} end`, 16)}`;
}

function base64Of(name: string): string {
  return Buffer.concat([digest(`${name} a`), digest(`${name} b`)]).toString('base64');
}

function pem(label: string, name: string): string {
  const body = base64Of(name).match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...body, `-----END ${label}-----`, ''].join('\n');
}

/** What may stand anywhere in a text, longer forms before those that they hold. */
const patterns: readonly (readonly [RegExp, Kind])[] = [
  [/-----BEGIN PUBLIC KEY-----[\s\S]*?-----END PUBLIC KEY-----\n?/g, 'publicKey'],
  [/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----\n?/g, 'certificate'],
  [/eyJ[\w-]+\.[\w-]+\.[\w-]+~[\w~-]*/g, 'sdJwt'],
  [/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'jws'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/g, 'uuid'],
  [/dpp_key_[0-9a-f]{8}_[0-9A-Za-z]{40}/g, 'apiKey'],
  [/dpp_key_[0-9a-f]{8}(?!_)/g, 'keyPrefix'],
  [/dpp_test_[0-9a-f]{8}_[0-9A-Za-z]{40}/g, 'testKey'],
  [/dpp_test_[0-9a-f]{8}(?!_)/g, 'testKeyPrefix'],
  [/dpp_li_[0-9a-f]{32}/g, 'interest'],
  [/dpp_auth_[0-9a-f]{32}/g, 'authority'],
  [/dpp_ticket_[0-9a-f]{80}/g, 'ticket'],
  [/dpp_reset_[0-9a-f]{80}/g, 'resetToken'],
  [/dpp_invite_[0-9a-f]{80}/g, 'invitationToken'],
  [/dpp_handover_[0-9a-f]{80}/g, 'handOverToken'],
  [/whsec_[0-9a-f]{32}/g, 'webhookSecret'],
  [/\b[A-Z2-7]{32}\b/g, 'totpSecret'],
  [/\b[0-9a-f]{64}\b/g, 'sha256'],
  [/(?<![\w/+=-])(?=[\w/+]*[A-Z])(?=[\w/+]*[0-9])[A-Za-z0-9+/]{64,}={0,2}(?![\w/+=-])/g, 'base64'],
];

/** Members whose values are random as a whole. */
const byMember: Readonly<Record<string, Kind | undefined>> = {
  csrfToken: 'csrfToken',
  otpauthUri: 'otpauthUri',
  recoveryCodes: 'recoveryCode',
  nextCursor: 'cursor',
  nextRetryAt: 'retryTime',
  totpCode: 'totpCode',
  salt: 'salt',
  proofValue: 'multibase',
  publicKeyMultibase: 'multibase',
  x: 'coordinate',
  y: 'coordinate',
};
