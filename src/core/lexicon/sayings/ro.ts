import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in Romanian. */
export const sayings = {
  unpaid: null,
  deal: null,
  titles: {
    quote: ['ofert[ăa](?: de preț)?|factur[ăa] proform[ăa]'],
    order: ['comand[ăa]|confirmare(?:a)? comen(?:zii|dă)'],
    delivery_note: ['aviz de (?:însoțire|expediție)'],
    statement: ['extras de cont'],
    reminder: ['soma[țt]ie(?: de plat[ăa])?'],
    other: ['raport|adeverin[țt][ăa]'],
  },
} satisfies Sayings;
