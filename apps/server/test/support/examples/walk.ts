import type { RecordedExchange } from '../../../src/platform/http/openapi/recorded-exchange.js';
import { restartReferences } from '../factories.js';
import type { TestApp } from '../test-app.js';
import { openScene } from './scene.js';
import { walkDataPoints } from './walk-data-points.js';
import { walkDoor } from './walk-door.js';
import { walkEvidence } from './walk-evidence.js';
import { walkPartners } from './walk-partners.js';
import { walkPassports } from './walk-passports.js';
import { walkPeople } from './walk-people.js';
import { walkHandOvers } from './walk-hand-overs.js';
import { walkOtherServers } from './walk-other-servers.js';
import { walkPlatform } from './walk-platform.js';
import { walkBatches } from './walk-batches.js';
import { walkRegistry } from './walk-registry.js';
import { walkRefusals } from './walk-refusals.js';
import { walkSandbox } from './walk-sandbox.js';
import { walkService } from './walk-service.js';
import { walkTables } from './walk-tables.js';
import { walkToday } from './walk-today.js';
import { walkUnits } from './walk-units.js';

/**
 * Asks a fresh server for everything that its description documents, and the same in the same order each time.
 *
 * @param app - Fresh, with `WEBHOOK_ALLOW_PRIVATE_NETWORKS`.
 * @throws Error where a request is not answered as the walk expects.
 */
export async function walkExamples(app: TestApp): Promise<readonly RecordedExchange[]> {
  restartReferences();
  const scene = await openScene(app);
  await walkPeople(scene);
  const catalogue = await walkPassports(scene);
  const fleet = await walkUnits(scene, catalogue);
  await walkPartners(scene, fleet);
  await walkDataPoints(scene, catalogue);
  await walkRegistry(scene);
  await walkBatches(scene);
  // Pages of the description repeat examples: what makes stable values stands before them.
  await walkDoor(scene);
  await walkToday(scene, fleet);
  await walkService(scene);
  await walkTables(scene);
  await walkPlatform(scene);
  await walkRefusals(scene);
  await walkSandbox(scene);
  await walkOtherServers(scene);
  await walkHandOvers(scene, fleet);
  await walkEvidence(scene);
  return [...scene.recorder.exchanges].sort(byOperation);
}

/** By operation, then as recorded: a new step of the walk moves nothing else. */
function byOperation(one: RecordedExchange, other: RecordedExchange): number {
  return one.operation < other.operation ? -1 : one.operation > other.operation ? 1 : 0;
}
