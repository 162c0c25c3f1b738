import type { Sayings } from './sayings.ts';

/** What slips of tills say in Malay. */
export const sayings = {
  unpaid: null,
  deal: null,
  titles: null,
  recognised: {
    total: ['jumlah'],
    noTotal: [String.raw`rm\/`],
    day: ['tarikh'],
    noName: ['jalan|jln|taman'],
    shops: [String.raw`s\/b|sb|restoran|perniagaan|syarikat|kedai`],
  },
} satisfies Sayings;
