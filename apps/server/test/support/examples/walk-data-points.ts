import { pick, unknownId, type Scene } from './scene.js';
import type { Catalogue } from './walk-passports.js';

const passports = '/api/v1/passports';

/** The data points of a battery that is being written, and of what is none. */
export async function walkDataPoints(scene: Scene, catalogue: Catalogue): Promise<void> {
  const { recorder, key } = scene;
  const { operatorId, shirtId } = catalogue;
  const metadata = { category: 'batteries', batteryCategory: 'lmt', weight: 3.2 };
  const json = { productId: '09506000142395', operatorId, metadata, draft: true };
  const made = await recorder.call({
    says: 'A draft of a battery for a bicycle',
    path: passports,
    key,
    json,
    status: 201,
  });
  const passport = `${passports}/${pick(made, 'passport', 'id')}`;
  const path = `${passport}/data-points`;
  await recorder.call({ says: 'Data points of a draft', path, key });
  const csv = { path: `${path}?format=csv`, key };
  await recorder.call({ says: 'As a table', ...csv });
  const xlsx = { path: `${path}?format=xlsx`, key, status: 400 };
  await recorder.call({ says: 'A format that there is not', ...xlsx });
  const unknown = { path: `${passports}/${unknownId}/data-points`, key, status: 404 };
  await recorder.call({ says: 'A passport of nobody', ...unknown });
  const shirt = { path: `${passports}/${shirtId}/data-points`, key, status: 409 };
  await recorder.call({ says: 'A shirt is no battery', ...shirt });
  await recorder.call({ says: 'Delete it', path: passport, method: 'DELETE', key });
}
