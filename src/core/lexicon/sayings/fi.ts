import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in Finnish. */
export const sayings = {
  unpaid: null,
  deal: null,
  sale: {
    names: ['lasku'],
    creditTitles: ['hyvitys'],
  },
  titles: {
    quote: ['tarjous'],
    order: ['tilaus(?:vahvistus)?|ostotilaus'],
    delivery_note: ['l[äa]hete|l[äa]hetysluettelo|rahtikirja'],
    statement: ['tiliote'],
    reminder: ['maksu(?:muistutus|huomautus|kehotus)'],
    other: ['sopimus|raportti|todistus|hinnasto|palkkalaskelma'],
  },
} satisfies Sayings;
