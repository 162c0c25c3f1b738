import { expect, test } from 'vitest';
import { typedLayout } from '../layout/testing/typed-page.ts';
import { amountCandidates } from './amounts/amount-candidates.ts';
import { documentFacts } from './page/document-facts.ts';
import { isPossibleName } from './parties/possible-name.ts';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

test('the sentence that says when to pay may begin in the middle of a line and end in the middle of another', () => {
  const german = readTyped(`Nora Bergschmidt   Kantweg 12   20357 Hamburg

Stiftung Uferkante
Brunnenstr. 63
22763 Hamburg

*Rechnung #2025-014                                           Hamburg, 17.04.2025

Pos.   Beschreibung                                            Preis
1.     Lektorat Jahresbericht, 62 Normseiten                 341,00€
2.     Korrektorat der Druckfahnen                           118,50€
                                               Gesamt:       459,50€

Vielen Dank für die Zusammenarbeit. Die Rechnungssumme überweisen Sie bitte innerhalb
von 14 Tagen ohne Abzug auf mein unten genanntes Konto unter Nennung der
Rechnungsnummer. Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.`);
  expect(stated(german, 'PAYMENT_TERMS')).toBe(
    'Die Rechnungssumme überweisen Sie bitte innerhalb von 14 Tagen ohne Abzug auf mein unten genanntes Konto unter Nennung der Rechnungsnummer.',
  );
  const english = readTyped(`Harrow & Wells Joinery
9 Mill Yard, Otley LS21 1BW

*INVOICE 3318                                                  6 May 2025

Bill to: Pemberton Schools Trust

Description                                                  Amount
Repair of the gate at the north entrance                     £480.00
                                                   Total     £480.00

Thank you for trusting us with the gate. Please transfer the
total within 21 days of the invoice date to the account below.`);
  expect(stated(english, 'PAYMENT_TERMS')).toBe(
    'Please transfer the total within 21 days of the invoice date to the account below.',
  );
});

test('a rate whose sign stands in the column of the currency is no amount', () => {
  const layout = typedLayout(`Total:       223,86        EUR
IVA:           23          %
Subtotal:    182,00        EUR`);
  const amounts = amountCandidates(documentFacts(layout)).map(({ value }) => value);
  expect(amounts).toEqual(['223.86', '182.00']);
});

test('taxes by rates below the items, in the columns of counts and prices, are no item', () => {
  const found = readTyped(`                                          *FACTURE N° 2025-0087
                                          Besançon, le 16/06/2025

Libellé                                   Qté     PU HT     TVA    TOTAL HT
Clavier rétroéclairé                        2     34,90   20,00       69,80
Dépose de l'ancien matériel                 1     45,00   10,00       45,00
Manuel utilisateur                          2     12,50    5,50       25,00

Net à payer TTC : 159,64 €      Total HT : 139,80 €      Total TVA : 19,84 €
                             Taux TVA    5.50 %    10.00 %   20.00 %    TOTAL
                             Total HT     25,00      45,00     69,80   139,80
                             Total TVA     1,38       4,50     13,96    19,84
                             Total TTC    26,38      49,50     83,76   159,64`);
  expect(found.line_items.map(({ line_total }) => line_total)).toEqual(['69.80', '45.00', '25.00']);
});

test('a receipt may be numbered by its title and a sign in any language', () => {
  const found = readTyped(`                                                 *Pixel y Rama SL
                                                 C/ Aljibe, 14
                                                 14003 Córdoba
                                                 957 55 50 61
Facturar a
Olivar Valero e Hijos
14600 Montoro (Córdoba)

Recibo #:             412
Vencimiento:   15/10/2025

Descripción                   Precio      Cantidad     Importe
Mantenimiento de la web      €120,00           1.0     €120,00
Sesión de formación           €65,00           2.5     €162,50
                                          Subtotal:    €282,50
                                          IVA 21%       €59,33
                                             Total:    €341,83`);
  expect(stated(found, 'INVOICE_NUMBER')).toBe('412');
});

const MAILED_RECEIPT = `                          Brightdesk

Hi Wendell,

Thanks for using Brightdesk. This email is the receipt for your
purchase. No payment is due.

This purchase will appear as “BRIGHTDESK*TEAM” on your credit
card statement for your Visa ending in 8817. Need to update your
payment information?

*BD-2025-004417                                    February 11, 2025

Description                                             Amount
Brightdesk Team, annual, 6 seats                        $432.00
Priority support add-on                                  $90.00
                                            Total       $522.00

Brightdesk, LLC
1180 Alder St.
Eugene, OR 97401`;

test('a number and its day alone above the list are those of a mailed receipt', () => {
  const found = readTyped(MAILED_RECEIPT);
  expect(stated(found, 'INVOICE_NUMBER')).toBe('BD-2025-004417');
  expect(stated(found, 'INVOICE_DATE')).toBe('2025-02-11');
});

test('"the receipt for your" and a sentence that a line breaks off name no buyer', () => {
  const found = readTyped(MAILED_RECEIPT);
  expect(stated(found, 'BUYER_NAME') ?? '').not.toMatch(/purchase|appear/);
  expect(isPossibleName('Diese Rechnung wurde maschinell erstellt und ist auch ohne Unterschrift')).toBe(false);
  expect(isPossibleName('Cette facture est payable dans les trente jours qui suivent')).toBe(false);
  expect(isPossibleName('Our Lady of Perpetual Help Catholic Primary School')).toBe(true);
});

test('an instalment is of what the column of its period has, beside the amounts of the whole order', () => {
  const found = readTyped(`*Obermair Bau GmbH
4812 Pinsdorf

*ABSCHLAGSRECHNUNG Nr. AR-2025-03                      30.06.2025

Pos.   Beschreibung          Menge     Einheit    Menge        Einzelpreis     Gesamtpreis     Periode
                             Gesamt               Periode                                      Betrag
02.01  Erdaushub                   140       m³          140         28,50       3.990,00        3.990,00
03.02  Bodenplatte C25/30           96       m³           72        214,00      20.544,00       15.408,00
03.05  Randbalken                  210       m²          105         46,20       9.702,00        4.851,00

                                               Leistung Periode (netto)                         24.249,00
                                               Umsatzsteuer 20%                                  4.849,80
                                               ABSCHLAGSSUMME BRUTTO                            29.098,80`);
  expect(found.line_items.map(({ quantity, line_total }) => `${quantity} ${line_total}`)).toEqual([
    '140 3990.00',
    '72 15408.00',
    '105 4851.00',
  ]);
});
