import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in Turkish. */
export const sayings = {
  unpaid: null,
  deal: null,
  titles: {
    quote: ['(?:fiyat )?teklifi?'],
    order: ['sipariş (?:formu|onayı|fişi)'],
    delivery_note: ['(?:e-)?(?:sevk )?irsaliye(?:si)?'],
    statement: ['(?:cari |hesap )ekstre(?:si)?|hesap özeti'],
    reminder: ['ihtar(?:name)?|ödeme hatırlatması'],
    other: ['sözleşme(?:si)?|rapor|tutanak|maaş bordrosu|fiyat listesi'],
  },
} satisfies Sayings;
