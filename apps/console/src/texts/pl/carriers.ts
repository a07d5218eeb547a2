import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Rodzaj kodu',
  symbologies: { QR: 'Kod QR', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Otwiera go każdy telefon.',
    DATAMATRIX: 'Mniejszy niż kod QR; otwierają go tylko niektóre telefony.',
    GS1_DATAMATRIX:
      'Aparat telefonu go nie otwiera: zawiera numer, a nie odnośnik. Czytają go skanery w handlu.',
  },
  asDeclared: 'Według deklaracji',
  asDeclaredHelp: 'Jak deklaruje każdy paszport; w innym razie kod QR.',
  dotWidth: 'Szerokość jednego punktu w milimetrach',
  dotHelp: 'Przy kasie: od {from} do {to}.',
  dotDeclared: 'Puste: według deklaracji, w innym razie {width}.',
  placement: 'Umiejscowienie',
  environment: 'Środowisko użytkowania',
  grade: 'Klasa jakości druku',
  durability: 'Trwałość',
  placementHelp: 'Na przykład: etykieta w szwie bocznym.',
  environmentHelp: 'Na przykład: w pomieszczeniu, odczyt telefonem.',
  gradeHelp: 'Jak sprawdzono wydruk, na przykład C.',
  durabilityHelp: 'Na przykład: czytelny po 50 praniach w 40 °C.',
  image: '{symbology}: {name}, w rozmiarze druku',
  size: '{width} × {height} mm z białym marginesem.',
  pdf: 'PDF',
  unscaled: 'Drukuj SVG i PDF w skali 100 %, inaczej rozmiar będzie inny.',
  notDeclared: 'Jeszcze nie zadeklarowano, jak ten kod jest drukowany.',
  notDeclaredSealed:
    'Przed opieczętowaniem nie zadeklarowano, jak kod jest drukowany. Może to zrobić tylko nowe wydanie.',
  declaredSealed:
    'Pieczęć obejmuje to, co zadeklarowano o kodzie, więc to pozostaje. Zmienić to może tylko nowe wydanie.',
  unfit: 'Nie można odczytać, co paszport mówi o swoim kodzie. Zadeklaruj to ponownie.',
  open: 'Zadeklaruj kod …',
  change: 'Zmień deklarację …',
  title: 'Zadeklaruj, jak kod jest drukowany',
  lead: 'Staje się częścią paszportu: publiczną i objętą pieczęcią.',
  declare: 'Zadeklaruj',
  titleUnits: 'Drukowanie kodów baterii',
  sheets: 'PDF, arkusze etykiet',
  sheetsHelp: 'A4, jedna etykieta na każdy kod.',
  qrOnly: 'To są kody QR. Na arkuszach etykiet każdy kod jest taki, jak deklaruje jego paszport.',
  sheet: 'Etykiety na arkuszu',
  sheetOf: '{count}, każda {width} × {height} mm',
  start: 'Pierwsza wolna etykieta',
  startHelp: 'Na używanym arkuszu: 1 jest u góry po lewej, dalej wzdłuż rzędu.',
  startFault: 'Oczekiwana wartość: od 1 do {last}.',
  mostOfFile: 'Plik mieści najwyżej {most} i kończy się pełnym arkuszem.',
  refusals: {
    notFound: 'Już nie istnieje: {names}. Nic nie utworzono, aby nie brakowało żadnej etykiety.',
    others: 'Utwórz pozostałe',
    tooLarge:
      'Kod produktu {name} ma {code} mm szerokości i wysokości, a na etykiecie mieści się {width} × {height} mm. Wybierz większe etykiety lub węższy punkt.',
    noRoomForText:
      'Na etykiecie nie mieści się kod produktu {name} z tekstem. Wybierz większe etykiety, węższy punkt lub brak tekstu.',
    noKey: '{name} nie ma numeru GS1, więc nie ma GS1 DataMatrix. Wybierz kod QR lub Data Matrix.',
    unfit:
      'Nie można odczytać, co {name} deklaruje o swoim kodzie. Wybierz tutaj rodzaj kodu i szerokość punktu.',
    sealed: 'Paszport został w tym czasie opieczętowany. To, co deklaruje o kodzie, pozostaje.',
    faulty: 'Inne wartości tego paszportu mają błędy. Najpierw je popraw, potem zadeklaruj kod.',
    mend: 'Popraw',
  },
};
