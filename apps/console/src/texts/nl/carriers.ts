import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Soort code',
  symbologies: { QR: 'QR-code', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Elke telefoon opent hem.',
    DATAMATRIX: 'Kleiner dan een QR-code; alleen sommige telefoons openen hem.',
    GS1_DATAMATRIX:
      'De camera van een telefoon opent hem niet: hij bevat het nummer en geen link. Scanners in de handel lezen hem.',
  },
  asDeclared: 'Zoals verklaard',
  asDeclaredHelp: 'Zoals elk paspoort het verklaart; anders een QR-code.',
  dotWidth: 'Breedte van één punt in millimeter',
  dotHelp: 'Aan een kassa: {from} tot {to}.',
  dotDeclared: 'Leeg: zoals verklaard, anders {width}.',
  placement: 'Plaats van aanbrengen',
  environment: 'Gebruiksomgeving',
  grade: 'Drukkwaliteitsklasse',
  durability: 'Duurzaamheid',
  placementHelp: 'Bijvoorbeeld: etiket in de zijnaad.',
  environmentHelp: 'Bijvoorbeeld: binnen, gelezen met telefoons.',
  gradeHelp: 'Zoals de druk is gecontroleerd, bijvoorbeeld C.',
  durabilityHelp: 'Bijvoorbeeld: leesbaar na 50 wasbeurten op 40 °C.',
  image: '{symbology} van {name}, in de grootte van de afdruk',
  size: '{width} × {height} mm met de witte rand.',
  pdf: 'PDF',
  unscaled: 'Druk SVG en PDF af op 100 %, anders is de grootte anders.',
  notDeclared: 'Er is nog niet verklaard hoe deze code wordt gedrukt.',
  notDeclaredSealed:
    'Vóór het zegel is niet verklaard hoe deze code wordt gedrukt. Alleen een nieuwe editie kan dat verklaren.',
  declaredSealed:
    'Het zegel omvat wat over de code is verklaard, dus dat blijft. Alleen een nieuwe editie kan het wijzigen.',
  unfit: 'Wat het paspoort over zijn code zegt, is niet te lezen. Verklaar het opnieuw.',
  open: 'Code verklaren …',
  change: 'Verklaring wijzigen …',
  title: 'Verklaren hoe de code wordt gedrukt',
  lead: 'Het wordt deel van het paspoort: openbaar en omvat door het zegel.',
  declare: 'Verklaren',
  titleUnits: 'Codes van batterijen afdrukken',
  sheets: 'PDF, etikettenvellen',
  sheetsHelp: 'A4, met één etiket voor elke code.',
  qrOnly: 'Dit zijn QR-codes. Op etikettenvellen is elke code zoals zijn paspoort hem verklaart.',
  sheet: 'Etiketten op een vel',
  sheetOf: '{count}, elk {width} × {height} mm',
  start: 'Eerste vrije etiket',
  startHelp: 'Op een gebruikt vel: 1 is linksboven, daarna langs de rij.',
  startFault: 'Verwacht: 1 tot {last}.',
  mostOfFile: 'Een bestand bevat er hoogstens {most} en eindigt met een vol vel.',
  refusals: {
    notFound: 'Niet meer aanwezig: {names}. Er is niets gemaakt, zodat geen etiket ontbreekt.',
    others: 'De andere maken',
    tooLarge:
      'De code van {name} is {code} mm breed en hoog, en een etiket heeft plaats voor {width} × {height} mm. Kies grotere etiketten of een smallere punt.',
    noRoomForText:
      'Een etiket heeft geen plaats voor de code van {name} en de tekst. Kies grotere etiketten, een smallere punt of geen tekst.',
    noKey:
      '{name} heeft geen GS1-nummer, dus is er geen GS1 DataMatrix van. Kies een QR-code of Data Matrix.',
    unfit:
      'Wat {name} over zijn code verklaart, is niet te lezen. Kies hier de soort code en de breedte van een punt.',
    sealed: 'Het paspoort is intussen verzegeld. Wat het over de code verklaart, blijft.',
    faulty:
      'Andere waarden van dit paspoort hebben fouten. Herstel die eerst en verklaar dan de code.',
    mend: 'Herstellen',
  },
};
