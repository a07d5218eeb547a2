import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Art des Codes',
  symbologies: { QR: 'QR-Code', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Jedes Telefon öffnet ihn.',
    DATAMATRIX: 'Kleiner als ein QR-Code; nur manche Telefone öffnen ihn.',
    GS1_DATAMATRIX:
      'Die Kamera eines Telefons öffnet ihn nicht: Er enthält die Nummer und keinen Link. Scanner im Handel lesen ihn.',
  },
  asDeclared: 'Wie erklärt',
  asDeclaredHelp: 'Wie es der jeweilige Pass erklärt; sonst ein QR-Code.',
  dotWidth: 'Breite eines Punkts in Millimetern',
  dotHelp: 'An einer Kasse: {from} bis {to}.',
  dotDeclared: 'Leer: wie erklärt, sonst {width}.',
  placement: 'Anbringungsort',
  environment: 'Einsatzumgebung',
  grade: 'Druckqualitätsklasse',
  durability: 'Haltbarkeit',
  placementHelp: 'Etwa: Etikett in der Seitennaht.',
  environmentHelp: 'Etwa: in Innenräumen, mit Telefonen gelesen.',
  gradeHelp: 'Wie der Druck geprüft wurde, etwa C.',
  durabilityHelp: 'Etwa: lesbar nach 50 Wäschen bei 40 °C.',
  image: '{symbology} von {name}, in der Größe des Drucks',
  size: '{width} × {height} mm mit dem weißen Rand.',
  pdf: 'PDF',
  unscaled: 'Drucken Sie SVG und PDF mit 100 %, sonst ist die Größe eine andere.',
  notDeclared: 'Wie dieser Code gedruckt wird, ist noch nicht erklärt.',
  notDeclaredSealed:
    'Wie dieser Code gedruckt wird, wurde vor dem Siegel nicht erklärt. Nur eine neue Ausgabe kann es erklären.',
  declaredSealed:
    'Das Siegel umfasst, was über den Code erklärt ist, also bleibt es. Nur eine neue Ausgabe kann es ändern.',
  unfit: 'Was der Pass über seinen Code sagt, ist nicht lesbar. Erklären Sie es neu.',
  open: 'Code erklären …',
  change: 'Erklärung ändern …',
  title: 'Erklären, wie der Code gedruckt wird',
  lead: 'Es wird Teil des Passes: öffentlich und vom Siegel umfasst.',
  declare: 'Erklären',
  titleUnits: 'Codes von Batterien drucken',
  sheets: 'PDF, Bögen mit Etiketten',
  sheetsHelp: 'A4, mit einem Etikett je Code.',
  qrOnly:
    'Das sind QR-Codes. Auf Bögen mit Etiketten ist jeder Code so, wie sein Pass ihn erklärt.',
  sheet: 'Etiketten auf einem Bogen',
  sheetOf: '{count}, je {width} × {height} mm',
  start: 'Erstes freies Etikett',
  startHelp: 'Auf einem angebrochenen Bogen: 1 ist oben links, dann die Reihe entlang.',
  startFault: 'Erwartet: 1 bis {last}.',
  mostOfFile: 'Eine Datei fasst höchstens {most} und endet mit einem vollen Bogen.',
  refusals: {
    notFound: 'Nicht mehr da: {names}. Es wurde nichts erstellt, damit kein Etikett fehlt.',
    others: 'Die anderen erstellen',
    tooLarge:
      'Der Code von {name} ist {code} mm breit und hoch, und ein Etikett hat Platz für {width} × {height} mm. Wählen Sie größere Etiketten oder einen schmaleren Punkt.',
    noRoomForText:
      'Ein Etikett hat keinen Platz für den Code von {name} und seinen Text. Wählen Sie größere Etiketten, einen schmaleren Punkt oder keinen Text.',
    noKey:
      '{name} hat keine GS1-Nummer, also gibt es keinen GS1 DataMatrix davon. Wählen Sie QR-Code oder Data Matrix.',
    unfit:
      'Was {name} über seinen Code erklärt, ist nicht lesbar. Wählen Sie Art des Codes und Breite eines Punkts hier.',
    sealed: 'Der Pass wurde inzwischen versiegelt. Was er über den Code erklärt, bleibt.',
    faulty:
      'Andere Werte dieses Passes haben Fehler. Beheben Sie diese zuerst und erklären Sie dann den Code.',
    mend: 'Beheben',
  },
};
