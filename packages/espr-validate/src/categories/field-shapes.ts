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
  value: { shape: text(), requirement: 'required' },
  language: { shape: text('language'), requirement: 'required' },
});

const translations = nonEmptyList(translation);

/** A text in one unnamed language, or the same text in several. */
export const localizedText: Shape = either(text(), translations);

/** A text, or a list of texts, each in one unnamed or several named languages. */
export const localizedTexts: Shape = either(text(), nonEmptyList(either(text(), translation)));

/** A linked document with its title and media type. */
export const documentReference: ObjectShape = object({
  url: { shape: text('url'), requirement: 'required' },
  contentType: { shape: text(), requirement: 'optional' },
  resourceTitle: { shape: localizedText, requirement: 'optional' },
  language: { shape: text('language'), requirement: 'optional' },
});

/** The address of a document, alone or with its title and media type. */
export const link: Shape = either(text('url'), documentReference);

/** A text, its translations, or the document that holds it. */
export const textOrDocument: Shape = either(text(), translations, documentReference);

/** A statement in words, or true when it was made. */
export const statement: Shape = either(text(), translations, boolean);

/** A list of texts or documents. */
export const textsOrDocuments: Shape = list(either(text(), documentReference));

/** A measured value; its unit may be stated beside it, else the first unit holds. */
export function quantity(
  units: readonly [string, ...string[]],
  value: NumberShape = amount,
): ObjectShape {
  return object({
    value: { shape: value, requirement: 'required' },
    unit: { shape: choice(units), requirement: 'optional' },
  });
}

/** An address on one line or in members of any name. */
export const postalAddress: Shape = either(text(), openObject);

/** A firm: its name, and how to reach it. */
export const partyMembers = {
  name: { shape: text(), requirement: 'required' },
  address: { shape: postalAddress, requirement: 'optional' },
  email: { shape: text('email'), requirement: 'recommended' },
  webAddress: { shape: text('url'), requirement: 'recommended' },
} as const satisfies MemberRules;

/** The body that examined a product or a production. */
export const notifiedBody: Shape = object({
  name: { shape: text(), requirement: 'required' },
  number: { shape: text(), requirement: 'optional' },
  certificateReference: { shape: text(), requirement: 'optional' },
});

const substanceShare = object({
  name: { shape: text(), requirement: 'required' },
  casNumber: { shape: text('cas'), requirement: 'optional' },
  massFraction: { shape: percentage, requirement: 'optional' },
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
    substanceName: { shape: text(), requirement: 'required' },
    casNumber: { shape: text('cas'), requirement: 'optional' },
    concentration: { shape: amount, requirement: 'required' },
    unit: { shape: concentrationUnit, requirement: 'recommended' },
  }),
);

/** Substances of concern with where they are and how to handle them. */
export const substancesOfConcern: Shape = list(
  object({
    name: { shape: text(), requirement: 'required' },
    casNumber: { shape: text('cas'), requirement: 'optional' },
    ecNumber: { shape: text('ec'), requirement: 'optional' },
    location: { shape: localizedText, requirement: 'optional' },
    concentration: { shape: amount, requirement: 'required' },
    unit: { shape: concentrationUnit, requirement: 'required' },
    safeUse: { shape: textOrDocument, requirement: 'optional' },
    disassemblyNote: { shape: textOrDocument, requirement: 'optional' },
  }),
);

/** A range of temperatures, in degrees Celsius. */
export const temperatureRangeMembers = {
  min: { shape: number({ minimum: -273.15 }), requirement: 'required' },
  max: { shape: number({ minimum: -273.15 }), requirement: 'required' },
} as const satisfies MemberRules;

/** See {@link temperatureRangeMembers}. */
export const temperatureRange: ObjectShape = ordered(['min', 'max'], temperatureRangeMembers);

/** Greenhouse gas emissions over the life cycle. */
export const carbonFootprintMembers = {
  co2eKg: { shape: amount, requirement: 'required' },
  unit: { shape: choice(['kg CO2e']), requirement: 'optional' },
  scope1: { shape: amount, requirement: 'optional' },
  scope2: { shape: amount, requirement: 'optional' },
  scope3: { shape: amount, requirement: 'optional' },
  calculationMethod: { shape: text(), requirement: 'optional' },
} as const satisfies MemberRules;

/** See {@link carbonFootprintMembers}. */
export const carbonFootprint: ObjectShape = object(carbonFootprintMembers);

/** Plots of land as Regulation (EU) 2023/1115, Article 9(1)(d) asks for them, in WGS 84 degrees. */
export const eudrPlots: Shape = list(
  object({
    plotId: { shape: text(), requirement: 'required' },
    polygonType: { shape: text(), requirement: 'optional' },
    coordinates: {
      shape: nonEmptyList(
        object({
          lat: { shape: number({ minimum: -90, maximum: 90 }), requirement: 'required' },
          lng: { shape: number({ minimum: -180, maximum: 180 }), requirement: 'required' },
        }),
      ),
      requirement: 'required',
    },
  }),
);
