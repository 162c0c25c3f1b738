import { expect, test } from 'vitest';
import {
  asksToPayOn,
  mentionsTime,
  soundsLikeSmallPrint,
  soundsLikeTerms,
  speaksOfLater,
  tellsAccount,
} from './terms-language.ts';

test.each([
  'Payment due 20th of month following invoice',
  'On receipt',
  'C.O.D.',
  '30 days please',
  'Payable by the end of March',
  'Pay against delivery',
  'Den Beitrag buchen wir zum 01.01.2025 von Ihrem Konto ab.',
])('“%s” sounds like terms', (text) => {
  expect(soundsLikeTerms(text)).toBe(true);
});

test.each(['30 days', 'The GST shown is payable by the supplier.', 'Payment reference 4711'])(
  '“%s” does not sound like terms',
  (text) => {
    expect(soundsLikeTerms(text)).toBe(false);
  },
);

test.each(['Thank you for your business!', 'All payments are final.', 'Ninety Rupees only', 'issued on behalf of'])(
  '“%s” under a heading of terms is small print',
  (text) => {
    expect(soundsLikeSmallPrint(text) && !mentionsTime(text)).toBe(true);
  },
);

test('account numbers and their words tell where to pay, telephone numbers and postcodes do not', () => {
  for (const text of ['IBAN below', 'Sort 40-11-88', 'Acc 20447118', 'BE44 0011 8820 4471']) {
    expect(tellsAccount(text)).toBe(true);
  }
  for (const text of ['Tel 0044 7118 20', 'Amount due: 44.00', 'on account of']) expect(tellsAccount(text)).toBe(false);
});

test('a day for cancelling is no day for paying', () => {
  expect(asksToPayOn('Payment is required by ', ' to keep cover in force')).toBe(true);
  expect(asksToPayOn('Cancellation free of charge until ', ', after that a fee applies')).toBe(false);
});

test.each(['Strictly 30 days from invoice date', '30 days end of month', 'The balance is due August 24, 2024.'])(
  '“%s” tells when to pay',
  (text) => expect(soundsLikeTerms(text)).toBe(true),
);

test.each(['Total Net 5,400.00', '$348.00 USD due April 13, 2025', 'Incassant-ID NL24ZZZ301188200000'])(
  '“%s” is no sentence about when to pay',
  (text) => expect(soundsLikeTerms(text)).toBe(false),
);

test('other things than money fall due as well', () => {
  expect(soundsLikeSmallPrint('Final guest count is due 10 days before the event.')).toBe(true);
  expect(soundsLikeSmallPrint('Final payment is due by June 7, 2024.')).toBe(false);
});

test.each([
  'Ware bleibt bis zur vollständigen Bezahlung unser',
  'The goods remain ours until the invoice is paid in full',
  'La marchandise reste nôtre jusqu’au paiement complet',
  'De goederen blijven van ons tot volledige betaling',
])('whose the goods are until they are paid is no term: %s', (text) => {
  expect(soundsLikeSmallPrint(text)).toBe(true);
});

test.each([
  'Seneste betalingsdag: ',
  'Senaste betalningsdag: ',
  'Bitte überweisen Sie den folgenden Betrag bis zum ',
  'Bitte begleichen Sie die folgende Rechnung bis zum ',
  'Ohne weitere Zahlungserinnerung fällig am ',
  'Please pay the following amount by ',
  'Please pay your first invoice by ',
  'Please pay within the next 14 days, by ',
  'Please pay within the next fourteen days, by ',
  'To renew your policy please pay by ',
  'Renewal invoice, please pay by ',
  'Gelieve het volgende bedrag te betalen vóór ',
  'Te betalen voor de 10e van de volgende maand, uiterlijk ',
  'Rogamos paguen el siguiente importe antes del ',
  'Vence el próximo ',
  'Queira pagar o seguinte valor até ',
  'A pagar até ao próximo dia ',
  'Uhraďte prosím následující částku do ',
  'Uhraďte bez dalšího upozornění do ',
  'À régler dans les 14 prochains jours, avant le ',
  'À régler dans les prochains jours, avant le ',
  'Payable à 30 jours à compter du 1er mars, soit le ',
  'Da pagare entro i prossimi 14 giorni, entro il ',
  'Da pagare nei 30 giorni successivi alla data fattura, entro il ',
  'Prosimy o wpłatę w ciągu kolejnych 14 dni, do ',
  'Betales innen de neste 14 dager, senest ',
])('“%s” speaks of this payment', (text) => {
  expect(speaksOfLater(text)).toBe(false);
});

test.each([
  'Your next payment is due on ',
  'Your new instalment is due, first on ',
  'The policy renews on ',
  'The following direct debit will be taken on ',
  'Die nächste Abbuchung erfolgt am ',
  'Die weiteren Raten sind fällig am ',
  'Prochaine échéance le ',
  'Siguiente cuota el ',
  'De volgende termijn vervalt op ',
  'La prossima rata scade il ',
  'Następna rata płatna do ',
  'Další splátka je splatná ',
  'Næste betaling den ',
  'Nästa betalning den ',
])('“%s” speaks of a later payment', (text) => {
  expect(speaksOfLater(text)).toBe(true);
});

test('a discount that ends on a day asks for nothing', () => {
  expect(asksToPayOn('De korting van 2 % vervalt op ', '')).toBe(false);
  expect(asksToPayOn('Deze factuur vervalt op ', '')).toBe(true);
});
