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

describe('numbers', () => {
  test('may have parts in brackets, and go on behind them', () => {
    const found = readTyped(`*Groothandel De Meern B.V.
Postbus 2257, 1100 DB Amsterdam                  Factuurnummer: 0/0(018)0044/(2025)004817
                                                 Factuurdatum : 05-03-2025
Cafetaria Het Hoekje
Dorpsstraat 8
2291 AC Wateringen

Omschrijving           Aantal       Prijs       Bedrag
Olijfolie                   2        9,99        19,98

Totaal                                    19,98 EUR`);
    expect(stated(found, 'INVOICE_NUMBER')).toBe('0/0(018)0044/(2025)004817');
  });

  test('but a remark in brackets is no part of one', () => {
    const found = readTyped(`*Groothandel De Meern B.V.
Postbus 2257, 1100 DB Amsterdam                  Factuurnummer: 2025-0044 (kopie)

Omschrijving           Aantal       Prijs       Bedrag
Olijfolie                   2        9,99        19,98

Totaal                                    19,98 EUR`);
    expect(stated(found, 'INVOICE_NUMBER')).toBe('2025-0044');
  });
});

test('a hotel bills whom it writes to, by the number that is called the invoice’s, and not the guest by the folio', () => {
  const found = readTyped(`Installatiebedrijf Smit B.V.                                     Factuur
T.a.v. P. Smit
Havenweg 22                                                      Factuurnummer    00412877
4251 CV Werkendam                                                Factuurdatum     14-02-2025
                                                                 Folio            118820 / 1
Gast          Dhr. P. Smit                                       Pagina           1 / 1
Kamer         214
Aankomst      13-02-2025     Vertrek   14-02-2025

           Omschrijving              Datum              Aantal       Prijs      Totaal
           Logies                    13-02-2025              1      119,00      119,00
           Ontbijtbuffet             14-02-2025              1       19,50       19,50

           Totaal factuur                                                       138,50

Hotel De Molenhoek Breukelen · Stationsweg 91 · 3621 LK Breukelen · t: 0346-265888
IBAN: NL91 ABNA 0417 1643 00`);
  expect([stated(found, 'INVOICE_NUMBER'), stated(found, 'BUYER_NAME'), stated(found, 'SELLER_NAME')]).toEqual([
    '00412877',
    'Installatiebedrijf Smit B.V.',
    'Hotel De Molenhoek Breukelen',
  ]);
});

test('days that begin the rows of a list, below each other, are those of the work', () => {
  const found = readTyped(`*BERWIN FINCH VAN ZANDT P.C.
Federal Tax ID# 58-1953139

                                                          September 2, 2025

Harbor Dental Group                                       Invoice #:      148239
1683 W Harvard Ave                                        Client #:        15190
Roseburg, OR 97471

For professional services rendered

Date         Pers      Description of Services                                   Hours
7/17/25      CMG       Confer with client regarding clearance and next steps       .10
7/22/25      LCD       Draft response to office action; review of specimens       3.40

TOTAL THIS INVOICE                              $ 9,785.50`);
  expect(stated(found, 'INVOICE_DATE')).toBe('2025-09-02');
});

test('what a link does is nobody’s name', () => {
  const found = readTyped(`Invoice 1030                                       March 13, 2019


Northbay Bookkeeping
88 Albert Street
London, ON

Description                              Amount
Business client                          $12.50
Total                                    $12.50

          View your invoice on Docuhub`);
  expect(stated(found, 'SELLER_NAME')).not.toBe('View your invoice on Docuhub');
});

test('brackets behind the payee do not say how the seller calls itself', () => {
  const found = readTyped(`Clipnote Health                               Invoice #:          491928-1
P.O. Box 103125                               Date:               09/11/2025
Pasadena, CA 91189-3125                       Due Date:           09/12/2025

Bill To:
Harbor Dental Group
109 S 65th Ave
Ridgefield, WA 98642

Item                              Quantity       Rate        Amount
Dental hygienist                      7.35     $82.00       $602.70

                                               Total:       $602.70

Please make all checks payable to Clipnote Health (TwoPoles Inc.)`);
  expect(stated(found, 'SELLER_NAME')).toBe('Clipnote Health');
});

test.each(['2CD81-0003 · 9,99 € fällig am 16. September 2024', '9,99 € fällig am 16. September 2024'])(
  'an amount with its day is no sentence about paying: %s',
  (line) => {
    const found = readTyped(`*Rechnung
Rechnungsnummer   2CD81-0003
Ausstellungsdatum 1. September 2024

*Fotowolke GmbH                             Rechnungsempfänger
Gartenweg 4                                Malte Brandt
10117 Berlin                               95512 Neudrossenfeld

Beschreibung                Menge       Preis       Betrag
Speicher 200 GB                 1      9,99 €       9,99 €

Summe                                              9,99 €
Fälliger Betrag                                    9,99 €

${line}`);
    expect([stated(found, 'PAYMENT_TERMS'), stated(found, 'DUE_DATE')]).toEqual([undefined, '2024-09-16']);
  },
);

test.each(['Prime HT', 'Montant Hors TVA', 'Cotisation HT'])('%s is a sum, and nothing that was sold', (sum) => {
  const found = readTyped(`Assurances du Midi
12 quai des Queyries, 33072 Bordeaux
                                                      SARL ATELIER DU LIN
                                                      14 RUE DES ARTISANS
                                                      69003 LYON
*FACTURE N° 4471882
Date : 06/01/2025

${sum}                                             627,52 Euros
Taxes                                                56,48 Euros
Prime TTC                                           684,00 Euros`);
  expect([stated(found, 'TOTAL_AMOUNT'), found.line_items]).toEqual(['684.00', []]);
});

test('who looks after a club’s letters is no sign of the reader', () => {
  const found = readTyped(`Tennisclub Birkenfeld
c/o Urs Bühler, Kassier
Sonnenhalde 8, 6020 Emmenbrücke
                                                             Familie
                                                             Nadine und Reto Stoll
                                                             Bachweg 18
                                                             6032 Emmen

*Mitgliederbeitrag 2025 - Rechnung Nr. 447

Aktivmitglied (2 x Fr. 380.-)                                760.00
Junioren (1)                                                 120.00
Total                                                    CHF 880.00`);
  expect(stated(found, 'SELLER_NAME')).toBe('Tennisclub Birkenfeld');
});

test('a town with its state written out is nobody', () => {
  const found = readTyped(`*Invoice
Invoice number   2CD81-0003
Date of issue    September 1, 2024

*pixelcloud.example                         Bill to
1201 N Market Street                       Malte Brandt
Wilmington, Delaware 19801                 12 High Street
United States                              Leeds LS1 4AP

Description                Qty     Unit price       Amount
Storage 200 GB                1         $9.99        $9.99

Total                                                $9.99
Amount due                                           $9.99`);
  expect([stated(found, 'SELLER_NAME'), stated(found, 'BUYER_NAME')]).not.toContain('Wilmington');
});
