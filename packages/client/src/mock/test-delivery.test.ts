import { describe, expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { rejectionOf } from '../../test/support/rejection-of.js';
import { verifyWebhook } from '../webhooks.js';
import { createTestDelivery } from './test-delivery.js';

const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`;

describe('a test delivery', () => {
  it('is verified by the receiver, and says that it is a test', async () => {
    const { body, headers, event } = await createTestDelivery(secret, {
      type: 'passport.recalled',
    });
    expect(await verifyWebhook(body, headers, secret)).toEqual(event);
    expect(event).toMatchObject({ _test: true, type: 'passport.recalled' });
    expect(event.data.status).toBe('RECALLED');
  });

  it('is verified by another library of the specification', async () => {
    const { body, headers, event } = await createTestDelivery(secret);
    expect(new Webhook(secret).verify(body, { ...headers })).toEqual(event);
  });

  it('has the passport, id and moment that it is given', async () => {
    const at = new Date('2027-01-01T00:00:00.000Z');
    const data = { productId: 'JACKET-7' };
    const { body, headers } = await createTestDelivery(secret, { id: 'evt_1', at, data });
    const event = await verifyWebhook(body, headers, secret, { at });
    expect(event).toMatchObject({ id: 'evt_1', created: at.toISOString(), data });
    expect(headers['webhook-id']).toBe('evt_1');
  });

  it('has another id each time', async () => {
    const [one, other] = await Promise.all([
      createTestDelivery(secret),
      createTestDelivery(secret),
    ]);
    expect(one.headers['webhook-id']).not.toBe(other.headers['webhook-id']);
  });

  it.each(['whsec_', 'secret', '', 'whsec_!'])('is not made with the secret "%s"', async (bad) => {
    expect((await rejectionOf(createTestDelivery(bad))).code).toBe('INVALID_ARGUMENT');
  });

  it('is refused with another secret, and once it is changed', async () => {
    const { body, headers } = await createTestDelivery(secret);
    const other = `whsec_${Buffer.alloc(32).toString('base64')}`;
    for (const [changed, key] of [
      [body, other],
      [`${body} `, secret],
    ] as const) {
      const error = await rejectionOf(verifyWebhook(changed, headers, key));
      expect(error.code).toBe('WEBHOOK_SIGNATURE_INVALID');
    }
  });
});
