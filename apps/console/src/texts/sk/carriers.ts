import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Druh kódu',
  symbologies: { QR: 'QR kód', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Otvorí ho každý telefón.',
    DATAMATRIX: 'Menší než QR kód; otvoria ho len niektoré telefóny.',
    GS1_DATAMATRIX:
      'Fotoaparát telefónu ho neotvorí: obsahuje číslo, nie odkaz. Čítajú ho skenery v obchode.',
  },
  asDeclared: 'Podľa vyhlásenia',
  asDeclaredHelp: 'Podľa vyhlásenia každého pasu; inak QR kód.',
  dotWidth: 'Šírka jedného bodu v milimetroch',
  dotHelp: 'Pri pokladni: {from} až {to}.',
  dotDeclared: 'Prázdne: podľa vyhlásenia, inak {width}.',
  placement: 'Umiestnenie',
  environment: 'Prostredie použitia',
  grade: 'Stupeň kvality tlače',
  durability: 'Trvanlivosť',
  placementHelp: 'Napríklad: štítok v bočnom šve.',
  environmentHelp: 'Napríklad: v interiéri, čítané telefónom.',
  gradeHelp: 'Ako bola tlač overená, napríklad C.',
  durabilityHelp: 'Napríklad: čitateľný po 50 praniach pri 40 °C.',
  image: '{symbology}: {name}, vo veľkosti tlače',
  size: '{width} × {height} mm s bielym okrajom.',
  pdf: 'PDF',
  unscaled: 'Tlačte SVG a PDF na 100 %, inak je veľkosť iná.',
  notDeclared: 'Zatiaľ nie je vyhlásené, ako sa tento kód tlačí.',
  notDeclaredSealed:
    'Pred pečaťou nebolo vyhlásené, ako sa kód tlačí. Vyhlásiť to môže len nové vydanie.',
  declaredSealed:
    'Pečať zahŕňa, čo je o kóde vyhlásené, preto to zostáva. Zmeniť to môže len nové vydanie.',
  unfit: 'Čo pas hovorí o svojom kóde, sa nedá prečítať. Vyhláste to znova.',
  open: 'Vyhlásiť kód …',
  change: 'Zmeniť vyhlásenie …',
  title: 'Vyhlásiť, ako sa kód tlačí',
  lead: 'Stane sa súčasťou pasu: verejnou a zahrnutou do pečate.',
  declare: 'Vyhlásiť',
  titleUnits: 'Tlačiť kódy batérií',
  sheets: 'PDF, hárky štítkov',
  sheetsHelp: 'A4, jeden štítok pre každý kód.',
  qrOnly: 'Toto sú QR kódy. Na hárkoch štítkov je každý kód taký, ako ho vyhlasuje jeho pas.',
  sheet: 'Štítky na hárku',
  sheetOf: '{count}, každý {width} × {height} mm',
  start: 'Prvý voľný štítok',
  startHelp: 'Na použitom hárku: 1 je vľavo hore, potom pozdĺž radu.',
  startFault: 'Očakáva sa: 1 až {last}.',
  mostOfFile: 'Súbor obsahuje najviac {most} a končí sa plným hárkom.',
  refusals: {
    notFound: 'Už neexistuje: {names}. Nič nevzniklo, aby žiadny štítok nechýbal.',
    others: 'Vytvoriť ostatné',
    tooLarge:
      'Kód produktu {name} má šírku a výšku {code} mm a na štítku je miesto pre {width} × {height} mm. Zvoľte väčšie štítky alebo užší bod.',
    noRoomForText:
      'Na štítku nie je miesto pre kód produktu {name} a jeho text. Zvoľte väčšie štítky, užší bod alebo žiadny text.',
    noKey: '{name} nemá číslo GS1, preto nemá GS1 DataMatrix. Zvoľte QR kód alebo Data Matrix.',
    unfit: 'Čo {name} vyhlasuje o svojom kóde, sa nedá prečítať. Zvoľte druh kódu a šírku bodu tu.',
    sealed: 'Pas bol medzitým zapečatený. Čo vyhlasuje o kóde, zostáva.',
    faulty: 'Iné hodnoty tohto pasu majú chyby. Najprv ich opravte, potom vyhláste kód.',
    mend: 'Opraviť',
  },
};
