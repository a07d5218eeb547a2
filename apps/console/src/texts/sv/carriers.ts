import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Typ av kod',
  symbologies: { QR: 'QR-kod', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Alla telefoner öppnar den.',
    DATAMATRIX: 'Mindre än en QR-kod; bara vissa telefoner öppnar den.',
    GS1_DATAMATRIX:
      'Kameran i en telefon öppnar den inte: den innehåller numret och ingen länk. Skannrar i handeln läser den.',
  },
  asDeclared: 'Som deklarerat',
  asDeclaredHelp: 'Som varje pass deklarerar den; annars en QR-kod.',
  dotWidth: 'Bredd på en punkt i millimeter',
  dotHelp: 'Vid en kassa: {from} till {to}.',
  dotDeclared: 'Tomt: som deklarerat, annars {width}.',
  placement: 'Placering',
  environment: 'Användningsmiljö',
  grade: 'Tryckkvalitetsklass',
  durability: 'Hållbarhet',
  placementHelp: 'Till exempel: etikett i sidsömmen.',
  environmentHelp: 'Till exempel: inomhus, läst med telefon.',
  gradeHelp: 'Som trycket kontrollerades, till exempel C.',
  durabilityHelp: 'Till exempel: läsbar efter 50 tvättar i 40 °C.',
  image: '{symbology} för {name}, i tryckets storlek',
  size: '{width} × {height} mm med den vita kanten.',
  pdf: 'PDF',
  unscaled: 'Skriv ut SVG och PDF i 100 %, annars blir storleken en annan.',
  notDeclared: 'Det är ännu inte deklarerat hur koden trycks.',
  notDeclaredSealed:
    'Före förseglingen deklarerades inte hur koden trycks. Bara en ny utgåva kan deklarera det.',
  declaredSealed:
    'Sigillet omfattar det som är deklarerat om koden, så det står kvar. Bara en ny utgåva kan ändra det.',
  unfit: 'Det som passet säger om sin kod går inte att läsa. Deklarera det på nytt.',
  open: 'Deklarera koden …',
  change: 'Ändra deklarationen …',
  title: 'Deklarera hur koden trycks',
  lead: 'Det blir en del av passet: offentligt och omfattat av sigillet.',
  declare: 'Deklarera',
  titleUnits: 'Skriv ut koderna för batterier',
  sheets: 'PDF, etikettark',
  sheetsHelp: 'A4, med en etikett för varje kod.',
  qrOnly: 'Det här är QR-koder. På etikettark är varje kod som dess pass deklarerar den.',
  sheet: 'Etiketter på ett ark',
  sheetOf: '{count}, var och en {width} × {height} mm',
  start: 'Första lediga etiketten',
  startHelp: 'På ett använt ark: 1 är längst upp till vänster, sedan längs raden.',
  startFault: 'Väntat: 1 till {last}.',
  mostOfFile: 'En fil rymmer högst {most} och slutar med ett fullt ark.',
  refusals: {
    notFound: 'Finns inte längre: {names}. Inget skapades, så att ingen etikett saknas.',
    others: 'Skapa de andra',
    tooLarge:
      'Koden för {name} är {code} mm bred och hög, och en etikett har plats för {width} × {height} mm. Välj större etiketter eller en smalare punkt.',
    noRoomForText:
      'En etikett har inte plats för koden för {name} och dess text. Välj större etiketter, en smalare punkt eller ingen text.',
    noKey:
      '{name} har inget GS1-nummer, så det finns ingen GS1 DataMatrix. Välj QR-kod eller Data Matrix.',
    unfit:
      'Det som {name} deklarerar om sin kod går inte att läsa. Välj typ av kod och bredd på en punkt här.',
    sealed: 'Passet förseglades under tiden. Det som det deklarerar om koden står kvar.',
    faulty: 'Andra värden i passet har fel. Rätta dem först och deklarera sedan koden.',
    mend: 'Rätta dem',
  },
};
