import { expect, test } from 'vitest';
import { readBelowHead } from '../testing/read-typed.ts';

const BODY = `Description          Qty    Price    Amount
Oak table              1   400.00    400.00
Chair                  4    60.00    240.00

                          Subtotal     640.00
                          VAT 20%      128.00
                          Total        768.00
`;

test('an order of the customer may be its reference as well', () => {
  const found = readBelowHead(`Customer PO / Ref. : BX-TRV-26-14\n\n${BODY}`);
  expect(found.entities.PURCHASE_ORDER?.[0]?.value).toBe('BX-TRV-26-14');
});

test.each(['Noch zu zahlender Restbetrag', 'Verbleibender Restbetrag', 'Noch offener Betrag'])(
  'what is left to pay after payments on account: %s',
  (label) => {
    const found = readBelowHead(`Leistung             Menge   Preis    Betrag
Dachstuhl              1   800.00    800.00

                     Nettosumme          800.00
                     zzgl. 19 % MwSt.    152.00
                     Gesamtbetrag        952.00

abzgl. Abschlagsrechnung 26-3    400.00   76.00   -476.00
${label}                        476.00`);
    expect(found.entities.AMOUNT_DUE?.[0]?.value).toBe('476.00');
    expect(found.entities.TOTAL_AMOUNT?.[0]?.value).toBe('952.00');
  },
);
