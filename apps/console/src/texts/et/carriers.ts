import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Koodi liik',
  symbologies: { QR: 'QR-kood', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Selle avab iga telefon.',
    DATAMATRIX: 'Väiksem kui QR-kood; selle avavad ainult mõned telefonid.',
    GS1_DATAMATRIX:
      'Telefoni kaamera seda ei ava: selles on number, mitte link. Seda loevad kaubanduse skannerid.',
  },
  asDeclared: 'Nagu deklareeritud',
  asDeclaredHelp: 'Nagu iga pass deklareerib; muidu QR-kood.',
  dotWidth: 'Ühe punkti laius millimeetrites',
  dotHelp: 'Kassas: {from} kuni {to}.',
  dotDeclared: 'Tühi: nagu deklareeritud, muidu {width}.',
  placement: 'Paigutus',
  environment: 'Kasutuskeskkond',
  grade: 'Trükikvaliteedi klass',
  durability: 'Vastupidavus',
  placementHelp: 'Näiteks: etikett küljeõmbluses.',
  environmentHelp: 'Näiteks: siseruumis, loetakse telefoniga.',
  gradeHelp: 'Nagu trükki kontrolliti, näiteks C.',
  durabilityHelp: 'Näiteks: loetav pärast 50 pesu 40 °C juures.',
  image: '{symbology} trüki suuruses: {name}',
  size: '{width} × {height} mm koos valge servaga.',
  pdf: 'PDF',
  unscaled: 'Printige SVG ja PDF 100 % suuruses, muidu on suurus teine.',
  notDeclared: 'Veel ei ole deklareeritud, kuidas seda koodi trükitakse.',
  notDeclaredSealed:
    'Enne pitserit ei deklareeritud, kuidas seda koodi trükitakse. Seda saab teha ainult uus väljaanne.',
  declaredSealed:
    'Pitser hõlmab koodi kohta deklareeritut, seega see jääb. Seda saab muuta ainult uus väljaanne.',
  unfit: 'Seda, mida pass oma koodi kohta ütleb, ei saa lugeda. Deklareerige see uuesti.',
  open: 'Deklareeri kood …',
  change: 'Muuda deklaratsiooni …',
  title: 'Deklareeri, kuidas koodi trükitakse',
  lead: 'See saab passi osaks: avalik ja pitseriga hõlmatud.',
  declare: 'Deklareeri',
  titleUnits: 'Prindi akude koodid',
  sheets: 'PDF, etiketilehed',
  sheetsHelp: 'A4, iga koodi jaoks üks etikett.',
  qrOnly: 'Need on QR-koodid. Etiketilehtedel on iga kood selline, nagu selle pass deklareerib.',
  sheet: 'Etikette lehel',
  sheetOf: '{count}, igaüks {width} × {height} mm',
  start: 'Esimene vaba etikett',
  startHelp: 'Juba kasutatud lehel: 1 on üleval vasakul, siis mööda rida.',
  startFault: 'Oodatud: 1 kuni {last}.',
  mostOfFile: 'Ühes failis on kõige rohkem {most} ja see lõpeb täis lehega.',
  refusals: {
    notFound: 'Ei ole enam olemas: {names}. Midagi ei tehtud, et ükski etikett ei puuduks.',
    others: 'Tee ülejäänud',
    tooLarge:
      'Toote {name} kood on {code} mm lai ja kõrge ning etiketil on ruumi {width} × {height} mm. Valige suuremad etiketid või kitsam punkt.',
    noRoomForText:
      'Etiketil ei ole ruumi toote {name} koodi ja teksti jaoks. Valige suuremad etiketid, kitsam punkt või tekst ära.',
    noKey:
      'Tootel {name} ei ole GS1 numbrit, seega ei ole GS1 DataMatrixi. Valige QR-kood või Data Matrix.',
    unfit:
      'Seda, mida {name} oma koodi kohta deklareerib, ei saa lugeda. Valige koodi liik ja punkti laius siin.',
    sealed: 'Pass pitseeriti vahepeal. Koodi kohta deklareeritu jääb.',
    faulty: 'Selle passi muudes väärtustes on vigu. Parandage need enne, siis deklareerige kood.',
    mend: 'Paranda',
  },
};
