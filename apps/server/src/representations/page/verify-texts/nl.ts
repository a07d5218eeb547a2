import type { VerifyCatalogue } from './catalogue.js';

export const nl: VerifyCatalogue = {
  start: {
    title: 'Het zegel van een productpaspoort controleren',
    purpose:
      'Een zegel toont of een paspoort na het verzegelen is gewijzigd, en wiens zegel het is. Het toont niet of de gegevens waar zijn.',
    number: 'Nummer onder de code, of link',
    numberHint:
      '14 cijfers, vaak na “(01)” of “GTIN”. Voor paspoorten die op deze server zijn gepubliceerd.',
    checkNumber: 'Controleren',
    file: 'Kies een paspoortbestand',
    drop: 'U kunt het ook ergens op deze pagina neerzetten of de tekst plakken. Ook certificaten: u wordt gevraagd of u ze vertrouwt.',
    noScript:
      'Om een bestand te controleren heeft deze pagina JavaScript nodig: het rekenwerk gebeurt op uw apparaat.',
    happens: 'Wat er gebeurt',
    compute: 'Uw browser berekent het zegel opnieuw en vergelijkt.',
    stays:
      'Het bestand blijft op uw apparaat. Deze pagina kan het niet verzenden en werkt als opgeslagen kopie ook zonder netwerk.',
    have: 'Wat hebt u?',
    product: 'Het product',
    productDo: 'Scan de code, open het paspoort en kies “{check}”.',
    document: 'Een paspoortbestand (.json, .jsonld)',
    documentDo: 'Kies het hierboven. Het zegel zit erin.',
    webPage: 'Een opgeslagen webpagina',
    webPageDo:
      'Die toont het paspoort maar bevat het zegel niet. Open het paspoort, kies onderaan “{data}”, sla dat bestand op en kies het hier.',
    paper: 'Een pdf of een afdruk',
    paperDo: 'Papier kan niet worden gecontroleerd. Gebruik de code of het nummer erop.',
    credential: 'Een bestand dat eindigt op .jwt',
    credentialDo:
      'Dat is een verklaring met een eigen handtekening en zonder zegel. Gebruik “{data}” van hetzelfde paspoort.',
  },
  words: {
    passed: 'Geslaagd',
    reserved: 'Geslaagd met voorbehoud',
    failed: 'Niet geslaagd',
    undecided: 'Onbeslist',
  },
  verdict: {
    passed: 'Ongewijzigd sinds {company} het verzegelde.',
    otherSigner: 'Ongewijzigd, maar verzegeld door {signer} en niet door {company}.',
    serverOnly: 'Ongewijzigd, maar alleen deze server zegt dat {company} het verzegelde.',
    changed: 'Gewijzigd na het verzegelen. Vertrouw niet op dit bestand.',
    notGenuine: 'Het zegel is niet echt. Vertrouw niet op dit bestand.',
    unreadable: 'Dit bestand is geen leesbaar paspoort. Vertrouw er niet op.',
    undecided: 'Ongewijzigd sinds het zegel, maar niemand die u vertrouwt zegt wiens zegel het is.',
    unsealed: 'Dit paspoort heeft geen zegel. Niemand kan nagaan of het is gewijzigd.',
    nothing: 'Er is niets gecontroleerd.',
  },
  explain: {
    passed:
      'Elk verzegeld gegeven is zoals het bij het verzegelen was. Of de gegevens waar zijn, toont het zegel niet: daar staat {company} voor in.',
    entry: 'Dit bestand bewijst maar één gegeven. Het toont niet bij welk product dat hoort.',
    otherSigner:
      'Het certificaat noemt {signer}, het bestand noemt {company}. Niemand staat ervoor in dat {company} deze gegevens heeft gegeven, gecontroleerd of zelfs maar kent.',
    askCompany: 'Vraag {company} of {signer} in haar opdracht verzegelt.',
    server:
      '{server} heeft de instantie achter het zegel, {authority}, ingevuld en u ook deze pagina gegeven. Een vervalste server zou hetzelfde doen.',
    compare: 'Als er veel van afhangt, vergelijk dan de vingerafdruk met een uit een andere bron.',
    changed: 'Het bestand toont niet wat er is gewijzigd, of door wie.',
    notGenuine:
      'De handtekening, het certificaat of het tijdstempel klopt niet. De bevindingen staan onder “{experts}”.',
    undecided:
      'Het zegel zegt {signer}. Iedereen kan een zegel maken dat dat zegt. Het telt zodra een instantie die u vertrouwt de naam bevestigt: zie “{experts}”.',
  },
  report: {
    about: 'Dit bestand zegt over {product} wat hier staat, verzegeld door {signer}.',
    aboutOpen: 'Dit bestand zegt over {product} wat hier staat. Dat is niet vastgesteld.',
    aboutEntry: 'Dit bestand zegt maar één ding: {statement}.',
    question: 'Is dit het product dat u voor u hebt?',
    sealed: 'Wat is verzegeld',
    open: 'Wat is verzegeld; door wie is open',
    claimed: 'Wat het bestand zegt',
    notEstablished: 'niet vastgesteld',
    rest: 'Meer verzegelde gegevens',
    notShown: 'Niet getoond',
    uncovered: 'Wat het zegel niet dekt',
    unbound: 'Het bestand geeft {value} als productnummer; geen verzegeld gegeven herhaalt het.',
    presentation: 'Foto’s, links en contactgegevens in het bestand zijn niet verzegeld.',
    company: 'Het bestand noemt {value} als bedrijf; iedereen had dat kunnen schrijven.',
    facility: 'Het bestand noemt {value} als fabriek; iedereen had dat kunnen schrijven.',
    status: 'Het bestand geeft de status {value}; die kan nu anders zijn.',
    other: '{label}: {value}. Geen zegel dekt dat.',
    limits:
      'Aan een bestand kan niemand zien of de gegevens waar zijn, of er een latere versie is, en of het certificaat sindsdien is ingetrokken.',
    nothingCovered:
      'Hier dekt het niets: geen gegeven in dit bestand is vastgesteld, gewijzigd of niet.',
    save: 'Dit bestand opslaan',
    saveReport: 'Dit rapport opslaan (JSON)',
    print: 'Afdrukken',
  },
  status: {
    ACTIVE: 'in de handel',
  },
  who: {
    title: 'Wie staat ervoor in',
    sealedBy: 'Verzegeld door',
    sealSays: 'Het zegel zegt',
    confirmedBy: 'Bevestigd door',
    issuedBy: 'Het certificaat is van',
    givenBy: 'Instantie ingevuld door',
    you: 'u',
    server: 'deze server ({server})',
    confirmed: '{server}; de vingerafdruk is door u bevestigd',
    file: 'dit bestand; u koos ervoor het te vertrouwen',
    nobody: 'niemand',
    fingerprint: 'Vingerafdruk van de instantie (SHA-256)',
    trust: 'Hij is gelijk: vertrouw de instantie',
  },
  when: {
    title: 'Wanneer',
    stamped:
      'Een tijdstempel ({authority}) bevestigt dat het zegel op dit tijdstip bestond: {date}.',
    said: 'Verzegeld, zoals het bestand zegt: {date}. Geen tijdstempel bevestigt dat.',
    unjudged:
      'Verzegeld, zoals het bestand zegt: {date}. Het tijdstempel erin kon niet worden beoordeeld.',
  },
  experts: {
    title: 'Voor deskundigen',
    hint: 'controles, certificaten',
    checks: 'Controles',
    check: 'Controle',
    outcome: 'Uitkomst',
    finding: 'Bevinding',
    english: 'In de woorden van het rapport voor programma’s, dat Engels is.',
    root: 'Merkle-wortel',
    technical: 'Technische gegevens, onder geen zegel',
    asFile: 'Gegevens zoals ze in het bestand staan',
    certificate: 'Certificaat van het zegel',
    authorities: 'Zegelinstanties (PEM)',
    without:
      'Zonder een instantie is geen oordeel beter dan “{undecided}”: een certificaat dat met een bestand meekomt, is geen reden om het te vertrouwen.',
    authorityFiles: 'Zegelinstanties uit bestanden toevoegen',
    roots: 'Wortels voor tijdstempels (PEM)',
    rootFiles: 'Wortels voor tijdstempels uit bestanden toevoegen',
    offered: 'Meegekomen met het bestand, niet vertrouwd',
    unreadable: 'Hier is geen certificaat te lezen.',
  },
  file: {
    file: 'Bestand',
    bytes: '{value} bytes',
    digest: 'SHA-256 van het bestand',
    checked: 'Gecontroleerd, volgens de klok van dit apparaat',
    verifier: 'Controleprogramma',
    here: 'Gecontroleerd in deze browser. Het bestand is nergens heen gestuurd, en deze pagina kan het niet verzenden.',
  },
};
