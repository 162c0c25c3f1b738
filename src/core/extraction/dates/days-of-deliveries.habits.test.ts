import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const bill = (other: string) => `
Hellwig Bürobedarf GmbH & Co. KG · Leuschnerstraße 84 · 34134 Kassel

Kornmann Tischlerei GmbH                                    Ihre Bestellung: per E-Mail
Am Sälzerhof 7                                              ${other}
34308 Bad Emstal

RECHNUNG
Rechnungs-Nr.         Datum               Kunden-Nr.       Auftrag
RE25-048817           08.09.2025          207719           AB25-51306

Bezeichnung                              Menge     E-Preis     Gesamt EUR
Kopierpapier A4                             40        4,29         171,60
                                         Rechnungsbetrag           171,60`;

test.each(['Lieferschein LS25-66120 vom 04.09.2025', 'Lieferschein-Nr. 66120 vom 04.09.2025'])(
  'the day behind the number of another paper is not the one of the invoice: %s',
  (other) => {
    expect(readTyped(bill(other)).entities.INVOICE_DATE?.[0]?.value).toBe('2025-09-08');
  },
);

test('a day below an amount that is taken, with a word for its tax behind it, is the one to pay on', () => {
  const { entities } = readTyped(`
Élévia Énergies SAS
11 quai de Bacalan, 33300 Bordeaux

SARL Boulangerie Mesplède
8 rue des Tonneliers
33210 Langon

Facture d'électricité n° 2507-0448120 du 4 juillet 2025

Montant à prélever
927,00 € TTC
le 21 juillet 2025 sur votre compte bancaire

Montant hors TVA                                                    772,50 €
TVA à 20 %                                                          154,50 €
Total TTC                                                           927,00 €`);
  expect(entities.DUE_DATE?.[0]?.value).toBe('2025-07-21');
});
