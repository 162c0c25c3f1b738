import { expect, test } from 'vitest';
import { typedDocument } from '../layout/testing/typed-page.ts';
import type { TextDocument, Word } from '../text-document.ts';
import { extractInvoice } from './extract-invoice.ts';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

/** A typed document with these words in larger letters. */
function withLarger(document: TextDocument, words: readonly string[]): TextDocument {
  const larger = (word: Word) => (words.includes(word.text) ? { ...word, fontSize: 1.7 * word.fontSize } : word);
  return { ...document, pages: document.pages.map((page) => ({ ...page, words: page.words.map(larger) })) };
}

const BRAND = ['CUFA', '|', 'ACFU'];

test('letters that stand for a longer name are not the name', () => {
  const typed = typedDocument(`*CUFA | ACFU
Canadian Urban Forestry Association                *Invoice
Association canadienne de foresterie urbaine

Bill to:                                           Invoice no.        M25-00914
Town of Whitby Flats                               Invoice date       January 8, 2025
60 Depot Road
Whitby Flats ON L1P 3K9

Item                                       Qty      Fee (CAD)      Amount
Organizational Membership 2025               1         685.00      685.00
Additional individual seats                  3          92.00      276.00
                                                     Subtotal      961.00
                                                    HST (13%)      124.93
                                                        Total   $1,085.93

Return with cheque payable to Canadian Urban Forestry Association, 1200 Gladstone Ave, Ottawa ON K1Y 3B8`);
  expect(stated(extractInvoice(withLarger(typed, BRAND)), 'SELLER_NAME')).toBe('Canadian Urban Forestry Association');
});

test.each(['Booking confirmation and VAT invoice CONF25-0318', 'Order confirmation and invoice 2025-118'])(
  'a heading that names an invoice too is one: %s',
  (heading) => {
    const typed = typedDocument(`*Society of Local Archive Keepers
3 Castle Yard, Derby DE1 3GF

*${heading}

Invoice date         17 March 2025
Payment due          16 April 2025

Norwell Metropolitan Borough Council
Town Hall, Norwell WS9 1AA

Booking                            Places       Each         Cost
Annual Conference 2025                  2    £395.00      £790.00
Conference dinner                       2     £62.50      £125.00
                                              Net         £915.00
                                              VAT 20%     £183.00
                                              Total     £1,098.00`);
    const found = extractInvoice(withLarger(typed, heading.split(' ')));
    expect([found.document_type, stated(found, 'DUE_DATE')]).toEqual(['invoice', '2025-04-16']);
  },
);

test('who manages a body is not the body, and a tax that is added no line', () => {
  const found = readTyped(`*S R Kulkarni & Associates
Chartered Accountants
3rd Floor, Vasant Chambers, Hubballi 580 020

*TAX INVOICE

To,                                                Invoice No: SRK/2024-25/112
The Managing Trustee                               Date: 30th September, 2024
Gramodaya Vikas Trust                              SAC: 998221
Plot 44, Verna, Goa 403 722

Sl     Particulars                           Amount (Rs.)
1      Statutory audit fee                      85,000.00
2      Form 10B certification                   15,000.00
3      Out of pocket expenses                    6,480.00
       Total                                  1,06,480.00
       Add: IGST @ 18%                          19,166.40
       Grand Total                            1,25,646.40`);
  expect(stated(found, 'BUYER_NAME')).toBe('Gramodaya Vikas Trust');
  expect(found.line_items.map((line) => line.line_total)).toEqual(['85000.00', '15000.00', '6480.00']);
});

test('"Hnas." shortens a word, and "C.B." is the form of owners in common', () => {
  const found = readTyped(`*MAYORPERSA                               BAZAR HNAS. TRILLO, C.B.
Perfumería Mayor del Turia, S.L.          AVDA. DEL PUERTO, 88 BAJO
Pol. Ind. La Vega, 30169 Murcia           30800 LORCA (MURCIA)
C.I.F.: B-73918824                        N.I.F.: E73004417

FACTURA A/26-03381                        FECHA 30-04-26

DESCRIPCIÓN                 UDS.     PRECIO     IMPORTE
LEJÍA 2 L                     32      1,120       35,84
GEL BAÑO                      24      1,680       40,32

BASE IMPONIBLE                                    76,16
IVA 21 %                                          15,99
TOTAL FACTURA                                     92,15 €`);
  expect(stated(found, 'BUYER_NAME')).toBe('BAZAR HNAS. TRILLO, C.B.');
});
