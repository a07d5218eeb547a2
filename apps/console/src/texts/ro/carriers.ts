import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Tip de cod',
  symbologies: { QR: 'Cod QR', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Îl deschide orice telefon.',
    DATAMATRIX: 'Mai mic decât un cod QR; îl deschid numai unele telefoane.',
    GS1_DATAMATRIX:
      'Camera unui telefon nu îl deschide: conține numărul și niciun link. Îl citesc scanerele din comerț.',
  },
  asDeclared: 'Cum s-a declarat',
  asDeclaredHelp: 'Cum îl declară fiecare pașaport; altfel, un cod QR.',
  dotWidth: 'Lățimea unui punct în milimetri',
  dotHelp: 'La o casă de marcat: între {from} și {to}.',
  dotDeclared: 'Gol: cum s-a declarat, altfel {width}.',
  placement: 'Amplasare',
  environment: 'Mediu de utilizare',
  grade: 'Grad de calitate a tipăririi',
  durability: 'Durabilitate',
  placementHelp: 'De exemplu: etichetă în cusătura laterală.',
  environmentHelp: 'De exemplu: în interior, citit cu telefonul.',
  gradeHelp: 'Cum a fost verificată tipărirea, de exemplu C.',
  durabilityHelp: 'De exemplu: lizibil după 50 de spălări la 40 °C.',
  image: '{symbology}: {name}, la mărimea tipăririi',
  size: '{width} × {height} mm cu marginea albă.',
  pdf: 'PDF',
  unscaled: 'Tipăriți SVG și PDF la 100 %, altfel mărimea este alta.',
  notDeclared: 'Încă nu s-a declarat cum se tipărește acest cod.',
  notDeclaredSealed:
    'Înainte de sigiliu nu s-a declarat cum se tipărește codul. Numai o ediție nouă poate declara.',
  declaredSealed:
    'Sigiliul acoperă ce s-a declarat despre cod, deci rămâne. Numai o ediție nouă poate schimba.',
  unfit: 'Ce spune pașaportul despre codul său nu se poate citi. Declarați din nou.',
  open: 'Declarați codul …',
  change: 'Schimbați declarația …',
  title: 'Declarați cum se tipărește codul',
  lead: 'Devine parte a pașaportului: publică și acoperită de sigiliu.',
  declare: 'Declarați',
  titleUnits: 'Tipăriți codurile bateriilor',
  sheets: 'PDF, coli de etichete',
  sheetsHelp: 'A4, cu o etichetă pentru fiecare cod.',
  qrOnly:
    'Acestea sunt coduri QR. Pe colile de etichete fiecare cod este cum îl declară pașaportul său.',
  sheet: 'Etichete pe o coală',
  sheetOf: '{count}, fiecare {width} × {height} mm',
  start: 'Prima etichetă liberă',
  startHelp: 'Pe o coală deja folosită: 1 este în stânga sus, apoi de-a lungul rândului.',
  startFault: 'Se așteaptă între 1 și {last}.',
  mostOfFile: 'Un fișier conține cel mult {most} și se termină cu o coală plină.',
  refusals: {
    notFound: 'Nu mai există: {names}. Nu s-a creat nimic, ca să nu lipsească nicio etichetă.',
    others: 'Creați celelalte',
    tooLarge:
      'Codul produsului {name} are lățimea și înălțimea de {code} mm, iar o etichetă are loc pentru {width} × {height} mm. Alegeți etichete mai mari sau un punct mai îngust.',
    noRoomForText:
      'O etichetă nu are loc pentru codul produsului {name} și textul lui. Alegeți etichete mai mari, un punct mai îngust sau niciun text.',
    noKey:
      '{name} nu are număr GS1, deci nu există GS1 DataMatrix. Alegeți cod QR sau Data Matrix.',
    unfit:
      'Ce declară {name} despre codul său nu se poate citi. Alegeți aici tipul de cod și lățimea unui punct.',
    sealed: 'Pașaportul a fost sigilat între timp. Ce declară despre cod rămâne.',
    faulty:
      'Alte valori ale acestui pașaport au greșeli. Corectați-le întâi, apoi declarați codul.',
    mend: 'Corectați',
  },
};
