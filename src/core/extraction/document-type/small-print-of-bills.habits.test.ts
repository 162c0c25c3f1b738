import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const plain = (sentence: string) => `*Harlow Cleaning
4 Mill Lane, Leeds LS1 4AP

4 March 2024
Mrs J Smith, 3 Elm Road, York YO1 7EP

Cleaning of windows               £40.00
Gutters                           £25.00
Total                             £65.00

${sentence}
Sort code 40-11-12  Account 12345678
`;

// What bills say to whoever finds them wrong, or hands them on.
test.each([
  'If you think your bill is wrong, please call us on 0113 496 0000.',
  'Please report any errors on your invoice within 14 days.',
  'Please provide the invoice reference when paying.',
  'Please forward the invoice to your accounts department.',
  'We cannot process the invoice payment by phone.',
])('a plain bill stays one that says: %s', (sentence) => {
  expect(readTyped(plain(sentence)).document_type).toBe('invoice');
});

const utility = (name: string, street: string, title: string, rows: string, sentence: string) => `*${name}
${street}

55120
04.03.2024
${title}

${rows}

${sentence}
`;

test.each([
  [
    'German',
    'Stadtwerke Harlow',
    'Mühlweg 4, 70173 Stuttgart',
    'Ihre Stromrechnung',
    `Arbeitspreis                       72,00
Grundpreis                         18,00
MwSt. 19%                          17,10
Zu zahlen                        107,10 €`,
    [
      'Sollte Ihre Rechnung fehlerhaft sein, melden Sie sich bitte.',
      'Bitte begleichen Sie die Rechnung innerhalb von 14 Tagen und senden Sie uns den Abschnitt zurück.',
      'Ohne Rechnungsnummer können wir Ihre Zahlung nicht buchen.',
    ],
  ],
  [
    'French',
    'Energie Harlow',
    '4 rue du Moulin, 69001 Lyon',
    "Votre facture d'électricité",
    `Consommation                       72,00
Abonnement                         18,00
TVA 20%                            18,00
Montant à payer                  108,00 €`,
    [
      'Votre facture comporte deux parties.',
      'Erreur sur votre facture ? Appelez-nous.',
      'Merci de transmettre la facture à votre service comptable.',
    ],
  ],
  [
    'Spanish',
    'Energía Harlow',
    'Calle Molino 4, 28001 Madrid',
    'Su factura de electricidad',
    `Consumo                            72,00
Potencia                           18,00
IVA 21%                            18,90
Total a pagar                    108,90 €`,
    [
      'Puede solicitar el envío de su factura por correo electrónico.',
      'Si observa algún error en su factura, comuníquelo.',
    ],
  ],
  [
    'Italian',
    'Energia Harlow',
    'Via Mulino 4, 20121 Milano',
    'La sua bolletta luce',
    `Consumo                            72,00
Quota fissa                        18,00
IVA 10%                             9,00
Totale da pagare                  99,00 €`,
    ["Può richiedere l'invio della fattura per e-mail.", 'Se rileva errori nella sua fattura, ci contatti.'],
  ],
  [
    'Dutch',
    'Energie Harlow',
    'Molenweg 4, 1012 AB Amsterdam',
    'Uw factuur',
    `Verbruik                           72,00
Vastrecht                          18,00
BTW 21%                            18,90
Te betalen                       108,90 €`,
    ['Als uw factuur niet klopt of fout is, bel ons.', 'Wilt u de factuur voortaan per e-mail laten sturen?'],
  ],
])('a utility that tells what to do about its bill bills, in %s', (_, name, street, title, rows, said) => {
  for (const sentence of said)
    expect(readTyped(utility(name, street, title, rows, sentence)).document_type, sentence).toBe('invoice');
});

test('a till that tells how to get an invoice prints a receipt', () => {
  const slip = `CAFE HARLOW
Calle Molino 4 Madrid
04/03/2024 12:11
2 Cafe          6,40
1 Tarta         2,50
TOTAL           8,90 EUR
TARJETA         8,90
Solicitud de factura: www.harlow.example/factura
Gracias
`;
  expect(readTyped(slip).document_type).toBe('receipt');
});

test.each([
  [
    'English',
    `*Harlow Joinery Ltd
4 Mill Lane, Leeds LS1 4AP

4 April 2024
Pemberton Schools Trust
12 College Road, York YO1 7EP

Dear Sirs,
our invoice HJ-204 of 4 March 2024 for £960.00 is still unpaid and overdue.
We ask you to pay the outstanding amount by 18 April 2024.
If you believe your invoice is incorrect, contact us within 7 days.
Yours faithfully
Tom Harlow`,
  ],
  [
    'German',
    `Anna Harlow, Übersetzerin
04.03.2024
Sehr geehrter Herr Pemberg,
meine Rechnung 4711 über 357,00 € ist noch offen. Können Sie die Rechnung bitte heute noch an Ihre Buchhaltung schicken? Ich bitte um Zahlung bis 18.03.2024.
Viele Grüße`,
  ],
])('who reminds and names what to do about the invoice still reminds, in %s', (_, text) => {
  expect(readTyped(text).document_type).toBe('reminder');
});
