import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

// What was billed is taken back in letters and tables that need not be titled so.
test.each([
  [
    'an own invoice, and behind a dash that it is credited',
    'credit_note',
    `Gärtnerei Ossenbrink
Heideweg 3, 29525 Uelzen

Café Lindenhof
Frau Thies
Bahnhofstr. 5, 29525 Uelzen
                                             Uelzen, 9. Juni 2026
                                             Beleg 26-G-07

Unsere Rechnung 26-0188 vom 20. Mai – Gutschrift

Liebe Frau Thies,

die vier Kübel Oleander sind erfroren bei Ihnen angekommen, das tut mir leid. Ich schreibe Ihnen die vier Kübel zu je 42,00 € gut, das sind 168,00 € und mit 7 % Umsatzsteuer (11,76 €) zusammen 179,76 €. Der Betrag geht heute auf Ihr Konto.

Herzliche Grüße
Elke Ossenbrink`,
  ],
  [
    'a credit on an own invoice',
    'credit_note',
    `Menuiserie Le Goff
ZA de Kerlann, 29000 Quimper

M. Yves Tanguy
2 rue du Port, 29100 Douarnenez

Quimper, le 4 mai 2026

Avoir sur notre facture 2026-061

Monsieur,

vous aviez raison : la deuxième poignée n'a jamais été posée. Nous vous accordons donc un avoir de 45,00 € hors taxes, soit 54,00 € avec la TVA à 20 % (9,00 €). Vous pourrez le déduire de votre prochain règlement.

Cordialement
R. Le Goff`,
  ],
  [
    'a table of what was sent back, with its total credit',
    'credit_note',
    `Northmoor Yarns
Mill Bank, Hebden Bridge HX7 8AA · VAT GB 771 2200 31

The Knitting Box
9 High Street, Otley LS21 3AA
Document R0331                                  3 June 2026

WHAT WE HAVE TAKEN BACK

The parcel of 28 May has been checked, and the following goes to the credit of your account.

Yarn                          Our invoice     Taken     Price     Credit
Merino, teal, 10 balls        118420            10       4.20      42.00
Cotton, white, 6 balls        118377             6       2.90      17.40
VAT at 20%                                                         11.88
Total credit                                                       71.28

It comes off your June statement; there is nothing you need to do.`,
  ],
  [
    'a credit on an own invoice, in Spanish',
    'credit_note',
    `Bodegas Arrieta, S.L.
Camino Viejo 4, 26300 Nájera

Restaurante El Puerto
                                  Nájera, 4 de mayo de 2026

Abono sobre nuestra factura 26/0188

Estimado Iñaki:

Como acordamos, emitimos un abono por las seis botellas rotas: 72,00 € más IVA del 21 % (15,12 €), en total 87,12 €. Puede descontarlo del próximo pago.

Un saludo`,
  ],
  [
    'a credit in a sentence, in Italian',
    'credit_note',
    `Cantina Rossi
Via Po 4, 12051 Alba - P. IVA 01234560157

Trattoria Gallo
                                  Alba, 4 maggio 2026

Gentile signor Gallo,

le sei bottiglie della fattura 188 sapevano di tappo e ce ne scusiamo. Le accreditiamo quindi 72,00 € oltre IVA 22 % di 15,84 €, per un totale di 87,84 €, che potrà detrarre dal prossimo pagamento.

Cordiali saluti`,
  ],
  [
    'who wants a credit for an invoice that he got',
    'other',
    `The Knitting Box
9 High Street, Otley LS21 3AA

Northmoor Yarns
Mill Bank, Hebden Bridge HX7 8AA

3 June 2026

Credit note for your invoice 118420

Dear Sirs,

ten balls of the teal merino came wet and we returned them on 28 May. Please let us have a credit note of £50.40 including VAT so that we can settle the rest of your invoice.

Yours faithfully
P. Dane`,
  ],
  [
    'who wants a credit for a bill that he got, in Dutch',
    'other',
    `Trattoria Gallo
Kade 3, 8601 AA Sneek

Wijnhandel Roos
                                  4 mei 2026

Beste Karin,

zes flessen van factuur 188 smaakten naar kurk. Wilt u een creditnota sturen van € 87,12? De rest van de factuur betalen wij dan meteen.

Groet, Gallo`,
  ],
  [
    'who wants a credit for a bill that he got, in German',
    'other',
    `Café Lindenhof
Bahnhofstr. 5, 29525 Uelzen

Gärtnerei Ossenbrink
                                  4. Juni 2026

Ihre Rechnung 26-0188 – Gutschrift

Sehr geehrte Damen und Herren,

vier Kübel Oleander waren erfroren. Bitte schreiben Sie uns 179,76 € gut, den Rest der Rechnung überweisen wir dann.

Thies`,
  ],
  [
    'a credit in a mail, in French',
    'credit_note',
    `De : Lucie, Librairie du Quai
À : Collège Vauban
Objet : retour des manuels
Date : 4 juin 2026

Bonjour,

les huit manuels renvoyés sont bien arrivés. Nous créditons donc votre compte de 8 x 21,50 €, soit 172,00 €, sur la facture 26-118. Vous pourrez les déduire du prochain règlement.

Bien à vous
Lucie`,
  ],
  [
    'a credit in a mail',
    'credit_note',
    `From: Bea, Tide Books
To: Looe Primary School
Subject: the damaged atlases
Date: 4 June 2026

Dear Ms Pascoe,

the three atlases are back with us. I am crediting you with 3 at £18.50, that is £55.50, against our invoice 3301. There is no VAT on books. Please take it off your next payment.

Best wishes
Bea`,
  ],
  [
    'a bill to be paid by credit transfer',
    'invoice',
    `*Harlow Cleaning
4 Mill Lane, Leeds LS1 4AP
4 March 2024
Invoice no. 33
Mrs J Smith, 3 Elm Road, York YO1 7EP
Cleaning of windows               40.00
Gutters                           25.00
To pay by credit transfer £65.00`,
  ],
  [
    'a bill for cars on credit',
    'invoice',
    `*Harlow Hire
4 Mill Lane, Leeds LS1 4AP
4 March 2024
Invoice no. 33
Mrs J Smith, 3 Elm Road, York YO1 7EP
Credit hire 4 days     40.00
Delivery               25.00
Total credit hire charges £65.00
Please pay within 14 days.`,
  ],
  [
    'a bill for an accreditation',
    'invoice',
    `*Harlow Training
4 Mill Lane, Leeds LS1 4AP
4 March 2024
Invoice no. 33
Mrs J Smith, 3 Elm Road, York YO1 7EP
Course                 40.00
Exam                   25.00
Accreditation total    £65.00`,
  ],
  [
    'what is left of a bill after a credit, in German',
    'invoice',
    `*Schreiner Harlow
04.03.2024
Schulverband Pemberg, Kollegweg 12, 70182 Stuttgart
Rechnungsnummer: 4711
Miete       100,00
Abzgl. Gutschrift 20,00
Gesamt nach Gutschrift             80,00 €
Bitte überweisen Sie den Betrag bis 18.03.2024.`,
  ],
  [
    'net and gross amounts alike that are taken back',
    'credit_note',
    `*Schreinerei Harlow GmbH
Mühlweg 4
70173 Stuttgart

Rechnungskorrektur Nr. 118     04.03.2024
Schulverband Pemberg
Kollegweg 12
70182 Stuttgart

Storno Tür            -120,00   -120,00
Umsatzsteuerfrei nach § 19
Summe                 -120,00   -120,00`,
  ],
  [
    'a credit from another invoice among the lines of a last one, in German',
    'invoice',
    `*Harlow GmbH
04.03.2024
Schulverband Pemberg, Kollegweg 12, 70182 Stuttgart
Schlussrechnung 4711
Gutschrift aus Rechnung 4600
Türen 100,00
Abzug   -20,00
Gesamt 80,00 €`,
  ],
  [
    'credits that are sold',
    'invoice',
    `*Harlow Cloud
4 March 2024
Jo Smith, 3 Elm Road, York YO1 7EP
Invoice number 4711
1,000 API credit pack      $100.00
Total API credit pack $100.00`,
  ],
])('who takes back what he billed sends a credit note: %s', (_, type, text) => {
  expect(readTyped(text).document_type).toBe(type);
});

test('a letter that is the credit document, with what is credited in a table', () => {
  const letter = `Harbourside School of English Ltd, 17 Marine Parade, Bournemouth BH2 5XX
VAT reg. 711 8744 20

Sprachreisen Grün GmbH
Hohenzollernring 47, 50672 Köln

7 August 2026

Credit reference: C-0447/26, against our invoice HE-11874 of 2 June 2026

Dear Katja,

We were sorry to hear that Jonas broke his arm. I have spoken to the Principal and we have agreed to credit your account
as follows.

Credited                                             Net £    VAT 20 % £    Gross £
Jonas Mertens: tuition, weeks 2 and 3               490.00         98.00     588.00
Jonas Mertens: homestay half board, 14 nights       392.00         78.40     470.40
Total credit                                        882.00        176.40   1,058.40

We shall refund the sum to your bank account by 21 August. This letter is our credit document for tax purposes.

Alison Peverell, Bursar`;
  expect(readTyped(letter).document_type).toBe('credit_note');
});
