import { expect, test } from 'vitest';
import { typedLayout } from '../../layout/testing/typed-page.ts';
import { documentFacts } from '../page/document-facts.ts';
import { dealSigns } from './said-of-deal.ts';

function told(text: string): string[] {
  const { wages, taken, deal } = dealSigns(documentFacts(typedLayout(text)));
  return Object.entries({ wages, taken, ...deal() }).flatMap(([name, is]) => (is ? [name] : []));
}

test.each([
  ['paidOut', 'We have today transferred GBP 1,204.00 to your account in respect of invoice 118.'],
  ['paidOut', 'Heute haben wir folgende Rechnungen überwiesen:'],
  ['paidOut', 'Nous avons procédé au virement de vos factures.'],
  [
    'paidOut',
    'Wir haben Ihnen heute 900,00 € überwiesen: Miete 1.000,00 € abzüglich 100,00 €. Die Kaution bleibt hinterlegt.',
  ],
  ['ordered', 'Your order has been received.'],
  ['ordered', 'Ihre Bestellung ist bei uns eingegangen.'],
  ['ordered', 'Uw bestelling is geplaatst.'],
  ['handedOver', 'Received in good condition, signature'],
  ['handedOver', 'Ware vollständig erhalten'],
  ['wages', 'Gross pay 2,580.00\nNet pay 2,092.40'],
  ['wages', 'Bruttolohn 2.580,00\nAuszahlungsbetrag 1.792,40'],
  ['account', 'Alter Kontostand 10,00\nNeuer Kontostand 12,00'],
  ['taken', 'Received from Mr Cole the sum of £240.00'],
  ['taken', 'Recibí de D. Pedro Gil la cantidad de 450,00 €'],
] as const)('%s: %s', (name, text) => {
  expect(told(text)).toEqual([name]);
});

test.each(['Net à payer 924,00 €', 'Netto a pagare 507,52', 'Previous balance 84.20', 'New balance 80.70'])(
  'an invoice says so as well: %s',
  (text) => {
    expect(told(text)).toEqual([]);
  },
);

test('a deposit that is given back is no bill that was paid', () => {
  expect(told('Die Kaution haben wir Ihnen heute überwiesen.')).toEqual([]);
  expect(told('Es bleibt ein Teil Ihrer Kaution.\nWir haben Ihnen heute 900,00 € überwiesen.')).toEqual([]);
});
