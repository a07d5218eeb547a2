import { createHmac } from 'node:crypto';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { passportDocument } from '../test/support/wire-samples.js';
import { DppError, WebhookVerificationError } from './error.js';
import { verifyWebhook } from './webhooks.js';
import type { WebhookEvent } from './webhooks.js';

const secret = 'whsec_0123456789abcdef0123456789abcdef';
const otherSecret = 'whsec_fedcba9876543210fedcba9876543210';
const at = new Date('2026-03-01T12:00:00Z');
const seconds = at.getTime() / 1000;
const event = {
  id: '0190f3c2-5d0e-7000-8000-000000000001',
  type: 'passport.ingested',
  created: '2026-03-01T11:59:58.000Z',
  data: passportDocument,
};
const body = JSON.stringify(event);

interface Parts {
  readonly id?: string;
  readonly timestamp?: number | string;
  readonly body?: string | Uint8Array;
  readonly secrets?: readonly string[];
}

/** The headers of a delivery as the server sends it. */
function headersOf(parts: Parts = {}): Record<string, string> {
  const { id = event.id, timestamp = seconds, secrets = [secret] } = parts;
  const signatures = secrets.map((one) =>
    createHmac('sha256', Buffer.from(one.slice('whsec_'.length), 'base64'))
      .update(`${id}.${timestamp}.`)
      .update(parts.body ?? body)
      .digest('base64'),
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.map((signature) => `v1,${signature}`).join(' '),
  };
}

const verify = (headers: Record<string, string | string[] | undefined>, sent: unknown = body) =>
  verifyWebhook(sent as string, headers, secret, { at });

async function codeOf(verification: Promise<WebhookEvent>): Promise<unknown> {
  const error: unknown = await verification.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(WebhookVerificationError);
  return (error as WebhookVerificationError).code;
}

describe('a delivery', () => {
  it('is read, with the type of its name', async () => {
    const received = await verify(headersOf());
    expect(received).toEqual(event);
    if (received.type === 'passport.sealed') {
      expectTypeOf(received.data.proof.signatureAlgorithm).toBeString();
    }
    if (received.type === 'passport.recalled') {
      expectTypeOf(received.data.status).toEqualTypeOf<'RECALLED'>();
    }
  });

  it('is taken as text, bytes, a view of some of them, or a buffer', async () => {
    const bytes = new TextEncoder().encode(body);
    const padded = new Uint8Array(bytes.length + 2);
    padded.set(bytes, 1);
    for (const form of [bytes, Buffer.from(body), padded.subarray(1, -1), bytes.buffer]) {
      expect(await verify(headersOf(), form)).toEqual(event);
    }
  });

  it('has its headers in an object of any case, or as a request has them', async () => {
    const upper = Object.fromEntries(
      Object.entries(headersOf()).map(([name, value]) => [name.toUpperCase(), value]),
    );
    expect(await verify(upper)).toEqual(event);
    expect(await verifyWebhook(body, new Headers(headersOf()), secret, { at })).toEqual(event);
  });

  it('may have text outside ASCII', async () => {
    const text = body.replace('"created"', '"note":"Größe Ω 😀","created"');
    expect(await verify(headersOf({ body: text }), text)).toHaveProperty('note', 'Größe Ω 😀');
  });

  it('may be of a name that a newer server sends', async () => {
    const text = body.replace('passport.ingested', 'passport.invented');
    expect(await verify(headersOf({ body: text }), text)).toHaveProperty(
      'type',
      'passport.invented',
    );
  });

  it.each([-300, 300])('may be signed %i seconds away', async (away) => {
    expect(await verify(headersOf({ timestamp: seconds + away }))).toEqual(event);
  });

  it('is judged by now unless another moment is said', async () => {
    const timestamp = Math.floor(Date.now() / 1000);
    expect(await verifyWebhook(body, headersOf({ timestamp }), secret)).toEqual(event);
  });
});

describe('in a rotation', () => {
  it('either secret verifies what both signed', async () => {
    const headers = headersOf({ secrets: [secret, otherSecret] });
    expect(await verifyWebhook(body, headers, otherSecret, { at })).toEqual(event);
    expect(await verifyWebhook(body, headers, secret, { at })).toEqual(event);
  });

  it('several secrets verify what any of them signed', async () => {
    const headers = headersOf({ secrets: [otherSecret] });
    expect(await verifyWebhook(body, headers, [secret, otherSecret], { at })).toEqual(event);
    expect(await codeOf(verifyWebhook(body, headers, [secret, secret], { at }))).toBe(
      'WEBHOOK_SIGNATURE_INVALID',
    );
  });

  it('a signature of another version is passed over', async () => {
    const headers = headersOf();
    const signatures = `v1a,AAAA ${headers['webhook-signature']}`;
    expect(await verify({ ...headers, 'webhook-signature': signatures })).toEqual(event);
  });
});

describe('headers', () => {
  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('need %s', async (name) => {
    const invalid = 'WEBHOOK_HEADER_INVALID';
    const { [name]: _, ...others } = headersOf();
    expect(await codeOf(verify(others))).toBe(invalid);
    expect(await codeOf(verify({ ...others, [name]: '' }))).toBe(invalid);
    expect(await codeOf(verify({ ...others, [name]: ['1', '2'] }))).toBe(invalid);
    expect(await codeOf(verifyWebhook(body, new Headers(others), secret, { at }))).toBe(invalid);
  });

  it.each([
    '1e9',
    '-1772366400',
    ' 1772366400',
    '1772366400.5',
    '0x69a42b40',
    'now',
    '1'.repeat(13),
  ])('have no time such as %j', async (timestamp) => {
    expect(await codeOf(verify(headersOf({ timestamp })))).toBe('WEBHOOK_HEADER_INVALID');
  });

  it('divide in one way only: an id has no dot', async () => {
    const headers = headersOf();
    const signed = `${headers['webhook-timestamp']}.${body}`;
    const shifted = {
      'webhook-id': `${event.id}.${seconds}`,
      'webhook-timestamp': String(seconds),
      'webhook-signature': headersOf({ body: signed })['webhook-signature'],
    };
    expect(await codeOf(verify(shifted))).toBe('WEBHOOK_HEADER_INVALID');
  });

  it('have at most eight signatures, before any is looked at', async () => {
    const { 'webhook-signature': signature = '', ...others } = headersOf();
    const eight = Array<string>(7).fill('v1,AAAA').concat(signature).join(' ');
    expect(await verify({ ...others, 'webhook-signature': eight })).toEqual(event);
    expect(await codeOf(verify({ ...others, 'webhook-signature': `v1,AAAA ${eight}` }))).toBe(
      'WEBHOOK_HEADER_INVALID',
    );
  });
});

describe('the time', () => {
  it.each([
    [-301, 'WEBHOOK_TOO_OLD'],
    [-400_000_000, 'WEBHOOK_TOO_OLD'],
    [301, 'WEBHOOK_TOO_NEW'],
  ])('%i seconds away is %s', async (away, code) => {
    expect(await codeOf(verify(headersOf({ timestamp: seconds + away })))).toBe(code);
  });

  it('may be narrower or wider', async () => {
    const headers = headersOf({ timestamp: seconds - 60 });
    expect(await codeOf(verifyWebhook(body, headers, secret, { at, toleranceSeconds: 59 }))).toBe(
      'WEBHOOK_TOO_OLD',
    );
    const old = headersOf({ timestamp: seconds - 3600 });
    expect(await verifyWebhook(body, old, secret, { at, toleranceSeconds: 3600 })).toEqual(event);
  });
});

describe('a signature', () => {
  const { 'webhook-signature': signature = '', ...others } = headersOf();
  const digits = signature.slice('v1,'.length);
  /** The same 32 bytes to a decoder that drops the two unused bits. */
  const respelt = digits.replace(/.=$/, (end) => `${String.fromCharCode(end.charCodeAt(0) + 1)}=`);

  it.each([
    ['of another secret', headersOf({ secrets: [otherSecret] })['webhook-signature']],
    ['of another id', headersOf({ id: 'b' })['webhook-signature']],
    ['of another time', headersOf({ timestamp: seconds - 1 })['webhook-signature']],
    ['of another body', headersOf({ body: `${body} ` })['webhook-signature']],
    ['without its version', digits],
    ['of version 2', `v2,${digits}`],
    ['in capitals', `V1,${digits}`],
    ['with a comma more', `${signature},`],
    ['respelt', `v1,${respelt}`],
    ['without its padding', signature.slice(0, -1)],
    ['padded more', `${signature}=`],
    ['in base64url', signature.replaceAll('+', '-').replaceAll('/', '_').replace('=', '')],
    ['in hexadecimal', `v1,${Buffer.from(digits, 'base64').toString('hex')}`],
    ['cut', `v1,${Buffer.from(digits, 'base64').subarray(1).toString('base64')}`],
    ['empty', 'v1,'],
    ['after a tab', `v1,AAAA\t${signature}`],
  ])('%s is refused', async (_, written) => {
    expect(await codeOf(verify({ ...others, 'webhook-signature': written }))).toBe(
      'WEBHOOK_SIGNATURE_INVALID',
    );
  });

  it('over the parsed and written body is refused', async () => {
    expect(await codeOf(verify(headersOf(), JSON.stringify(event, null, 2)))).toBe(
      'WEBHOOK_SIGNATURE_INVALID',
    );
  });
});

describe('a signed body', () => {
  const { id: _, ...withoutId } = event;
  it.each<[string, string | Uint8Array]>([
    ['empty', ''],
    ['no JSON', 'passport'],
    ['cut JSON', body.slice(0, -1)],
    ['no UTF-8', Buffer.concat([Buffer.from(body.slice(0, -2)), Buffer.from([0xff, 0x22, 0x7d])])],
    ['after a byte order mark', `\ufeff${body}`],
    ['null', 'null'],
    ['a list', `[${body}]`],
    ['without id', JSON.stringify(withoutId)],
    ['with a number for its type', JSON.stringify({ ...event, type: 1 })],
    ['without data', JSON.stringify({ ...event, data: undefined })],
    ['with text for its data', JSON.stringify({ ...event, data: 'a' })],
  ])('that is %s is refused', async (_, sent) => {
    expect(await codeOf(verify(headersOf({ body: sent }), sent))).toBe('WEBHOOK_BODY_INVALID');
  });
});

describe('what the receiver itself has wrong', () => {
  it.each([
    '',
    'whsec_',
    'whsec_====',
    'whsec_A',
    '0123456789abcdef0123456789abcdef',
    `${secret} `,
    `${secret}\n`,
    'whsec_01234567-9abcdef0123456789abcdef',
  ])('is told of a secret such as %j, without it', async (wrong) => {
    const error: unknown = await verifyWebhook(body, headersOf(), [secret, wrong], { at }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(DppError);
    expect(error).toHaveProperty('code', 'INVALID_ARGUMENT');
    expect((error as Error).message).not.toContain('0123');
  });

  it.each([
    ['no secret', [], {}],
    ['a tolerance below 0', secret, { toleranceSeconds: -1 }],
    ['a tolerance that is no number', secret, { toleranceSeconds: Number.NaN }],
    ['no moment', secret, { at: new Date(Number.NaN) }],
  ])('is told of %s', async (_, secrets, options) => {
    await expect(
      verifyWebhook(body, headersOf(), secrets, { at, ...options }),
    ).rejects.toHaveProperty('code', 'INVALID_ARGUMENT');
  });

  it.each([event, undefined, null, 1])('is told of a parsed body', async (parsed) => {
    await expect(verifyWebhook(parsed as never, headersOf(), secret, { at })).rejects.toMatchObject(
      {
        code: 'INVALID_ARGUMENT',
        message: expect.stringContaining('before it is parsed') as string,
      },
    );
  });
});
