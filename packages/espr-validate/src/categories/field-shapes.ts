import {
  choice,
  either,
  list,
  nonEmptyList,
  number,
  object,
  text,
  type Shape,
} from '../rules/shape.js';

/** An amount of emissions, in kg CO2 equivalent. */
const emissions = number({ minimum: 0 });

/** One text in one language (EN 18223). */
const translation = object({
  value: { shape: text(), requirement: 'required', description: 'The text' },
  language: {
    shape: text(),
    requirement: 'required',
    description: 'BCP 47 tag of the language of the text, such as de or en-GB',
  },
});

/** A text in one unnamed language, or the same text in several. */
export const localizedText: Shape = either(text(), nonEmptyList(translation));

/** A text, or a list of texts, each in one unnamed or several named languages. */
export const localizedTexts: Shape = either(text(), nonEmptyList(either(text(), translation)));

/** A linked document with its title and media type. */
export const documentReference: Shape = object({
  url: { shape: text('url'), requirement: 'required', description: 'Where the document is' },
});

/** Greenhouse gas emissions over the life cycle. */
export const carbonFootprint: Shape = object({
  co2eKg: {
    shape: emissions,
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
    shape: emissions,
    requirement: 'optional',
    unit: 'kg CO2e',
    description: 'Direct emissions',
  },
  scope2: {
    shape: emissions,
    requirement: 'optional',
    unit: 'kg CO2e',
    description: 'Emissions of purchased energy',
  },
  scope3: {
    shape: emissions,
    requirement: 'optional',
    unit: 'kg CO2e',
    description: 'Other emissions of the value chain',
  },
  calculationMethod: {
    shape: text(),
    requirement: 'optional',
    description: 'Standard or method of the calculation, such as ISO 14067',
  },
});

/** An object whose content no rule describes yet. */
export const openObject: Shape = object({});

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
      description: 'One point, or the corners of the polygon in order',
    },
  }),
);
