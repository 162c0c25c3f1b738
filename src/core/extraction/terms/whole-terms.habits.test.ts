import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const SHEET = `*Nordlicht Tontechnik GmbH
Am Güterbahnhof 4, 35037 Marburg

*RECHNUNG
Rechnungsnummer: RE-26-10387
Rechnungsdatum: 05.10.2026

Gesamtschule Lahntal
Schulstraße 11
35216 Biedenkopf

Bezeichnung                     Betrag
Wartung der Anlage              800,00 €
Summe netto                     800,00 €
USt 19 %                        152,00 €
Gesamtbetrag                    952,00 €

`;
const BILL = `*Quillex Business Ltd
1 Signal Court, Reading RG1 8EQ

*INVOICE
Invoice number: QX77104482
Invoice date: 22 October 2026

Bill to:
Farrow Joinery Ltd
Unit 6 Tannery Yard
Wellingborough NN8 1LT

Description                     Amount
Monthly charges                 £94.36
VAT at 20%                      £18.87
Total                          £113.23

`;
const FACTURE = `*Atelier Belmont SARL
4 quai de la Garenne, 33310 Lormont

*FACTURE n° F-2026-118
Date : 12/10/2026

Client :
Garage Quillet SA
7 impasse des Merisiers
33440 Saint-Romain

Désignation                     Montant
Entretien                       184,91 €
Total HT                        184,91 €
TVA 20 %                         36,98 €
Total TTC                       221,89 €

`;
const terms = (head: string, foot: string) => readTyped(`${head}${foot}`).entities.PAYMENT_TERMS?.[0]?.value;

test('terms in a narrow cell or column are read to their end', () => {
  expect(
    terms(
      SHEET,
      `Fälligkeitsdatum       04.11.2026
IBAN                   DE61 5335 0000 0110 0044 71
Zahlungsbedingungen    Zahlbar innerhalb von 30 Tagen
                       nach Rechnungsdatum ohne
                       Abzug. Bei Zahlung innerhalb 10
                       Tagen 2 % Skonto.`,
    ),
  ).toBe('Zahlbar innerhalb von 30 Tagen nach Rechnungsdatum ohne Abzug. Bei Zahlung innerhalb 10 Tagen 2 % Skonto.');
  expect(
    terms(
      FACTURE,
      `Conditions de règlement      IBAN
Paiement à 30 jours fin      FR76 3000 6000 0112 3456 7890 189
de mois à compter de la      BIC AGRIFRPP
date de facture par
virement bancaire.`,
    ),
  ).toBe('Paiement à 30 jours fin de mois à compter de la date de facture par virement bancaire.');
  expect(terms(SHEET, 'Zahlungsziel       14 Tage ab\n                   Rechnungsdatum')).toBe(
    '14 Tage ab Rechnungsdatum',
  );
});

test('terms end where another matter begins: penalties, notes with a title of their own, the day said once more', () => {
  expect(
    terms(
      BILL,
      `Terms
Payment is due within 14
days of receipt of this
invoice. Late payments
incur interest of 2 %
per month.`,
    ),
  ).toMatch(/is due within 14 days of receipt of this invoice\.$/);
  expect(
    terms(
      BILL,
      `Terms       Net 30 days from
            date of invoice
Notes       goods remain ours
            until paid.`,
    ),
  ).toBe('Net 30 days from date of invoice');
  expect(
    terms(
      SHEET,
      `Zahlungsbedingung       14 Tage 2% Skonto, 30 Tage netto
                        bis zum 19.10.2026 abzgl. 2,00 % Skonto
                        bis zum 04.11.2026 ohne Abzug
Gewicht                 brutto 118,000 KG`,
    ),
  ).toBe('14 Tage 2% Skonto, 30 Tage netto');
});

test('terms end before what happens from then on, and a warning of forged accounts is none', () => {
  expect(
    terms(
      BILL,
      `Our fees are payable within twenty-one days of the date hereof, after which interest may be
charged under the Late Payment of Commercial Debts Act.

Please verify our bank details by telephone before paying.`,
    ),
  ).toBe('Our fees are payable within twenty-one days of the date hereof');
  expect(
    terms(
      SHEET,
      `Zahlbar innerhalb von 14 Tagen ab Rechnungsdatum, danach berechnen wir Verzugszinsen von 9 %.

Bitte prüfen Sie vor der Zahlung unsere Bankverbindung telefonisch.`,
    ),
  ).toBe('Zahlbar innerhalb von 14 Tagen ab Rechnungsdatum');
});

test('a collection told in two lines is the term, and no sentence about contracts and complaints', () => {
  const small = `Need to talk? Call 0330 555 0150, or go to quillex.example/help. Your minimum term for Business
Fibre 300 ends on 14 March 2028. If we can’t settle a complaint within 8 weeks you can go to the Communications
Ombudsman.`;
  expect(terms(BILL, `We’ll collect £113.23 by Direct Debit\non or just after 5 November 2026.\n\n${small}`)).toBe(
    'We’ll collect £113.23 by Direct Debit on or just after 5 November 2026.',
  );
  expect(terms(BILL, small)).toBeUndefined();
  expect(terms(BILL, 'If a complaint is not settled within 8 weeks you can go to the Ombudsman.')).toBeUndefined();
});

test('a masked account between goes on with the sentence', () => {
  expect(
    terms(
      SHEET,
      `Der Rechnungsbetrag wird am 12.10.2026 per SEPA-Lastschrift von Ihrem Konto
DE** **** **** **** **71 09 eingezogen.`,
    ),
  ).toBe(
    'Der Rechnungsbetrag wird am 12.10.2026 per SEPA-Lastschrift von Ihrem Konto DE** **** **** **** **71 09 eingezogen.',
  );
});

test('days net win over days for a discount, and in neighbouring lines both are one', () => {
  expect(terms(FACTURE, '30 jours nets                      Escompte 1 % pour paiement à 8 jours')).toBe(
    '30 jours nets',
  );
  expect(terms(SHEET, 'Zahlbar innerhalb von 30 Tagen netto.\nBei Zahlung innerhalb von 8 Tagen 2 % Skonto.')).toBe(
    'Zahlbar innerhalb von 30 Tagen netto. Bei Zahlung innerhalb von 8 Tagen 2 % Skonto.',
  );
  expect(terms(SHEET, 'Bei Zahlung innerhalb von 8 Tagen gewähren wir 2 % Skonto.')).toMatch(/8 Tagen/);
});

test('a label without a colon is the beginning of the sentence that it stands in', () => {
  expect(terms(BILL, 'Payment is due in full before the event.')).toBe('Payment is due in full before the event.');
  expect(terms(BILL, 'Terms of payment are 45 days from the date of invoice.')).toMatch(
    /^Terms of payment are 45 days/,
  );
  expect(terms(FACTURE, 'Paiement à 30 jours fin de mois')).toBe('Paiement à 30 jours fin de mois');
  expect(terms(BILL, 'Payment terms: net 30 days')).toBe('net 30 days');
});

test('on which day money is taken, or until which day is to be paid, are terms; the name of a field and a day are none', () => {
  for (const said of [
    'This amount will be debited from your account on or around 15 November 2026.',
    'We will take £113.23 from your account on or after 1 November 2026.',
  ])
    expect(terms(BILL, said)).toBe(said);
  for (const said of ['Prélèvement automatique le 12/11/2026', 'À payer au plus tard le 18 novembre 2026'])
    expect(terms(FACTURE, said)).toBe(said);
  const collected = readTyped(`${SHEET}Wir erlauben uns, den Betrag am 1. November 2026 einzuziehen.`).entities;
  expect(collected.PAYMENT_TERMS?.[0]?.value).toMatch(/einzuziehen\.$/);
  expect(collected.DUE_DATE?.[0]?.value).toBe('2026-11-01');
  for (const field of [
    'Date limite de paiement : 06/11/2026',
    'Prélèvement automatique',
    'À régler avant le : 06/11/2026',
  ])
    expect(terms(FACTURE, field)).toBeUndefined();
});

test('terms end with their sentence behind a day of the month, and with the account', () => {
  expect(
    terms(
      BILL,
      `Payment is due by November 20. Please make your check payable to the boosters and mail
it to the address above, or give it to any of them.`,
    ),
  ).toBe('Payment is due by November 20.');
  expect(
    terms(
      BILL,
      `Payment: 30 days from invoice date by transfer to Lloyds Bank, IBAN GB29 NWBK 6016 1331 9268 19, or cheque in favour
of Quillex Business Ltd and no other.`,
    ),
  ).not.toMatch(/no other/);
});

test('beside the amount in a bar stands until when it is to be paid', () => {
  expect(terms(FACTURE, '*Montant à payer          221,89 €          À régler avant le 06/11/2026')).toBe(
    'À régler avant le 06/11/2026',
  );
});

test('terms in a row with a tax and its amount are no item with a price', () => {
  const paper = `*Les Entreprises Rivel inc.                          Facture
2240, rang du Moulin                                 Numéro de facture    2025-118
Lévis (Québec) G6V 1A1                               Date de facture      2025-11-01

Copropriété du Parc
455, boulevard Talbot
Lévis (Québec) G6V 2B2

Description                          Coût unitaire     Quantité        Total
Stationnement, saison 2025-2026         1 150,00 $     1          1 150,00 $
Abrasif, au besoin                         45,00 $     4            180,00 $

Conditions                                             Sous-total    1 330,00 $
Payable dans les 15 jours. Intérêts de 2 % par mois    TPS 5%           66,50 $
                                                       TVQ 9.975%      132,67 $
                                                       Total         1 529,17 $
`;
  expect(readTyped(paper).entities.PAYMENT_TERMS?.[0]?.value).toBe('Payable dans les 15 jours.');
});

test('a verb in two parts is whole with the line that names the account', () => {
  const { entities } = readTyped(`*Codewaard
Croeselaan 207
3521 BN Utrecht

Factuur 2024-041                         02-10-2024

Kapsalon Noord
Veerallee 38
8019 AD Zwolle

Website                                3.919,82
BTW 21%                                  823,16
Totaal factuurbedrag                   4.742,98

U wordt verzocht dit bedrag binnen 30 dagen onder vermelding van het factuurnummer over
te maken op rekening NL18 INGB 0007 4418 26 t.n.v. Codewaard`);
  expect(entities.PAYMENT_TERMS?.[0]?.value).toContain('factuurnummer over te maken');
});

test('a heading about terms is none', () => {
  const { entities } = readTyped(`*Brightwater Energy Ltd
4 Mill Lane, Leeds LS1 4AP

Bill number 188042        Bill date 4 March 2024

Electricity                 113.72
VAT 5 %                       5.69
Total                       119.41

Terms explained`);
  expect(entities.PAYMENT_TERMS).toBeUndefined();
});

test.each([
  ['A discount of 2% may be deducted if paid by 14 February 2027; otherwise net by 9 March 2027.', '2027-03-09'],
  ['Descuento del 2 % por pago antes de 10 días; neto 30 días', undefined],
  ['To be settled by standing order on the 14th of February 2027.', '2027-02-14'],
  ['Rogamos efectúen el ingreso en un plazo máximo de 15 días desde la recepción de la factura.', undefined],
  ['Les agradeceremos que abonen esta factura antes del día 14 de febrero de 2027.', '2027-02-14'],
])('the whole sentence that says when to pay: %s', (sentence, day) => {
  const { entities } = readTyped(`${SHEET}\n${sentence}`);
  expect(entities.PAYMENT_TERMS?.[0]?.value).toBe(sentence);
  if (day) expect(entities.DUE_DATE?.[0]?.value).toBe(day);
});

test.each(['Netto Kasse bis 14.02.2027', 'A pagar antes de: 14/02/2027'])('the day by which to pay: %s', (line) => {
  expect(readTyped(`${SHEET}\n${line}`).entities.DUE_DATE?.[0]?.value).toBe('2027-02-14');
});
