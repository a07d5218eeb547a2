import type { VerifyCatalogue } from './catalogue.js';

export const pl: VerifyCatalogue = {
  start: {
    title: 'Sprawdzanie pieczęci paszportu produktu',
    purpose:
      'Pieczęć pokazuje, czy paszport zmieniono po opieczętowaniu i czyja to pieczęć. Nie pokazuje, czy dane są prawdziwe.',
    number: 'Numer pod kodem lub link',
    numberHint:
      '14 cyfr, często po „(01)” lub „GTIN”. Dla paszportów opublikowanych na tym serwerze.',
    checkNumber: 'Sprawdź',
    file: 'Proszę wybrać plik paszportu',
    drop: 'Można go też upuścić w dowolnym miejscu tej strony albo wkleić jego tekst. Certyfikaty także: strona zapyta, czy im Państwo ufają.',
    noScript:
      'Do sprawdzenia pliku strona potrzebuje JavaScriptu: obliczenia odbywają się na tym urządzeniu.',
    happens: 'Co się dzieje',
    compute: 'Przeglądarka oblicza pieczęć na nowo i porównuje.',
    stays:
      'Plik pozostaje na tym urządzeniu. Strona nie może go wysłać, a zapisana działa także bez sieci.',
    have: 'Co mają Państwo w ręku?',
    product: 'Produkt',
    productDo: 'Proszę zeskanować jego kod, otworzyć paszport i wybrać „{check}”.',
    document: 'Plik paszportu (.json, .jsonld)',
    documentDo: 'Proszę wybrać go powyżej. Pieczęć jest w nim.',
    webPage: 'Zapisana strona internetowa',
    webPageDo:
      'Pokazuje paszport, ale nie zawiera pieczęci. Proszę otworzyć paszport, wybrać na dole „{data}”, zapisać ten plik i wybrać go tutaj.',
    paper: 'PDF lub wydruk',
    paperDo: 'Papieru nie da się sprawdzić. Proszę użyć kodu lub numeru, który na nim jest.',
    credential: 'Plik z końcówką .jwt',
    credentialDo:
      'To poświadczenie z własnym podpisem i bez pieczęci. Proszę użyć „{data}” tego samego paszportu.',
  },
  words: {
    passed: 'Wynik pozytywny',
    reserved: 'Wynik pozytywny z zastrzeżeniem',
    failed: 'Wynik negatywny',
    undecided: 'Nierozstrzygnięte',
  },
  verdict: {
    passed: 'Bez zmian, odkąd opieczętowała go firma {company}.',
    otherSigner: 'Bez zmian, ale opieczętowała go firma {signer}, a nie {company}.',
    serverOnly: 'Bez zmian, ale tylko ten serwer mówi, że opieczętowała go firma {company}.',
    changed: 'Zmieniono po opieczętowaniu. Nie należy polegać na tym pliku.',
    notGenuine: 'Pieczęć nie jest autentyczna. Nie należy polegać na tym pliku.',
    unreadable: 'Ten plik nie jest paszportem, który da się odczytać. Nie należy na nim polegać.',
    undecided:
      'Bez zmian od opieczętowania, ale nikt, komu Państwo ufają, nie mówi, czyja to pieczęć.',
    unsealed: 'Ten paszport nie ma pieczęci. Nikt nie może sprawdzić, czy go zmieniono.',
    nothing: 'Niczego nie sprawdzono.',
  },
  explain: {
    passed:
      'Każda opieczętowana dana jest taka, jaka była przy opieczętowaniu. Pieczęć nie pokazuje, czy dane są prawdziwe: odpowiada za to firma {company}.',
    entry: 'Ten plik dowodzi tylko jednej danej. Nie pokazuje, do jakiego produktu należy.',
    otherSigner:
      'Certyfikat wymienia firmę {signer}, plik wymienia firmę {company}. Nikt nie ręczy za to, że firma {company} podała, sprawdziła lub choćby zna te dane.',
    askCompany: 'Proszę zapytać firmę {company}, czy {signer} pieczętuje w jej imieniu.',
    server:
      '{server} podał organ stojący za pieczęcią, {authority}, i dał Państwu także tę stronę. Fałszywy serwer zrobiłby to samo.',
    compare: 'Jeśli wiele od tego zależy, proszę porównać odcisk z odciskiem z innego źródła.',
    changed: 'Plik nie pokazuje, co zmieniono ani kto to zrobił.',
    notGenuine:
      'Podpis, certyfikat lub znacznik czasu jest nieważny. Ustalenia są w części „{experts}”.',
    undecided:
      'Pieczęć mówi: {signer}. Każdy może zrobić pieczęć, która tak mówi. Liczy się, gdy nazwę potwierdzi organ, któremu Państwo ufają: patrz „{experts}”.',
  },
  report: {
    about:
      'Ten plik mówi o produkcie {product} to, co tu wymieniono. Opieczętowane przez: {signer}.',
    aboutOpen: 'Ten plik mówi o produkcie {product} to, co tu wymieniono. Nie jest to ustalone.',
    aboutEntry: 'Ten plik mówi tylko jedno: {statement}.',
    question: 'Czy to jest produkt, który mają Państwo przed sobą?',
    sealed: 'Co opieczętowano',
    open: 'Co opieczętowano; kto to zrobił, nie wiadomo',
    claimed: 'Co mówi plik',
    notEstablished: 'nieustalone',
    rest: 'Więcej opieczętowanych danych',
    notShown: 'Nie pokazano',
    uncovered: 'Czego pieczęć nie obejmuje',
    unbound: 'Plik podaje {value} jako numer produktu; żadna opieczętowana dana go nie powtarza.',
    presentation: 'Zdjęcia, linki i kontakty w pliku nie są opieczętowane.',
    company: 'Plik wymienia firmę {value}; każdy mógł to napisać.',
    facility: 'Plik wymienia zakład {value}; każdy mógł to napisać.',
    status: 'Plik podaje stan {value}; teraz może być inny.',
    other: '{label}: {value}. Żadna pieczęć tego nie obejmuje.',
    limits:
      'Z pliku nikt nie dowie się, czy dane są prawdziwe, czy istnieje późniejsza wersja ani czy certyfikat od tego czasu unieważniono.',
    nothingCovered:
      'Tutaj nie obejmuje niczego: żadna dana w tym pliku nie jest ustalona, zmieniona czy nie.',
    save: 'Zapisz ten plik',
    saveReport: 'Zapisz ten raport (JSON)',
    print: 'Drukuj',
  },
  status: {
    ACTIVE: 'na rynku',
  },
  who: {
    title: 'Kto ręczy',
    sealedBy: 'Opieczętowane przez',
    sealSays: 'Pieczęć mówi',
    confirmedBy: 'Potwierdzone przez',
    issuedBy: 'Jej certyfikat pochodzi od',
    givenBy: 'Organ podany przez',
    you: 'Państwa',
    server: 'ten serwer ({server})',
    confirmed: '{server}; odcisk potwierdzili Państwo',
    file: 'ten plik; to Państwo postanowili mu zaufać',
    nobody: 'nikogo',
    fingerprint: 'Odcisk organu (SHA-256)',
    trust: 'Jest taki sam: zaufaj',
  },
  when: {
    title: 'Kiedy',
    stamped: 'Znacznik czasu ({authority}) potwierdza, że pieczęć istniała w tym czasie: {date}.',
    said: 'Opieczętowano, jak mówi plik: {date}. Żaden znacznik czasu tego nie potwierdza.',
    unjudged: 'Opieczętowano, jak mówi plik: {date}. Znacznika czasu w nim nie dało się ocenić.',
  },
  experts: {
    title: 'Dla specjalistów',
    hint: 'kontrole, certyfikaty',
    checks: 'Kontrole',
    check: 'Kontrola',
    outcome: 'Wynik',
    finding: 'Ustalenie',
    english: 'Słowami raportu dla programów, który jest po angielsku.',
    root: 'Korzeń Merkle’a',
    technical: 'Dane techniczne, bez pieczęci',
    asFile: 'Dane tak, jak stoją w pliku',
    certificate: 'Certyfikat pieczęci',
    authorities: 'Organy pieczęci (PEM)',
    without:
      'Bez organu żaden werdykt nie jest lepszy niż „{undecided}”: to, że certyfikat przyszedł z plikiem, nie jest powodem, by mu ufać.',
    authorityFiles: 'Dodaj organy pieczęci z plików',
    roots: 'Korzenie znaczników czasu (PEM)',
    rootFiles: 'Dodaj korzenie znaczników czasu z plików',
    offered: 'Przyszedł z plikiem, bez zaufania',
    unreadable: 'Nie da się tu odczytać żadnego certyfikatu.',
  },
  file: {
    file: 'Plik',
    bytes: '{value} bajtów',
    digest: 'SHA-256 pliku',
    checked: 'Sprawdzono, według zegara tego urządzenia',
    verifier: 'Weryfikator',
    here: 'Sprawdzono w tej przeglądarce. Pliku nigdzie nie wysłano, a strona nie może go wysłać.',
  },
};
