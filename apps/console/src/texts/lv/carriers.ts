import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Koda veids',
  symbologies: { QR: 'QR kods', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'To atver katrs tālrunis.',
    DATAMATRIX: 'Mazāks par QR kodu; to atver tikai daži tālruņi.',
    GS1_DATAMATRIX:
      'Tālruņa kamera to neatver: tajā ir numurs, nevis saite. To nolasa tirdzniecības skeneri.',
  },
  asDeclared: 'Kā deklarēts',
  asDeclaredHelp: 'Kā deklarē katra pase; citādi QR kods.',
  dotWidth: 'Viena punkta platums milimetros',
  dotHelp: 'Pie kases: no {from} līdz {to}.',
  dotDeclared: 'Tukšs: kā deklarēts, citādi {width}.',
  placement: 'Izvietojums',
  environment: 'Lietošanas vide',
  grade: 'Drukas kvalitātes pakāpe',
  durability: 'Ilgizturība',
  placementHelp: 'Piemēram: etiķete sānu šuvē.',
  environmentHelp: 'Piemēram: iekštelpās, nolasa ar tālruni.',
  gradeHelp: 'Kā druka pārbaudīta, piemēram, C.',
  durabilityHelp: 'Piemēram: nolasāms pēc 50 mazgāšanām 40 °C temperatūrā.',
  image: '{symbology}: {name}, izdrukas izmērā',
  size: '{width} × {height} mm ar balto malu.',
  pdf: 'PDF',
  unscaled: 'Drukājiet SVG un PDF 100 % mērogā, citādi izmērs ir cits.',
  notDeclared: 'Vēl nav deklarēts, kā šo kodu drukā.',
  notDeclaredSealed:
    'Pirms zīmoga nav deklarēts, kā kodu drukā. To var deklarēt tikai jauns izdevums.',
  declaredSealed:
    'Zīmogs aptver par kodu deklarēto, tāpēc tas paliek. To var mainīt tikai jauns izdevums.',
  unfit: 'Pasē par kodu teikto nevar nolasīt. Deklarējiet no jauna.',
  open: 'Deklarēt kodu …',
  change: 'Mainīt deklarāciju …',
  title: 'Deklarēt, kā kodu drukā',
  lead: 'Tas kļūst par pases daļu: publisku un zīmoga aptvertu.',
  declare: 'Deklarēt',
  titleUnits: 'Drukāt bateriju kodus',
  sheets: 'PDF, etiķešu lapas',
  sheetsHelp: 'A4, viena etiķete katram kodam.',
  qrOnly: 'Šie ir QR kodi. Etiķešu lapās katrs kods ir tāds, kā to deklarē tā pase.',
  sheet: 'Etiķetes uz lapas',
  sheetOf: '{count}, katra {width} × {height} mm',
  start: 'Pirmā brīvā etiķete',
  startHelp: 'Uz jau lietotas lapas: 1 ir augšā pa kreisi, tad gar rindu.',
  startFault: 'Jābūt no 1 līdz {last}.',
  mostOfFile: 'Vienā datnē ir ne vairāk kā {most}, un tā beidzas ar pilnu lapu.',
  refusals: {
    notFound: 'Vairs nav: {names}. Nekas nav izveidots, lai netrūktu nevienas etiķetes.',
    others: 'Izveidot pārējos',
    tooLarge:
      '{name} kods ir {code} mm plats un augsts, bet uz etiķetes ir vieta {width} × {height} mm. Izvēlieties lielākas etiķetes vai šaurāku punktu.',
    noRoomForText:
      'Uz etiķetes nav vietas {name} kodam un tā tekstam. Izvēlieties lielākas etiķetes, šaurāku punktu vai bez teksta.',
    noKey:
      '{name} nav GS1 numura, tāpēc nav arī GS1 DataMatrix. Izvēlieties QR kodu vai Data Matrix.',
    unfit:
      'Nevar nolasīt, ko {name} deklarē par savu kodu. Šeit izvēlieties koda veidu un punkta platumu.',
    sealed: 'Pase pa to laiku ir aizzīmogota. Par kodu deklarētais paliek.',
    faulty: 'Citās šīs pases vērtībās ir kļūdas. Vispirms tās izlabojiet, tad deklarējiet kodu.',
    mend: 'Izlabot',
  },
};
