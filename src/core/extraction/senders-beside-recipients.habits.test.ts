import { describe, expect, test } from 'vitest';
import { typedLayout } from '../layout/testing/typed-page.ts';
import { amountCandidates } from './amounts/amount-candidates.ts';
import { composedTotals } from './amounts/composed-totals.ts';
import { documentFacts } from './page/document-facts.ts';
import { fieldCandidates } from './scorer/field-candidates.ts';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;
const parties = (text: string) => {
  const found = readTyped(text);
  return [stated(found, 'SELLER_NAME'), stated(found, 'BUYER_NAME')];
};

describe('where no heading names the parties', () => {
  const LINES = `Invoice No. 34
Date 17.08.2025

S.No.  Particular               Quantity     Rate      Amount
1.     Visiting cards                900     3.00    2,700.00
2.     Letterhead A4               2,000     1.85    3,700.00

Grand Total                                          6,400.00`;

  test('the left one of two side by side below the title sends, though only the right one has a legal form', () => {
    expect(
      parties(`*                                GST INVOICE
*Kaveri Print Line                                                                  Deccan Media Ventures Ltd
Machhuatoli, Patna                                                                 Budh Marg, Patna
${LINES}`),
    ).toEqual(['Kaveri Print Line', 'Deccan Media Ventures Ltd']);
  });

  test('a walk-in guest at the right is served', () => {
    expect(
      parties(`                    TAX INVOICE
Coral Bay Kitchen                                  Walk-in guest
Garia Park, Kolkata, GSTIN: 19AAFFP2583C1Z9
${LINES}`)[0],
    ).toBe('Coral Bay Kitchen');
  });

  test('an address with account and registers at the foot is the sender of a letter to somebody', () => {
    const lines = Array.from({ length: 34 }, () => '').join('\n');
    expect(
      parties(`Greta Sommerfeld                                   Datum:         02.07.2024
Lindenallee 18                                     RechnungsNr:   1187
64678 Lindenfels

Rechnung

Artikel                       Preis     Menge     Gesamt
Gästebuch, handgebunden     89,00 €         2   178,00 €

Gesamt                                          178,00 €
${lines}
Papierwerkstatt Odenwald                           BANK: Volksbank Weschnitztal
Hanna Kilian                                       IBAN: DE44 5096 1592 0000 4471 02
Burgstraße 3                                       BIC: GENODE51FHO
64658 Fürth
hanna@papierwerkstatt.example                      Steuernummer: 005 838 60417`),
    ).toEqual(['Papierwerkstatt Odenwald', 'Greta Sommerfeld']);
  });
});

describe('nobody is', () => {
  test.each([
    [
      'Labor Details',
      'TAX INVOICE\n\nLabor Details\nQuantity            Rate      Amount\n6                 450.00    2,700.00',
    ],
    ['Dati anagrafici', 'FATTURA\n\nDati anagrafici\nCodice fiscale: 82000230058\nImporto totale: 646,84 €'],
    ['Dati della sede', 'FATTURA\n\nDati della sede\nIndirizzo: Piazza Martiri 19\nImporto totale: 646,84 €'],
  ])('%s', (heading, text) => {
    const { candidates, features } = fieldCandidates(documentFacts(typedLayout(text))).BUYER_NAME;
    const at = candidates.findIndex(({ value }) => value === heading);
    expect(at < 0 ? 1 : features[at]!.documentWord).toBe(1);
  });

  test('what stands below the beginning of a period or a code of a country', () => {
    const facts = documentFacts(
      typedLayout(`Abrechnungszeitraum:
von:
bis:

Bezeichnung:        Wartungsvertrag Heizungsanlage
Rechnung XR-2025-0311

Land:               DE
Name:               Frau Wiese`),
    );
    const { candidates, features } = fieldCandidates(facts).SELLER_NAME;
    const sold = (name: string) => features[candidates.findIndex(({ value }) => value === name)]!.seller;
    expect([sold('Wartungsvertrag Heizungsanlage'), sold('Frau Wiese')]).toEqual([0, 0]);
  });
});

test('day and time of printing in the corner of a browser’s page date nothing', () => {
  const found = readTyped(`12/4/24, 9:14 AM            Order #1422 - Administration
Bittersweet Candle Supply
910 Old Mill Road
Kalamazoo, MI 49001

SOLD TO:
Wren & Willow Gifts
18 Orchard Street
Saugatuck, MI 49453

Invoice #            1422
Date Ordered:        12/03/2024

Products                     Price      Total
Soy Wax Flakes 10 lb        $42.00    $126.00

Total:                                $126.00

https://bittersweetcandle.example/admin/invoice?oID=1422                 1/1`);
  expect(stated(found, 'INVOICE_DATE')).toBe('2024-12-03');
});

test('a weight behind its label is no total, however great', () => {
  const found = readTyped(`INVOICE
Invoice No. : INV1800564
Date: 27-NOV-2025
Total No. of Pcs: 12.00, G.Weight : 1,116.00, Volume : 1.903

Charge                      Qty      Amount / Qty     Amount (AED)
DELIVERY ORDER CHARGES    1.000           275.000           275.00
DOCUMENTATION CHARGES     1.000           150.000           150.00

Total :                                         AED         425.00`);
  expect(stated(found, 'TOTAL_AMOUNT')).toBe('425.00');
});

test('whole sums with two equal taxes and a rounding between them lead to the grand total', () => {
  const facts = documentFacts(
    typedLayout(`INVOICE
Invoice No. 34
Date 17.08.2025

S.No.  Particular               Quantity     Rate      Amount
1.     Visiting cards                900     3.00       2,700
2.     Letterhead A4               2,000     1.85       3,700
3.     Flex banner                    48    14.50         696

*Total                                                  7,096
CGST @ 6%                                              425.76
SGST @ 6%                                              425.76
Round off                                                0.48
*Grand Total                                            7,948`),
  );
  const { totals, bases } = composedTotals(amountCandidates(facts), facts);
  expect([...totals, ...bases].map(({ value }) => value)).toEqual(['7948', '7096']);
});

test('an invoice written as a letter is one', () => {
  const found = readTyped(`Imogen Parrish
77 Larkspur Lane
Asheville, NC 28801

October 26, 2024

Foxglove Media Group
Attn: Accounts Payable
4100 Biltmore Parkway
Asheville, NC 28803

Dear Accounts Payable,

Please find below invoice #20241026-IP for freelance writing services provided in October 2024.
This invoice covers the completion of nine blog posts as per our agreed-upon rate of $150 per post.

The total amount due is $1,350. Please remit payment within 30 days.

Sincerely,
Imogen Parrish`);
  expect(found.document_type).toBe('invoice');
  expect([stated(found, 'INVOICE_NUMBER'), stated(found, 'TOTAL_AMOUNT'), stated(found, 'BUYER_NAME')]).toEqual([
    '20241026-IP',
    '1350',
    'Foxglove Media Group',
  ]);
});

test('what follows from not having paid is no term', () => {
  const found = readTyped(`FACTURE FA-0624-018
DATE : 06/06/2024

Désignation                         Total HT
Hébergement annuel                  350,00 €

TOTAL TTC                           420,00 €
Toute somme non payée à l'échéance donnera lieu au paiement d'une indemnité de recouvrement de 40€`);
  expect(stated(found, 'PAYMENT_TERMS')).toBeUndefined();
});
