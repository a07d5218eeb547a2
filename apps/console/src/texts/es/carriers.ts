import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Tipo de código',
  symbologies: { QR: 'Código QR', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Lo abre cualquier teléfono.',
    DATAMATRIX: 'Más pequeño que un código QR; solo algunos teléfonos lo abren.',
    GS1_DATAMATRIX:
      'La cámara de un teléfono no lo abre: contiene el número y ningún enlace. Lo leen los escáneres del comercio.',
  },
  asDeclared: 'Según lo declarado',
  asDeclaredHelp: 'Como lo declara cada pasaporte; si no, un código QR.',
  dotWidth: 'Anchura de un punto en milímetros',
  dotHelp: 'En una caja: de {from} a {to}.',
  dotDeclared: 'Vacío: según lo declarado; si no, {width}.',
  placement: 'Ubicación',
  environment: 'Entorno de uso',
  grade: 'Grado de calidad de impresión',
  durability: 'Durabilidad',
  placementHelp: 'Por ejemplo: etiqueta en la costura lateral.',
  environmentHelp: 'Por ejemplo: en interiores, leído con teléfono.',
  gradeHelp: 'Según se verificó la impresión, por ejemplo C.',
  durabilityHelp: 'Por ejemplo: legible tras 50 lavados a 40 °C.',
  image: '{symbology} de {name}, al tamaño de impresión',
  size: '{width} × {height} mm con el margen blanco.',
  pdf: 'PDF',
  unscaled: 'Imprima SVG y PDF al 100 %; si no, el tamaño es otro.',
  notDeclared: 'Aún no se ha declarado cómo se imprime este código.',
  notDeclaredSealed:
    'Antes del sello no se declaró cómo se imprime este código. Solo una nueva edición puede declararlo.',
  declaredSealed:
    'El sello abarca lo declarado sobre el código, así que queda como está. Solo una nueva edición puede cambiarlo.',
  unfit: 'No se puede leer lo que el pasaporte dice de su código. Declárelo de nuevo.',
  open: 'Declarar el código …',
  change: 'Cambiar la declaración …',
  title: 'Declarar cómo se imprime el código',
  lead: 'Pasa a formar parte del pasaporte: público y abarcado por el sello.',
  declare: 'Declarar',
  titleUnits: 'Imprimir los códigos de baterías',
  sheets: 'PDF, hojas de etiquetas',
  sheetsHelp: 'A4, con una etiqueta por código.',
  qrOnly: 'Son códigos QR. En las hojas de etiquetas, cada código es como lo declara su pasaporte.',
  sheet: 'Etiquetas por hoja',
  sheetOf: '{count}, cada una de {width} × {height} mm',
  start: 'Primera etiqueta libre',
  startHelp: 'En una hoja ya usada: 1 es arriba a la izquierda; después, a lo largo de la fila.',
  startFault: 'Se espera: de 1 a {last}.',
  mostOfFile: 'Un archivo contiene como máximo {most} y termina con una hoja completa.',
  refusals: {
    notFound: 'Ya no existen: {names}. No se ha creado nada, para que no falte ninguna etiqueta.',
    others: 'Crear los demás',
    tooLarge:
      'El código de {name} mide {code} mm de ancho y alto, y en una etiqueta caben {width} × {height} mm. Elija etiquetas más grandes o un punto más estrecho.',
    noRoomForText:
      'En una etiqueta no caben el código de {name} y su texto. Elija etiquetas más grandes, un punto más estrecho o ningún texto.',
    noKey:
      '{name} no tiene número GS1, así que no hay GS1 DataMatrix. Elija código QR o Data Matrix.',
    unfit:
      'No se puede leer lo que {name} declara de su código. Elija aquí el tipo de código y la anchura de un punto.',
    sealed: 'El pasaporte se selló entretanto. Lo que declara sobre el código queda como está.',
    faulty:
      'Otros valores de este pasaporte tienen fallos. Corríjalos primero y después declare el código.',
    mend: 'Corregirlos',
  },
};
