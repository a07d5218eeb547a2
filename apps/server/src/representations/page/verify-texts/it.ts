import type { VerifyCatalogue } from './catalogue.js';

export const it: VerifyCatalogue = {
  start: {
    title: 'Verificare il sigillo di un passaporto del prodotto',
    purpose:
      'Un sigillo mostra se un passaporto è stato modificato dopo essere stato sigillato, e di chi è il sigillo. Non mostra se i dati sono veri.',
    number: 'Numero sotto il codice, o link',
    numberHint:
      '14 cifre, spesso dopo «(01)» o «GTIN». Per i passaporti pubblicati su questo server.',
    checkNumber: 'Verifica',
    file: 'Scelga il file di un passaporto',
    drop: 'Può anche trascinarlo in qualsiasi punto di questa pagina o incollarne il testo. Anche certificati: Le viene chiesto se se ne fida.',
    noScript:
      'Per verificare un file questa pagina ha bisogno di JavaScript: il calcolo avviene sul Suo dispositivo.',
    happens: 'Che cosa succede',
    compute: 'Il Suo browser ricalcola il sigillo e confronta.',
    stays:
      'Il file resta sul Suo dispositivo. Questa pagina non può inviarlo e, salvata, funziona anche senza rete.',
    have: 'Che cosa ha in mano?',
    product: 'Il prodotto',
    productDo: 'Scansioni il codice, apra il passaporto e scelga «{check}».',
    document: 'Il file di un passaporto (.json, .jsonld)',
    documentDo: 'Lo scelga qui sopra. Il sigillo è nel file.',
    webPage: 'Una pagina web salvata',
    webPageDo:
      'Mostra il passaporto ma non contiene il sigillo. Apra il passaporto, scelga «{data}» in fondo, salvi quel file e lo scelga qui.',
    paper: 'Un PDF o una stampa',
    paperDo: 'La carta non si può verificare. Usi il codice o il numero che vi si trova.',
    credential: 'Un file che termina in .jwt',
    credentialDo:
      'È un’attestazione, con una propria firma e senza sigillo. Usi «{data}» dello stesso passaporto.',
  },
  words: {
    passed: 'Superato',
    reserved: 'Superato con riserva',
    failed: 'Non superato',
    undecided: 'Non deciso',
  },
  verdict: {
    passed: 'Invariato da quando {company} lo ha sigillato.',
    otherSigner: 'Invariato, ma sigillato da {signer} e non da {company}.',
    serverOnly: 'Invariato, ma solo questo server dice che {company} lo ha sigillato.',
    changed: 'Modificato dopo il sigillo. Non si fidi di questo file.',
    notGenuine: 'Il sigillo non è autentico. Non si fidi di questo file.',
    unreadable: 'Questo file non è un passaporto leggibile. Non se ne fidi.',
    undecided:
      'Invariato dal sigillo in poi, ma nessuno di cui Lei si fida dice di chi è il sigillo.',
    unsealed: 'Questo passaporto non ha sigillo. Nessuno può verificare se è stato modificato.',
    nothing: 'Non è stato verificato nulla.',
  },
  explain: {
    passed:
      'Ogni dato sigillato è com’era al momento del sigillo. Il sigillo non mostra se i dati sono veri: ne risponde {company}.',
    entry: 'Questo file prova un solo dato. Non mostra a quale prodotto appartiene.',
    otherSigner:
      'Il certificato nomina {signer}, il file nomina {company}. Nessuno garantisce che {company} abbia fornito, verificato o anche solo conosca questi dati.',
    askCompany: 'Chieda a {company} se {signer} sigilla per suo conto.',
    server:
      '{server} ha indicato l’autorità dietro il sigillo, {authority}, e Le ha dato anche questa pagina. Un server falso farebbe lo stesso.',
    compare: 'Se ne dipende molto, confronti l’impronta con quella di un’altra fonte.',
    changed: 'Il file non mostra che cosa è stato modificato, né da chi.',
    notGenuine:
      'La firma, il certificato o la marca temporale non regge. I riscontri sono sotto «{experts}».',
    undecided:
      'Il sigillo dice {signer}. Chiunque può fare un sigillo che lo dica. Vale quando un’autorità di cui Lei si fida conferma il nome: vedi «{experts}».',
  },
  report: {
    about: 'Questo file dice di {product} quanto è elencato qui, sigillato da {signer}.',
    aboutOpen: 'Questo file dice di {product} quanto è elencato qui. Non è accertato.',
    aboutEntry: 'Questo file dice una sola cosa: {statement}.',
    question: 'È questo il prodotto che ha davanti?',
    sealed: 'Che cosa è stato sigillato',
    open: 'Che cosa è stato sigillato; da chi resta aperto',
    claimed: 'Che cosa dice il file',
    notEstablished: 'non accertato',
    rest: 'Altri dati sigillati',
    notShown: 'Non mostrato',
    uncovered: 'Che cosa il sigillo non copre',
    unbound: 'Il file indica {value} come numero del prodotto; nessun dato sigillato lo ripete.',
    presentation: 'Immagini, collegamenti e contatti nel file non sono sigillati.',
    company: 'Il file nomina {value} come azienda; chiunque avrebbe potuto scriverlo.',
    facility: 'Il file nomina {value} come stabilimento; chiunque avrebbe potuto scriverlo.',
    status: 'Il file indica lo stato {value}; nel frattempo può essere cambiato.',
    other: '{label}: {value}. Nessun sigillo lo copre.',
    limits:
      'Da un file nessuno può sapere se i dati sono veri, se esiste una versione successiva o se nel frattempo il certificato è stato revocato.',
    nothingCovered: 'Qui non copre nulla: nessun dato di questo file è accertato, modificato o no.',
    save: 'Salvare questo file',
    saveReport: 'Salvare questo rapporto (JSON)',
    print: 'Stampare',
  },
  status: {
    ACTIVE: 'sul mercato',
  },
  who: {
    title: 'Chi garantisce',
    sealedBy: 'Sigillato da',
    sealSays: 'Il sigillo dice',
    confirmedBy: 'Confermato da',
    issuedBy: 'Il suo certificato è di',
    givenBy: 'Autorità indicata da',
    you: 'Lei',
    server: 'questo server ({server})',
    confirmed: '{server}; Lei ha confermato l’impronta',
    file: 'questo file; Lei ha scelto di fidarsene',
    nobody: 'nessuno',
    fingerprint: 'Impronta dell’autorità (SHA-256)',
    trust: 'È la stessa: fidarsi dell’autorità',
  },
  when: {
    title: 'Quando',
    stamped:
      'Una marca temporale ({authority}) conferma che il sigillo esisteva in questo momento: {date}.',
    said: 'Sigillato, secondo il file: {date}. Nessuna marca temporale lo conferma.',
    unjudged:
      'Sigillato, secondo il file: {date}. La marca temporale che contiene non è stata valutata.',
  },
  experts: {
    title: 'Per esperti',
    hint: 'controlli, certificati',
    checks: 'Controlli',
    check: 'Controllo',
    outcome: 'Esito',
    finding: 'Riscontro',
    english: 'Con le parole del rapporto per i programmi, che è in inglese.',
    root: 'Radice di Merkle',
    technical: 'Dati tecnici, sotto nessun sigillo',
    asFile: 'Dati come stanno nel file',
    certificate: 'Certificato del sigillo',
    authorities: 'Autorità dei sigilli (PEM)',
    without:
      'Senza un’autorità nessun verdetto è migliore di «{undecided}»: che un certificato arrivi con un file non è un motivo per fidarsene.',
    authorityFiles: 'Aggiungere autorità dei sigilli da file',
    roots: 'Radici delle marche temporali (PEM)',
    rootFiles: 'Aggiungere radici delle marche temporali da file',
    offered: 'Arrivato con il file, senza fiducia',
    unreadable: 'Qui non si legge alcun certificato.',
  },
  file: {
    file: 'File',
    bytes: '{value} byte',
    digest: 'SHA-256 del file',
    checked: 'Verificato, secondo l’orologio di questo dispositivo',
    verifier: 'Verificatore',
    here: 'Verificato in questo browser. Il file non è stato inviato da nessuna parte, e questa pagina non può inviarlo.',
  },
};
