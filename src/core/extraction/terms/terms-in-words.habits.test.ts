import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const ENGLISH = `*Harlow Joinery Ltd
4 Mill Lane
Leeds LS1 4AP

INVOICE                       Invoice No. HJ-204        Date: 4 March 2024

Bill to:
Pemberton Schools Trust
12 College Road, York YO1 7EP

Description                      Amount
Work as agreed                   100.00
Total                           £100.00

`;
const FRENCH = `*Menuiserie Harlow SARL
4 rue du Moulin
75002 Paris

Facture N° HJ-204        Date : 04/03/2024

Client :
Lycée Pemberton
12 rue du Collège
31300 Toulouse

Désignation                      Montant
Travaux                          100,00 €
Total TTC                        100,00 €

`;
const ITALIAN = `*Falegnameria Harlow S.r.l.
Via Mulino 4
44019 Voghiera (FE)

Fattura n. HJ-204 del 04/03/2024

Spett.le
Scuola Pemberton
Via Roma 12
40121 Bologna

Descrizione                      Importo
Lavori                          100,00 €
Totale                          100,00 €

`;
const GERMAN = `*Schreinerei Harlow GmbH
Mühlgasse 4
80331 München

Rechnung                       Rechnungsnr. HJ-204        Datum: 04.03.2024

Schulverein Pemberg e.V.
Schulweg 12
79100 Freiburg

Beschreibung                      Betrag
Arbeiten wie vereinbart           100,00 €
Gesamtbetrag                      100,00 €

`;

const termsOf = (text: string) => readTyped(text).entities.PAYMENT_TERMS?.[0]?.value;

test.each([
  [
    ENGLISH,
    'All prices are duty paid. Terms are strictly thirty days from date of invoice; the goods remain ours until paid for.',
    'Terms are strictly thirty days from date of invoice',
  ],
  [ENGLISH, 'Our terms are thirty days net.', 'Our terms are thirty days net.'],
  [GERMAN, 'Zahlungsziel: dreißig Tage', 'dreißig Tage'],
  [FRENCH, 'Nos factures sont payables à trente jours.', 'Nos factures sont payables à trente jours.'],
  [FRENCH, 'Nos factures sont payables à 30 jours.', 'Nos factures sont payables à 30 jours.'],
])('days to pay in may be written out: %#', (head, line, terms) => {
  expect(termsOf(head + line)).toBe(terms);
});

test('"trente" is no Dutch interest', () => {
  expect(termsOf(`${FRENCH}Règlement sous trente jours à réception de facture.`)).toContain('sous trente jours');
});

test('by which means to pay to the account in the next line is no part of the terms', () => {
  const lines =
    'Pagamento a vista fattura mediante bonifico bancario:\nBanca di Ferrara, IBAN IT60 X054 2811 1010 0000 0123 456';
  expect(termsOf(ITALIAN + lines)).toMatch(/vista fattura$/);
});

test('a number counts the days of its own language: Polish "ten miesiąc" is this month, and no ten', () => {
  expect(termsOf(`${ENGLISH}Payment for ten miesiąc as agreed.`)).toBeUndefined();
});

test('what is guaranteed for thirty days is not paid in them', () => {
  expect(termsOf(`${ENGLISH}We guarantee our work for thirty days. Thank you.`)).toBeUndefined();
});

test.each([
  [ENGLISH, 'Strictly 30 days from end of month of invoice'],
  [ENGLISH, 'Strictly 30 days'],
  [ENGLISH, '30 days from end of month'],
  [ENGLISH, 'Payable without discount by 14 February 2026'],
  [GERMAN, 'Zahlbar ohne Skonto bis 14.02.2026'],
  [GERMAN, 'Ohne Skonto zahlbar bis 14.02.2026'],
  [FRENCH, 'Strictement 30 jours fin de mois'],
])('a line that says nothing but how strictly and when to pay is the terms: "%s%s"', (head, line) => {
  expect(termsOf(head + line)).toBe(line);
});

test('a field of the due date says no terms', () => {
  expect(termsOf(`${GERMAN}Zahlbar bis: 14.02.2026`)).toBeUndefined();
});

test.each([
  'Title passes on payment in full.',
  'All invoices are subject to our standard terms. Title passes on payment in full.',
  'Title to the goods shall not pass to the buyer until payment in full has been received.',
  'Rights are assigned to the client on payment in full.',
])('who owns what until it is paid for is no term: "%s"', (sentence) => {
  expect(termsOf(ENGLISH + sentence)).toBeUndefined();
});

test.each([
  [ENGLISH, 'Strictly 30 days', 'The licence (print, two years) begins on receipt of payment.'],
  [ENGLISH, '', 'Drawings are released once the account has been paid in full.'],
  [GERMAN, '', 'Die Nutzungsrechte gehen nach Zahlung des Rechnungsbetrags über.'],
  [FRENCH, '', 'Les droits d’exploitation sont cédés après paiement de la facture.'],
])('what one may do or gets when it is paid is no term: "%s%s%s"', (head, terms, sentence) => {
  expect(termsOf(`${head}${terms}\n${sentence}`)).toBe(terms || undefined);
});

test('an amount ends a sentence as a word does', () => {
  expect(termsOf(`${ENGLISH}Retainer held as of 31 May: $1,250.00. Payment is due upon receipt.`)).toBe(
    'Payment is due upon receipt.',
  );
});
