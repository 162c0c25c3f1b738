import { describe, expect, test } from 'vitest';
import { readBelowHead, readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

describe('what a part of the page is about', () => {
  const receipt = (heading: string) => `*Invoice
8 March 2025
Document: 4482007731
Order: MQ3B7L0X2D

           Storage 2 TB (Monthly)                        9.99 EUR

${heading}
Lena Aaltonen                       Subtotal             8.40 EUR
Am Weiher 4                         VAT at 19 %          1.59 EUR
90431 Nuremberg                     PayPal               9.99 EUR

© 2025 Orchard Distribution Ltd., Hollow Industrial Estate, Cork, Ireland`;

  test.each(['Billing and Payment', 'Payment & Shipping', 'Order and Delivery Details'])(
    'is no name: %s',
    (heading) => {
      expect(stated(readTyped(receipt(heading)), 'BUYER_NAME')).toBe('Lena Aaltonen');
    },
  );
});

describe('days in which money is given back', () => {
  test('are no terms, also where the sentence goes on in the next line', () => {
    const found = readBelowHead(`Description        Amount
Storage             £9.99
Total               £9.99

You may ask us for a full refund within 15 days of a monthly upgrade or
within 45 days of a yearly payment. Partial refunds are given where the law asks for them.`);
    expect(stated(found, 'PAYMENT_TERMS')).toBeUndefined();
  });

  test('but terms in front of them are', () => {
    const found = readBelowHead(`Description        Amount
Storage             £9.99
Total               £9.99

Payment within 14 days of the invoice date. Refunds within 30 days of purchase.`);
    expect(stated(found, 'PAYMENT_TERMS')).toMatch(/Payment within 14 days/);
  });
});

describe('the day behind the means of payment', () => {
  const invoice = (means: string) => `CONSERVAS DEL EBRO, SLU                                   BAR LA NORIA S.L.
Pol. Ind. Las Labradas 7                                  C/ MAYOR 14 BAJO
31500 TUDELA                                              31001 PAMPLONA
CIF: B31554470                                            NIF: B71882014

*FACTURA

Factura Nº        Fecha Factura       Cliente       Forma de Pago
2206878           31.08.2026          41007         ${means}

Descripción                Cantidad       Precio       Importe
ESPARRAGO EXTRA                  10         8,20         82,00

Base imponible                                           82,00 €
IVA 10 %                                                  8,20 €
Total factura                                            90,20 €`;

  test.each(['Transferencia 07.09.2026', 'Recibo 07.09.2026'])('is when it is due: %s', (means) => {
    const found = readTyped(invoice(means));
    expect([stated(found, 'DUE_DATE'), stated(found, 'INVOICE_DATE')]).toEqual(['2026-09-07', '2026-08-31']);
  });

  test.each(['Tarjeta 07.09.2026', 'Transferencia 31.08.2026', 'Transferencia 20.08.2026'])(
    'is none where it was paid before or by card: %s',
    (means) => expect(stated(readTyped(invoice(means)), 'DUE_DATE')).toBeUndefined(),
  );
});

test('a line with a label of its own says nothing of the day above it', () => {
  const found = readTyped(`Faktura nr: F 1234K20/1877/12                          Data wystawienia: 2021-01-14
Sprzedawca: Stacje Mazowsze S.A.
NIP:               774-00-01-454
Adres:             Leśna 7 09-411 Płock
Nabywca:           Piekarnia Kłos Sp. z o.o.
NIP:               5261040828
Adres:             Aleja Wolności 208 00-925 Warszawa

Lp Nazwa towaru              Ilość       Cena brutto      Wartość brutto
1  Benzyna 95               54,910              5,77              316,83

Należność ogółem: 316,83 PLN

Do dokumentów: Dok. wydania: 1234567 Dok.fisk.nr 12345 z dnia 2021-01-14
Zapłacono: Aplikacja mobilna`);
  expect(stated(found, 'DUE_DATE')).toBeUndefined();
});

test('an abbreviated word for the tax behind its amount may end in a point', () => {
  const found = readTyped(`Jonas Hartwig                                    Rechnungsnummer  GR-2024-0881
Lärchenweg 6                                     Rechnungsdatum   26.08.2024
95512 Neudrossenfeld

*Deine Rechnung

PRODUKT                                   MENGE              PREIS
Laufuhr, Monatsmiete                          1            49,90 €

GUTSCHEIN                                                 -30,00 €
LIEFERKOSTEN                                                4,90 €

GESAMT                                                     24,80 €
                                                           (inkl. 19%, 3,96 € MwSt.)

Leihwerk Deutschland GmbH   Holzmarkt 11, 10179 Berlin`);
  expect([stated(found, 'TOTAL_AMOUNT'), stated(found, 'TAX_AMOUNT')]).toEqual(['24.80', '3.96']);
});
