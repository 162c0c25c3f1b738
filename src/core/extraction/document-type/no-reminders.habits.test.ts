import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const typeOf = (text: string) => readTyped(text).document_type;

// Who speaks of bills that are not paid reminds nobody, unless he names the bill and somebody owes it to him.
test.each([
  [
    'what a clerk did in her years',
    `Marta Lindqvist
Ledger clerk
8 Quay Street, Hull HU1 2AB

Experience
Purchase ledger clerk, Wold Bakeries, 2019 to 2024
Coded 900 supplier invoices a month, chasing missing order numbers at the depots and answering queries.
Accruals for goods received not invoiced, about £40,000 at each month end of the year.
Office assistant, Ridley Tools, 2015 to 2019
Filed bills and kept the petty cash, telephone and post.

Interests
Rowing, and the parish choir, of which I keep the accounts`,
  ],
  [
    'what a new version of a program does',
    `Tallybook 4.2 - what is new
12 March 2026

Receive e-invoices and credit notes from abroad without a separate module, for 4.00 a month.
The list of invoices remembers how it was sorted, also after the 100th page has been opened.
A late payer gets a second letter by himself if you switch this on in the settings of the invoices.`,
  ],
  [
    'a new rent, for which no bills are sent',
    `Harbour Lettings
4 Mill Lane, Whitby YO21 3AB

Ms J. Carr
Flat 3, Pier Road

2 February 2026

Reference number: PR3/1811

Dear Ms Carr,

We propose a new rent of £640.00 a month in place of £610.00. We do no longer send bills for the rent, payments are shown in your account on our site.
Please tell your bank in time; the first payment at the new rate falls on 1 April.

Yours sincerely`,
  ],
  [
    'a new rent, in German',
    `Hausverwaltung Petersen
Am Markt 4, 24837 Schleswig

Frau Ina Carstens
Lollfuß 12

2. Februar 2026

Belegnummer: 4471-12

Sehr geehrte Frau Carstens,

wir bitten um Zustimmung zu einer Miete von 640,00 EUR statt bisher 610,00 EUR ab dem 1. Mai 2026. Bitte ändern Sie Ihren Dauerauftrag selbst, eine Rechnung erhalten Sie von uns nicht.

Mit freundlichen Grüßen`,
  ],
  [
    'a firm that moves, in Spanish',
    `Maderas Urbión SL
Polígono Norte 8, 42004 Soria

Soria, 4 de noviembre de 2026

Asunto: cambio de domicilio

Estimados proveedores:

Desde el 1 de diciembre las facturas deben llevar la dirección que figura arriba. Las facturas electrónicas siguen como hasta ahora.
El almacén abre de 8.00 a 15.00 horas; entre el 24 de diciembre y el 2 de enero no se recibe mercancía.

Atentamente`,
  ],
  [
    'what an adviser tells all his clients, in Italian',
    `Studio Bellini
Via Verdi 4, 43121 Parma

Parma, 4 gennaio 2026

Circolare n. 2/2026

Gentili Clienti,

la fattura differita va emessa entro il 15 del mese successivo. Sopra € 77,47 la fattura senza IVA porta il bollo da € 2,00.

Scadenza       Che cosa portare
20 gennaio     Fatture estere di dicembre
28 febbraio    Elenco dei crediti non incassati

Cordiali saluti`,
  ],
  [
    'what a paper writes of those who wait, in French',
    `Le Journal des Ateliers
Jeudi 4 juin 2026 - page 7

Factures en souffrance : les petits patrons
se fâchent

La loi laisse soixante jours. Dans la vallée on attend souvent le double, et la facture impayée fait tomber un atelier
sur dix. Un menuisier de Modane garde un classeur rouge dans son bureau, avec 43 870 euros qui lui manquent.
Les payeurs publics ne font pas mieux que les autres, dit la chambre de métiers.`,
  ],
  [
    'what a bank tells of orders, in Spanish',
    `Caja del Duero
Calle Real 4, Zamora

Sra. Elena Prado

4 de mayo de 2026

Número: 4471-8830

Confirmamos su transferencia de 1.250,00 € a la cuenta de D. Luis Prado.
Las órdenes que llegan después de las 18 horas o en día no hábil se entienden recibidas el día siguiente.
Este documento no sustituye a una factura.`,
  ],
])('who names no bill that is owed to him reminds of none: %s', (_, text) => {
  expect(typeOf(text)).toBe('other');
});

test.each([
  [
    'en',
    'Your bill of 3 March for £214.60',
    'The meter was read wrongly. I do not intend to pay £214.60 for water that I never had.',
  ],
  [
    'en',
    'Your bill of 3 March for £214.60',
    'You came twice; we are not meant to pay for that. If you will send me a corrected bill it will be paid at once.',
  ],
  [
    'de',
    'Ihre Rechnung vom 3. März über 214,60 EUR',
    'Der Zähler wurde falsch abgelesen. Ich bin nicht bereit, für Wasser zu zahlen, das ich nie hatte; die Rechnung ist nicht bezahlt.',
  ],
  [
    'de',
    'Ihre Rechnung 118 vom 3. März über 214,60 EUR',
    'Leider kann ich die Rechnung so nicht zur Zahlung geben: der Name stimmt nicht.',
  ],
  [
    'fr',
    'Votre facture 118 du 3 mars, 214,60 €',
    "Le compteur a été mal lu. Je n'ai pas l'intention de payer cette eau, et la facture 118 reste impayée.",
  ],
  [
    'nl',
    'Uw factuur 118 van 3 maart, € 214,60',
    'De meter is verkeerd afgelezen. Wij zijn niet van plan dit water te betalen; de factuur 118 blijft openstaand.',
  ],
  [
    'es',
    'Su factura 118 de 3 de marzo, 214,60 €',
    'El contador se leyó mal. No voy a pagar esta agua; la factura 118 queda pendiente.',
  ],
  [
    'it',
    'La vostra fattura 118 del 3 marzo, 214,60 €',
    "Il contatore è stato letto male. Non intendo pagare quest'acqua; la fattura 118 resta insoluta.",
  ],
])('who will not pay what he was billed reminds nobody: %s, %s', (_, subject, text) => {
  expect(
    typeOf(`K. Lambert
4 Gosford Way

Orwell Water
12 April 2026

${subject}

${text}

K. Lambert`),
  ).toBe('other');
});

test.each([
  [
    'a table of bills with the days written out',
    `Orrin Print Ltd
8 Mill Lane, Elgin IV30 1AA

Moray Arts Trust
3 High Street, Forres

12 July 2026

Dear Ms Grant,

Our records show that the following items have not been paid:

Invoice   Date            Due            Amount
30881     2 April 2026    2 May 2026     £264.00
30912     9 April 2026    9 May 2026     £80.00

Please let us have your remittance of £344.00 by 20 July.

Yours sincerely`,
  ],
  [
    'a table of bills below a single sentence, in German',
    `Atelier Morgenroth
Hauptstr. 4, 04103 Leipzig

Kanzlei Brehm
Ring 9, 04109 Leipzig

12. Juli 2026

Sehr geehrte Damen und Herren,

zu folgenden Rechnungen konnten wir noch keinen Zahlungseingang feststellen:

Rechnungsnr.   Datum        Betrag
26-0817        02.05.2026   411,60 EUR
26-0844        19.05.2026    88,20 EUR

Bitte gleichen Sie den Betrag von 499,80 EUR bis zum 25.07.2026 aus.`,
  ],
  [
    'the month of a bill, in a mail',
    `From: Orrin Print
To: Grant
Subject: your account
Date: 12 July 2026

Hi Jo,

just chasing payment of the invoice for June, £264.00. Any idea when it will go out?

Cheers, Orrin`,
  ],
  [
    'a single sentence, in Italian',
    `Tipografia Rossi
Via Alta 8, Lodi

Associazione Ponte
12 luglio 2026

Gentile Signora,

da un controllo la fattura n. 30881 del 02/04/2026 di € 264,00 non è stata ancora saldata.

La preghiamo di provvedere.`,
  ],
])('who names the bill that is not paid reminds of it: %s', (_, text) => {
  expect(typeOf(text)).toBe('reminder');
});
