import {
  boolean,
  choice,
  either,
  list,
  nonEmptyList,
  number,
  object,
  openObject,
  ordered,
  percentage,
  text,
  type MemberRules,
  type NumberShape,
  type ObjectShape,
  type Shape,
} from '../rules/shape.js';

/** A number that cannot be negative. */
export const amount: NumberShape = number({ minimum: 0 });

/** One text in one language (EN 18223). */
const translation = object({
  value: { shape: text(), requirement: 'required', description: 'The text' },
  language: {
    shape: text('language'),
    requirement: 'required',
    description: 'BCP 47 tag of the language of the text, such as de or en-GB',
  },
});

const translations = nonEmptyList(translation);

/** A text in one unnamed language, or the same text in several. */
export const localizedText: Shape = either(text(), translations);

/** A text, or a list of texts, each in one unnamed or several named languages. */
export const localizedTexts: Shape = either(text(), nonEmptyList(either(text(), translation)));

/** A linked document with its title and media type. */
export const documentReference: ObjectShape = object({
  url: { shape: text('url'), requirement: 'required', description: 'Where the document is' },
  contentType: {
    shape: text(),
    requirement: 'optional',
    description: 'Media type of the document, such as application/pdf',
  },
  resourceTitle: {
    shape: localizedText,
    requirement: 'optional',
    description: 'Title of the document',
  },
  language: {
    shape: text('language'),
    requirement: 'optional',
    description: 'BCP 47 tag of the language of the document',
  },
});

/** The address of a document, alone or with its title and media type. */
export const link: Shape = either(text('url'), documentReference);

/** A text, its translations, or the document that holds it. */
export const textOrDocument: Shape = either(text(), translations, documentReference);

/** A statement in words, or whether it was made. */
export const statement: Shape = either(text(), translations, boolean);

/** A list whose entries are texts or documents. */
export const textsOrDocuments: Shape = list(either(text(), documentReference));

/** A measured value whose unit may be stated beside it; the first unit holds where it is not. */
export function quantity(
  units: readonly [string, ...string[]],
  { value = amount, of }: { value?: NumberShape; of: string },
): ObjectShape {
  return object({
    value: { shape: value, requirement: 'required', description: of },
    unit: {
      shape: choice(units),
      requirement: 'optional',
      description: `Unit of the value; ${units[0]} where not stated`,
    },
  });
}

/** An address on one line or in members of any name. */
export const postalAddress: Shape = either(text(), openObject);

/** A firm: its name, and how to reach it. */
export const partyMembers = {
  name: { shape: text(), requirement: 'required', description: 'Legal or trade name' },
  address: { shape: postalAddress, requirement: 'optional', description: 'Postal address' },
  email: {
    shape: text('email'),
    requirement: 'recommended',
    description: 'Mailbox for questions about the product',
  },
  webAddress: { shape: text('url'), requirement: 'recommended', description: 'Web page' },
} as const satisfies MemberRules;

/** The body that examined a product or a production. */
export const notifiedBody: Shape = object({
  name: { shape: text(), requirement: 'required', description: 'Name of the body' },
  number: {
    shape: text(),
    requirement: 'optional',
    description: 'Number of the body, four digits',
  },
  certificateReference: {
    shape: text(),
    requirement: 'optional',
    description: 'Number of its certificate',
  },
});

const substanceShare = object({
  name: { shape: text(), requirement: 'required', description: 'Name of the substance' },
  casNumber: { shape: text('cas'), requirement: 'optional', description: 'CAS number' },
  massFraction: {
    shape: percentage,
    requirement: 'optional',
    unit: '% by mass',
    description: 'Share of the mass',
  },
});

/** Substances and their shares of the mass. */
export const substanceShares: Shape = list(substanceShare);

/** Substances by name alone, or with their shares of the mass. */
export const namesOrShares: Shape = list(either(text(), substanceShare));

/** Units a concentration may be stated in, by mass. */
const concentrationUnit = choice(['ppm', 'mg/kg', '%', '% w/w', 'g/kg', 'ppb'], {
  ignoreCase: true,
});

/** Measured concentrations of hazardous substances. */
export const hazardousSubstances: Shape = list(
  object({
    substanceName: { shape: text(), requirement: 'required', description: 'Name of the substance' },
    casNumber: { shape: text('cas'), requirement: 'optional', description: 'CAS number' },
    concentration: {
      shape: amount,
      requirement: 'required',
      description: 'Concentration by mass, in the unit stated beside it',
    },
    unit: {
      shape: concentrationUnit,
      requirement: 'recommended',
      description: 'Unit of the concentration; ppm, which are mg/kg, where not stated',
    },
  }),
);

/** Substances of concern with where they are and how to handle them. */
export const substancesOfConcern: Shape = list(
  object({
    name: { shape: text(), requirement: 'required', description: 'Name of the substance' },
    casNumber: { shape: text('cas'), requirement: 'optional', description: 'CAS number' },
    ecNumber: { shape: text('ec'), requirement: 'optional', description: 'EC number' },
    location: {
      shape: localizedText,
      requirement: 'optional',
      description: 'Where in the product the substance is',
    },
    concentration: {
      shape: amount,
      requirement: 'required',
      description: 'Concentration by mass, in the unit stated beside it',
    },
    unit: {
      shape: concentrationUnit,
      requirement: 'required',
      description: 'Unit of the concentration',
    },
    safeUse: {
      shape: textOrDocument,
      requirement: 'optional',
      description: 'How to use the product safely',
    },
    disassemblyNote: {
      shape: textOrDocument,
      requirement: 'optional',
      description: 'What to mind when taking the product apart',
    },
  }),
);

/** A range of temperatures, in degrees Celsius. */
export const temperatureRangeMembers = {
  min: {
    shape: number({ minimum: -273.15 }),
    requirement: 'required',
    unit: '°C',
    description: 'Lowest temperature',
  },
  max: {
    shape: number({ minimum: -273.15 }),
    requirement: 'required',
    unit: '°C',
    description: 'Highest temperature',
  },
} as const satisfies MemberRules;

/** See {@link temperatureRangeMembers}. */
export const temperatureRange: ObjectShape = ordered(['min', 'max'], temperatureRangeMembers);

/** Greenhouse gas emissions over the life cycle. */
export const carbonFootprintMembers = {
  co2eKg: {
    shape: amount,
    requirement: 'required',
    unit: 'kg CO2e',
    description: 'Emissions over the life cycle',
  },
  unit: {
    shape: choice(['kg CO2e']),
    requirement: 'optional',
    description: 'Unit of the values',
  },
  scope1: {
    shape: amount,
    requirement: 'optional',
    unit: 'kg CO2e',
    description: 'Direct emissions',
  },
  scope2: {
    shape: amount,
    requirement: 'optional',
    unit: 'kg CO2e',
    description: 'Emissions of purchased energy',
  },
  scope3: {
    shape: amount,
    requirement: 'optional',
    unit: 'kg CO2e',
    description: 'Other emissions of the value chain',
  },
  calculationMethod: {
    shape: text(),
    requirement: 'optional',
    description: 'Standard or method of the calculation, such as ISO 14067',
  },
} as const satisfies MemberRules;

/** See {@link carbonFootprintMembers}. */
export const carbonFootprint: ObjectShape = object(carbonFootprintMembers);

/** Plots of land as Regulation (EU) 2023/1115, Article 9(1)(d) asks for them, in WGS 84 degrees. */
export const eudrPlots: Shape = list(
  object({
    plotId: {
      shape: text(),
      requirement: 'required',
      description: 'Identifier of the plot in the due diligence statement',
    },
    polygonType: {
      shape: text(),
      requirement: 'optional',
      description: 'How the coordinates are meant: point or polygon',
    },
    coordinates: {
      shape: nonEmptyList(
        object({
          lat: {
            shape: number({ minimum: -90, maximum: 90 }),
            requirement: 'required',
            unit: 'degree',
            description: 'Latitude, north positive',
          },
          lng: {
            shape: number({ minimum: -180, maximum: 180 }),
            requirement: 'required',
            unit: 'degree',
            description: 'Longitude, east positive',
          },
        }),
      ),
      requirement: 'required',
      description:
        'One point, or the corners of the polygon in order, the first repeated at the end',
    },
  }),
);
