import { expect, test } from 'vitest';
import { lengthOfName } from './parties/name-trailers.ts';
import { countsDays } from './terms/counted-days.ts';
import { grantsNothing, offersDebit } from './terms/offers.ts';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

test('the number under which a company is registered is no part of its name', () => {
  const lines = [
    'Currawong Telecom Pty Ltd ABN 61 104 882 390',
    'Merbau Hosting Pte. Ltd. UEN 201834471N',
    'Nordlys ApS CVR-nr. 31447118',
    'Estudio Caracola S.L. C.I.F. B18220447',
    'Klangwerk GmbH USt-IdNr. DE281447118',
  ];
  expect(lines.map((line) => line.slice(0, lengthOfName(line)))).toEqual([
    'Currawong Telecom Pty Ltd',
    'Merbau Hosting Pte. Ltd.',
    'Nordlys ApS',
    'Estudio Caracola S.L.',
    'Klangwerk GmbH',
  ]);
  const names = ['RCS Logistics GmbH', 'TVA 5 Monde SARL', 'Vat 69 Distillers Ltd', 'EIN Presswire Inc.'];
  expect(names.map((line) => line.slice(0, lengthOfName(line)))).toEqual(names);
});

test('the only rate and the sum of all taxes may stand beside each other', () => {
  const found = readTyped(`*Norrskogs Bygg & Snickeri AB

Fakturanr        1447
Fakturadatum     2025-08-19

Benämning                  Antal      À-pris        Summa
Karmskruv                1,00 sats    318,40       318,40
Altandörr                1,00 st    7 490,00     7 490,00

Exkl. moms     Moms 25 %     Moms kr     Öresutj.     ATT BETALA
7 808,40       1 952,10      1 952,10    0,50         SEK 9 761,00`);
  expect(stated(found, 'TAX_AMOUNT')).toBe('1952.10');
});

test('the tax of all rates is called so in the singular as well', () => {
  const found = readTyped(`*FACTURE
#FA004118
07/02/2025

Produit                       Taux de taxe    Prix unitaire    Qté    Total
Thé vert Sencha                      5,5 %          11,75 €      2    23,50 €
Boule à thé                           20 %           5,42 €      1     5,42 €

Détail des taxes    Taux      Base       Total taxe      Total produits     28,92 €
Produits            5,500 %   23,50 €    1,29 €          Frais de livraison  4,92 €
                    20,000 %   5,42 €    1,08 €          Total (HT)         33,84 €
Livraison           20,000 %   4,92 €    0,98 €          Total taxe          3,35 €
                                                         Total              37,19 €`);
  expect(stated(found, 'TAX_AMOUNT')).toBe('3.35');
});

test('days with what they count from, or with how it will be paid, are terms in every language', () => {
  const terms = [
    'LCR 45 jours date de facture',
    'Virement 30 jours',
    'LCR à 60 jours fin de mois le 10',
    '30 giorni data fattura fine mese',
    'RiBa 30/60 gg d.f.f.m.',
    'Giro 60 días',
    '30 días fecha factura',
    '30 Tage nach Rechnungsdatum',
    '30 dagen na factuurdatum',
    '30 dagar efter fakturadatum',
  ];
  expect(terms.filter((text) => !countsDays(text))).toEqual([]);
  const others = ['30 jours', 'Reise 14 Tage', 'Retour 30 jours', 'Giro', 'Garantie 24 mois date de facture'];
  expect(others.filter(countsDays)).toEqual([]);
});

test('a discount that is not granted is no term', () => {
  const found = readTyped(`*COMPTOIR NORMAND DU CARREAU

FACTURE N°     FC118472
DATE           31/03/25

Désignation              Quantité    P.U. HT    Montant HT
Mortier colle               18,00      14,30        257,40

Total HT                  257,40
Total TVA                  51,48
NET A PAYER EUR           308,88

Mode de règlement               Échéance      Montant
LCR 45 jours date de facture    15/05/25       308,88

Escompte pour règlement anticipé : néant. Propriété réservée.`);
  expect(stated(found, 'PAYMENT_TERMS')).toBe('LCR 45 jours date de facture');
  expect(['Kein Skonto.', 'No discount for early payment.', "Pas d'escompte"].filter((t) => !grantsNothing(t))).toEqual(
    [],
  );
  expect(['Zahlbar ohne Skonto', '2% de escompte a 10 jours'].filter(grantsNothing)).toEqual([]);
});

test('ways of paying that are offered say nothing of when', () => {
  const found = readTyped(`*Currawong Telecom Pty Ltd

Tax Invoice          5 208 114 736
Issue date           11 Aug 2025
Due by               1 Sep 2025

nbn Business Standard 50                    $95.00
Static IP address                           $10.00
Total due                                  $105.00
GST included                                 $9.55

How to pay

Direct debit
Set up at currawong.example/pay or in the app.`);
  expect(stated(found, 'PAYMENT_TERMS')).toBeUndefined();
});

test('an offer to have the money taken does not say when it is taken', () => {
  expect(
    ['Direct debit Set up at acme.example', 'Switch to AutoPay', 'Lastschrift: einrichten unter acme.example'].filter(
      (text) => !offersDebit(text),
    ),
  ).toEqual([]);
  expect(
    ['Your direct debit will be taken soon', 'By direct debit', 'Zahlung per Lastschrift'].filter(offersDebit),
  ).toEqual([]);
});
