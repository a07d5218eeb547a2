import { PRODUCT_CATEGORIES, type ProductCategory } from '@dpp/espr-validate';
import { battery, metadataOf, newGtin } from './factories.js';
import { issueGrant, onUnit } from './grants.js';
import { handOverCalls } from './hand-overs.js';
import { insertPictures, paintedPng, type HeldPicture } from './picture-files.js';
import type { TestApp } from './test-app.js';
import { createWorkspace, type Workspace } from './workspace.js';

/** A page that people see, by the name of what it shows. */
export interface ShownPage {
  readonly name: string;
  readonly path: string;
  /** A page that comes to its folds within three and a half screens of a phone. */
  readonly isPassport?: boolean;
}

interface GalleryOptions {
  readonly app: TestApp;
  readonly workspace: Workspace;
}

/** A sealed passport of a category, with all that a company may add to it. */
export async function publishPage(
  { workspace }: GalleryOptions,
  category: ProductCategory,
  changes: object = {},
): Promise<ShownPage & { readonly id: string }> {
  const { id } = await workspace.createPassport({
    productId: newGtin(),
    metadata: metadataOf(category),
    facilityId: workspace.facilityId,
    enrichment: {
      tagline: 'Made to last, and to be repaired.',
      description: 'Three generations of our family have made it in the same workshop.',
      links: [{ label: 'How it is made', url: 'https://maker.example/story' }],
    },
    ...changes,
  });
  await workspace.seal(id);
  return { name: category, path: `/passport/${id}`, isPassport: true, id };
}

export function publishCategories(
  options: GalleryOptions,
  categories: readonly ProductCategory[] = PRODUCT_CATEGORIES,
): Promise<ShownPage[]> {
  return inTurn(categories, (category) => publishPage(options, category));
}

/** The pages that are about something else than a passport on the market: ends, units, refusals, the request. */
export async function publishStates({ app, workspace }: GalleryOptions): Promise<ShownPage[]> {
  const options = { app, workspace };
  const send = (path: string, json: unknown, method = 'POST') =>
    requireDone(app.request(path, { key: workspace.key, method, json }));
  const ofStatus = async (category: ProductCategory, status: string) => {
    const page = await publishPage(options, category);
    await send(`/api/v1/passports/${page.id}/status`, { status }, 'PUT');
    return { name: status.toLowerCase(), path: page.path };
  };
  const operator = await workspace.createOperator({ name: 'Nordvind Kontor AB' });
  const archived = await publishPage(options, 'textiles', { operatorId: operator.id });
  await send(`/api/v1/operators/${operator.id}`, undefined, 'DELETE');
  const unsealed = await workspace.createPassport({
    productId: newGtin(),
    metadata: metadataOf('iron-steel'),
  });
  return [
    await ofStatus('toys', 'RECALLED'),
    await ofStatus('electronics', 'DECOMMISSIONED'),
    { name: 'archived', path: archived.path },
    { name: 'unsealed', path: `/passport/${unsealed.id}` },
    ...(await publishUnits(options)),
    ...(await publishBatches(options)),
    ...(await publishHandOver(options)),
    { name: 'error-400', path: '/01/09506000134353' },
    { name: 'error-404', path: '/01/09506000134352' },
  ];
}

/** Passports with pictures of every shape: across, upright, a strip, tiny, and many of them. */
export async function publishPictures(options: GalleryOptions): Promise<ShownPage[]> {
  const caption = 'The left side, with the lid of the container taken off and put beside it';
  const across = { file: paintedPng(1600, 1000), caption };
  const upright = { file: paintedPng(900, 1600) };
  const strip = { file: paintedPng(2400, 300), caption: 'Front' };
  const tiny = { file: paintedPng(24, 24) };
  const shown: [name: string, category: ProductCategory, pictures: readonly HeldPicture[]][] = [
    ['picture-across', 'textiles', [across, upright, strip, tiny, { ...upright, caption }]],
    ['picture-upright', 'batteries', [upright, across]],
    ['picture-strip', 'toys', [strip]],
    ['picture-tiny', 'cosmetics', [tiny]],
  ];
  return inTurn(shown, async ([name, category, pictures]) => {
    const page = await publishPage(options, category);
    const of = { tenantId: options.workspace.tenant.id, passportId: page.id };
    await insertPictures(options.app.db, of, pictures);
    return { ...page, name };
  });
}

/** A battery as anybody sees it, as a grant shows it, recalled, used again and recycled. */
export async function publishUnits({ app, workspace }: GalleryOptions): Promise<ShownPage[]> {
  const model = await workspace.createPassport({
    productId: newGtin(),
    metadata: battery(),
    facilityId: workspace.facilityId,
  });
  const record = (id: string, event: object) =>
    requireDone(
      app.request(`/api/v1/units/${id}/events`, {
        key: workspace.key,
        method: 'POST',
        json: event,
      }),
    );
  const serialise = async (body: object = {}) =>
    (await workspace.serialise(model.id, { manufacturedAt: '2024-03-05T00:00:00Z', ...body })).id;
  const used = await serialise();
  for (const [year, health] of [98.5, 95.2, 91.3, 86.9].entries()) {
    await record(used, {
      eventType: 'SOH_MEASUREMENT',
      recordedAt: `${2023 + year}-04-01T08:30:00Z`,
      stateOfHealth: health,
      remainingCapacityAh: Number((health * 2.28).toFixed(1)),
      cycleCount: year * 310,
      temperatureC: 21.5,
    });
  }
  const { token } = await issueGrant(app, workspace, onUnit(used));
  const recalled = await serialise({ status: 'RECALLED' });
  const recycled = await serialise({ status: 'RECYCLED' });
  return [
    { name: 'unit', path: `/unit/${used}` },
    { name: 'unit-granted', path: `/unit/${used}?grant=${token}` },
    { name: 'unit-recalled', path: `/unit/${recalled}` },
    { name: 'unit-recycled', path: `/unit/${recycled}` },
    { name: 'request', path: `/request-access?unit=${used}` },
    { name: 'request-nothing', path: '/request-access' },
  ];
}

/** A lot with facts of its own, one that is recalled, and a battery of that one. */
export async function publishBatches({ app, workspace }: GalleryOptions): Promise<ShownPage[]> {
  const { key, facilityId } = workspace;
  const { id } = await workspace.createPassport({
    ...{ productId: newGtin(), metadata: battery(), facilityId, draft: true },
  });
  const made: string[] = [];
  for (const lot of ['2026-KW47', '2026-KW48']) {
    const json = { lot, metadata: { originCountry: 'PT' } };
    const { body } = await app.request(`/api/v1/passports/${id}/batches`, { key, json });
    made.push((body as unknown as { batch: { id: string } }).batch.id);
  }
  const metadata = battery();
  await requireDone(
    app.request(`/api/v1/passports/${id}`, { key, method: 'PUT', json: { metadata } }),
  );
  await workspace.seal(id);
  const unit = await workspace.serialise(id, { lot: '2026-KW48' });
  const note = { reason: 'The lid of the cell may crack.', contact: 'recall@maker.example' };
  const json = { status: 'RECALLED', ...note };
  await requireDone(app.request(`/api/v1/batches/${made[1]}/status`, { key, json }));
  return [
    { name: 'batch', path: `/passport/${id}/10/2026-KW47` },
    { name: 'batch-recalled', path: `/passport/${id}/10/2026-KW48` },
    { name: 'unit-of-recalled-batch', path: `/unit/${unit.id}` },
  ];
}

/** A battery that passed to another company: the record that is closed, and the one that goes on. */
export async function publishHandOver({ app, workspace }: GalleryOptions): Promise<ShownPage[]> {
  const taker = await createWorkspace(app);
  const calls = handOverCalls(app);
  const model = await workspace.createPassport({ productId: newGtin(), metadata: battery() });
  const home = await taker.createPassport({ productId: newGtin(), metadata: battery() });
  const before = await workspace.serialise(model.id);
  const { body } = await calls.offer(before.id, workspace);
  const taken = await calls.accept({ token: body.token, passportId: home.id }, taker);
  await requireDone(Promise.resolve(taken));
  return [
    { name: 'unit-handed-over', path: `/unit/${before.id}` },
    { name: 'unit-taken-over', path: `/unit/${taken.body.unit.id}` },
  ];
}

async function requireDone(
  request: Promise<{ readonly status: number; readonly text: string }>,
): Promise<void> {
  const { status, text } = await request;
  if (status >= 300) throw new Error(`Not done: ${status} ${text}`);
}

/** One after the other: what a test makes does not contend for anything. */
async function inTurn<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made = [];
  for (const item of items) made.push(await make(item));
  return made;
}
