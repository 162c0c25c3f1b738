import { describe, expect, test } from 'vitest';
import { typedDocument } from '../layout/testing/typed-page.ts';
import { extractInvoice } from './extract-invoice.ts';
import { readBelowHead, readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

/** As typed, with the words of the first line twice as large. */
function readWithLargeHead(page: string): Found {
  const document = typedDocument(page);
  const top = document.pages[0]!.words[0]!.box.y;
  for (const word of document.pages[0]!.words) {
    if (word.box.y !== top) continue;
    word.fontSize *= 2;
    word.bold = true;
  }
  return extractInvoice(document);
}

const ITEMS = `Description              Qty       Price       Amount
Oak shelf                  2      £25.00       £50.00
Brackets                   4       £3.10       £12.40
`;

describe('the tax inside a total, with its word behind the amount', () => {
  test.each([
    'Total                    £62.40 (includes £10.40 VAT)',
    'Total                    £62.40 (incl. £10.40 VAT)',
    'Total                    £62.40 (incl. £10.40\n                         VAT)',
  ])('is the tax: %s', (sum) => {
    const found = readBelowHead(`${ITEMS}\nSubtotal                 £62.40\n${sum}`);
    expect([stated(found, 'TAX_AMOUNT'), stated(found, 'TOTAL_AMOUNT')]).toEqual(['10.40', '62.40']);
  });

  test('but what a delivery is included for is none', () => {
    const found = readBelowHead(`${ITEMS}\nTotal                    £62.40 (includes £10.40 delivery)`);
    expect([stated(found, 'TAX_AMOUNT'), stated(found, 'TOTAL_AMOUNT')]).toEqual([undefined, '62.40']);
  });
});

test.each([
  ['FCFA', 'Dakar – Sénégal', 'XOF'],
  ['F CFA', 'Abidjan – Côte d’Ivoire', 'XOF'],
  ['FCFA', 'Douala – Cameroun', 'XAF'],
  ['MAD', 'Casablanca – Maroc', 'MAD'],
])('whole amounts in %s of %s are amounts, in %s', (printed, town, currency) => {
  const found = readTyped(`BAOBAB VOYAGES SARL
Rue 12, ${town}

FACTURE N° FAC-0147            Date : 03/06/2025
Client :
Aminata Sow
Rue 10, Médina

Description              PU HT     Qté     Montant HT
Billet d’avion         385 000       1        385 000

Total HT                                385 000 ${printed}
TVA                                           0 ${printed}
Reste à payer                           185 000 ${printed}
Total TTC                               385 000 ${printed}`);
  expect([stated(found, 'TOTAL_AMOUNT'), stated(found, 'TAX_AMOUNT'), stated(found, 'CURRENCY')]).toEqual([
    '385000',
    '0',
    currency,
  ]);
});

describe('what is no term of payment', () => {
  test('is what happens to whoever has not paid', () => {
    const found = readTyped(`Imke Harms - Fährstraße 6 - 21107 Hamburg

Verein Abendsonne e. V.
Am Graben 2
21109 Hamburg

Rechnung 2025-014            Rechnungsdatum: 31.03.2025

Anzahl  Bezeichnung          Einzelpreis   Gesamtpreis
18      Redaktion                68,00 €    1.224,00 €

Gesamtsumme                                 1.224,00 €

Bitte überweisen Sie den Rechnungsbetrag von 1.224,00 € bis spätestens 14.04.2025 auf
das folgende Bankkonto:

Kontoinhaber: I. Harms
IBAN: DE44 4306 0967 1020 3040 50

Nach Ablauf von 14 Tagen ab Zugang der Rechnung tritt Zahlungsverzug gemäß § 286 BGB automatisch ein.`);
    expect(stated(found, 'PAYMENT_TERMS')).toContain('bis spätestens 14.04.2025');
  });

  test('is what becomes of the goods that nobody pays for', () => {
    const found = readTyped(`Signal Nord SARL
4 rue Carnot, 59380 Bergues

FACTURE N° 2214              Date : 18/04/2024
Client : Boulangerie Vandamme

Désignation              Qté       PU HT      Total HT
Panneau                    4       55,80        223,20

Total TTC                                       267,84 €

À défaut de paiement du prix à l'échéance convenue, Signal Nord pourra reprendre les marchandises.`);
    expect(stated(found, 'PAYMENT_TERMS')).toBeUndefined();
  });

  test('is the next label below its own, whose value stands at the right', () => {
    const found = readTyped(`Studio Altopiano S.n.c.
Via Ortigara 33, 36012 Asiago (VI)

Fattura Nr.                  58/2025
Cliente                      Comune di Alta
DATA                         12/03/2025
Totale netto                 1.850,00
Totale IVA                     407,00
Totale fattura               2.257,00
Termini del Pagamento        30 GG D.F.
Iva esigibile all'incasso    No`);
    expect(stated(found, 'PAYMENT_TERMS')).toBe('30 GG D.F.');
  });
});

describe('names', () => {
  const shop = (head: string, foot: string) => `                                        ${head}
                                        Kirchgasse 7
*Rechnung
                                        5310 Mondsee
                                        UID: ATU68123457

Anna Ober                   Rechnungsnummer: 2025-1093
Stelzhamerstraße 21         Rechnungsdatum: 14. Februar 2025
4020 Linz

Produkt              Menge      Preis
Salz                     4    € 27,60
Kissen                   1    € 34,90

        Gesamt                € 62,50

${foot}`;

  test.each(['Versand', 'Fracht'])('that end in what is charged for elsewhere are names: Almduft %s', (trade) => {
    const found = readTyped(shop(`Almduft ${trade}`, 'Vielen Dank für Ihren Einkauf bei Almduft!'));
    expect(stated(found, 'SELLER_NAME')).toBe(`Almduft ${trade}`);
  });

  const club = (signed: string) => `F. Bouzid                        Factuurnummer:  2024-0231
Havenhoofd 8                     Datum:          01-09-2024
3221 AM Hellevoetsluis           Vervaldatum:    30-09-2024

Geachte F. Bouzid,

Wij ontvangen het bedrag graag op bankrekening NL02 ABNA 0123 4567 89 ten name van
Zwemclub Zuiderduin onder vermelding van uitsluitend factuurnummer: 2024-0231.

Met vriendelijke groet,
${signed}

Omschrijving             Aantal       Totaal
Contributie                   1     € 150,00

Factuurbedrag:                      € 150,00`;

  test.each(['namens het bestuur,', 'namens de penningmeester,'])(
    'are not organs of whoever signs, but who holds the account: %s',
    (signed) => {
      expect(stated(readTyped(club(signed)), 'SELLER_NAME')).toBe('Zwemclub Zuiderduin');
    },
  );

  test('are not what takes place in a year', () => {
    const found = readWithLargeHead(`Nordovest Dev Conf 2025            Invoice

Nordovest Developers Association, Via Po 18, 10123 Torino
VAT No. IT11223340015
Invoice number NDC-0088
Date 21/01/2025

                                        Quadrante Software S.r.l.
                                        Corso Nizza 44
                                        12100 Cuneo

Nordovest Dev Conf 2025, Saturday 15 March 2025

Qty      Category              Price (EUR)    Subtotal (EUR)
2        Early bird                  81.97            163.94

VAT 22%                                                36.07
Total                                             EUR 200.01

Best regards
Nordovest Developers Association`);
    expect(stated(found, 'SELLER_NAME')).toBe('Nordovest Developers Association');
  });

  test('may be followed by the signs that fill their line', () => {
    const found = readTyped(`FACTURE N° 2214

                              N° Facture     Date           Règlement
                              2214           18/04/2024     Virement

                                             Boulangerie Vandamme____
                                             27 Grand Place____
                                             59380 Bergues____

Description              Qte      PU HT      Total HT
Panneau                    4      55,80        223,20

Total TTC                                      267,84 €`);
    expect(stated(found, 'BUYER_NAME')).toBe('Boulangerie Vandamme');
  });

  const web = (head: string, foot = '') => `${head}
                                        Factuurnummer: 20240316
                                        Datum: 02-12-2024




product                  aantal    stuk prijs    totaal prijs
Wollen sokken                 3       € 14.95         € 44.85

totaal:                                               € 44.85
btw:                                                   € 7.78

Factuuradres:
Marijke van der Heijden
Beukenlaan 12
6871 DK Renkum
${foot}`;

  test('of a shop that names itself nowhere else are its web address', () => {
    expect(stated(readTyped(web('www.wolsok.nl')), 'SELLER_NAME')).toBe('wolsok.nl');
  });

  test('of a shop that names itself are not its web address', () => {
    const found = readTyped(web('www.wolsok.nl', 'Breihuis Renkum B.V., Dorpsstraat 1, 6871 AA Renkum'));
    expect(stated(found, 'SELLER_NAME')).toBe('Breihuis Renkum B.V.');
  });
});

describe('a due date tells which number is the month', () => {
  const invoice = (issued: string, due: string, place = 'Quai 4, 31000 Oran') => `Oran Marine Spares
${place}

INVOICE 214
Invoice Date: ${issued}
Due Date: ${due}

Client: Nadia Ferhat

Item                Quantity       Price         Total
Bilge pump                 2   $1,450.00     $2,900.00

Total                                        $2,900.00`;

  test.each([
    ['05/03/2025', '04/04/2025', ['2025-03-05', '2025-04-04']],
    ['06/11/2024', '06/12/2024', ['2024-11-06', '2024-12-06']],
    ['11/06/2024', '12/06/2024', ['2024-11-06', '2024-12-06']],
    ['03/05/2025', '04/04/2025', ['2025-03-05', '2025-04-04']],
  ])('of %s and %s', (issued, due, expected) => {
    const found = readTyped(invoice(issued, due));
    expect([stated(found, 'INVOICE_DATE'), stated(found, 'DUE_DATE')]).toEqual(expected);
  });

  test('but an American address outweighs that a day is short', () => {
    const found = readTyped(invoice('03/04/2025', '03/05/2025', 'Austin, TX 78701'));
    expect([stated(found, 'INVOICE_DATE'), stated(found, 'DUE_DATE')]).toEqual(['2025-03-04', '2025-03-05']);
  });
});
