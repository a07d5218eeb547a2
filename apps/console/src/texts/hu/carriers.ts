import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'A kód fajtája',
  symbologies: { QR: 'QR-kód', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Minden telefon megnyitja.',
    DATAMATRIX: 'Kisebb a QR-kódnál; csak egyes telefonok nyitják meg.',
    GS1_DATAMATRIX:
      'A telefon kamerája nem nyitja meg: a számot tartalmazza, hivatkozást nem. A kereskedelem olvasói olvassák.',
  },
  asDeclared: 'A nyilatkozat szerint',
  asDeclaredHelp: 'Ahogy az egyes útlevelek nyilatkoznak; egyébként QR-kód.',
  dotWidth: 'Egy pont szélessége milliméterben',
  dotHelp: 'Pénztárnál: {from} – {to}.',
  dotDeclared: 'Üresen: a nyilatkozat szerint, egyébként {width}.',
  placement: 'Elhelyezés',
  environment: 'Felhasználási környezet',
  grade: 'Nyomtatási minőségi fokozat',
  durability: 'Tartósság',
  placementHelp: 'Például: címke az oldalvarrásban.',
  environmentHelp: 'Például: beltérben, telefonnal olvasva.',
  gradeHelp: 'Ahogy a nyomatot ellenőrizték, például C.',
  durabilityHelp: 'Például: 50 mosás után is olvasható 40 °C-on.',
  image: '{symbology}: {name}, nyomtatási méretben',
  size: '{width} × {height} mm a fehér szegéllyel.',
  pdf: 'PDF',
  unscaled: 'Az SVG-t és a PDF-et 100 %-on nyomtassa, különben más a méret.',
  notDeclared: 'Még nincs nyilatkozat arról, hogyan nyomtatják ezt a kódot.',
  notDeclaredSealed:
    'A pecsét előtt nem nyilatkoztak a kód nyomtatásáról. Ezt csak új kiadás teheti meg.',
  declaredSealed:
    'A pecsét kiterjed a kódról tett nyilatkozatra, ezért az megmarad. Csak új kiadás módosíthatja.',
  unfit: 'Amit az útlevél a kódjáról mond, nem olvasható. Nyilatkozzon újra.',
  open: 'Nyilatkozat a kódról …',
  change: 'A nyilatkozat módosítása …',
  title: 'Nyilatkozat a kód nyomtatásáról',
  lead: 'Az útlevél része lesz: nyilvános, és a pecsét kiterjed rá.',
  declare: 'Nyilatkozat mentése',
  titleUnits: 'Akkumulátorok kódjainak nyomtatása',
  sheets: 'PDF, címkeívek',
  sheetsHelp: 'A4, minden kódhoz egy címke.',
  qrOnly: 'Ezek QR-kódok. A címkeíveken minden kód olyan, ahogy az útlevele nyilatkozik.',
  sheet: 'Címkék egy íven',
  sheetOf: '{count}, egyenként {width} × {height} mm',
  start: 'Az első szabad címke',
  startHelp: 'Már használt íven: az 1 a bal felső, majd a sor mentén.',
  startFault: '1 és {last} közötti érték kell.',
  mostOfFile: 'Egy fájlban legfeljebb {most} van, és teli ívvel végződik.',
  refusals: {
    notFound: 'Már nincs meg: {names}. Semmi sem készült, hogy ne hiányozzon címke.',
    others: 'A többi elkészítése',
    tooLarge:
      'A(z) {name} kódja {code} mm széles és magas, a címkén pedig {width} × {height} mm hely van. Válasszon nagyobb címkét vagy keskenyebb pontot.',
    noRoomForText:
      'A címkén nincs hely a(z) {name} kódjának és szövegének. Válasszon nagyobb címkét, keskenyebb pontot vagy hagyja el a szöveget.',
    noKey:
      'Nincs GS1-száma, így GS1 DataMatrixa sem: {name}. Válasszon QR-kódot vagy Data Matrixot.',
    unfit:
      'A(z) {name} nyilatkozata a kódjáról nem olvasható. Itt válassza ki a kód fajtáját és egy pont szélességét.',
    sealed: 'Az útlevelet közben lepecsételték. A kódról tett nyilatkozat megmarad.',
    faulty: 'Az útlevél más értékei hibásak. Előbb javítsa ki őket, azután nyilatkozzon a kódról.',
    mend: 'Kijavítás',
  },
};
