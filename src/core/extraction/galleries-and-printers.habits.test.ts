import { expect, test } from 'vitest';
import { readTyped } from './testing/read-typed.ts';

const first = (paper: string, field: string) => readTyped(paper).entities[field]?.[0]?.value;

test('rows of rates with their gross amounts in front are parts of the total that stands beside them', () => {
  const invoice = `*Buchladen Sonnenhof

Kanzlei Ahlers
Marktweg 3
78628 Rottweil

Rechnung 25418                                    Rechnungsdatum: 30.06.2025

Bezeichnung             Menge       EP        MwSt         GP
Zeitschrift, Heft 14        2    12,80          7%     25,60 €
Jahrbuch                    1    95,00         19%     95,00 €

Satz     Brutto      Netto      Steuer
7%      25,60 €    23,93 €     1,67 €      Rechnungsbetrag     120,60 €
19%     95,00 €    79,83 €    15,17 €
                              16,84 €
`;
  expect(first(invoice, 'TOTAL_AMOUNT')).toBe('120.60');
  expect(first(invoice, 'TAX_AMOUNT')).toBe('16.84');
});

test('nobody is told of by an e-mail address or inside a sentence', () => {
  const receipt = `*ledgerpost

Invoice 2047                                              April 9, 2025
Alder Bookkeeping
418 Waterloo St

This email confirms your recent payment of $56.50.

Account                             Description                        Amount
jo+client1@alderbooks.example       Business client on wholesale       $25.00
jo+client2@alderbooks.example       Business client on wholesale       $25.00
                                    Subtotal                           $50.00
                                    GST 13%                             $6.50
                                    Total                              $56.50
`;
  expect(first(receipt, 'BUYER_NAME')).not.toMatch(/Business client/);
});

test('a name with a number at its end is no street where a street of its own follows', () => {
  const invoice = `*BURO-COPIE EST
17 rue des Ormes 93330 NEUILLY

                                                   ASSOCIATION HORIZON 77
                                                   22 ALLEE DES PEUPLIERS
                                                   CS 40118
                                                   CHAUCONIN
                                                   77124 MEAUX CEDEX

FACTURE n° 104416                                  30/09/2025

Désignation              Qté       PU H.T.      Montant H.T.
Forfait copies             1         18,00             18,00
Total H.T.                                             18,00
TVA 20 %                                                3,60
Total T.T.C.                                           21,60
`;
  expect(first(invoice, 'BUYER_NAME')).toBe('ASSOCIATION HORIZON 77');
});

test('a tax with its rate in front closes the table of items', () => {
  const invoice = `*Gärtnerei Lahn
Rechnung Nr 118/25                                Gmunden, am 20.05.2025

Menge   Einheit   Artikel               Einzelpreis    USt %    Betrag in €
40      Stk.      Tontopf 24 cm                6,90       20         276,00
 3      Std.      Bepflanzung vor Ort         62,00       20         186,00
                                         Betrag (exkl USt)           462,00
                                                          20 % USt    92,40
                                    Gesamtbetrag (inkl USt)          554,40
`;
  expect(readTyped(invoice).line_items.map(({ line_total }) => line_total)).toEqual(['276.00', '186.00']);
});

test('an amount exclusive of tax is what a line costs, and the tax beside it is not', () => {
  const invoice = `*Leyland Joinery Ltd
INVOICE 4411                                             Date: 4 March 2025

                                             Amount exclusive of       VAT
                                                                                     VAT
Quantity    Description and price                      VAT            rate
                                                                                      £
                                                        £               %
60          Bannister spindles @ £6.85                          411.00         20       82.20
 4          Newel posts @ £58.50                                234.00         20       46.80
            Total exclusive of VAT                              645.00
            VAT                                                 129.00
            TOTAL                                               774.00
`;
  expect(readTyped(invoice).line_items.map(({ line_total }) => line_total)).toEqual(['411.00', '234.00']);
});

test('terms in a numbered list of remarks begin behind their number and end before the next', () => {
  const invoice = `*BlueHeron Pools LLC                                            INVOICE
77 Tuckahoe Road                                             DATE    4/29/2025
Marmora, NJ 08223                                       INVOICE #         6108

BILL TO
Harriet Sandoval

DESCRIPTION                                                         AMOUNT
Spring opening                                                      345.00
Pump seal kit                                                        46.95

OTHER COMMENTS                                        Subtotal      391.95
1. Total payment due in 30 days                       Tax due         0.00
2. Please include the invoice number on your check    TOTAL       $ 391.95
`;
  expect(first(invoice, 'PAYMENT_TERMS')).toBe('Total payment due in 30 days');
});

test('prices of a thousand pieces do not make a table doubtful of which the sums prove the lines', () => {
  const invoice = `*KETTLE RIDGE PACKAGING, INC.                     Invoice#: 118274
1180 Depot Street, Bucyrus, OH 44820              Invoice Date 03/14/2025

Bill To:
BRANNOCK FARMS LLC

Shipped     Item#           Description                  Price    UOM       Amount
5000        BF-RSC-1812     Apple tray                  412.00      M     2,060.00
2500        BF-HSC-LID      Lid                         638.00      M     1,595.00
  40        STR-80G         Stretch film                 12.75     EA       510.00
                            Pallet deposit 11 @ 9.50    104.50
                                                       Sub Total:         4,269.50
                                                       Freight:             148.00
                                                       Grand Total:       4,417.50
`;
  const { line_items } = readTyped(invoice);
  expect(line_items.map(({ description, quantity }) => [description, quantity])).toEqual([
    ['Apple tray', '5000'],
    ['Lid', '2500'],
    ['Stretch film', '40'],
    ['Pallet deposit', '11'],
  ]);
});

test('an Argentine invoice is in pesos, its authorisation ends on no day to pay, and a perception is a tax', () => {
  const invoice = `*Tecno Tornillos SRL                        FACTURA
Cnel. Pringles 3140, Caseros               Nº 0003-00062841
Buenos Aires                               Fecha: 12-08-25
                                           C.U.I.T. 30-71440822-5

Señores: FRIGORIFICO LAS LOMAS SA
Cond. Pago: 30 DIAS FECHA FACTURA

Cantidad   Descripción                  P.Unitario      Total item
1          Manguito 10.0                 38,412.50       38,412.50
2          Manguito 14.0                 61,870.25      123,740.50
                              Subtotal                  162,153.00
                              IVA Ins: 21.00%            34,052.13
                              Perc.IB: 0.30%                486.46
CAE Nº: 75338814407296  Fecha Venc. CAE: 22-08-25
                              TOTAL $                   196,691.59
`;
  const { entities, line_items } = readTyped(invoice);
  expect(entities.CURRENCY?.[0]?.value).toBe('ARS');
  expect(entities.DUE_DATE).toBeUndefined();
  expect(line_items).toHaveLength(2);
});

test('a company of Canada may be called by its number and its province', () => {
  const invoice = `*CLIPLINE CANADA ULC
6 STAVEBANK CRT, MISSISSAUGA ON L5N 7R4

INVOICE NO. 63118840                          INVOICE DATE 2024-05-13

BILL TO                                       SHIP TO
694207 N.B. INC.                              MAPLE STREET BARBERS
118-40 KINGSWOOD WAY                          1381 REGENT ST
HANWELL NB E3C 2L4                            FREDERICTON NB E3C 1A2

DESCRIPTION            QTY      PRICE       AMOUNT
PAPER, CASE              2      64.90       129.80
SUBTOTAL                                    129.80
HST 15%                                      19.47
TOTAL CAD                                   149.27
`;
  expect(first(invoice, 'BUYER_NAME')).toBe('694207 N.B. INC.');
});

test('a code of a currency behind a day begins no period', () => {
  const invoice = `*CARTAVIVA PRINTING S.p.A.
Via dell'Artigianato 18 - 30020 Noventa di Piave (VE) Italy

SALES INVOICE N. 24F118734 OF 04-11-2024

Invoice to
ATELIER GRAINE DE PAPIER SARL
68000 COLMAR

DESCRIPTION             QUANTITY     UNIT PRICE     AMOUNT
FOLDED LEAFLETS            2,500         0.0612     153.00
TOTAL EUR                                           153.00

Due dates: 07-12-2024 EUR 153.00
`;
  expect(first(invoice, 'DUE_DATE')).toBe('2024-12-07');
});

test('goods that are sent back prepaid are no terms, in Danish, Swedish and Norwegian', () => {
  const invoice = (terms: string, returns: string) => `*Vesterlund Trælast ApS
FAKTURA 20418                                        29-09-2025

Snedkerfirmaet Bo Krog
Havnevej 4
4500 Nykøbing

Beskrivelse             Antal        Pris         Beløb
Lægte 38x73                28       42,00      1.176,00
I alt                                          1.176,00
Moms 25%                                         294,00
Total                                          1.470,00

${terms} ${returns}
`;
  const read = (terms: string, returns: string) => first(invoice(terms, returns), 'PAYMENT_TERMS');
  const days = 'Betalingsfrist 14 dage fra fakturadato.';
  expect(read(days, 'Returvarer skal forsendes forudbetalt og forsvarligt forsikret.')).toBe(days);
  expect(read('', 'Returvaror skickas inom 14 dagar och betalas av köparen.')).toBeUndefined();
  expect(read('', 'Returvarer sendes innen 14 dager og betales av kjøper.')).toBeUndefined();
});
