import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Vrsta koda',
  symbologies: { QR: 'QR kod', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Otvara ga svaki telefon.',
    DATAMATRIX: 'Manji od QR koda; otvaraju ga samo neki telefoni.',
    GS1_DATAMATRIX:
      'Kamera telefona ga ne otvara: sadrži broj, a ne poveznicu. Čitaju ga skeneri u trgovini.',
  },
  asDeclared: 'Kako je prijavljeno',
  asDeclaredHelp: 'Kako ga prijavljuje svaka putovnica; inače QR kod.',
  dotWidth: 'Širina jedne točke u milimetrima',
  dotHelp: 'Na blagajni: {from} do {to}.',
  dotDeclared: 'Prazno: kako je prijavljeno, inače {width}.',
  placement: 'Položaj',
  environment: 'Okruženje uporabe',
  grade: 'Stupanj kvalitete tiska',
  durability: 'Trajnost',
  placementHelp: 'Na primjer: naljepnica u bočnom šavu.',
  environmentHelp: 'Na primjer: u zatvorenom, čita se telefonom.',
  gradeHelp: 'Kako je ispis provjeren, na primjer C.',
  durabilityHelp: 'Na primjer: čitljiv nakon 50 pranja na 40 °C.',
  image: '{symbology}: {name}, u veličini ispisa',
  size: '{width} × {height} mm s bijelim rubom.',
  pdf: 'PDF',
  unscaled: 'Ispišite SVG i PDF na 100 %, inače je veličina druga.',
  notDeclared: 'Još nije prijavljeno kako se ovaj kod ispisuje.',
  notDeclaredSealed:
    'Prije pečata nije prijavljeno kako se kod ispisuje. Prijaviti to može samo novo izdanje.',
  declaredSealed:
    'Pečat obuhvaća prijavljeno o kodu, pa ono ostaje. Promijeniti ga može samo novo izdanje.',
  unfit: 'Ono što putovnica kaže o svojem kodu ne može se pročitati. Prijavite ponovno.',
  open: 'Prijavi kod …',
  change: 'Promijeni prijavljeno …',
  title: 'Prijavi kako se kod ispisuje',
  lead: 'Postaje dio putovnice: javno i obuhvaćeno pečatom.',
  declare: 'Prijavi',
  titleUnits: 'Ispiši kodove baterija',
  sheets: 'PDF, arci naljepnica',
  sheetsHelp: 'A4, jedna naljepnica za svaki kod.',
  qrOnly:
    'Ovo su QR kodovi. Na arcima naljepnica svaki je kod onakav kako ga prijavljuje njegova putovnica.',
  sheet: 'Naljepnice na arku',
  sheetOf: '{count}, svaka {width} × {height} mm',
  start: 'Prva slobodna naljepnica',
  startHelp: 'Na već korištenom arku: 1 je gore lijevo, zatim duž retka.',
  startFault: 'Očekuje se 1 do {last}.',
  mostOfFile: 'Datoteka sadrži najviše {most} i završava punim arkom.',
  refusals: {
    notFound: 'Više ne postoji: {names}. Ništa nije izrađeno, da ne nedostaje nijedna naljepnica.',
    others: 'Izradi ostale',
    tooLarge:
      'Kod proizvoda {name} širok je i visok {code} mm, a naljepnica ima mjesta za {width} × {height} mm. Odaberite veće naljepnice ili užu točku.',
    noRoomForText:
      'Na naljepnici nema mjesta za kod proizvoda {name} i njegov tekst. Odaberite veće naljepnice, užu točku ili bez teksta.',
    noKey: '{name} nema broj GS1, pa nema ni GS1 DataMatrix. Odaberite QR kod ili Data Matrix.',
    unfit:
      'Ono što {name} prijavljuje o svojem kodu ne može se pročitati. Ovdje odaberite vrstu koda i širinu točke.',
    sealed: 'Putovnica je u međuvremenu zapečaćena. Prijavljeno o kodu ostaje.',
    faulty:
      'Druge vrijednosti ove putovnice imaju pogreške. Najprije ih ispravite, zatim prijavite kod.',
    mend: 'Ispravi',
  },
};
