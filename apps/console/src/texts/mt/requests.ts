import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'Sib rikjesta',
  number: 'ID tar-rikjesta, kif jidher fl-X-Request-Id tat-tweġiba',
  find: 'Sib',
  none: 'M’hemmx rikjesta bħal din fl-aħħar sebat ijiem. Jinżamm biss dak li nkiteb jew ġie rrifjutat.',
  request: 'Rikjesta',
  answer: 'Tweġiba',
  took: {
    one: 'wara {count} ms',
    two: 'wara {count} ms',
    few: 'wara {count} ms',
    many: 'wara {count} ms',
    other: 'wara {count} ms',
  },
  by: 'Minn',
  why: 'Għaliex',
};
