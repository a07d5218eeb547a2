import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Kodens art',
  symbologies: { QR: 'QR-kode', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Alle telefoner åbner den.',
    DATAMATRIX: 'Mindre end en QR-kode; kun nogle telefoner åbner den.',
    GS1_DATAMATRIX:
      'Telefonens kamera åbner den ikke: den indeholder nummeret og intet link. Scannere i handelen læser den.',
  },
  asDeclared: 'Som erklæret',
  asDeclaredHelp: 'Som hvert pas erklærer den; en QR-kode, hvor intet er erklæret.',
  dotWidth: 'Bredde af ét punkt i millimeter',
  dotHelp: 'Ved en kasse: {from} til {to}.',
  dotDeclared: 'Tomt: som erklæret, ellers {width}.',
  placement: 'Placering',
  environment: 'Anvendelsesmiljø',
  grade: 'Trykkvalitetsklasse',
  durability: 'Holdbarhed',
  placementHelp: 'For eksempel: etiket i sidesømmen.',
  environmentHelp: 'For eksempel: indendørs, læst med telefon.',
  gradeHelp: 'Som trykket blev kontrolleret, for eksempel C.',
  durabilityHelp: 'For eksempel: kan læses efter 50 vaske ved 40 °C.',
  image: '{symbology} for {name}, i trykkets størrelse',
  size: '{width} × {height} mm med den hvide kant.',
  pdf: 'PDF',
  unscaled: 'Udskriv SVG og PDF ved 100 %, ellers er størrelsen en anden.',
  notDeclared: 'Det er endnu ikke erklæret, hvordan koden trykkes.',
  notDeclaredSealed:
    'Det blev ikke erklæret før forseglingen, hvordan koden trykkes. Kun en ny udgave kan erklære det.',
  declaredSealed:
    'Seglet omfatter det, der er erklæret om koden, så det bliver stående. Kun en ny udgave kan ændre det.',
  unfit: 'Det, passet siger om sin kode, kan ikke læses. Erklær det igen.',
  open: 'Erklær koden …',
  change: 'Ret erklæringen …',
  title: 'Erklær, hvordan koden trykkes',
  lead: 'Det bliver en del af passet: offentligt og omfattet af seglet.',
  declare: 'Erklær',
  titleUnits: 'Udskriv koderne for batterier',
  sheets: 'PDF, ark med etiketter',
  sheetsHelp: 'A4, én etiket for hver kode.',
  qrOnly: 'Dette er QR-koder. På ark med etiketter er hver kode, som dens pas erklærer den.',
  sheet: 'Etiketter på et ark',
  sheetOf: '{count}, hver {width} × {height} mm',
  start: 'Første ledige etiket',
  startHelp: 'På et brugt ark: 1 er øverst til venstre, derefter langs rækken.',
  startFault: 'Forventet: 1 til {last}.',
  mostOfFile: 'En fil rummer højst {most} og slutter med et fuldt ark.',
  refusals: {
    notFound: 'Findes ikke længere: {names}. Intet blev lavet, så ingen etiket mangler.',
    others: 'Lav de andre',
    tooLarge:
      'Koden for {name} er {code} mm bred og høj, og en etiket har plads til {width} × {height} mm. Vælg større etiketter eller et smallere punkt.',
    noRoomForText:
      'En etiket har ikke plads til koden for {name} og dens tekst. Vælg større etiketter, et smallere punkt eller ingen tekst.',
    noKey:
      '{name} har intet GS1-nummer, så der er ingen GS1 DataMatrix af det. Vælg QR-kode eller Data Matrix.',
    unfit:
      'Det, {name} erklærer om sin kode, kan ikke læses. Vælg kodens art og punktets bredde her.',
    sealed: 'Passet blev forseglet i mellemtiden. Det, der er erklæret om koden, bliver stående.',
    faulty: 'Andre værdier i passet har fejl. Ret dem først, og erklær så koden.',
    mend: 'Ret dem',
  },
};
