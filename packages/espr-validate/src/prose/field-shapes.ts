import type { MembersProse, ShapeProse } from './prose.js';

// What the shapes of categories/field-shapes.ts hold, under the same names.

/** A measured value, and its unit beside it. */
export function quantity(unit: string, of: string): MembersProse {
  return { value: of, unit: `Unit of the value; ${unit} where not stated` };
}

export const translation: ShapeProse = {
  members: {
    value: 'The text',
    language: 'BCP 47 tag of the language of the text, such as de or en-GB',
  },
};

export const substanceShare: ShapeProse = {
  members: {
    name: 'Name of the substance',
    casNumber: 'CAS number',
    massFraction: { description: 'Share of the mass', unit: '% by mass' },
  },
};

export const localizedText: ShapeProse = { entry: translation };

export const localizedTexts: ShapeProse = { entry: translation };

export const documentReference: ShapeProse = {
  members: {
    url: 'Where the document is',
    contentType: 'Media type of the document, such as application/pdf',
    resourceTitle: { description: 'Title of the document', ...localizedText },
    language: 'BCP 47 tag of the language of the document',
  },
};

export const link: ShapeProse = { ...documentReference };

export const textOrDocument: ShapeProse = { entry: translation, ...documentReference };

export const textsOrDocuments: ShapeProse = { entry: documentReference };

export const statement: ShapeProse = { entry: translation };

export const substanceShares: ShapeProse = { entry: substanceShare };

export const namesOrShares: ShapeProse = { entry: substanceShare };

export const carbonFootprintMembers = {
  co2eKg: { description: 'Emissions over the life cycle', unit: 'kg CO2e' },
  unit: 'Unit of the values',
  scope1: { description: 'Direct emissions', unit: 'kg CO2e' },
  scope2: { description: 'Emissions of purchased energy', unit: 'kg CO2e' },
  scope3: { description: 'Other emissions of the value chain', unit: 'kg CO2e' },
  calculationMethod: 'Standard or method of the calculation, such as ISO 14067',
} satisfies MembersProse;

export const eudrPlots: ShapeProse = {
  entry: {
    members: {
      plotId: 'Identifier of the plot in the due diligence statement',
      polygonType: 'How the coordinates are meant: point or polygon',
      coordinates: {
        description:
          'One point, or the corners of the polygon in order, the first repeated at the end',
        entry: {
          members: {
            lat: { description: 'Latitude, north positive', unit: 'degree' },
            lng: { description: 'Longitude, east positive', unit: 'degree' },
          },
        },
      },
    },
  },
};

export const hazardousSubstances: ShapeProse = {
  entry: {
    members: {
      substanceName: 'Name of the substance',
      casNumber: 'CAS number',
      concentration: 'Concentration by mass, in the unit stated beside it',
      unit: 'Unit of the concentration; ppm, which are mg/kg, where not stated',
    },
  },
};

export const notifiedBody: ShapeProse = {
  members: {
    name: 'Name of the body',
    number: 'Number of the body, four digits',
    certificateReference: 'Number of its certificate',
  },
};

export const partyMembers = {
  name: 'Legal or trade name',
  address: 'Postal address',
  email: 'Mailbox for questions about the product',
  webAddress: 'Web page',
} satisfies MembersProse;

export const substancesOfConcern: ShapeProse = {
  entry: {
    members: {
      name: 'Name of the substance',
      casNumber: 'CAS number',
      ecNumber: 'EC number',
      location: { description: 'Where in the product the substance is', ...localizedText },
      concentration: 'Concentration by mass, in the unit stated beside it',
      unit: 'Unit of the concentration',
      safeUse: { description: 'How to use the product safely', ...textOrDocument },
      disassemblyNote: {
        description: 'What to mind when taking the product apart',
        ...textOrDocument,
      },
    },
  },
};

export const temperatureRangeMembers = {
  min: { description: 'Lowest temperature', unit: '°C' },
  max: { description: 'Highest temperature', unit: '°C' },
} satisfies MembersProse;

export const temperatureRange: ShapeProse = { members: temperatureRangeMembers };

export const carbonFootprint: ShapeProse = { members: carbonFootprintMembers };
