import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Tip ta’ kodiċi',
  symbologies: { QR: 'Kodiċi QR', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Jiftħu kull telefown.',
    DATAMATRIX: 'Iżgħar minn kodiċi QR; xi telefowns biss jiftħuh.',
    GS1_DATAMATRIX:
      'Il-kamera ta’ telefown ma tiftħux: fih in-numru u l-ebda ħolqa. Jaqrawh l-iskaners tal-kummerċ.',
  },
  asDeclared: 'Kif iddikjarat',
  asDeclaredHelp: 'Kif jiddikjarah kull passaport; inkella kodiċi QR.',
  dotWidth: 'Wisa’ ta’ punt wieħed f’millimetri',
  dotHelp: 'F’kaxxa tal-flus: {from} sa {to}.',
  dotDeclared: 'Vojt: kif iddikjarat, inkella {width}.',
  placement: 'Tqegħid',
  environment: 'Ambjent tal-użu',
  grade: 'Grad tal-kwalità tal-istampar',
  durability: 'Durabbiltà',
  placementHelp: 'Pereżempju: tikketta fil-ħjata tal-ġenb.',
  environmentHelp: 'Pereżempju: ġewwa, jinqara bit-telefown.',
  gradeHelp: 'Kif ġie vverifikat l-istampar, pereżempju C.',
  durabilityHelp: 'Pereżempju: jinqara wara 50 ħasla f’40 °C.',
  image: '{symbology} ta’ {name}, fid-daqs tal-istampar',
  size: '{width} × {height} mm bit-tarf abjad.',
  pdf: 'PDF',
  unscaled: 'Stampa SVG u PDF b’100 %, inkella d-daqs ikun ieħor.',
  notDeclared: 'Għadu mhux iddikjarat kif jiġi stampat dan il-kodiċi.',
  notDeclaredSealed:
    'Qabel is-siġill ma ġiex iddikjarat kif jiġi stampat dan il-kodiċi. Edizzjoni ġdida biss tista’ tiddikjarah.',
  declaredSealed:
    'Is-siġill ikopri dak li hu ddikjarat dwar il-kodiċi, għalhekk jibqa’. Edizzjoni ġdida biss tista’ tibdlu.',
  unfit: 'Dak li jgħid il-passaport dwar il-kodiċi ma jistax jinqara. Iddikjarah mill-ġdid.',
  open: 'Iddikjara l-kodiċi …',
  change: 'Ibdel id-dikjarazzjoni …',
  title: 'Iddikjara kif jiġi stampat il-kodiċi',
  lead: 'Isir parti mill-passaport: pubbliku u kopert mis-siġill.',
  declare: 'Iddikjara',
  titleUnits: 'Stampa l-kodiċijiet tal-batteriji',
  sheets: 'PDF, folji ta’ tikketti',
  sheetsHelp: 'A4, b’tikketta waħda għal kull kodiċi.',
  qrOnly:
    'Dawn huma kodiċijiet QR. Fuq folji ta’ tikketti kull kodiċi huwa kif jiddikjarah il-passaport tiegħu.',
  sheet: 'Tikketti fuq folja',
  sheetOf: '{count}, kull waħda {width} × {height} mm',
  start: 'L-ewwel tikketta ħielsa',
  startHelp: 'Fuq folja użata: 1 hija fuq fuq ix-xellug, imbagħad tul ir-ringiela.',
  startFault: 'Mistenni: 1 sa {last}.',
  mostOfFile: 'Fajl fih l-aktar {most}, u jispiċċa b’folja sħiħa.',
  refusals: {
    notFound: 'M’għadhomx hemm: {names}. Ma sar xejn, biex ma tkun nieqsa l-ebda tikketta.',
    others: 'Agħmel l-oħrajn',
    tooLarge:
      'Il-kodiċi ta’ {name} huwa wiesa’ u għoli {code} mm, u tikketta għandha spazju għal {width} × {height} mm. Agħżel tikketti akbar jew punt idjaq.',
    noRoomForText:
      'Tikketta m’għandhiex spazju għall-kodiċi ta’ {name} u t-test tiegħu. Agħżel tikketti akbar, punt idjaq, jew l-ebda test.',
    noKey:
      '{name} m’għandux numru GS1, għalhekk m’hemmx GS1 DataMatrix tiegħu. Agħżel kodiċi QR jew Data Matrix.',
    unfit:
      'Dak li jiddikjara {name} dwar il-kodiċi tiegħu ma jistax jinqara. Agħżel hawn it-tip ta’ kodiċi u l-wisa’ ta’ punt.',
    sealed: 'Il-passaport ġie ssiġillat sadanittant. Dak li jiddikjara dwar il-kodiċi jibqa’.',
    faulty:
      'Valuri oħra ta’ dan il-passaport għandhom żbalji. L-ewwel irranġahom, imbagħad iddikjara l-kodiċi.',
    mend: 'Irranġahom',
  },
};
