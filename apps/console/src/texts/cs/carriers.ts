import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Druh kódu',
  symbologies: { QR: 'QR kód', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Otevře jej každý telefon.',
    DATAMATRIX: 'Menší než QR kód; otevřou jej jen některé telefony.',
    GS1_DATAMATRIX:
      'Fotoaparát telefonu jej neotevře: obsahuje číslo, ne odkaz. Čtou jej skenery v obchodě.',
  },
  asDeclared: 'Podle prohlášení',
  asDeclaredHelp: 'Podle prohlášení každého pasu; bez prohlášení QR kód.',
  dotWidth: 'Šířka jednoho bodu v milimetrech',
  dotHelp: 'Na pokladně: {from} až {to}.',
  dotDeclared: 'Prázdné: podle prohlášení, jinak {width}.',
  placement: 'Umístění',
  environment: 'Prostředí použití',
  grade: 'Stupeň kvality tisku',
  durability: 'Trvanlivost',
  placementHelp: 'Například: štítek v bočním švu.',
  environmentHelp: 'Například: uvnitř, čteno telefonem.',
  gradeHelp: 'Podle ověření tisku, například C.',
  durabilityHelp: 'Například: čitelný po 50 praních při 40 °C.',
  image: '{symbology}: {name}, ve velikosti tisku',
  size: '{width} × {height} mm s bílým okrajem.',
  pdf: 'PDF',
  unscaled: 'Tiskněte SVG a PDF na 100 %, jinak je velikost jiná.',
  notDeclared: 'Zatím není prohlášeno, jak se tento kód tiskne.',
  notDeclaredSealed:
    'Před zapečetěním nebylo prohlášeno, jak se kód tiskne. Prohlásit to může jen nové vydání.',
  declaredSealed:
    'Pečeť zahrnuje, co je o kódu prohlášeno, proto to zůstává. Změnit to může jen nové vydání.',
  unfit: 'Co pas uvádí o svém kódu, nelze přečíst. Prohlaste to znovu.',
  open: 'Prohlásit kód …',
  change: 'Změnit prohlášení …',
  title: 'Prohlásit, jak se kód tiskne',
  lead: 'Stane se součástí pasu: veřejnou a zahrnutou do pečeti.',
  declare: 'Prohlásit',
  titleUnits: 'Vytisknout kódy baterií',
  sheets: 'PDF, archy štítků',
  sheetsHelp: 'A4, jeden štítek pro každý kód.',
  qrOnly: 'Toto jsou QR kódy. Na arších štítků je každý kód podle prohlášení svého pasu.',
  sheet: 'Štítky na archu',
  sheetOf: '{count}, každý {width} × {height} mm',
  start: 'První volný štítek',
  startHelp: 'Na použitém archu: 1 je vlevo nahoře, pak podél řádku.',
  startFault: 'Očekává se 1 až {last}.',
  mostOfFile: 'Soubor obsahuje nejvýše {most} a končí celým archem.',
  refusals: {
    notFound: 'Už neexistuje: {names}. Nic nevzniklo, aby žádný štítek nechyběl.',
    others: 'Vytvořit ostatní',
    tooLarge:
      'Kód produktu {name} je široký a vysoký {code} mm a štítek má místo pro {width} × {height} mm. Zvolte větší štítky nebo užší bod.',
    noRoomForText:
      'Na štítku není místo pro kód produktu {name} a jeho text. Zvolte větší štítky, užší bod, nebo žádný text.',
    noKey: '{name} nemá číslo GS1, proto nemá GS1 DataMatrix. Zvolte QR kód nebo Data Matrix.',
    unfit: 'Co {name} prohlašuje o svém kódu, nelze přečíst. Zvolte druh kódu a šířku bodu zde.',
    sealed: 'Pas byl mezitím zapečetěn. Co o kódu prohlašuje, zůstává.',
    faulty: 'Jiné hodnoty tohoto pasu mají chyby. Nejdřív je opravte, pak prohlaste kód.',
    mend: 'Opravit',
  },
};
