import type { Section } from '../catalogue.js';

/** Words that several screens use. */
export const common: Section<'common'> = {
  product: 'Passaportes de produtos',
  skip: 'Ir para o conteúdo',
  cancel: 'Cancelar',
  close: 'Fechar',
  tryAgain: 'Tentar novamente',
  undo: 'Anular',
  copy: 'Copiar',
  copied: 'Copiado',
  yes: 'sim',
  no: 'não',
  optional: 'facultativo',
  recommended: 'recomendado',
  actors: { key: 'uma chave de API', system: 'a plataforma', unknown: 'alguém' },
  loading: 'A carregar',
  slow: 'Isto demora mais do que o habitual.',
  path: 'Caminho',
  request: 'Pedido {id}',
  copyRequest: 'Copiar o número do pedido',
  needsUpdate: 'Esta página é mais antiga do que o servidor. Carregue-a de novo para continuar.',
  reload: 'Carregar de novo',
  notFoundTitle: 'Este ecrã não existe',
  notFound: 'O endereço pode estar mal lido ou vir de uma ligação mais antiga.',
  toToday: 'Ir para Hoje',
  mayNotTitle: 'Não tem permissão para ver isto',
  mayNot:
    'A sua função neste espaço de trabalho não o inclui. Um administrador do espaço de trabalho atribui funções.',
  failures: {
    offline: 'Sem ligação. O que vê pode estar desatualizado; tentamos de novo quando o pedir.',
    server:
      'Isto não funcionou, e a culpa é nossa. Nada foi alterado. Tente novamente; se persistir, indique ao apoio o número do pedido.',
    tooMany: {
      one: 'Demasiadas chamadas deste espaço de trabalho neste minuto. Tente novamente dentro de {count} segundo.',
      other:
        'Demasiadas chamadas deste espaço de trabalho neste minuto. Tente novamente dentro de {count} segundos.',
    },
    notAllowed:
      'Pode ler isto, mas não alterá-lo. Um administrador do espaço de trabalho atribui funções.',
    secondFactor: 'Este espaço de trabalho pede um segundo fator antes de qualquer alteração.',
    setUp: 'Configurar',
    quota:
      'O seu plano não inclui isto ou está esgotado. O administrador da plataforma pode alterá-lo.',
    seePlan: 'O que fazer',
    notFound:
      'Não há nada com este número no seu espaço de trabalho. Pode pertencer a outra empresa ou estar mal lido.',
    conflict: 'Um colega alterou isto ao mesmo tempo. Carregue de novo e veja a alteração.',
    refused: 'O servidor recusou isto: {message}',
  },
  status: {
    DRAFT: 'Rascunho',
    ACTIVE: 'Publicado',
    RECALLED: 'Recolhido',
    DECOMMISSIONED: 'Fora do mercado',
  },
  sealed: 'Selado',
  notSealed: 'Não selado',
  credentialReady: 'Pronto',
  credentialMissing: 'Sem instalação',
  categories: {
    aluminium: 'Alumínio',
    batteries: 'Baterias',
    chemicals: 'Produtos químicos',
    construction: 'Produtos de construção',
    cosmetics: 'Cosméticos',
    electronics: 'Eletrónica',
    'iron-steel': 'Ferro e aço',
    textiles: 'Têxteis',
    toys: 'Brinquedos',
  },
  faults: { one: '{count} erro', other: '{count} erros' },
};
