import type { VerifyCatalogue } from './catalogue.js';

export const es: VerifyCatalogue = {
  start: {
    title: 'Comprobar el sello de un pasaporte de producto',
    purpose:
      'Un sello muestra si un pasaporte se cambió después de sellarlo, y de quién es el sello. No muestra si los datos son ciertos.',
    number: 'Número bajo el código, o enlace',
    numberHint:
      '14 cifras, a menudo tras «(01)» o «GTIN». Para pasaportes publicados en este servidor.',
    checkNumber: 'Comprobar',
    file: 'Elija el archivo de un pasaporte',
    drop: 'También puede soltarlo en cualquier parte de esta página o pegar su texto. También certificados: se le pregunta si confía en ellos.',
    noScript:
      'Para comprobar un archivo, esta página necesita JavaScript: el cálculo se hace en su dispositivo.',
    happens: 'Qué ocurre',
    compute: 'Su navegador calcula el sello de nuevo y compara.',
    stays:
      'El archivo se queda en su dispositivo. Esta página no puede enviarlo y, guardada, funciona sin red.',
    have: '¿Qué tiene usted?',
    product: 'El producto',
    productDo: 'Escanee su código, abra el pasaporte y elija «{check}».',
    document: 'El archivo de un pasaporte (.json, .jsonld)',
    documentDo: 'Elíjalo arriba. El sello está dentro.',
    webPage: 'Una página web guardada',
    webPageDo:
      'Muestra el pasaporte, pero no contiene el sello. Abra el pasaporte, elija «{data}» al pie, guarde ese archivo y elíjalo aquí.',
    paper: 'Un PDF o una impresión',
    paperDo: 'El papel no se puede comprobar. Use el código o el número que lleva.',
    credential: 'Un archivo terminado en .jwt',
    credentialDo:
      'Es una credencial, con su propia firma y sin sello. Use «{data}» del mismo pasaporte.',
  },
  words: {
    passed: 'Superado',
    reserved: 'Superado con reserva',
    failed: 'No superado',
    undecided: 'Sin decidir',
  },
  verdict: {
    passed: 'Sin cambios desde que {company} lo selló.',
    otherSigner: 'Sin cambios, pero sellado por {signer} y no por {company}.',
    serverOnly: 'Sin cambios, pero solo este servidor dice que {company} lo selló.',
    changed: 'Cambiado después de sellarlo. No se fíe de este archivo.',
    notGenuine: 'El sello no es auténtico. No se fíe de este archivo.',
    unreadable: 'Este archivo no es un pasaporte que se pueda leer. No se fíe de él.',
    undecided: 'Sin cambios desde el sello, pero nadie de su confianza dice de quién es.',
    unsealed: 'Este pasaporte no tiene sello. Nadie puede comprobar si se ha cambiado.',
    nothing: 'No se comprobó nada.',
  },
  explain: {
    passed:
      'Cada dato sellado está como estaba al sellarlo. El sello no muestra si los datos son ciertos: de eso responde {company}.',
    entry: 'Este archivo prueba un solo dato. No muestra a qué producto pertenece.',
    otherSigner:
      'El certificado nombra a {signer}, el archivo nombra a {company}. Nadie garantiza que {company} haya dado, comprobado o siquiera conozca estos datos.',
    askCompany: 'Pregunte a {company} si {signer} sella por encargo suyo.',
    server:
      '{server} indicó la autoridad que está detrás del sello, {authority}, y también le dio esta página. Un servidor falso haría lo mismo.',
    compare: 'Si es mucho lo que depende de ello, compare la huella con una de otra fuente.',
    changed: 'El archivo no muestra qué se cambió ni quién lo hizo.',
    notGenuine:
      'La firma, el certificado o el sello de tiempo no se sostiene. Los hallazgos están en «{experts}».',
    undecided:
      'El sello dice {signer}. Cualquiera puede hacer un sello que lo diga. Cuenta cuando una autoridad de su confianza confirma el nombre: vea «{experts}».',
  },
  report: {
    about: 'Este archivo dice de {product} lo que aquí figura, sellado por {signer}.',
    aboutOpen: 'Este archivo dice de {product} lo que aquí figura. No está establecido.',
    aboutEntry: 'Este archivo dice una sola cosa: {statement}.',
    question: '¿Es este el producto que tiene delante?',
    sealed: 'Qué se selló',
    open: 'Qué se selló; por quién queda abierto',
    claimed: 'Qué dice el archivo',
    notEstablished: 'no establecido',
    rest: 'Más datos sellados',
    notShown: 'No se muestra',
    uncovered: 'Qué no cubre el sello',
    unbound: 'El archivo indica {value} como número de producto; ningún dato sellado lo repite.',
    presentation: 'Las imágenes, los enlaces y los contactos del archivo no están sellados.',
    company: 'El archivo nombra a {value} como empresa; cualquiera podría haberlo escrito.',
    facility: 'El archivo nombra {value} como fábrica; cualquiera podría haberlo escrito.',
    status: 'El archivo indica el estado {value}; ahora puede ser otro.',
    other: '{label}: {value}. Ningún sello lo cubre.',
    limits:
      'Por un archivo nadie puede saber si los datos son ciertos, si hay una versión posterior o si el certificado se revocó desde entonces.',
    nothingCovered:
      'Aquí no cubre nada: ningún dato de este archivo está establecido, cambiado o no.',
    save: 'Guardar este archivo',
    saveReport: 'Guardar este informe (JSON)',
    print: 'Imprimir',
  },
  status: {
    ACTIVE: 'a la venta',
  },
  who: {
    title: 'Quién responde',
    sealedBy: 'Sellado por',
    sealSays: 'El sello dice',
    confirmedBy: 'Confirmado por',
    issuedBy: 'Su certificado es de',
    givenBy: 'Autoridad indicada por',
    you: 'usted',
    server: 'este servidor ({server})',
    confirmed: '{server}; usted confirmó la huella',
    file: 'este archivo; usted decidió confiar en él',
    nobody: 'nadie',
    fingerprint: 'Huella de la autoridad (SHA-256)',
    trust: 'Es la misma: confiar en la autoridad',
  },
  when: {
    title: 'Cuándo',
    stamped:
      'Un sello de tiempo ({authority}) confirma que el sello existía en este momento: {date}.',
    said: 'Sellado, según el archivo: {date}. Ningún sello de tiempo lo confirma.',
    unjudged:
      'Sellado, según el archivo: {date}. El sello de tiempo que contiene no se pudo juzgar.',
  },
  experts: {
    title: 'Para expertos',
    hint: 'comprobaciones, certificados',
    checks: 'Comprobaciones',
    check: 'Comprobación',
    outcome: 'Resultado',
    finding: 'Hallazgo',
    english: 'Con las palabras del informe para programas, que está en inglés.',
    root: 'Raíz de Merkle',
    technical: 'Datos técnicos, sin sello',
    asFile: 'Datos tal como están en el archivo',
    certificate: 'Certificado del sello',
    authorities: 'Autoridades de sellado (PEM)',
    without:
      'Sin una autoridad, ningún veredicto es mejor que «{undecided}»: que un certificado venga con un archivo no es motivo para confiar en él.',
    authorityFiles: 'Añadir autoridades de sellado desde archivos',
    roots: 'Raíces de sellos de tiempo (PEM)',
    rootFiles: 'Añadir raíces de sellos de tiempo desde archivos',
    offered: 'Venía con el archivo, sin confianza',
    unreadable: 'Aquí no se puede leer ningún certificado.',
  },
  file: {
    file: 'Archivo',
    bytes: '{value} bytes',
    digest: 'SHA-256 del archivo',
    checked: 'Comprobado, según el reloj de este dispositivo',
    verifier: 'Verificador',
    here: 'Comprobado en este navegador. El archivo no se envió a ninguna parte, y esta página no puede enviarlo.',
  },
};
