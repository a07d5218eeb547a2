import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Gerð kóða',
  symbologies: { QR: 'QR-kóði', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Allir símar opna hann.',
    DATAMATRIX: 'Minni en QR-kóði; aðeins sumir símar opna hann.',
    GS1_DATAMATRIX:
      'Myndavél síma opnar hann ekki: hann geymir númerið en engan tengil. Skannar í verslun lesa hann.',
  },
  asDeclared: 'Eins og lýst er yfir',
  asDeclaredHelp: 'Eins og hvert vegabréf lýsir yfir; annars QR-kóði.',
  dotWidth: 'Breidd eins punkts í millimetrum',
  dotHelp: 'Við kassa: {from} til {to}.',
  dotDeclared: 'Autt: eins og lýst er yfir, annars {width}.',
  placement: 'Staðsetning',
  environment: 'Notkunarumhverfi',
  grade: 'Prentgæðaflokkur',
  durability: 'Ending',
  placementHelp: 'Til dæmis: merkimiði í hliðarsaumi.',
  environmentHelp: 'Til dæmis: innandyra, lesið með síma.',
  gradeHelp: 'Eins og prentunin var sannprófuð, til dæmis C.',
  durabilityHelp: 'Til dæmis: læsilegur eftir 50 þvotta við 40 °C.',
  image: '{symbology}: {name}, í prentstærð',
  size: '{width} × {height} mm með hvítu brúninni.',
  pdf: 'PDF',
  unscaled: 'Prentið SVG og PDF í 100 %, annars er stærðin önnur.',
  notDeclared: 'Ekki hefur enn verið lýst yfir hvernig kóðinn er prentaður.',
  notDeclaredSealed:
    'Fyrir innsiglun var ekki lýst yfir hvernig kóðinn er prentaður. Aðeins ný útgáfa getur það.',
  declaredSealed:
    'Innsiglið nær yfir það sem lýst er yfir um kóðann, svo það stendur. Aðeins ný útgáfa getur breytt því.',
  unfit: 'Ekki er hægt að lesa það sem vegabréfið segir um kóðann. Lýsið því yfir aftur.',
  open: 'Lýsa kóðanum yfir …',
  change: 'Breyta yfirlýsingunni …',
  title: 'Lýsa yfir hvernig kóðinn er prentaður',
  lead: 'Það verður hluti af vegabréfinu: opinbert og innan innsiglisins.',
  declare: 'Lýsa yfir',
  titleUnits: 'Prenta kóða rafhlaðna',
  sheets: 'PDF, arkir með merkimiðum',
  sheetsHelp: 'A4, einn merkimiði fyrir hvern kóða.',
  qrOnly:
    'Þetta eru QR-kóðar. Á örkum með merkimiðum er hver kóði eins og vegabréf hans lýsir yfir.',
  sheet: 'Merkimiðar á örk',
  sheetOf: '{count}, hver {width} × {height} mm',
  start: 'Fyrsti lausi merkimiðinn',
  startHelp: 'Á notaðri örk: 1 er efst til vinstri, síðan eftir röðinni.',
  startFault: 'Vænst er: 1 til {last}.',
  mostOfFile: 'Í skrá eru í mesta lagi {most} og hún endar á fullri örk.',
  refusals: {
    notFound: 'Ekki lengur til: {names}. Ekkert var gert, svo að engan merkimiða vanti.',
    others: 'Gera hina',
    tooLarge:
      'Kóði {name} er {code} mm á breidd og hæð, og á merkimiða er pláss fyrir {width} × {height} mm. Veljið stærri merkimiða eða mjórri punkt.',
    noRoomForText:
      'Á merkimiða er ekki pláss fyrir kóða {name} og texta hans. Veljið stærri merkimiða, mjórri punkt eða engan texta.',
    noKey:
      '{name} hefur ekkert GS1-númer og því er ekki til GS1 DataMatrix af því. Veljið QR-kóða eða Data Matrix.',
    unfit:
      'Ekki er hægt að lesa það sem {name} lýsir yfir um kóðann. Veljið gerð kóða og breidd punkts hér.',
    sealed: 'Vegabréfið var innsiglað í millitíðinni. Það sem lýst er yfir um kóðann stendur.',
    faulty: 'Villur eru í öðrum gildum vegabréfsins. Lagið þær fyrst og lýsið síðan kóðanum yfir.',
    mend: 'Laga þær',
  },
};
