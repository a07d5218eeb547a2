import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'Encontrar um pedido',
  number: 'Id do pedido, como no X-Request-Id da resposta',
  find: 'Encontrar',
  none: 'Nenhum pedido assim nos últimos sete dias. Só se conserva o que foi escrito ou recusado.',
  request: 'Pedido',
  answer: 'Resposta',
  took: { one: 'após {count} ms', other: 'após {count} ms' },
  by: 'Por',
  why: 'Porquê',
};
