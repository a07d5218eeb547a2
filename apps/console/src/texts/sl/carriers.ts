import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Vrsta kode',
  symbologies: { QR: 'Koda QR', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Odpre jo vsak telefon.',
    DATAMATRIX: 'Manjša od kode QR; odprejo jo samo nekateri telefoni.',
    GS1_DATAMATRIX:
      'Kamera telefona je ne odpre: vsebuje številko in ne povezave. Berejo jo čitalniki v trgovini.',
  },
  asDeclared: 'Kot je izjavljeno',
  asDeclaredHelp: 'Kot izjavlja vsak potni list; sicer koda QR.',
  dotWidth: 'Širina ene pike v milimetrih',
  dotHelp: 'Na blagajni: od {from} do {to}.',
  dotDeclared: 'Prazno: kot je izjavljeno, sicer {width}.',
  placement: 'Namestitev',
  environment: 'Okolje uporabe',
  grade: 'Razred kakovosti tiska',
  durability: 'Trajnost',
  placementHelp: 'Na primer: etiketa v stranskem šivu.',
  environmentHelp: 'Na primer: v zaprtem prostoru, bere telefon.',
  gradeHelp: 'Kot je bil tisk preverjen, na primer C.',
  durabilityHelp: 'Na primer: berljiva po 50 pranjih pri 40 °C.',
  image: '{symbology}: {name}, v velikosti tiska',
  size: '{width} × {height} mm z belim robom.',
  pdf: 'PDF',
  unscaled: 'SVG in PDF tiskajte pri 100 %, sicer je velikost druga.',
  notDeclared: 'Še ni izjavljeno, kako se ta koda tiska.',
  notDeclaredSealed:
    'Pred pečatom ni bilo izjavljeno, kako se koda tiska. To lahko izjavi samo nova izdaja.',
  declaredSealed:
    'Pečat obsega izjavljeno o kodi, zato to ostane. Spremeni lahko samo nova izdaja.',
  unfit: 'Kar potni list pove o svoji kodi, ni berljivo. Izjavite znova.',
  open: 'Izjavi o kodi …',
  change: 'Spremeni izjavo …',
  title: 'Izjavi, kako se koda tiska',
  lead: 'Postane del potnega lista: javno in zajeto s pečatom.',
  declare: 'Izjavi',
  titleUnits: 'Natisni kode baterij',
  sheets: 'PDF, pole etiket',
  sheetsHelp: 'A4, z eno etiketo za vsako kodo.',
  qrOnly: 'To so kode QR. Na polah etiket je vsaka koda takšna, kot izjavlja njen potni list.',
  sheet: 'Etikete na poli',
  sheetOf: '{count}, vsaka {width} × {height} mm',
  start: 'Prva prosta etiketa',
  startHelp: 'Na že uporabljeni poli: 1 je zgoraj levo, nato vzdolž vrste.',
  startFault: 'Pričakovano: od 1 do {last}.',
  mostOfFile: 'V datoteki je največ {most}, konča pa se s polno polo.',
  refusals: {
    notFound: 'Ne obstaja več: {names}. Nič ni narejeno, da ne manjka nobena etiketa.',
    others: 'Naredi ostale',
    tooLarge:
      'Koda izdelka {name} je široka in visoka {code} mm, na etiketi pa je prostora za {width} × {height} mm. Izberite večje etikete ali ožjo piko.',
    noRoomForText:
      'Na etiketi ni prostora za kodo izdelka {name} in njeno besedilo. Izberite večje etikete, ožjo piko ali brez besedila.',
    noKey:
      '{name} nima številke GS1, zato ni kode GS1 DataMatrix. Izberite kodo QR ali Data Matrix.',
    unfit: 'Kar {name} izjavlja o svoji kodi, ni berljivo. Tu izberite vrsto kode in širino pike.',
    sealed: 'Potni list je bil medtem zapečaten. Kar izjavlja o kodi, ostane.',
    faulty:
      'Druge vrednosti tega potnega lista imajo napake. Najprej jih popravite, nato izjavite o kodi.',
    mend: 'Popravi',
  },
};
