import fc from 'fast-check';

/** Members that the standard has somewhere, and some that it has nowhere. */
const names = [
  '@context',
  'type',
  'id',
  'action',
  'epcList',
  'quantityList',
  'parentID',
  'childEPCs',
  'childQuantityList',
  'inputEPCList',
  'outputEPCList',
  'transformationID',
  'persistentDisposition',
  'sensorElementList',
  'readPoint',
  'ilmd',
  'eventID',
  'recordTime',
  'certificationInfo',
  'errorDeclaration',
  'uom',
  'quantity',
  'reason',
  'example:myField',
  'https://example.com/field',
  'note',
  '',
  'a b',
];

const values: readonly unknown[] = [
  null,
  true,
  0,
  -1.5,
  '',
  'shipping',
  'active',
  'po',
  'location',
  'ADD',
  'OBSERVE',
  'DELETE',
  'did_not_occur',
  'Temperature',
  'ALARM_CONDITION',
  'x',
  '2.0',
  'KGM',
  '0aF',
  'urn:epc:id:sgtin:0614141.107346.2017',
  'urn:epcglobal:cbv:bizstep:shipping',
  'https://ns.gs1.org/cbv/BizStep-shipping',
  'https://ref.gs1.org/cbv/BizStep-shipping',
  'https://www.gs1.org/voc/Temperature',
  'https://example.com/a b',
  'example:word',
  '2026-03-04T11:00:30Z',
  '2026-03-04T11:00:30.123456789-11:30',
  '2026-03-04t11:00:30z',
  '2016-12-31T23:59:60Z',
  '2026-03-04T11:00:30+15:00',
  '2026-03-04',
  '+14:00',
  '+14:30',
  'ObjectEvent',
  'AggregationEvent',
  'AssociationEvent',
  'TransactionEvent',
  'TransformationEvent',
  'EPCISDocument',
  'EPCISQueryDocument',
  [],
  [1],
  ['urn:a:b'],
  ['urn:a:b', 'urn:a:b'],
  ['active'],
  {},
  { id: 'urn:a:b' },
  { 'example:x': 1 },
  { note: 1 },
  { set: ['active'] },
  { declarationTime: '2026-03-04T11:00:30Z' },
  [{ epcClass: 'urn:a:b' }],
  [{ epcClass: 'urn:a:b', quantity: 1, uom: 'kg' }],
  [{ sensorReport: [{ type: 'Temperature' }] }],
];

interface Step {
  readonly deed: 'remove' | 'replace' | 'add' | 'repeat';
  /** Chooses the place, a member or an entry of it, and what is put there; taken by the numbers there are. */
  readonly place: number;
  readonly at: number;
  readonly name: string;
  readonly value: unknown;
}

/** One to three changes. */
export const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    deed: fc.constantFrom('remove', 'replace', 'replace', 'add', 'repeat'),
    place: fc.nat(),
    at: fc.nat(),
    name: fc.constantFrom(...names),
    value: fc.constantFrom(...values),
  }),
  { minLength: 1, maxLength: 3 },
);

/** A copy of a document with something removed, replaced, added or repeated in objects and lists of it. */
export function mutated(document: object, changes: readonly Step[]): unknown {
  const copy: unknown = structuredClone(document);
  for (const change of changes) apply(copy, change);
  return copy;
}

function apply(root: unknown, { deed, place, at, name, value }: Step): void {
  const containers = containersOf(root);
  const container = containers[place % containers.length];
  if (Array.isArray(container)) {
    const index = at % (container.length + 1);
    if (deed === 'remove') container.splice(index, 1);
    else if (deed === 'repeat')
      container.push(structuredClone(container[index % container.length]));
    else container[index] = structuredClone(value);
  } else if (container) {
    const keys = Object.keys(container);
    const key = keys[at % keys.length] ?? name;
    if (deed === 'remove') delete container[key];
    else container[deed === 'replace' ? key : name] = structuredClone(value);
  }
}

type Container = unknown[] | Record<string, unknown>;

function containersOf(value: unknown): readonly Container[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Container, ...Object.values(value).flatMap(containersOf)];
}
