import { pick, type Scene } from './scene.js';

/** @returns The id of a manufacturer. */
export async function walkOperators({ recorder, key }: Scene): Promise<string> {
  const path = '/api/v1/operators';
  const made = await recorder.call({
    says: 'A manufacturer, by its EORI number',
    path,
    key,
    json: {
      name: 'Nordvind Apparel AB',
      regId: 'SE5566778899',
      regIdScheme: 'EORI',
      role: 'MANUFACTURER',
    },
    status: 201,
  });
  const id = pick(made, 'operator', 'id');
  const nameless = { regId: 'SE5566778899' };
  await recorder.call({ says: 'Without a name', path, key, json: nameless, status: 400 });
  await recorder.call({ says: 'Active operators', path: `${path}?archived=false`, key });
  await recorder.call({ says: 'One operator', path: `${path}/${id}`, key });
  const at = { path: `${path}/${id}`, method: 'PATCH', key };
  await recorder.call({ says: 'Another name', ...at, json: { name: 'Nordvind AB' } });
  await recorder.call({
    says: 'A name that is too long',
    ...at,
    json: { name: 'N'.repeat(201) },
    status: 400,
  });
  return id;
}

/** @returns The id of a mill of the operator. */
export async function walkFacilities(
  { recorder, key }: Scene,
  operatorId: string,
): Promise<string> {
  const path = '/api/v1/facilities';
  const mill = {
    gln: '9506000142012',
    name: 'Guimarães mill',
    country: 'PT',
    activity: 'Knitting',
    streetAddress: 'Rua da Fábrica 1',
    city: 'Guimarães',
    postalCode: '4800-000',
    operatorId,
  };
  const made = await recorder.call({ says: 'A mill', path, key, json: mill, status: 201 });
  const id = pick(made, 'facility', 'id');
  await recorder.call({ says: 'A GLN that is registered', path, key, json: mill, status: 409 });
  const mistyped = { ...mill, gln: '9506000142013' };
  await recorder.call({ says: 'A wrong check digit', path, key, json: mistyped, status: 400 });
  await recorder.call({ says: 'The first page', path: `${path}?page=1&limit=10`, key });
  await recorder.call({ says: 'One facility', path: `${path}/${id}`, key });
  const at = { path: `${path}/${id}`, method: 'PUT', key };
  await recorder.call({ says: 'Another activity', ...at, json: { activity: 'Knitting, dyeing' } });
  await recorder.call({ says: 'No such country', ...at, json: { country: 'XX' }, status: 400 });
  const spare = { gln: '9506000142029', name: 'Porto warehouse', country: 'PT' };
  const gone = await recorder.call({ says: 'A warehouse', path, key, json: spare, status: 201 });
  const gonePath = `${path}/${pick(gone, 'facility', 'id')}`;
  await recorder.call({ says: 'A facility that closed', path: gonePath, method: 'DELETE', key });
  return id;
}
