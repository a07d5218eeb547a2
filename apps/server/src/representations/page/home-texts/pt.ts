import type { HomeTexts } from './en.js';

export const pt: HomeTexts = {
  title: 'Encontrar o passaporte de um produto',
  intro:
    'Um passaporte de produto diz de que é feito um produto, de onde vem e como o reparar, devolver ou reciclar. O código no produto leva até ele, e qualquer pessoa o pode ler.',
  workspace: 'Passaportes de {workspace}',
  ask: 'Número por baixo do código, ou ligação',
  open: 'Abrir',
  hint: 'Muitas vezes 14 algarismos, depois de «(01)» ou «GTIN». Com uma câmara, leia antes o código: não é precisa nenhuma aplicação.',
  unread:
    'Isto não é um número por baixo de um código nem a sua ligação. Compare-o com o produto, algarismo a algarismo.',
  samples: 'Exemplos',
  samplesNote:
    'Produtos inventados de empresas inventadas. Estão aqui porque este servidor mostra uma demonstração.',
  more: 'Mais neste servidor',
  sealTitle: 'Verificar um selo',
  sealText: 'Um passaporte foi alterado depois de selado?',
  consoleTitle: 'Entrar na consola',
  consoleText: 'Para empresas que publicam aqui passaportes',
  docsTitle: 'Documentação da API',
  docsText: 'Para programas que leem ou escrevem passaportes',
  operator: 'Quem gere este servidor',
  name: 'Operador',
  address: 'Morada',
  contact: 'Perguntas',
  privacy: 'Privacidade',
  responsibility: 'O operador guarda os passaportes. Pelo que dizem responde cada empresa.',
};
