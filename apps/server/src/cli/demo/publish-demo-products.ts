import type { Tenant } from '../../platform/auth/caller-model.js';
import { createFacility } from '../../features/facilities/create-facility.js';
import { createOperator } from '../../features/operators/create-operator.js';
import {
  createPassport,
  type CreatePassportDeps,
} from '../../features/passports/create-passport.js';
import { sealPassport } from '../../features/passports/seal-passport.js';
import type { SigningKeyVault } from '../../platform/vault/signing-key-vault.js';
import { commandLineCaller } from '../command/command-line-caller.js';
import { demoProducts, type DemoProduct } from './demo-products.js';

export interface DemoPassport {
  readonly id: string;
  readonly operatorId: string;
  readonly productName: string;
  readonly digitalLinkUri: string;
}

type PublishDeps = CreatePassportDeps & { readonly vault: SigningKeyVault };

/** No outside service is asked about made-up companies, nor to time-stamp their seals. */
export const asksNobody = {
  eoriRegistry: { isMissing: () => Promise.resolve(false) },
  timestampAuthority: { isConfigured: false, tryStamp: () => Promise.resolve(undefined) },
};

/** The actor of the demo data: the machine itself. */
export const by = { ip: '127.0.0.1', locale: 'en' } as const;

/** Registers, creates and seals the sample products the way an integrator would. */
export async function publishDemoProducts(
  deps: PublishDeps,
  tenant: Tenant,
): Promise<DemoPassport[]> {
  const passports: DemoPassport[] = [];
  for (const product of demoProducts) passports.push(await publish(deps, tenant, product));
  return passports;
}

async function publish(
  deps: PublishDeps,
  tenant: Tenant,
  { operator: company, facility: place, productId, metadata }: DemoProduct,
): Promise<DemoPassport> {
  const caller = commandLineCaller(tenant);
  const all = { ...deps, ...asksNobody };
  const named = { ...company, regIdScheme: 'EORI' };
  const { operator } = await createOperator(all, caller, { ...named, ...by });
  const operatorId = operator.id;
  const facility = await createFacility(all, caller, { ...place, operatorId, ...by });
  const bound = { productId, operatorId, facilityId: facility.id, metadata };
  const { passport } = await createPassport(all, caller, { ...bound, ...by });
  const { document } = await sealPassport(all, caller, { idOrProductId: passport.id, ...by });
  const { productName } = metadata;
  return { id: passport.id, operatorId, productName, digitalLinkUri: document.digitalLinkUri };
}
