import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { verifyWebhook } from '../src/index.js';

/** All of them in the long runs, a twelfth by day. */
const deliveries = process.env['TEST_ENDURANCE'] === '1' ? 10_000 : 833;

const eventTypes = [
  'passport.ingested',
  'passport.updated',
  'passport.sealed',
  'passport.recalled',
  'passport.status_updated',
];
const parts = ['id', 'timestamp', 'body', 'signature'] as const;

interface Delivery {
  readonly id: string;
  readonly timestamp: string;
  readonly body: Buffer;
  /** The one that the receiver can verify. */
  readonly signature: string;
  /** Signatures by the other secret of a rotation, in half of the deliveries; they stand before or after. */
  readonly others: { readonly before: readonly string[]; readonly after: readonly string[] };
  readonly secret: string;
}

const random = linearCongruential(1);

describe(`${deliveries} random deliveries`, { timeout: 120_000 }, () => {
  it('are verified by both, two signatures or one', async () => {
    let rotations = 0;
    for (let i = 0; i < deliveries; i += 1) {
      const delivery = randomDelivery();
      if (delivery.others.before.length + delivery.others.after.length > 0) rotations += 1;
      const event: unknown = JSON.parse(delivery.body.toString());
      expect(await readings(delivery)).toEqual({ ours: event, theirs: event });
    }
    expect(rotations).toBeGreaterThan(deliveries / 4);
  });

  it.each(parts)('are refused by both with one bit of the %s flipped', async (part) => {
    for (let i = 0; i < deliveries; i += 1) {
      const delivery = randomDelivery();
      const flipped = { ...delivery, [part]: flipBit(delivery[part]) };
      expect(await readings(flipped)).toEqual({ ours: undefined, theirs: undefined });
    }
  });
});

/** What each of the two reads; `undefined` for what it refuses. */
async function readings(delivery: Delivery): Promise<{ ours: unknown; theirs: unknown }> {
  const { body, secret } = delivery;
  const { before, after } = delivery.others;
  const headers = {
    'webhook-id': delivery.id,
    'webhook-timestamp': delivery.timestamp,
    'webhook-signature': [...before, delivery.signature, ...after].join(' '),
  };
  const ours: unknown = await verifyWebhook(body, headers, secret).catch(() => undefined);
  try {
    return { ours, theirs: new Webhook(secret).verify(body, headers) };
  } catch {
    return { ours, theirs: undefined };
  }
}

function randomDelivery(): Delivery {
  const secret = randomSecret();
  const id = randomHex(32);
  const timestamp = String(Math.floor(Date.now() / 1000) - 200 + random(400));
  const body = Buffer.from(
    JSON.stringify({
      id,
      type: eventTypes[random(eventTypes.length)],
      created: new Date().toISOString(),
      data: { productId: randomText(30), metadata: { note: randomText(random(400)) } },
    }),
  );
  const signedBy = (signer: string) => {
    const hmac = createHmac('sha256', Buffer.from(signer.slice('whsec_'.length), 'base64'));
    return `v1,${hmac.update(`${id}.${timestamp}.`).update(body).digest('base64')}`;
  };
  const other = random(2) === 0 ? [] : [signedBy(randomSecret())];
  const others = random(2) === 0 ? { before: other, after: [] } : { before: [], after: other };
  return { id, timestamp, body, signature: signedBy(secret), others, secret };
}

/** In text a flip may lead out of ASCII, as it may on a wire. */
function flipBit(value: string | Buffer): string | Buffer {
  const bytes = Buffer.from(value as string, 'latin1');
  const index = random(bytes.length);
  bytes[index] = (bytes[index] ?? 0) ^ (1 << random(8));
  return typeof value === 'string' ? bytes.toString('latin1') : bytes;
}

/** As the server makes them: 32 hexadecimal digits, which are read as base64. */
const randomSecret = () => `whsec_${randomHex(32)}`;

const randomHex = (length: number) =>
  Array.from({ length }, () => random(16).toString(16)).join('');

/** Characters of one, two, three and four bytes. */
const alphabet = [...'abcdefghijklmnop 0123456789"\\/äßñΩ漢字😀'];
const randomText = (length: number) =>
  Array.from({ length }, () => alphabet[random(alphabet.length)]).join('');

/** The same deliveries each time, but for their moment (Numerical Recipes' constants). */
function linearCongruential(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
