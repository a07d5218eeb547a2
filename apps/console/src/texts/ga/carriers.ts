import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Cineál cóid',
  symbologies: { QR: 'Cód QR', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Osclaíonn gach fón é.',
    DATAMATRIX: 'Níos lú ná cód QR; ní osclaíonn ach roinnt fón é.',
    GS1_DATAMATRIX:
      'Ní osclaíonn ceamara fóin é: tá an uimhir ann agus gan nasc. Léann scanóirí trádála é.',
  },
  asDeclared: 'Mar a dearbhaíodh',
  asDeclaredHelp: 'Mar a dhearbhaíonn gach pas é; cód QR mura ndearbhaítear.',
  dotWidth: 'Leithead ponc amháin ina mhilliméadair',
  dotHelp: 'Ag scipéad airgid: {from} go {to}.',
  dotDeclared: 'Folamh: mar a dearbhaíodh, nó {width}.',
  placement: 'Suíomh',
  environment: 'Timpeallacht úsáide',
  grade: 'Grád cáilíochta priontála',
  durability: 'Marthanacht',
  placementHelp: 'Mar shampla: lipéad san uaim thaoibh.',
  environmentHelp: 'Mar shampla: laistigh, léite le fón.',
  gradeHelp: 'Mar a fíoraíodh an phriontáil, mar shampla C.',
  durabilityHelp: 'Mar shampla: inléite tar éis 50 níochán ag 40 °C.',
  image: '{symbology} {name}, i méid an phriontáilte',
  size: '{width} × {height} mm leis an imeall bán.',
  pdf: 'PDF',
  unscaled: 'Priontáil SVG agus PDF ag 100 %, nó beidh méid eile ann.',
  notDeclared: 'Níor dearbhaíodh fós conas a phriontáiltear an cód seo.',
  notDeclaredSealed:
    'Níor dearbhaíodh roimh an séala conas a phriontáiltear an cód seo. Eagrán nua amháin a fhéadfaidh é a dhearbhú.',
  declaredSealed:
    'Clúdaíonn an séala a ndearbhaítear faoin gcód, mar sin fanann sé. Eagrán nua amháin a athróidh é.',
  unfit: 'Ní féidir a ndeir an pas faoina chód a léamh. Dearbhaigh arís é.',
  open: 'Dearbhaigh an cód …',
  change: 'Athraigh an dearbhú …',
  title: 'Dearbhaigh conas a phriontáiltear an cód',
  lead: 'Beidh sé ina chuid den phas: poiblí agus clúdaithe ag an séala.',
  declare: 'Dearbhaigh',
  titleUnits: 'Priontáil cóid cadhnraí',
  sheets: 'PDF, bileoga lipéad',
  sheetsHelp: 'A4, lipéad amháin do gach cód.',
  qrOnly: 'Cóid QR iad seo. Ar bhileoga lipéad bíonn gach cód mar a dhearbhaíonn a phas é.',
  sheet: 'Lipéid ar bhileog',
  sheetOf: '{count}, {width} × {height} mm an ceann',
  start: 'An chéad lipéad saor',
  startHelp: 'Ar bhileog a úsáideadh cheana: is é 1 barr ar chlé, ansin feadh an ró.',
  startFault: 'A bhfuiltear ag súil leis: 1 go {last}.',
  mostOfFile: 'Bíonn {most} ar a mhéad i gcomhad, agus bileog iomlán ar a dheireadh.',
  refusals: {
    notFound:
      'Níl siad ann a thuilleadh: {names}. Ní dhearnadh tada, ionas nach mbeadh lipéad in easnamh.',
    others: 'Déan na cinn eile',
    tooLarge:
      'Tá cód {name} {code} mm ar leithead agus ar airde, agus tá spás {width} × {height} mm ar lipéad. Roghnaigh lipéid níos mó nó ponc níos caoile.',
    noRoomForText:
      'Níl spás ar lipéad do chód {name} agus dá théacs. Roghnaigh lipéid níos mó, ponc níos caoile, nó gan téacs.',
    noKey:
      'Níl uimhir GS1 ag {name}, mar sin níl GS1 DataMatrix ann. Roghnaigh cód QR nó Data Matrix.',
    unfit:
      'Ní féidir a ndearbhaíonn {name} faoina chód a léamh. Roghnaigh cineál an chóid agus leithead an phoinc anseo.',
    sealed: 'Séalaíodh an pas idir an dá linn. Fanann a ndearbhaíonn sé faoin gcód.',
    faulty:
      'Tá lochtanna ar luachanna eile den phas seo. Ceartaigh iad ar dtús, ansin dearbhaigh an cód.',
    mend: 'Ceartaigh iad',
  },
};
