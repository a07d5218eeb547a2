import type { VerifyCatalogue } from './catalogue.js';

export const pt: VerifyCatalogue = {
  start: {
    title: 'Verificar o selo de um passaporte do produto',
    purpose:
      'Um selo mostra se um passaporte foi alterado depois de selado, e de quem é o selo. Não mostra se os dados são verdadeiros.',
    number: 'Número sob o código, ou ligação',
    numberHint:
      '14 algarismos, muitas vezes depois de «(01)» ou «GTIN». Para passaportes publicados neste servidor.',
    checkNumber: 'Verificar',
    file: 'Escolha o ficheiro de um passaporte',
    drop: 'Também pode largá-lo em qualquer parte desta página ou colar o seu texto. Certificados também: é-lhe perguntado se confia neles.',
    noScript:
      'Para verificar um ficheiro, esta página precisa de JavaScript: o cálculo é feito no seu dispositivo.',
    happens: 'O que acontece',
    compute: 'O seu navegador volta a calcular o selo e compara.',
    stays:
      'O ficheiro fica no seu dispositivo. Esta página não o pode enviar e, guardada, funciona sem rede.',
    have: 'O que tem consigo?',
    product: 'O produto',
    productDo: 'Leia o código, abra o passaporte e escolha «{check}».',
    document: 'O ficheiro de um passaporte (.json, .jsonld)',
    documentDo: 'Escolha-o acima. O selo está nele.',
    webPage: 'Uma página web guardada',
    webPageDo:
      'Mostra o passaporte mas não contém o selo. Abra o passaporte, escolha «{data}» no fim da página, guarde esse ficheiro e escolha-o aqui.',
    paper: 'Um PDF ou uma impressão',
    paperDo: 'O papel não pode ser verificado. Use o código ou o número que nele se encontra.',
    credential: 'Um ficheiro terminado em .jwt',
    credentialDo:
      'É uma credencial, com assinatura própria e sem selo. Use «{data}» do mesmo passaporte.',
  },
  words: {
    passed: 'Aprovado',
    reserved: 'Aprovado com reserva',
    failed: 'Reprovado',
    undecided: 'Não decidido',
  },
  verdict: {
    passed: 'Inalterado desde que {company} o selou.',
    otherSigner: 'Inalterado, mas selado por {signer} e não por {company}.',
    serverOnly: 'Inalterado, mas só este servidor diz que {company} o selou.',
    changed: 'Alterado depois de selado. Não confie neste ficheiro.',
    notGenuine: 'O selo não é autêntico. Não confie neste ficheiro.',
    unreadable: 'Este ficheiro não é um passaporte legível. Não confie nele.',
    undecided: 'Inalterado desde o selo, mas ninguém em quem confie diz de quem é o selo.',
    unsealed: 'Este passaporte não tem selo. Ninguém pode verificar se foi alterado.',
    nothing: 'Nada foi verificado.',
  },
  explain: {
    passed:
      'Cada dado selado está como estava quando foi selado. O selo não mostra se os dados são verdadeiros: por isso responde {company}.',
    entry: 'Este ficheiro prova um único dado. Não mostra a que produto pertence.',
    otherSigner:
      'O certificado indica {signer}, o ficheiro indica {company}. Ninguém garante que {company} tenha fornecido, verificado ou sequer conheça estes dados.',
    askCompany: 'Pergunte a {company} se {signer} sela em seu nome.',
    server:
      '{server} indicou a autoridade por trás do selo, {authority}, e deu-lhe também esta página. Um servidor falso faria o mesmo.',
    compare: 'Se muito depender disso, compare a impressão digital com uma de outra fonte.',
    changed: 'O ficheiro não mostra o que foi alterado, nem por quem.',
    notGenuine:
      'A assinatura, o certificado ou o carimbo temporal não é válido. As conclusões estão em «{experts}».',
    undecided:
      'O selo diz {signer}. Qualquer pessoa pode fazer um selo que o diga. Conta quando uma autoridade em quem confie confirma o nome: veja «{experts}».',
  },
  report: {
    about: 'Este ficheiro diz de {product} o que aqui consta, selado por {signer}.',
    aboutOpen: 'Este ficheiro diz de {product} o que aqui consta. Isso não está confirmado.',
    aboutEntry: 'Este ficheiro diz uma só coisa: {statement}.',
    question: 'É este o produto que tem à sua frente?',
    sealed: 'O que foi selado',
    open: 'O que foi selado; por quem está em aberto',
    claimed: 'O que diz o ficheiro',
    notEstablished: 'não confirmado',
    rest: 'Mais dados selados',
    notShown: 'Não mostrado',
    uncovered: 'O que o selo não abrange',
    unbound: 'O ficheiro indica {value} como número do produto; nenhum dado selado o repete.',
    presentation: 'As imagens, ligações e contactos do ficheiro não estão selados.',
    company: 'O ficheiro indica {value} como empresa; qualquer pessoa o poderia ter escrito.',
    facility: 'O ficheiro indica {value} como fábrica; qualquer pessoa o poderia ter escrito.',
    status: 'O ficheiro indica o estado {value}; entretanto pode ser outro.',
    other: '{label}: {value}. Nenhum selo cobre isso.',
    limits:
      'A partir de um ficheiro ninguém pode saber se os dados são verdadeiros, se há uma versão posterior ou se o certificado foi entretanto revogado.',
    nothingCovered:
      'Aqui não abrange nada: nenhum dado deste ficheiro está confirmado, alterado ou não.',
    save: 'Guardar este ficheiro',
    saveReport: 'Guardar este relatório (JSON)',
    print: 'Imprimir',
  },
  status: {
    ACTIVE: 'no mercado',
  },
  who: {
    title: 'Quem responde',
    sealedBy: 'Selado por',
    sealSays: 'O selo diz',
    confirmedBy: 'Confirmado por',
    issuedBy: 'O seu certificado é de',
    givenBy: 'Autoridade indicada por',
    you: 'si',
    server: 'este servidor ({server})',
    confirmed: '{server}; confirmou a impressão digital',
    file: 'este ficheiro; decidiu confiar nele',
    nobody: 'ninguém',
    fingerprint: 'Impressão digital da autoridade (SHA-256)',
    trust: 'É a mesma: confiar na autoridade',
  },
  when: {
    title: 'Quando',
    stamped: 'Um carimbo temporal ({authority}) confirma que o selo existia neste momento: {date}.',
    said: 'Selado, segundo o ficheiro: {date}. Nenhum carimbo temporal o confirma.',
    unjudged:
      'Selado, segundo o ficheiro: {date}. Não foi possível avaliar o carimbo temporal que contém.',
  },
  experts: {
    title: 'Para especialistas',
    hint: 'verificações, certificados',
    checks: 'Verificações',
    check: 'Verificação',
    outcome: 'Resultado',
    finding: 'Conclusão',
    english: 'Nas palavras do relatório para programas, que está em inglês.',
    root: 'Raiz de Merkle',
    technical: 'Dados técnicos, sob nenhum selo',
    asFile: 'Dados tal como estão no ficheiro',
    certificate: 'Certificado do selo',
    authorities: 'Autoridades de selos (PEM)',
    without:
      'Sem uma autoridade, nenhum veredicto é melhor do que «{undecided}»: um certificado vir com um ficheiro não é razão para confiar nele.',
    authorityFiles: 'Acrescentar autoridades de selos a partir de ficheiros',
    roots: 'Raízes de carimbos temporais (PEM)',
    rootFiles: 'Acrescentar raízes de carimbos temporais a partir de ficheiros',
    offered: 'Veio com o ficheiro, sem confiança',
    unreadable: 'Aqui não se lê nenhum certificado.',
  },
  file: {
    file: 'Ficheiro',
    bytes: '{value} bytes',
    digest: 'SHA-256 do ficheiro',
    checked: 'Verificado, pelo relógio deste dispositivo',
    verifier: 'Verificador',
    here: 'Verificado neste navegador. O ficheiro não foi enviado para lado nenhum, e esta página não o pode enviar.',
  },
};
