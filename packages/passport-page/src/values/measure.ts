import type { Language } from './language.js';
import type { Said } from './said.js';

/** A measured value, with the unit that a rule or the value itself names, as people say it. */
export function measure(value: number, unit: string | undefined, language: Language): Said {
  const { number, percent, span, texts } = language;
  switch (unit) {
    case undefined:
    case 'cycle':
    case 'fall':
    case 'degree':
      return { text: number(value) };
    case '%':
    case '% by mass':
    case '% of the plastic':
    case '% w/w':
      return { text: percent(value) };
    case 'grade':
      return { text: outOf(value, 5, language) };
    case 'score of 10':
      return { text: outOf(value, 10, language) };
    case 'mg/wash':
      return { text: texts.values.perWash.replace('{value}', joined(number(value), 'mg')) };
    case 'month':
      return {
        text: value >= 24 && value % 12 === 0 ? span(value / 12, 'year') : span(value, 'month'),
      };
    case 'year':
    case 'hour':
      return { text: span(value, unit) };
    default:
      return inSize(value, unit, language);
  }
}

function outOf(value: number, most: number, { number, texts }: Language): string {
  return texts.values.outOf.replace('{value}', number(value)).replace('{most}', number(most));
}

/** The next unit up or down where the value would be hard to read: 84000 Wh is 84 kWh, 0.043 kg is 43 g. */
const neighbours: Readonly<Record<string, { readonly up?: string; readonly down?: string }>> = {
  Wh: { up: 'kWh' },
  W: { up: 'kW' },
  mAh: { up: 'Ah' },
  ohm: { down: 'mΩ' },
  'kg CO2e': { down: 'g CO2e' },
  'kg CO2e/kWh': { down: 'g CO2e/kWh' },
  kg: { down: 'g' },
};

function inSize(value: number, unit: string, language: Language): Said {
  const { up, down } = neighbours[unit] ?? {};
  const size = Math.abs(value);
  if (up !== undefined && size >= 1000) return said(value / 1000, up, language);
  if (down !== undefined && size > 0 && size < 1) return said(value * 1000, down, language);
  return said(value, unit, language);
}

/** What is emitted is said smaller behind its mass: `6.8 kg` and `CO₂e`. */
function said(value: number, unit: string, { number }: Language): Said {
  // A division by a thousand adds digits at the end that were never measured.
  const text = number(Number(value.toPrecision(12)));
  const [mass, emitted] = symbolOf(unit).split(/ (?=CO₂e)/);
  return { text: joined(text, mass ?? unit), ...(emitted !== undefined && { unit: emitted }) };
}

const symbols: Readonly<Record<string, string>> = {
  ohm: 'Ω',
  ppm: 'mg/kg',
  'W/(m K)': 'W/(m·K)',
};

function symbolOf(unit: string): string {
  return withRealSigns(symbols[unit] ?? unit);
}

/** Units as they are printed, also inside a text: `1 m2 at 100 mm`, `kg CO2e`. Other words stay as they are. */
export function withRealSigns(text: string): string {
  return text
    .replace(/\bCO2(?=e?\b)/g, 'CO₂')
    .replace(
      /(?<![\p{L}\p{N}])([kcdm]?m)([23])(?![\p{L}\p{N}])/gu,
      (_all, unit: string, power) => unit + (power === '2' ? '²' : '³'),
    );
}

/** No line breaks between a value and its unit. */
function joined(text: string, unit: string): string {
  return `${text}\u00a0${unit}`;
}
