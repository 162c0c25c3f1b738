import { expect, test } from 'vitest';
import { readBelowHead, readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

const BODY = `Description          Qty    Price    Amount
Oak table              1   400.00    400.00
Chair                  4    60.00    240.00

                          Subtotal     640.00
                          VAT 20%      128.00
                          Total        768.00

`;

test.each([
  'Une version électronique de cette facture est disponible dans votre compte. Pour y accéder, connectez-vous à notre site.',
  'Votre anniversaire ? 10 % de remise dans la boutique.',
  'Quand vous renversez le flacon, rincez dans les 10 minutes.',
  'An electronic version of this invoice is available in your account. To access it, log in to our website.',
])('words that only contain a word for paying make no terms: %s', (line) => {
  expect(stated(readBelowHead(`${BODY}\n${line}`), 'PAYMENT_TERMS')).toBeUndefined();
});

test.each([
  'Solde à verser sous 15 jours',
  'Acompte de 30 %, le reste versé dans les 15 jours',
  'Versement sous 30 jours',
  'La preghiamo di versare il premio entro il 12/10/25.',
  'Verschuldigd binnen 14 dagen',
])('what is to be paid in is terms: %s', (line) => {
  expect(stated(readBelowHead(`${BODY}\n${line}`), 'PAYMENT_TERMS')).toBe(line);
});

test.each([
  ['Montants exprimés en Euros', 'EUR'],
  ['Alle Beträge in Euro', 'EUR'],
  ['Importes visualizados en Euros', 'EUR'],
  ['Divisa: EUROS', 'EUR'],
  ['Importi in euro', 'EUR'],
  ['Bedragen in euro', 'EUR'],
  ['Amounts in euros', 'EUR'],
  ['Montants exprimés en Francs CFA BCEAO', 'XOF'],
  ['Montants exprimés en Dollars US', 'USD'],
  ['Montants exprimés en dirhams marocains', 'MAD'],
  ['Alle Beträge in Schweizer Franken', 'CHF'],
  ['Amounts in Swiss francs', 'CHF'],
])('where no amount carries a sign, "%s" tells the currency', (line, currency) => {
  expect(stated(readBelowHead(`${line}\n\n${BODY}`), 'CURRENCY')).toBe(currency);
});

test.each(['Umgestellt auf Lieferung in Euro-Paletten', 'Neuro-Orthopaedic mattress', 'Paid at the counter'])(
  'no currency is named by "%s"',
  (line) => {
    expect(stated(readBelowHead(`${line}\n\n${BODY}`), 'CURRENCY')).toBeUndefined();
  },
);

test.each(['P.O. Box 884 - 30100 Eldoret', 'PO Box 7712, Hamilton', 'P.O.Box: 61190'])(
  'a box at the post is no order: %s',
  (box) => {
    expect(stated(readBelowHead(`${box}\n\n${BODY}`), 'PURCHASE_ORDER')).toBeUndefined();
  },
);

test('an order called by two letters stays one', () => {
  expect(stated(readBelowHead(`P.O. No: 30118\n\n${BODY}`), 'PURCHASE_ORDER')).toBe('30118');
});

test('below an address at a box of the post the account number is that of the reader', () => {
  const found = readTyped(`*INVOICE

Josphat Kiptoo
Kiptoo Contractors
P.O. Box 1172
Eldoret 30100
Account # C-0418

                                          Mlimani Hardware Stores
Oginga Odinga Street                      Invoice #   IN/2025/0763
P.O. Box 884 - 30100 Eldoret              Date        14/10/2025

${BODY}`);
  expect(stated(found, 'SELLER_NAME')).toBe('Mlimani Hardware Stores');
});

test('a caption beside the heading of the buyer begins no name', () => {
  const found = readTyped(`*INVOICE #SI-0046

*STUDIO                        CLIENT                       DATE
^Tidewater           Overberg
VAT Number: 4820117354         Plein Street 4               August 12, 2025
hello@tidewater.example        Bredasdorp 7280
12 Harbour Road                South Africa
Kalk Bay 7975

${BODY}`);
  expect(stated(found, 'SELLER_NAME')).toBe('Tidewater');
});

test.each([
  ['FACTURA #F25-031', 'Fecha: 09/05/2025', 'www.penalver.example'],
  ['INVOICE #F25-031', 'Date: 09 May 2025', 'https://penalver.example'],
])('of two parties side by side without headings the one with a site sends it: %s', (title, date, site) => {
  const found = readTyped(`*Bodegas Cuesta del Aire, S.A.            Aurora Traductores S.L.P.
A26118840                                B87440126
Carretera de Laguardia 3                 ${site}
26200 Haro                               +34 910 555 027
cuentas@cuestadelaire.example
                                         Calle de Santa Engracia 54
                                         28010 Madrid

*${title}                         ${date}

${BODY}`);
  expect([stated(found, 'SELLER_NAME'), stated(found, 'BUYER_NAME')]).toEqual([
    'Aurora Traductores S.L.P.',
    'Bodegas Cuesta del Aire, S.A.',
  ]);
});

test.each([
  ['Hanneke Verschuren', 'Muziekpraktijk Linde'],
  ['Annika Feddersen', 'Jette Brömmel Fotografie'],
])('of two parties without headings the one that ends at the right edge sends it: %s', (buyer, seller) => {
  const right = (text: string) => text.padStart(52);
  const found = readTyped(`*${buyer.padEnd(47)}${seller.padStart(64)}
${'Lijsterbeslaan 6'.padEnd(50)}${'Kerkstraat 40'.padStart(62)}
${'5061 PC Oisterwijk'.padEnd(50)}${'5061 EJ Oisterwijk'.padStart(62)}
${'Nederland'.padEnd(50)}${'Nederland'.padStart(62)}

${right('Factuurdatum:')}   01-09-2025

^Factuur 2025-081

Omschrijving           Aantal    Prijs    Totaal
Gitaarles                1,00   265,00    265,00
Lesboek                  1,00    19,95     19,95

                                Totaal  € 284,95`);
  expect([stated(found, 'SELLER_NAME'), stated(found, 'BUYER_NAME')]).toEqual([seller, buyer]);
});

test.each(['12-4-88, Trunk Road', '8-2-93, Station Road'])('the number of a door is no day: %s', (door) => {
  const found = readTyped(`*Sri Balaji Stores
${door}
Nellore, Andhra Pradesh 524001

Invoice No. BR01/4471
Date 14-10-2025 18:22

${BODY}`);
  expect(stated(found, 'INVOICE_DATE')).toBe('2025-10-14');
});

test('a day before a place stays one', () => {
  const found = readTyped(`*Sri Balaji Stores
Trunk Road 14
524001 Nellore

Invoice No. BR01/4471   12-4-24, Nellore

${BODY}`);
  expect(stated(found, 'INVOICE_DATE')).toBe('2024-04-12');
});

test.each([
  ['Réf. client : PED-118', 'Code client : CU-0041', 'CU-0041'],
  ['Code client : CU-0041', 'Réf. client : PED-118', 'CU-0041'],
  ['Réf. client : 70 4471', 'Votre conseiller : M. Prigent', '70 4471'],
])('the code of a customer is its number rather than its reference: %s, %s', (first, second, number) => {
  expect(stated(readBelowHead(`${first}\n${second}\n\n${BODY}`), 'CUSTOMER_NUMBER')).toBe(number);
});

test.each([
  ['Totale prodotti', 'Totale (Tasse escl.)', 'Totale tasse', 'Totale'],
  ['Total productos', 'Total (impuestos excl.)', 'Total impuestos', 'Total'],
  ['Total producten', 'Totaal (excl. belasting)', 'Totale belasting', 'Totaal'],
  ['Total products', 'Total (Tax excl.)', 'Total Tax', 'Total'],
  ['Artikel gesamt', 'Gesamt (ohne Steuern)', 'Gesamtsteuer', 'Gesamt'],
  ['Gesamt Artikel', 'Gesamtbetrag (zzgl. MwSt.)', 'Steuern gesamt', 'Gesamtbetrag'],
  ['Total produtos', 'Total (sem impostos)', 'Total de impostos', 'Total'],
  ['Razem produkty', 'Razem (bez podatku)', 'Razem podatek', 'Razem'],
  ['Producten', 'Belastbaar bedrag', 'Totaal belastingen', 'Totaalbedrag'],
  ['Articles', 'Montant taxable', 'Taxes totales', 'Montant total'],
])('sums as shops call them in their languages: %s, %s', (goods, net, tax, total) => {
  const found = readBelowHead(`Ref     Item          Qty    Price    Amount
A-1     Oak table       1   400.00    400.00
A-2     Chair           4    60.00    240.00

                          ${goods.padEnd(30)}   640.00
                          ${'Shipping'.padEnd(30)}    12.00
                          ${net.padEnd(30)}   652.00
                          ${tax.padEnd(30)}   143.44
                          ${total.padEnd(30)}   795.44`);
  const sums = ['SUBTOTAL_AMOUNT', 'TAX_AMOUNT', 'TOTAL_AMOUNT'].map((field) => stated(found, field));
  expect(sums).toEqual(['652.00', '143.44', '795.44']);
});

test.each([
  ['S/ ', 'IGV 18 %', 'PEN'],
  ['S/. ', 'IGV (18%)', 'PEN'],
  ['', 'ITBIS 18%', undefined],
  ['', 'ITBMS 18%', undefined],
])('what taxes are called in Spanish beyond the sea: %s%s', (sign, tax, currency) => {
  const found = readTyped(`*FERRETERIA EL MOCHICA S.R.L.
Av. Balta 1187, Chiclayo

Factura N° F001-00000417          Fecha: 05/11/2025

Cliente: CONSTRUCTORA HUACA RAJADA E.I.R.L.

DESCRIPCION                 CANTIDAD     P.U.     IMPORTE
CEMENTO SOL TIPO I                25    28.50      712.50
FIERRO CORRUGADO 1/2              18    38.90      700.20

                            SUBTOTAL         ${sign}1,197.20
                            ${tax.padEnd(16)} ${sign}215.50
                            TOTAL            ${sign}1,412.70`);
  const values = ['TAX_AMOUNT', 'TOTAL_AMOUNT', 'CURRENCY'].map((field) => stated(found, field));
  expect(values).toEqual(['215.50', '1412.70', currency]);
});

test.each([
  ['R', '1 400,00', '60,00', '240,00', '1 640,00'],
  ['P', '1,400.00', '60.00', '240.00', '1,640.00'],
  ['TSh ', '1,400.00', '60.00', '240.00', '1,640.00'],
  ['Lps. ', '1,400.00', '60.00', '240.00', '1,640.00'],
])('letters before the amounts lose neither lines nor total: %s', (mark, table, chair, chairs, total) => {
  const found = readBelowHead(`Description          Qty    Price            Amount
Oak table              1   ${mark}${table}       ${mark}${table}
Chair                  4   ${mark}${chair}          ${mark}${chairs}

                               Total      ${mark}${total}`);
  expect(stated(found, 'TOTAL_AMOUNT')).toBe('1640.00');
  expect(found.line_items.map((line) => line.line_total)).toEqual(['1400.00', '240.00']);
});

test.each([
  ['Tegucigalpa, Honduras', (amount: string) => `L ${amount}`, 'HNL'],
  ['Lusaka, Zambia', (amount: string) => `K${amount}`, 'ZMW'],
  ['Casablanca, Maroc', (amount: string) => `${amount} DH`, 'MAD'],
])('the letters of a country before or behind its amounts state the currency: %s', (place, money, currency) => {
  const found = readBelowHead(`Delivered to: ${place}

Description          Qty    Price            Amount
Oak table              1   ${money('400.00')}         ${money('400.00')}
Chair                  4   ${money('60.00')}          ${money('240.00')}

                               Total      ${money('640.00')}`);
  expect(stated(found, 'CURRENCY')).toBe(currency);
});
