import type { VerifyCatalogue } from './catalogue.js';

export const de: VerifyCatalogue = {
  start: {
    title: 'Das Siegel eines Produktpasses prüfen',
    purpose:
      'Ein Siegel zeigt, ob ein Pass nach dem Versiegeln geändert wurde und wessen Siegel es ist. Ob die Angaben wahr sind, zeigt es nicht.',
    number: 'Nummer unter dem Code oder Link',
    numberHint:
      '14 Ziffern, oft nach „(01)“ oder „GTIN“. Für Pässe, die auf diesem Server veröffentlicht sind.',
    checkNumber: 'Prüfen',
    file: 'Datei eines Passes wählen',
    drop: 'Sie können sie auch irgendwo auf dieser Seite ablegen oder ihren Text einfügen. Zertifikate ebenso: Sie werden gefragt, ob Sie ihnen vertrauen.',
    noScript:
      'Um eine Datei zu prüfen, braucht diese Seite JavaScript: Gerechnet wird auf Ihrem Gerät.',
    happens: 'Was geschieht',
    compute: 'Ihr Browser berechnet das Siegel neu und vergleicht.',
    stays:
      'Die Datei bleibt auf Ihrem Gerät. Diese Seite kann sie nicht senden und funktioniert gespeichert auch ohne Netz.',
    have: 'Was haben Sie?',
    product: 'Das Produkt',
    productDo: 'Scannen Sie seinen Code, öffnen Sie den Pass und wählen Sie „{check}“.',
    document: 'Eine Passdatei (.json, .jsonld)',
    documentDo: 'Wählen Sie sie oben. Das Siegel steht darin.',
    webPage: 'Eine gespeicherte Webseite',
    webPageDo:
      'Sie zeigt den Pass, enthält aber das Siegel nicht. Öffnen Sie den Pass, wählen Sie unten „{data}“, speichern Sie diese Datei und wählen Sie sie hier.',
    paper: 'Ein PDF oder einen Ausdruck',
    paperDo: 'Papier lässt sich nicht prüfen. Nehmen Sie den Code oder die Nummer darauf.',
    credential: 'Eine Datei mit der Endung .jwt',
    credentialDo:
      'Das ist ein Nachweis mit eigener Signatur und ohne Siegel. Nehmen Sie „{data}“ desselben Passes.',
  },
  words: {
    passed: 'Bestanden',
    reserved: 'Bestanden mit Vorbehalt',
    failed: 'Nicht bestanden',
    undecided: 'Unentschieden',
  },
  verdict: {
    passed: 'Unverändert, seit {company} es versiegelt hat.',
    otherSigner: 'Unverändert, aber versiegelt von {signer} und nicht von {company}.',
    serverOnly: 'Unverändert, aber nur dieser Server sagt, dass {company} es versiegelt hat.',
    changed: 'Nach dem Versiegeln geändert. Verlassen Sie sich nicht auf diese Datei.',
    notGenuine: 'Das Siegel ist nicht echt. Verlassen Sie sich nicht auf diese Datei.',
    unreadable: 'Diese Datei ist kein lesbarer Pass. Verlassen Sie sich nicht darauf.',
    undecided:
      'Unverändert seit dem Siegel, aber niemand, dem Sie vertrauen, sagt, wessen Siegel es ist.',
    unsealed: 'Dieser Pass hat kein Siegel. Niemand kann prüfen, ob er geändert wurde.',
    nothing: 'Nichts wurde geprüft.',
  },
  explain: {
    passed:
      'Jede versiegelte Angabe ist so, wie sie beim Versiegeln war. Ob die Angaben wahr sind, zeigt das Siegel nicht: Dafür steht {company} ein.',
    entry:
      'Diese Datei belegt nur eine einzelne Angabe. Sie zeigt nicht, zu welchem Produkt sie gehört.',
    otherSigner:
      'Das Zertifikat nennt {signer}, die Datei nennt {company}. Niemand bürgt dafür, dass {company} diese Angaben gemacht oder geprüft hat oder auch nur kennt.',
    askCompany: 'Fragen Sie {company}, ob {signer} in ihrem Auftrag siegelt.',
    server:
      '{server} hat die Stelle hinter dem Siegel, {authority}, eingetragen und Ihnen auch diese Seite gegeben. Ein gefälschter Server täte dasselbe.',
    compare:
      'Wenn viel davon abhängt, vergleichen Sie den Fingerabdruck mit einem aus anderer Quelle.',
    changed: 'Was geändert wurde und von wem, zeigt die Datei nicht.',
    notGenuine:
      'Die Signatur, das Zertifikat oder der Zeitstempel hält nicht. Die Befunde stehen unter „{experts}“.',
    undecided:
      'Das Siegel sagt {signer}. Jeder kann ein Siegel machen, das das sagt. Es zählt, sobald eine Stelle, der Sie vertrauen, den Namen bestätigt: siehe „{experts}“.',
  },
  report: {
    about: 'Diese Datei sagt über {product}, was hier steht, versiegelt von {signer}.',
    aboutOpen: 'Diese Datei sagt über {product}, was hier steht. Gesichert ist das nicht.',
    aboutEntry: 'Diese Datei sagt nur eines: {statement}.',
    question: 'Ist das das Produkt vor Ihnen?',
    sealed: 'Was versiegelt wurde',
    open: 'Was versiegelt wurde; von wem, ist offen',
    claimed: 'Was die Datei sagt',
    notEstablished: 'nicht gesichert',
    rest: 'Weitere versiegelte Angaben',
    notShown: 'Nicht gezeigt',
    uncovered: 'Was das Siegel nicht abdeckt',
    unbound:
      'Die Datei gibt {value} als Artikelnummer an; keine versiegelte Angabe wiederholt sie.',
    presentation: 'Bilder, Verweise und Kontakte in der Datei sind nicht versiegelt.',
    company: 'Die Datei nennt {value} als Unternehmen; das hätte jeder schreiben können.',
    facility: 'Die Datei nennt {value} als Betriebsstätte; das hätte jeder schreiben können.',
    status: 'Die Datei gibt den Status {value} an; er kann inzwischen ein anderer sein.',
    other: '{label}: {value}. Kein Siegel deckt das ab.',
    limits:
      'An einer Datei kann niemand erkennen, ob die Angaben wahr sind, ob es eine spätere Fassung gibt oder ob das Zertifikat seither widerrufen wurde.',
    nothingCovered:
      'Hier deckt es nichts ab: Keine Angabe dieser Datei ist gesichert, ob geändert oder nicht.',
    save: 'Diese Datei speichern',
    saveReport: 'Diesen Bericht speichern (JSON)',
    print: 'Drucken',
  },
  status: {
    ACTIVE: 'auf dem Markt',
  },
  who: {
    title: 'Wer bürgt',
    sealedBy: 'Versiegelt von',
    sealSays: 'Das Siegel sagt',
    confirmedBy: 'Bestätigt von',
    issuedBy: 'Sein Zertifikat ist von',
    givenBy: 'Stelle eingetragen von',
    you: 'Ihnen',
    server: 'diesem Server ({server})',
    confirmed: '{server}; den Fingerabdruck haben Sie bestätigt',
    file: 'dieser Datei, und Sie haben ihr vertraut',
    nobody: 'niemandem',
    fingerprint: 'Fingerabdruck der Stelle (SHA-256)',
    trust: 'Er ist gleich: der Stelle vertrauen',
  },
  when: {
    title: 'Wann',
    stamped:
      'Ein Zeitstempel ({authority}) bestätigt, dass es das Siegel zu dieser Zeit gab: {date}.',
    said: 'Versiegelt, wie die Datei sagt: {date}. Kein Zeitstempel bestätigt es.',
    unjudged:
      'Versiegelt, wie die Datei sagt: {date}. Der Zeitstempel darin konnte nicht beurteilt werden.',
  },
  experts: {
    title: 'Für Fachleute',
    hint: 'Prüfungen, Zertifikate',
    checks: 'Prüfungen',
    check: 'Prüfung',
    outcome: 'Ergebnis',
    finding: 'Befund',
    english: 'In den Worten des Berichts für Programme, die englisch sind.',
    root: 'Merkle-Wurzel',
    technical: 'Technische Angaben, unter keinem Siegel',
    asFile: 'Angaben, wie sie in der Datei stehen',
    certificate: 'Zertifikat des Siegels',
    authorities: 'Siegelstellen (PEM)',
    without:
      'Ohne eine solche ist kein Urteil besser als „{undecided}“: Ein Zertifikat, das mit der Datei kommt, ist kein Grund, ihm zu vertrauen.',
    authorityFiles: 'Siegelstellen aus Dateien hinzufügen',
    roots: 'Wurzeln für Zeitstempel (PEM)',
    rootFiles: 'Wurzeln für Zeitstempel aus Dateien hinzufügen',
    offered: 'Kam mit der Datei, nicht vertraut',
    unreadable: 'Hier ist kein Zertifikat zu lesen.',
  },
  file: {
    file: 'Datei',
    bytes: '{value} Byte',
    digest: 'SHA-256 der Datei',
    checked: 'Geprüft, nach der Uhr dieses Geräts',
    verifier: 'Prüfprogramm',
    here: 'In diesem Browser geprüft. Die Datei wurde nirgendwohin gesendet, und diese Seite kann sie nicht senden.',
  },
};
