import type { VerifyCatalogue } from './catalogue.js';

export const lv: VerifyCatalogue = {
  start: {
    title: 'Produkta pases zīmoga pārbaude',
    purpose:
      'Zīmogs parāda, vai pase pēc aizzīmogošanas ir mainīta un kā zīmogs tas ir. Tas neparāda, vai dati ir patiesi.',
    number: 'Numurs zem koda vai saite',
    numberHint: '14 cipari, bieži aiz “(01)” vai “GTIN”. Šajā serverī publicētām pasēm.',
    checkNumber: 'Pārbaudīt',
    file: 'Izvēlieties pases failu',
    drop: 'To var arī nomest jebkur šajā lapā vai ielīmēt tā tekstu. Arī sertifikātus: jums jautās, vai tiem uzticaties.',
    noScript: 'Lai pārbaudītu failu, šai lapai vajag JavaScript: aprēķins notiek jūsu ierīcē.',
    happens: 'Kas notiek',
    compute: 'Jūsu pārlūks aprēķina zīmogu no jauna un salīdzina.',
    stays:
      'Fails paliek jūsu ierīcē. Šī lapa nevar to nosūtīt, un saglabāta tā darbojas arī bez tīkla.',
    have: 'Kas jums ir?',
    product: 'Produkts',
    productDo: 'Noskenējiet tā kodu, atveriet pasi un izvēlieties “{check}”.',
    document: 'Pases fails (.json, .jsonld)',
    documentDo: 'Izvēlieties to augstāk. Zīmogs ir tajā.',
    webPage: 'Saglabāta tīmekļa lapa',
    webPageDo:
      'Tā rāda pasi, bet zīmoga tajā nav. Atveriet pasi, lejā izvēlieties “{data}”, saglabājiet šo failu un izvēlieties to šeit.',
    paper: 'PDF vai izdruka',
    paperDo: 'Papīru pārbaudīt nevar. Izmantojiet kodu vai numuru, kas uz tā ir.',
    credential: 'Fails ar galotni .jwt',
    credentialDo:
      'Tas ir apliecinājums ar savu parakstu un bez zīmoga. Izmantojiet tās pašas pases “{data}”.',
  },
  words: {
    passed: 'Pārbaude izturēta',
    reserved: 'Izturēta ar atrunu',
    failed: 'Pārbaude nav izturēta',
    undecided: 'Nav izlemts',
  },
  verdict: {
    passed: 'Nav mainīts, kopš to aizzīmogoja {company}.',
    otherSigner: 'Nav mainīts, bet to aizzīmogoja {signer}, nevis {company}.',
    serverOnly: 'Nav mainīts, bet tikai šis serveris saka, ka to aizzīmogoja {company}.',
    changed: 'Mainīts pēc aizzīmogošanas. Nepaļaujieties uz šo failu.',
    notGenuine: 'Zīmogs nav īsts. Nepaļaujieties uz šo failu.',
    unreadable: 'Šis fails nav salasāma pase. Nepaļaujieties uz to.',
    undecided:
      'Nav mainīts kopš aizzīmogošanas, bet neviens, kam uzticaties, nesaka, kā zīmogs tas ir.',
    unsealed: 'Šai pasei nav zīmoga. Neviens nevar pārbaudīt, vai tā ir mainīta.',
    nothing: 'Nekas nav pārbaudīts.',
  },
  explain: {
    passed:
      'Visi aizzīmogotie dati ir tādi, kādi tie bija aizzīmogošanas brīdī. Zīmogs neparāda, vai dati ir patiesi: par to atbild {company}.',
    entry: 'Šis fails pierāda tikai vienu ierakstu. Tas neparāda, kuram produktam tas pieder.',
    otherSigner:
      'Sertifikātā minēts {signer}, failā minēts {company}. Neviens negalvo, ka {company} šos datus ir sniedzis, pārbaudījis vai vispār zina.',
    askCompany: 'Jautājiet uzņēmumam {company}, vai {signer} zīmogo tā vārdā.',
    server:
      '{server} norādīja iestādi, kas ir aiz zīmoga, {authority}, un iedeva jums arī šo lapu. Viltots serveris darītu to pašu.',
    compare: 'Ja no tā daudz kas ir atkarīgs, salīdziniet nospiedumu ar citā avotā iegūtu.',
    changed: 'Fails neparāda, kas mainīts un kurš to darījis.',
    notGenuine:
      'Paraksts, sertifikāts vai laika zīmogs nav derīgs. Atzinumi ir sadaļā “{experts}”.',
    undecided:
      'Zīmogs saka: {signer}. Šādu zīmogu var izgatavot ikviens. Tas ir derīgs, kad nosaukumu apstiprina iestāde, kurai uzticaties: skatiet “{experts}”.',
  },
  report: {
    about: 'Šis fails par produktu {product} saka to, kas šeit uzskaitīts. Aizzīmogojis: {signer}.',
    aboutOpen:
      'Šis fails par produktu {product} saka to, kas šeit uzskaitīts. Tas nav noskaidrots.',
    aboutEntry: 'Šis fails saka tikai vienu: {statement}.',
    question: 'Vai tas ir produkts, kas ir jūsu priekšā?',
    sealed: 'Kas ir aizzīmogots',
    open: 'Kas ir aizzīmogots; kurš to darījis, nav zināms',
    claimed: 'Ko saka fails',
    notEstablished: 'nav noskaidrots',
    rest: 'Citi aizzīmogotie dati',
    notShown: 'Netiek rādīts',
    uncovered: 'Uz ko zīmogs neattiecas',
    unbound:
      'Failā kā produkta numurs norādīts {value}; neviens aizzīmogots ieraksts to neatkārto.',
    presentation: 'Faila attēli, saites un kontakti nav aizzīmogoti.',
    company: 'Failā kā uzņēmums norādīts {value}; to varēja uzrakstīt ikviens.',
    facility: 'Failā kā rūpnīca norādīta {value}; to varēja uzrakstīt ikviens.',
    status: 'Failā norādīts statuss {value}; tagad tas var būt cits.',
    other: '{label}: {value}. To nesedz neviens zīmogs.',
    limits:
      'Pēc faila neviens nevar zināt, vai dati ir patiesi, vai ir vēlāka versija un vai sertifikāts kopš tā laika nav atsaukts.',
    nothingCovered:
      'Šeit tas neattiecas ne uz ko: neviens šā faila ieraksts nav noskaidrots, mainīts vai ne.',
    save: 'Saglabāt šo failu',
    saveReport: 'Saglabāt šo ziņojumu (JSON)',
    print: 'Drukāt',
  },
  status: {
    ACTIVE: 'tirgū',
  },
  who: {
    title: 'Kas galvo',
    sealedBy: 'Aizzīmogojis',
    sealSays: 'Zīmogs saka',
    confirmedBy: 'Apstiprinājis',
    issuedBy: 'Tā sertifikātu izdevis',
    givenBy: 'Iestādi norādījis',
    you: 'jūs',
    server: 'šis serveris ({server})',
    confirmed: '{server}; nospiedumu apstiprinājāt jūs',
    file: 'šis fails; jūs izvēlējāties tam uzticēties',
    nobody: 'neviens',
    fingerprint: 'Iestādes nospiedums (SHA-256)',
    trust: 'Tas ir tāds pats: uzticēties',
  },
  when: {
    title: 'Kad',
    stamped: 'Laika zīmogs ({authority}) apstiprina, ka zīmogs šajā laikā pastāvēja: {date}.',
    said: 'Aizzīmogots, kā saka fails: {date}. Neviens laika zīmogs to neapstiprina.',
    unjudged: 'Aizzīmogots, kā saka fails: {date}. Tajā esošo laika zīmogu nevarēja novērtēt.',
  },
  experts: {
    title: 'Speciālistiem',
    hint: 'pārbaudes, sertifikāti',
    checks: 'Pārbaudes',
    check: 'Pārbaude',
    outcome: 'Iznākums',
    finding: 'Atzinums',
    english: 'Programmām domātā pārskata vārdiem, kas ir angļu valodā.',
    root: 'Merkla sakne',
    technical: 'Tehniskie dati, bez zīmoga',
    asFile: 'Dati, kādi tie ir failā',
    certificate: 'Zīmoga sertifikāts',
    authorities: 'Zīmogu iestādes (PEM)',
    without:
      'Bez iestādes neviens spriedums nav labāks par “{undecided}”: tas, ka sertifikāts nāk kopā ar failu, nav iemesls tam uzticēties.',
    authorityFiles: 'Pievienot zīmogu iestādes no failiem',
    roots: 'Laika zīmogu saknes (PEM)',
    rootFiles: 'Pievienot laika zīmogu saknes no failiem',
    offered: 'Nāca kopā ar failu, bez uzticības',
    unreadable: 'Šeit nevar nolasīt nevienu sertifikātu.',
  },
  file: {
    file: 'Fails',
    bytes: '{value} baiti',
    digest: 'Faila SHA-256',
    checked: 'Pārbaudīts pēc šīs ierīces pulksteņa',
    verifier: 'Pārbaudes programma',
    here: 'Pārbaudīts šajā pārlūkā. Fails nekur nav nosūtīts, un šī lapa nevar to nosūtīt.',
  },
};
