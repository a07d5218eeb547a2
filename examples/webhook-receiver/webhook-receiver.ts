import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { DppClient, verifyWebhook, WebhookVerificationError } from '@dpp/client';
import type { WebhookEvent } from '@dpp/client';
import express, { type NextFunction, type Request, type Response } from 'express';

const { DPP_BASE_URL: baseUrl = 'http://127.0.0.1:3000', DPP_API_KEY: apiKey } = process.env;
if (!apiKey) throw new Error('Set DPP_API_KEY to an API key of the server.');
const client = new DppClient({ baseUrl, apiKey });

/** Newest first: for a day after a rotation the one before signs as well. */
let secrets: string[] = [];
/** Events that were handled; yours stand in your database, written together with what the event changes. */
const handled = new Set<string>();

const app = express();
// The signature is of the bytes as they came: no parser may touch them before.
const rawBody = express.raw({ type: 'application/json', limit: '8mb' });
app.post('/webhooks', rawBody, async (request, response) => {
  const event = await verifyWebhook(request.body as Buffer, request.headers, secrets);
  if (!handled.has(event.id)) {
    handled.add(event.id);
    handle(event);
  }
  // Within five seconds, or it comes again: work that takes longer goes into a queue first.
  response.status(204).end();
});
app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
  if (!(error instanceof WebhookVerificationError)) return next(error);
  response.status(400).send(error.code);
});

function handle(event: WebhookEvent): void {
  switch (event.type) {
    case 'passport.sealed':
      console.log(`${event.data.productId} is sealed: ${event.data.proof.merkleRoot}`);
      break;
    case 'passport.recalled':
      console.log(`${event.data.productId} is recalled: stop selling it.`);
      break;
    default:
      console.log(`${event.type}: ${event.data.productId}`);
  }
}

const server = app.listen(Number(process.env.PORT ?? 0), '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const { RECEIVER_URL: url = `http://127.0.0.1:${port}/webhooks` } = process.env;

const { subscription } = await client.webhooks.create({ url, events: ['*'] });
secrets = [subscription.secret];
try {
  const test = await client.webhooks.sendTestEvent(subscription.id);
  if (!test.delivered) throw new Error(`The receiver cannot be reached: ${test.error}`);

  const { operator } = await client.operators.create({
    name: 'Example Steelworks',
    regId: 'DE1234567890123',
    regIdScheme: 'EORI',
  });
  const { passport } = await client.passports.create({
    productId: `BEAM-${Date.now()}`,
    operatorId: operator.id,
    metadata: {
      category: 'iron-steel',
      originCountry: 'DE',
      materialComposition: [{ material: 'Recycled steel', percentage: 100 }],
      facilityDetails: [{ facilityName: 'Mill 1', location: 'Duisburg', activity: 'Rolling' }],
      regulatoryCompliance: { ceMarking: true, certificates: [] },
      scrapMetalContentRatio: 100,
      tensileStrengthClass: 'S355J2',
      carbonEmissionIntensityPerTon: 1.42,
    },
  });
  await client.passports.seal(passport.id);

  // The server signs with both for a day, so that no delivery is lost on the way to the new one.
  const rotated = await client.webhooks.rotateSecret(subscription.id);
  secrets = [rotated.subscription.secret, ...secrets];
  await client.passports.changeStatus(passport.id, 'RECALLED');

  // The test event and these three.
  const patience = Date.now() + 30_000;
  while (handled.size < 4 && Date.now() < patience) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  for (const { event, status } of (await client.webhooks.listDeliveries()).deliveries) {
    console.log(`Delivery of ${event}: ${status}`);
  }
  if (handled.size < 4) throw new Error(`Only ${handled.size} of 4 events arrived.`);
} finally {
  await client.webhooks.delete(subscription.id);
  server.close();
}
