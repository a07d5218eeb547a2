import { existsSync } from 'node:fs';
import { pino } from 'pino';
import {
  withDatabase,
  type CommandContext,
  type OpenMigratedDatabase,
} from '../../src/cli/command/command-context.js';
import { parseConfig } from '../../src/config.js';
import { facilityRepository } from '../../src/features/facilities/facility-repository.js';
import { operatorRepository } from '../../src/features/operators/operator-repository.js';
import { createTenant } from '../../src/features/tenants/create-tenant.js';
import { newId } from '../../src/platform/clock.js';
import { newGln } from './factories.js';
import { placeMigratedDatabase } from './migrated-image.js';

const at = new Date('2026-01-01T00:00:00Z');

/** What the operator of each such workspace is registered as. */
export const importingRegId = 'DE111111111';

/**
 * A workspace on a database without a running server: with one operator and one facility.
 *
 * @param environment - What says where the database is. An embedded one that is not there yet is made.
 */
export async function importableWorkspace(
  environment: Readonly<Record<string, string>>,
  subdomain: string,
  open?: OpenMigratedDatabase,
): Promise<{ gln: string }> {
  const config = parseConfig(environment);
  if (!existsSync(config.dataDirectory)) await placeMigratedDatabase(config.dataDirectory);
  const store = async (context: CommandContext) => {
    const tenant = await createTenant(context, 'system', {
      name: 'Nordvind Apparel AB',
      subdomain,
      tier: 'enterprise',
    });
    const record = { tenantId: tenant.id, createdAt: at, updatedAt: at };
    await operatorRepository(context.db).insert({
      ...record,
      id: newId(),
      name: 'Nordvind Apparel AB',
      regId: importingRegId,
      regIdScheme: null,
      eori: null,
      role: 'MANUFACTURER',
      archivedAt: null,
    });
    const gln = newGln();
    await facilityRepository(context.db).insert(
      {
        ...record,
        id: newId(),
        gln,
        name: 'Guimarães mill',
        activity: null,
        streetAddress: null,
        city: null,
        postalCode: null,
        operatorId: null,
        country: 'PT',
      },
      { isSandbox: false },
    );
    return { gln };
  };
  return withDatabase({ config, logger: pino({ level: 'silent' }) }, store, open);
}
