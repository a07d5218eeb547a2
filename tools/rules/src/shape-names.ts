export interface ShapeName {
  readonly name: string;
  /** What such an object is, for the comment of its type. */
  readonly says: string;
}

const names: readonly (readonly [members: string, name: string, says: string])[] = [
  ['value, language', 'Translation', 'One text in one language'],
  [
    'url, contentType, resourceTitle, language',
    'DocumentReference',
    'A linked document with its title and media type',
  ],
  ['material, percentage', 'MaterialShare', 'A material of the product and its share'],
  ['percentage, source', 'RecycledContent', 'The recycled share of the product'],
  ['name, casNumber, massFraction', 'SubstanceShare', 'A substance and its share of the mass'],
  [
    'substanceName, casNumber, concentration, unit',
    'HazardousSubstance',
    'A measured concentration of a hazardous substance',
  ],
  [
    'co2eKg, unit, scope1, scope2, scope3, calculationMethod',
    'CarbonFootprint',
    'Greenhouse gas emissions over the life cycle',
  ],
  ['min, max', 'TemperatureRange', 'A range of temperatures, in degrees Celsius'],
  ['name, number, certificateReference', 'NotifiedBody', 'The body that examined a product'],
  [
    'name, address, email, webAddress, eori, operatorId',
    'OperatorReference',
    'An economic operator other than the manufacturer, by name and address',
  ],
  [
    'name, address, email, webAddress, productDesignation, productFamily, contactUrl',
    'Manufacturer',
    'Who made the product, and how to reach them',
  ],
];

/** What the types call the objects that recur, by the names of their members. */
export const shapeNames: ReadonlyMap<string, ShapeName> = new Map(
  names.map(([members, name, says]) => [members, { name, says }]),
);
