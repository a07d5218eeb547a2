import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Tipo de código',
  symbologies: { QR: 'Código QR', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Qualquer telefone o abre.',
    DATAMATRIX: 'Menor do que um código QR; só alguns telefones o abrem.',
    GS1_DATAMATRIX:
      'A câmara de um telefone não o abre: contém o número e nenhuma ligação. Os leitores do comércio leem-no.',
  },
  asDeclared: 'Como declarado',
  asDeclaredHelp: 'Como cada passaporte o declara; senão, um código QR.',
  dotWidth: 'Largura de um ponto em milímetros',
  dotHelp: 'Numa caixa: {from} a {to}.',
  dotDeclared: 'Vazio: como declarado; senão, {width}.',
  placement: 'Localização',
  environment: 'Ambiente de utilização',
  grade: 'Grau de qualidade de impressão',
  durability: 'Durabilidade',
  placementHelp: 'Por exemplo: etiqueta na costura lateral.',
  environmentHelp: 'Por exemplo: no interior, lido com telefone.',
  gradeHelp: 'Como a impressão foi verificada, por exemplo C.',
  durabilityHelp: 'Por exemplo: legível após 50 lavagens a 40 °C.',
  image: '{symbology} de {name}, no tamanho da impressão',
  size: '{width} × {height} mm com a margem branca.',
  pdf: 'PDF',
  unscaled: 'Imprima SVG e PDF a 100 %, senão o tamanho é outro.',
  notDeclared: 'Ainda não está declarado como este código é impresso.',
  notDeclaredSealed:
    'Antes do selo não foi declarado como este código é impresso. Só uma nova edição o pode declarar.',
  declaredSealed:
    'O selo abrange o que está declarado sobre o código, por isso fica. Só uma nova edição o pode alterar.',
  unfit: 'O que o passaporte diz do seu código não se consegue ler. Declare-o de novo.',
  open: 'Declarar o código …',
  change: 'Alterar a declaração …',
  title: 'Declarar como o código é impresso',
  lead: 'Passa a fazer parte do passaporte: público e abrangido pelo selo.',
  declare: 'Declarar',
  titleUnits: 'Imprimir os códigos de baterias',
  sheets: 'PDF, folhas de etiquetas',
  sheetsHelp: 'A4, com uma etiqueta por código.',
  qrOnly:
    'Estes são códigos QR. Nas folhas de etiquetas, cada código é como o seu passaporte o declara.',
  sheet: 'Etiquetas por folha',
  sheetOf: '{count}, cada uma com {width} × {height} mm',
  start: 'Primeira etiqueta livre',
  startHelp: 'Numa folha já usada: 1 é em cima à esquerda; depois, ao longo da linha.',
  startFault: 'Esperado: 1 a {last}.',
  mostOfFile: 'Um ficheiro contém no máximo {most} e termina com uma folha completa.',
  refusals: {
    notFound: 'Já não existem: {names}. Nada foi criado, para que não falte nenhuma etiqueta.',
    others: 'Criar os outros',
    tooLarge:
      'O código de {name} tem {code} mm de largura e altura, e uma etiqueta tem espaço para {width} × {height} mm. Escolha etiquetas maiores ou um ponto mais estreito.',
    noRoomForText:
      'Uma etiqueta não tem espaço para o código de {name} e o seu texto. Escolha etiquetas maiores, um ponto mais estreito ou nenhum texto.',
    noKey:
      '{name} não tem número GS1, por isso não há GS1 DataMatrix. Escolha código QR ou Data Matrix.',
    unfit:
      'O que {name} declara do seu código não se consegue ler. Escolha aqui o tipo de código e a largura de um ponto.',
    sealed: 'O passaporte foi entretanto selado. O que declara sobre o código fica.',
    faulty:
      'Outros valores deste passaporte têm erros. Corrija-os primeiro e declare depois o código.',
    mend: 'Corrigir',
  },
};
