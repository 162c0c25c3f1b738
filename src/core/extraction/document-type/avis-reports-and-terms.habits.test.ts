import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const typeOf = (paper: string) => readTyped(paper).document_type;

test('numbers of one shape below each other, with days and amounts, are none of the paper’s own', () => {
  expect(
    typeOf(`WERKSTOFF UNION AG                                ZAHLUNGSAVIS
Kreditorenbuchhaltung, 68044 Mannheim
                                        Avis-Nr.     2600771904
Farben Lüttke GmbH                      Datum        06.07.2026
Zunftweg 8                              Valuta       08.07.2026
49078 Osnabrück

Wir haben heute folgende Posten reguliert:

Belegart    Ihre Nr.     Belegdat.    Markt    Brutto EUR    Abzug EUR      Netto EUR
Rechnung    RE-118301    08.06.26     114        2.418,08        72,54       2.345,54
Rechnung    RE-118344    10.06.26     120          896,07        26,88         869,19
Rechnung    RE-118409    15.06.26     207        3.104,71        93,14       3.011,57
Summe                                            6.418,86       192,56       6.226,30
Zahlbetrag                                          EUR                      6.226,30
`),
  ).toBe('statement');
});

test('delivery notes of one shape in the rows of a bill leave its own number alone', () => {
  expect(
    typeOf(`*Brennstoffe Huber GmbH

Autohaus Wenig
Hauptstr. 4
83022 Rosenheim

Rechnung Nr. 26/0418                                  30.06.2026

Lieferschein    Datum       Ware             Liter     Preis      Betrag EUR
LS-20881        08.06.26    Heizöl EL          800      0,95          760,00
LS-20914        15.06.26    Heizöl EL          400      0,96          384,00
LS-20977        22.06.26    Heizöl EL          600      0,94          564,00
Nettobetrag                                                         1.708,00
19 % MwSt.                                                            324,52
Rechnungsbetrag                                                     2.032,52
`),
  ).toBe('invoice');
});

test.each([
  ['SERVICEBERICHT', 'zugleich Rechnung'],
  ['BON D’INTERVENTION', 'valant facture'],
  ['WERKBON', 'tevens factuur'],
])('a report that says below its title that it is the bill is one: %s', (title, second) => {
  const words = second.includes('factu')
    ? {
        net: second.startsWith('v') ? 'Total HT' : 'Totaal excl. btw',
        tax: second.startsWith('v') ? 'TVA 20 %' : 'Btw 20 %',
      }
    : { net: 'Netto', tax: 'MwSt. 20 %' };
  expect(
    typeOf(`Kälte Brandl                                      *${title}
Gewerbestr. 3, 94234 Viechtach                    ${second}
                                                  Nr. 26/0883
Metzgerei Aschenbrenner
Stadtplatz 14                                     02.08.2026

2,5    Std.    Monteur                  62,00       155,00
1      St.     Schütz                   55,00        55,00
                              ${words.net}           210,00
                              ${words.tax}            42,00
                              Total                  252,00
`),
  ).toBe('invoice');
});

test('a service report that is none stays what it says it is', () => {
  expect(
    typeOf(`Kälte Brandl                                      *SERVICEBERICHT
Gewerbestr. 3, 94234 Viechtach                    Nr. 26/0883

Metzgerei Aschenbrenner, Stadtplatz 14            02.08.2026

Befund: Schütz verschmort, getauscht. Stromaufnahme gemessen 6,2 A. Verflüssiger gereinigt.
Ankunft 09:10    Abfahrt 11:40    Arbeitszeit 2,5 Std.
Unterschrift Kunde                Unterschrift Monteur
`),
  ).toBe('other');
});

test('net, tax and gross in one row make the total, where no label says which is which', () => {
  expect(
    typeOf(`*Aldersyde School
The Bursary, Malvern WR14 1AA

Mr & Mrs C. Oyelaran                              Pupil      OYELARAN Temi
The Old Forge                                     Date       12 December 2026
Upton WR7 4NH

FEES FOR THE LENT TERM 2027, payable on or before the first day of term, 6 January 2027

                                              £       VAT £             £
Tuition in advance, Lent Term          5,940.00    1,188.00      7,128.00
Lunches                                  286.00       57.20        343.20
After-school care                         63.00                     63.00
Total due                              6,289.00    1,245.20      7,534.20

If you pay by direct debit the amount will be collected on 6 January. Interest accrues daily on
overdue fees. A full term's notice in writing is required before the removal of a pupil.
VAT registration number 447 1188 20.
`),
  ).toBe('invoice');
});
