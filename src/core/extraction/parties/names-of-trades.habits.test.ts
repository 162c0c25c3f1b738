import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const partiesOf = (paper: string) => {
  const { entities } = readTyped(paper);
  return [entities.SELLER_NAME?.[0]?.value, entities.BUYER_NAME?.[0]?.value];
};

test.each(['Buchhandlung', 'Fahrschule', 'Bäckerei'])(
  'a trade belongs to the brand that stands behind it: %s',
  (trade) => {
    const [seller] = partiesOf(`
^Lindenblatt
Am Markt

${trade} Lindenblatt · Marktstraße 17 · 99423 Weimar         Rechnungs-Nr.    RE-2508-1193
                                                              Datum            11.08.2025
Staatliche Regelschule Ilmtal
Schulstraße 4
99441 Mellingen

Rechnung

Artikel                               Menge       Preis        Betrag
Leistung laut Lieferung                  30        9,35        280,50
                                         Gesamtbetrag        280,50 €
Zahlbar binnen 14 Tagen. www.lindenblatt.example`);
    expect(seller).toBe(`${trade} Lindenblatt`);
  },
);

test('whose name begins with the logo sends, also beside a buyer with a VAT number', () => {
  expect(
    partiesOf(`
^Brannigan's Table                                  Good food for good company

Brannigan's Table Catering DAC
Unit 4, Oranmore Business Park
Galway H91 X0XX                                     Atlantic Marine Research Trust CLG
Ireland                                             New Quay Road 3
                                                    Galway H91 Y1YY
                                                    Ireland
                                                    VAT: IE3301876QH

Invoice INV/2021/0342
Invoice Date: 06/14/2021          Due Date: 07/14/2021

Description                        Quantity      Unit Price       Amount
Breakfast buffet                        120           11.50   € 1,380.00
                                        Total                 € 1,380.00`),
  ).toEqual(["Brannigan's Table Catering DAC", 'Atlantic Marine Research Trust CLG']);
});

test('"Company Limited" below a long name ends it', () => {
  const [, buyer] = partiesOf(`
^HARLAND & PRYCE                                                           INVOICE
                                                    Harland & Pryce Forwarding Ltd
                                                    The Dock, Felixstowe IP11 3TF

The Northfield Ceramics & Tableware                 Delivered to
Company Limited                                     Northfield Tableware Distribution
Garner Street                                       Unit 9, Scotia Business Park
Stoke-on-Trent ST4 7BH                              Tunstall ST6 4HG

Invoice no.  HP 118264            Date  17 Mar 2025

Charges                                             GBP
Ocean freight                                  1,699.60
Terminal handling                                242.00
Total                                          1,941.60`);
  expect(buyer).toBe('The Northfield Ceramics & Tableware Company Limited');
});

test('an office below a name in a narrow column is no more of it', () => {
  const [, buyer] = partiesOf(`
Bluemarl Managed Services, LLC                                 INVOICE
730 Canal Park Drive                                           Invoice: BM-114872
Duluth, MN 55802                                               Date: 12/02/2024

BILL TO:                       SHIP TO:
Harbor Grain Cooperative       Elevator No. 2
Finance Office                 1400 Port Terminal Dr
215 Garfield Ave               Superior, WI 54880
Duluth, MN 55802

Description                               Qty       Price       Amount
Managed workstation plan                   38       42.00     1,596.00
                                        Total                $1,596.00`);
  expect(buyer).toBe('Harbor Grain Cooperative');
});

test('letters of a VAT number are no label of a party', () => {
  expect(
    partiesOf(`
SANITÄR EBERWEIN
Mühlgasse 4 · 97816 Lohr · USt-IdNr. DE204718336

Gasthof Zum Goldenen Hirschen
Marktplatz 3
97828 Marktheidenfeld

Rechnung Nr. 2025-118
Datum 03.03.2025

Bezeichnung                 Menge     Einzelpreis     Betrag
Armatur                        10           31,20     312,00
Gesamtbetrag                                      312,00 EUR`),
  ).toEqual(['SANITÄR EBERWEIN', 'Gasthof Zum Goldenen Hirschen']);
});
