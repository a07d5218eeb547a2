import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Type kode',
  symbologies: { QR: 'QR-kode', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Alle telefoner åpner den.',
    DATAMATRIX: 'Mindre enn en QR-kode; bare noen telefoner åpner den.',
    GS1_DATAMATRIX:
      'Kameraet på en telefon åpner den ikke: den inneholder nummeret og ingen lenke. Skannere i handelen leser den.',
  },
  asDeclared: 'Som erklært',
  asDeclaredHelp: 'Slik hvert pass erklærer den; ellers en QR-kode.',
  dotWidth: 'Bredde på ett punkt i millimeter',
  dotHelp: 'Ved en kasse: {from} til {to}.',
  dotDeclared: 'Tomt: som erklært, ellers {width}.',
  placement: 'Plassering',
  environment: 'Bruksmiljø',
  grade: 'Trykkvalitetsklasse',
  durability: 'Holdbarhet',
  placementHelp: 'For eksempel: etikett i sidesømmen.',
  environmentHelp: 'For eksempel: innendørs, lest med telefon.',
  gradeHelp: 'Slik trykket ble kontrollert, for eksempel C.',
  durabilityHelp: 'For eksempel: lesbar etter 50 vask på 40 °C.',
  image: '{symbology} for {name}, i utskriftens størrelse',
  size: '{width} × {height} mm med den hvite kanten.',
  pdf: 'PDF',
  unscaled: 'Skriv ut SVG og PDF på 100 %, ellers blir størrelsen en annen.',
  notDeclared: 'Det er ennå ikke erklært hvordan koden trykkes.',
  notDeclaredSealed:
    'Før forseglingen ble det ikke erklært hvordan koden trykkes. Bare en ny utgave kan erklære det.',
  declaredSealed:
    'Seglet omfatter det som er erklært om koden, så det blir stående. Bare en ny utgave kan endre det.',
  unfit: 'Det passet sier om koden, kan ikke leses. Erklær det på nytt.',
  open: 'Erklær koden …',
  change: 'Endre erklæringen …',
  title: 'Erklær hvordan koden trykkes',
  lead: 'Det blir en del av passet: offentlig og omfattet av seglet.',
  declare: 'Erklær',
  titleUnits: 'Skriv ut kodene for batterier',
  sheets: 'PDF, etikettark',
  sheetsHelp: 'A4, med én etikett for hver kode.',
  qrOnly: 'Dette er QR-koder. På etikettark er hver kode slik passet erklærer den.',
  sheet: 'Etiketter på et ark',
  sheetOf: '{count}, hver {width} × {height} mm',
  start: 'Første ledige etikett',
  startHelp: 'På et brukt ark: 1 er øverst til venstre, deretter langs raden.',
  startFault: 'Forventet: 1 til {last}.',
  mostOfFile: 'En fil rommer høyst {most} og slutter med et fullt ark.',
  refusals: {
    notFound: 'Finnes ikke lenger: {names}. Ingenting ble laget, så ingen etikett mangler.',
    others: 'Lag de andre',
    tooLarge:
      'Koden for {name} er {code} mm bred og høy, og en etikett har plass til {width} × {height} mm. Velg større etiketter eller et smalere punkt.',
    noRoomForText:
      'En etikett har ikke plass til koden for {name} og teksten. Velg større etiketter, et smalere punkt eller ingen tekst.',
    noKey:
      '{name} har ikke noe GS1-nummer, så det finnes ingen GS1 DataMatrix av det. Velg QR-kode eller Data Matrix.',
    unfit:
      'Det {name} erklærer om koden, kan ikke leses. Velg type kode og bredde på et punkt her.',
    sealed: 'Passet ble forseglet i mellomtiden. Det som er erklært om koden, blir stående.',
    faulty: 'Andre verdier i passet har feil. Rett dem først, og erklær så koden.',
    mend: 'Rett dem',
  },
};
