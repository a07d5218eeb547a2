import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Tipo di codice',
  symbologies: { QR: 'Codice QR', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Lo apre ogni telefono.',
    DATAMATRIX: 'Più piccolo di un codice QR; solo alcuni telefoni lo aprono.',
    GS1_DATAMATRIX:
      'La fotocamera di un telefono non lo apre: contiene il numero e nessun collegamento. Lo leggono gli scanner del commercio.',
  },
  asDeclared: 'Come dichiarato',
  asDeclaredHelp: 'Come lo dichiara ogni passaporto; altrimenti un codice QR.',
  dotWidth: 'Larghezza di un punto in millimetri',
  dotHelp: 'A una cassa: da {from} a {to}.',
  dotDeclared: 'Vuoto: come dichiarato, altrimenti {width}.',
  placement: 'Posizione',
  environment: 'Ambiente d’uso',
  grade: 'Grado di qualità di stampa',
  durability: 'Durabilità',
  placementHelp: 'Per esempio: etichetta nella cucitura laterale.',
  environmentHelp: 'Per esempio: al chiuso, letto con il telefono.',
  gradeHelp: 'Come è stata verificata la stampa, per esempio C.',
  durabilityHelp: 'Per esempio: leggibile dopo 50 lavaggi a 40 °C.',
  image: '{symbology} di {name}, nella dimensione di stampa',
  size: '{width} × {height} mm con il margine bianco.',
  pdf: 'PDF',
  unscaled: 'Stampi SVG e PDF al 100 %, altrimenti la dimensione è un’altra.',
  notDeclared: 'Non è ancora dichiarato come si stampa questo codice.',
  notDeclaredSealed:
    'Prima del sigillo non è stato dichiarato come si stampa questo codice. Può dichiararlo solo una nuova edizione.',
  declaredSealed:
    'Il sigillo comprende ciò che è dichiarato sul codice, che quindi resta. Può cambiarlo solo una nuova edizione.',
  unfit: 'Ciò che il passaporto dice del suo codice non è leggibile. Lo dichiari di nuovo.',
  open: 'Dichiara il codice …',
  change: 'Cambia la dichiarazione …',
  title: 'Dichiarare come si stampa il codice',
  lead: 'Diventa parte del passaporto: pubblico e compreso dal sigillo.',
  declare: 'Dichiara',
  titleUnits: 'Stampare i codici delle batterie',
  sheets: 'PDF, fogli di etichette',
  sheetsHelp: 'A4, con un’etichetta per ogni codice.',
  qrOnly:
    'Questi sono codici QR. Sui fogli di etichette ogni codice è come lo dichiara il suo passaporto.',
  sheet: 'Etichette su un foglio',
  sheetOf: '{count}, ciascuna {width} × {height} mm',
  start: 'Prima etichetta libera',
  startHelp: 'Su un foglio già usato: 1 è in alto a sinistra, poi lungo la riga.',
  startFault: 'Valore atteso: da 1 a {last}.',
  mostOfFile: 'Un file ne contiene al massimo {most} e finisce con un foglio intero.',
  refusals: {
    notFound:
      'Non esistono più: {names}. Non è stato creato nulla, perché non manchi un’etichetta.',
    others: 'Crea gli altri',
    tooLarge:
      'Il codice di {name} è largo e alto {code} mm, e un’etichetta ha spazio per {width} × {height} mm. Scelga etichette più grandi o un punto più stretto.',
    noRoomForText:
      'Un’etichetta non ha spazio per il codice di {name} e il suo testo. Scelga etichette più grandi, un punto più stretto o nessun testo.',
    noKey:
      '{name} non ha un numero GS1, quindi non c’è un GS1 DataMatrix. Scelga codice QR o Data Matrix.',
    unfit:
      'Ciò che {name} dichiara del suo codice non è leggibile. Scelga qui il tipo di codice e la larghezza di un punto.',
    sealed: 'Nel frattempo il passaporto è stato sigillato. Ciò che dichiara sul codice resta.',
    faulty:
      'Altri valori di questo passaporto hanno errori. Li corregga prima, poi dichiari il codice.',
    mend: 'Correggi',
  },
};
