import { requestGrant } from '../../features/grants/request-grant.js';
import { createPassport } from '../../features/passports/create-passport.js';
import { createSubscription } from '../../features/webhooks/subscriptions/create-subscription.js';
import type { Tenant } from '../../platform/auth/caller-model.js';
import type { ServerDeps } from '../../server-deps.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import { commandLineCaller } from '../command/command-line-caller.js';
import { asksNobody, by } from './publish-demo-products.js';
import type { DemoWorkspace } from './seed-demo.js';

/** No name server has it: the top-level domain `invalid` is reserved (RFC 2606, 2). */
const receiverUrl = 'https://erp.demo.invalid/passports';

/**
 * Subscribes a receiver that does not exist, so that the console of a demo shows a webhook that fails. Its deliveries fail
 * like any others: nothing is made up.
 */
export async function subscribeDemoReceiver(deps: ServerDeps, tenant: Tenant): Promise<void> {
  // The start of a server does not wait for name servers.
  const egress = { check: () => Promise.resolve({ allowed: true } as const) };
  const subscription = { url: receiverUrl, events: ['*'], ip: by.ip } as const;
  await createSubscription({ ...deps, egress }, commandLineCaller(tenant), subscription);
}

/** Leaves what needs a person: a draft with faults, and a request for the restricted data of the battery. */
export async function addDemoWork(deps: ServerDeps, { tenantId, passports }: DemoWorkspace) {
  const tenant = await tenantRepository(deps.db).find(tenantId);
  const battery = passports.find(({ productName }) => productName.includes('battery'));
  const shirt = passports.at(-1);
  if (!tenant || !battery || !shirt) throw new Error('The demo workspace is not whole.');
  await createPassport({ ...deps, ...asksNobody }, commandLineCaller(tenant), {
    productId: '09506000143040',
    operatorId: shirt.operatorId,
    facilityId: undefined,
    metadata: draftMetadata,
    draft: true,
    ...by,
  });
  const mailer = { ...deps.mailer, send: () => undefined };
  await requestGrant(
    { ...deps, mailer },
    {
      granteeName: 'Demo Repairs, workshop',
      granteeEmail: 'workshop@demo.example',
      organization: 'Demo Repairs',
      purpose: 'Replacing a cell: which voltage is safe before the housing is opened?',
      scopeType: 'PASSPORT',
      passportId: battery.id,
      hostTenantId: undefined,
      ip: by.ip,
    },
  );
}

/** Without a country of origin, shares that make 95, and a date as it is written by hand. */
const draftMetadata = {
  category: 'textiles',
  productName: 'Sweatshirt Lagoon',
  commodityCode: '6110201000',
  materialComposition: [
    { material: 'Organic cotton', percentage: 80 },
    { material: 'Recycled polyester', percentage: 15 },
  ],
  careInstructions: ['Machine wash at 30 °C'],
  size: 'L',
  facilityDetails: [
    { facilityName: 'Sewing hall', location: 'Guimarães, Portugal', activity: 'Assembly' },
  ],
  regulatoryCompliance: {
    ceMarking: false,
    certificates: [
      {
        name: 'Organic content',
        referenceNumber: 'OC-2026-7',
        issuer: 'Demo Certification',
        validUntil: '31.12.2027',
      },
    ],
  },
};
