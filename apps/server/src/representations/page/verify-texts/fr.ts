import type { VerifyCatalogue } from './catalogue.js';

export const fr: VerifyCatalogue = {
  start: {
    title: 'Vérifier le sceau d’un passeport produit',
    purpose:
      'Un sceau montre si un passeport a été modifié après avoir été scellé, et à qui est le sceau. Il ne montre pas si les données sont vraies.',
    number: 'Numéro sous le code, ou lien',
    numberHint:
      '14 chiffres, souvent après « (01) » ou « GTIN ». Pour les passeports publiés sur ce serveur.',
    checkNumber: 'Vérifier',
    file: 'Choisir le fichier d’un passeport',
    drop: 'Vous pouvez aussi le déposer n’importe où sur cette page, ou coller son texte. Des certificats aussi : la page vous demande si vous leur faites confiance.',
    noScript:
      'Pour vérifier un fichier, cette page a besoin de JavaScript : le calcul se fait sur votre appareil.',
    happens: 'Ce qui se passe',
    compute: 'Votre navigateur recalcule le sceau et compare.',
    stays:
      'Le fichier reste sur votre appareil. Cette page ne peut pas l’envoyer et fonctionne sans réseau une fois enregistrée.',
    have: 'Qu’avez-vous ?',
    product: 'Le produit',
    productDo: 'Scannez son code, ouvrez le passeport et choisissez « {check} ».',
    document: 'Le fichier d’un passeport (.json, .jsonld)',
    documentDo: 'Choisissez-le ci-dessus. Le sceau s’y trouve.',
    webPage: 'Une page web enregistrée',
    webPageDo:
      'Elle montre le passeport mais ne contient pas le sceau. Ouvrez le passeport, choisissez « {data} » en bas, enregistrez ce fichier et choisissez-le ici.',
    paper: 'Un PDF ou une impression',
    paperDo: 'Le papier ne se vérifie pas. Utilisez le code ou le numéro qui s’y trouve.',
    credential: 'Un fichier en .jwt',
    credentialDo:
      'C’est une attestation, avec sa propre signature et sans sceau. Utilisez « {data} » du même passeport.',
  },
  words: {
    passed: 'Réussi',
    reserved: 'Réussi avec réserve',
    failed: 'Échoué',
    undecided: 'Indécis',
  },
  verdict: {
    passed: 'Inchangé depuis que {company} l’a scellé.',
    otherSigner: 'Inchangé, mais scellé par {signer} et non par {company}.',
    serverOnly: 'Inchangé, mais seul ce serveur dit que {company} l’a scellé.',
    changed: 'Modifié après avoir été scellé. Ne vous fiez pas à ce fichier.',
    notGenuine: 'Le sceau n’est pas authentique. Ne vous fiez pas à ce fichier.',
    unreadable: 'Ce fichier n’est pas un passeport lisible. Ne vous y fiez pas.',
    undecided:
      'Inchangé depuis le sceau, mais personne en qui vous avez confiance ne dit à qui il est.',
    unsealed: 'Ce passeport n’a pas de sceau. Personne ne peut vérifier s’il a été modifié.',
    nothing: 'Rien n’a été vérifié.',
  },
  explain: {
    passed:
      'Chaque donnée scellée est telle qu’elle était au moment du sceau. Le sceau ne montre pas si les données sont vraies : {company} en répond.',
    entry:
      'Ce fichier ne prouve qu’une seule donnée. Il ne montre pas à quel produit elle appartient.',
    otherSigner:
      'Le certificat nomme {signer}, le fichier nomme {company}. Personne ne garantit que {company} a fourni, vérifié ou même connaît ces données.',
    askCompany: 'Demandez à {company} si {signer} scelle pour son compte.',
    server:
      '{server} a indiqué l’autorité derrière le sceau, {authority}, et vous a aussi donné cette page. Un faux serveur ferait de même.',
    compare: 'Si l’enjeu est important, comparez l’empreinte avec celle d’une autre source.',
    changed: 'Le fichier ne montre pas ce qui a été modifié, ni par qui.',
    notGenuine:
      'La signature, le certificat ou l’horodatage ne tient pas. Les constats se trouvent sous « {experts} ».',
    undecided:
      'Le sceau dit {signer}. N’importe qui peut faire un sceau qui le dit. Il compte dès qu’une autorité en qui vous avez confiance confirme le nom : voir « {experts} ».',
  },
  report: {
    about: 'Ce fichier dit de {product} ce qui figure ici, scellé par {signer}.',
    aboutOpen: 'Ce fichier dit de {product} ce qui figure ici. Cela n’est pas établi.',
    aboutEntry: 'Ce fichier ne dit qu’une chose : {statement}.',
    question: 'Est-ce le produit que vous avez devant vous ?',
    sealed: 'Ce qui a été scellé',
    open: 'Ce qui a été scellé ; par qui reste ouvert',
    claimed: 'Ce que dit le fichier',
    notEstablished: 'non établi',
    rest: 'Autres données scellées',
    notShown: 'Non montré',
    uncovered: 'Ce que le sceau ne couvre pas',
    unbound:
      'Le fichier donne {value} comme numéro de produit ; aucune donnée scellée ne le répète.',
    presentation: 'Les images, liens et contacts du fichier ne sont pas scellés.',
    company: 'Le fichier nomme {value} comme entreprise ; n’importe qui aurait pu l’écrire.',
    facility: 'Le fichier nomme {value} comme usine ; n’importe qui aurait pu l’écrire.',
    status: 'Le fichier donne le statut {value} ; il peut avoir changé depuis.',
    other: '{label} : {value}. Aucun sceau ne couvre cela.',
    limits:
      'D’après un fichier, nul ne peut savoir si les données sont vraies, s’il existe une version plus récente, ou si le certificat a été révoqué depuis.',
    nothingCovered:
      'Ici, il ne couvre rien : aucune donnée de ce fichier n’est établie, modifiée ou non.',
    save: 'Enregistrer ce fichier',
    saveReport: 'Enregistrer ce rapport (JSON)',
    print: 'Imprimer',
  },
  status: {
    ACTIVE: 'sur le marché',
  },
  who: {
    title: 'Qui s’en porte garant',
    sealedBy: 'Scellé par',
    sealSays: 'Le sceau dit',
    confirmedBy: 'Confirmé par',
    issuedBy: 'Son certificat vient de',
    givenBy: 'Autorité indiquée par',
    you: 'vous',
    server: 'ce serveur ({server})',
    confirmed: '{server} ; vous avez confirmé l’empreinte',
    file: 'ce fichier ; vous avez choisi de lui faire confiance',
    nobody: 'personne',
    fingerprint: 'Empreinte de l’autorité (SHA-256)',
    trust: 'Elle est identique : faire confiance',
  },
  when: {
    title: 'Quand',
    stamped: 'Un horodatage ({authority}) confirme que le sceau existait à ce moment : {date}.',
    said: 'Scellé, selon le fichier : {date}. Aucun horodatage ne le confirme.',
    unjudged:
      'Scellé, selon le fichier : {date}. L’horodatage qu’il contient n’a pas pu être jugé.',
  },
  experts: {
    title: 'Pour les experts',
    hint: 'contrôles, certificats',
    checks: 'Contrôles',
    check: 'Contrôle',
    outcome: 'Résultat',
    finding: 'Constat',
    english: 'Dans les mots du rapport pour les programmes, qui est en anglais.',
    root: 'Racine de Merkle',
    technical: 'Données techniques, sous aucun sceau',
    asFile: 'Données telles qu’elles figurent dans le fichier',
    certificate: 'Certificat du sceau',
    authorities: 'Autorités de sceau (PEM)',
    without:
      'Sans autorité, aucun verdict n’est meilleur que « {undecided} » : un certificat joint à un fichier n’est pas une raison de s’y fier.',
    authorityFiles: 'Ajouter des autorités de sceau depuis des fichiers',
    roots: 'Racines d’horodatage (PEM)',
    rootFiles: 'Ajouter des racines d’horodatage depuis des fichiers',
    offered: 'Venu avec le fichier, sans confiance',
    unreadable: 'Aucun certificat n’est lisible ici.',
  },
  file: {
    file: 'Fichier',
    bytes: '{value} octets',
    digest: 'SHA-256 du fichier',
    checked: 'Vérifié, selon l’horloge de cet appareil',
    verifier: 'Vérificateur',
    here: 'Vérifié dans ce navigateur. Le fichier n’a été envoyé nulle part, et cette page ne peut pas l’envoyer.',
  },
};
