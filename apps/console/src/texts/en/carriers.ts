/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers = {
  symbology: 'Kind of code',
  symbologies: { QR: 'QR code', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Every phone opens it.',
    DATAMATRIX: 'Smaller than a QR code; only some phones open it.',
    GS1_DATAMATRIX:
      'The camera of a phone does not open it: it holds the number and no link. Scanners in trade read it.',
  },
  asDeclared: 'As declared',
  asDeclaredHelp: 'As each passport declares it; a QR code where none does.',
  dotWidth: 'Width of one dot in millimetres',
  dotHelp: 'At a till: {from} to {to}.',
  dotDeclared: 'Empty: as declared, else {width}.',
  placement: 'Placement',
  environment: 'Target environment',
  grade: 'Print quality grade',
  durability: 'Durability',
  placementHelp: 'Such as: label in the side seam.',
  environmentHelp: 'Such as: indoors, read by phones.',
  gradeHelp: 'As the print was verified, such as C.',
  durabilityHelp: 'Such as: readable after 50 washes at 40 °C.',
  image: '{symbology} of {name}, in the size of the print',
  size: '{width} × {height} mm with the white edge.',
  pdf: 'PDF',
  unscaled: 'Print SVG and PDF at 100 %, or the size is another.',
  notDeclared: 'How this code is printed is not declared yet.',
  notDeclaredSealed:
    'How this code is printed was not declared before the seal. Only a new edition can declare it.',
  declaredSealed:
    'The seal covers what is declared about the code, so it stays. Only a new edition can change it.',
  unfit: 'What the passport says about its code cannot be read. Declare it anew.',
  open: 'Declare the code …',
  change: 'Change the declaration …',
  title: 'Declare how the code is printed',
  lead: 'It becomes part of the passport: public, and covered by the seal.',
  declare: 'Declare',
  titleUnits: 'Print the codes of batteries',
  sheets: 'PDF, sheets of labels',
  sheetsHelp: 'A4, with one label for each code.',
  qrOnly: 'These are QR codes. On sheets of labels each code is as its passport declares it.',
  sheet: 'Labels on a sheet',
  sheetOf: '{count}, each {width} × {height} mm',
  start: 'First free label',
  startHelp: 'On a sheet that was used before: 1 is the top left, then along the row.',
  startFault: 'Expected: 1 to {last}.',
  mostOfFile: 'A file holds at most {most}, and ends with a full sheet.',
  refusals: {
    notFound: 'No longer there: {names}. Nothing was made, so that no label is missing.',
    others: 'Make the others',
    tooLarge:
      'The code of {name} is {code} mm wide and high, and a label has room for {width} × {height} mm. Choose larger labels or a narrower dot.',
    noRoomForText:
      'A label has no room for the code of {name} and its text. Choose larger labels, a narrower dot, or no text.',
    noKey:
      '{name} has no GS1 number, so there is no GS1 DataMatrix of it. Choose a QR code or Data Matrix.',
    unfit:
      'What {name} declares about its code cannot be read. Choose kind of code and width of a dot here.',
    sealed: 'The passport was sealed meanwhile. What it declares about the code stays.',
    faulty: 'Other values of this passport have faults. Mend them first, then declare the code.',
    mend: 'Mend them',
  },
} as const;
