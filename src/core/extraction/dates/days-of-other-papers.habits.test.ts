import { expect, test } from 'vitest';
import { makeCandidate } from '../../candidates/candidate.ts';
import { layoutDocument } from '../../layout/layout-document.ts';
import { typedDocument } from '../../layout/testing/typed-page.ts';
import { documentFacts } from '../page/document-facts.ts';
import { readTyped } from '../testing/read-typed.ts';
import { isOfOrder } from './days-of-other-papers.ts';

const dateIn = (head: string) =>
  readTyped(`*Harlow Haustechnik GmbH
Mühlgasse 4, 80331 München

${head}

Schulverein Pemberg e.V.
Schulweg 12
79100 Freiburg

Schlussrechnung Nr. 2024-118

Bezeichnung                  Menge    Preis      Betrag
Eichenregal                  2        50,00      100,00

                    Netto            100,00 €
                    MwSt. 19 %        19,00 €
                    Gesamtbetrag     119,00 €`).entities.INVOICE_DATE?.[0]?.value;

test.each([
  ['Auftragsbestätigung: AB 2023-0866 vom 04.11.2023', 'Datum: 04.03.2024'],
  ['Lieferschein: LS 118 402 vom 04.11.2023', 'Datum: 04.03.2024'],
])('behind the number of another paper stands its day: %s', (other, own) => {
  expect(dateIn(`${other}\nLeistungszeitraum: 27.01.2024 – 18.02.2024\nSachbearbeiter: J. Möbus\n${own}`)).toBe(
    '2024-03-04',
  );
});

test('where no other day is told, that of an order may be all there is', () => {
  expect(dateIn('Rechnung: R 118 vom 04.03.2024')).toBe('2024-03-04');
});

function isOrdersDay(line: string): boolean {
  const facts = documentFacts(layoutDocument(typedDocument(line)));
  const segment = facts.layout.rows[0]!.segments.at(-1)!;
  const { start, end, value } = facts.datesIn(segment.text)[0]!;
  return isOfOrder(makeCandidate(segment, start, end, value), facts);
}

test.each([
  'Betreff: Rechnung Nr. 2024-17 vom 04.03.2024',
  'Betreff:          Rechnung Nr. 2024-17 vom 04.03.2024',
  'Objet : Facture n° 118 du 4/3/2024',
  'Oggetto: fattura n. 118 del 4/3/2024',
])('a subject line may name the invoice itself with its day: %s', (line) => {
  expect(isOrdersDay(line)).toBe(false);
});

test.each([
  'Betreff: Bestellung Nr. 118 vom 19.02.2024',
  'Betreff:          Bestellung Nr. 118 vom 19.02.2024',
  'Auftrag: Nr. 118 vom 19.02.2024',
  'Bon de commande : BC-118 du 4/3/2024',
])('a number behind the title of another paper makes it no invoice: %s', (line) => {
  expect(isOrdersDay(line)).toBe(true);
});

test('a used car was registered on another day than that of its bill, whatever stands above it', () => {
  const { entities } = readTyped(`Oker-Automobile                                        Bahnhofstraße 112
An- und Verkauf von Gebrauchtwagen                     38642 Goslar

                                                       Rechnungsnummer: 2021118
Frau
Annegret Ludwig
Am Nordhang 6
38667 Bad Harzburg

Fahrzeugrechnung
Skoda Fabia Combi
Erstzulassung:           18. März 2016
Kilometerstand           68450

Fahrzeugpreis                                          8.450,00 EURO
MwSt. 19 %                                                 0,00 EURO
Summe                                                  8.450,00 EURO

Lieferdatum entspricht Rechnungsdatum.
Goslar, den 09. Juli 2021`);
  expect(entities.INVOICE_DATE?.[0]?.value).toBe('2021-07-09');
});
