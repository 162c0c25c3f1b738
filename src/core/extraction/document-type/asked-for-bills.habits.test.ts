import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

// Who waits for an invoice, or has got a wrong one, reminds of none.
test.each([
  [
    'no invoice has come, in German',
    'other',
    `Von: Einkauf Brandt <einkauf@brandt.example>
An: Kopierdienst Wolters
Betreff: AW: Wartung März
Datum: 4. Mai 2026

Hallo Herr Wolters,

für die Wartung vom 12. März (laut Angebot 240,00 €) haben wir noch keine Rechnung von Ihnen erhalten. Könnten Sie uns die Rechnung bitte noch diese Woche zusenden? Unser Monatsabschluss ist am Freitag, und der Posten steht bei uns noch offen.

Danke und viele Grüße
Sabine Brandt`,
  ],
  [
    'no invoice has come, in French',
    'other',
    `De : Comptabilité <compta@atelierbleu.example>
À : Transports Vidal
Objet : livraison du 14 avril
Date : 6 mai 2026

Bonjour,

nous n'avons toujours pas reçu votre facture pour la livraison du 14 avril (312,00 €). Pourriez-vous nous envoyer une facture au nom de la SARL Atelier Bleu ? Sans elle nous ne pouvons pas vous payer et le bon reste en attente.

Merci d'avance
Lucie`,
  ],
  [
    'a wrong invoice, in Dutch',
    'other',
    `Van: administratie@dekroon.example
Aan: Schildersbedrijf Postma
Onderwerp: factuur 2026-118
Datum: 8 juni 2026

Beste Gerben,

op je factuur 2026-118 van € 1.240,00 staat nog het oude adres en de btw klopt niet. Wil je een gecorrigeerde factuur sturen? Tot die tijd blijft het bedrag openstaan, we hebben nog niets betaald.

Groet, Anneke`,
  ],
  [
    'no invoice has come, in Italian',
    'other',
    `Da: amministrazione@cantinarossi.example
A: Officine Berti
Oggetto: intervento del 3 marzo
Data: 20 aprile 2026

Buongiorno,

per l'intervento del 3 marzo (280,00 € come da preventivo) non abbiamo ancora ricevuto la fattura. Potreste inviarci la fattura entro venerdì? Dobbiamo chiudere il trimestre e risulta ancora aperto.

Grazie
Elena`,
  ],
  [
    'a wrong invoice, in English',
    'other',
    `From: Ruth Pascoe
To: Lanyon Office Supplies
Subject: your invoice 30112
Date: 4 June 2026

Good morning,

your invoice 30112 for £318.60 is wrong: it charges four boxes and we had three, and it is made out to our old company. We cannot pay the invoice as it stands, so please send us a corrected invoice. It has not been paid and will stay open until then.

Ruth`,
  ],
  [
    'a copy is offered, in English',
    'reminder',
    `Lanyon Office Supplies
4 Fore Street, Truro TR1 2AB

Pascoe & Daughter
9 Quay Road, Looe PL13 1AA

4 June 2026

Dear Ms Pascoe,

our invoice 30112 of 2 April for £318.60 has not been paid, although it was due on 2 May. Please pay within seven days. If you have not received the invoice, ask us for a copy and we will send you the invoice again.

Yours sincerely
J. Lanyon`,
  ],
  [
    'a copy is offered, in German',
    'reminder',
    `Kopierdienst Wolters
Kanalstr. 8, 26603 Aurich

Brandt GmbH
Industrieweg 2, 26607 Aurich

4. Mai 2026

Sehr geehrte Frau Brandt,

die Rechnung 2026-77 über 240,00 € ist seit dem 12. April fällig und noch nicht bezahlt. Bitte überweisen Sie den Betrag bis zum 14. Mai. Falls Sie die Rechnung nicht erhalten haben, senden wir sie Ihnen gern noch einmal zu.

Mit freundlichen Grüßen
Wolters`,
  ],
  [
    'a copy is attached',
    'reminder',
    `Orrin Print Ltd
8 Mill Lane, Elgin IV30 1AA

Moray Arts Trust

12 July 2026

Dear Ms Grant,

we have not received payment of invoice 30881 for £264.00, which was due on 11 June. Could you please send us the payment this week? A copy of the invoice is attached.

Orrin Print`,
  ],
  [
    'a copy is offered, in Dutch',
    'reminder',
    `Drukkerij Postma
Kade 8, 8601 AA Sneek

Stichting De Wal
                              12 juli 2026

Geachte heer Bosma,

Onze factuur 30881 van € 264,00 is nog niet betaald; de betaaltermijn is op 11 juni verstreken. Wilt u het bedrag deze week overmaken? Wij kunnen u desgewenst een kopie van de factuur sturen.

Met vriendelijke groet, Postma`,
  ],
  [
    'a copy is offered, in French',
    'reminder',
    `Imprimerie Vidal
8 rue Haute, 31000 Toulouse

Association du Pont
                              le 12 juillet 2026

Madame,

notre facture 30881 de 264,00 €, échue le 11 juin, reste impayée à ce jour. Merci de nous adresser votre règlement sous huit jours. Si vous n'avez pas reçu la facture, nous pouvons vous envoyer une copie.

M. Vidal`,
  ],
  [
    'an invoice that tells how to ask for another',
    'invoice',
    `Orrin Print Ltd
8 Mill Lane, Elgin IV30 1AA

Moray Arts Trust
1 Castle Street, Elgin IV30 2BB

Invoice 30881           12 May 2026
Due 11 June 2026

Posters, 400           £220.00
VAT 20%                 £44.00
Total                  £264.00

If you need a VAT invoice in another name, please send us an e-mail. Could you send the invoice number with your payment?`,
  ],
  [
    'an invoice that nobody finds',
    'other',
    `Subject: February
From: Accounts, Orrin Print
To: Speyside Haulage

Hi Donnie,

doing the year end and I can't find an invoice from you for the February run. Did you ever bill it? We agreed £180.00. If so please e-mail me a copy invoice, and if not please raise one, dated last month.

Thanks
Moira`,
  ],
  [
    'a wrong invoice, in German',
    'other',
    `Von: Buchhaltung <buch@tjaden.example>
An: Farben Kuhn GmbH
Betreff: Ihre Rechnung R-8812
Datum: 4. Juni 2026

Guten Tag,

Ihre Rechnung R-8812 über 490,28 € ist leider fehlerhaft: die Steuernummer fehlt und der Betrag stimmt nicht mit dem Lieferschein überein. Wir können die Rechnung so nicht buchen und haben sie noch nicht bezahlt. Bitte stellen Sie uns eine neue Rechnung aus.

Viele Grüße`,
  ],
  [
    'a new invoice is offered',
    'reminder',
    `Von: Farben Kuhn GmbH
An: Tjaden
Betreff: R-8812
Datum: 4. Juli 2026

Guten Tag Frau Tjaden,

unsere Rechnung R-8812 über 490,28 € war am 2. Juni fällig, wir haben bisher keinen Zahlungseingang. Bitte zahlen Sie bis Freitag. Sollte mit der Rechnung etwas nicht stimmen, sagen Sie uns bitte Bescheid; gern senden wir Ihnen eine neue Rechnung.

Viele Grüße`,
  ],
])('who asks for an invoice reminds of none: %s', (_, type, text) => {
  expect(readTyped(text).document_type).toBe(type);
});

test.each([
  [
    'a complaint that puts off the payment',
    `                                                                 Flat 3, Marine Court
                                                                 2 November 2026
Brightling Roofing Ltd
Unit 9, Shipyard Estate

Your invoice no. 3307 dated 16 October 2026, £4,860.00

Dear Mr Sawyer,

I refer to your invoice above and to my telephone calls, none of which has been returned. I am not prepared to authorise
payment of this invoice until the points below have been put right. Your quotation was £3,950.00 and nobody asked for more.
We propose that you make good the render and issue a credit note and a corrected invoice for the quoted sum.

Yours sincerely`,
  ],
  [
    'a bill that cannot be booked',
    `Von: Beate Krüger
An: office@textil.example
Betreff: Ihre Rechnung 260447 vom 11.11.
Datum: 19. November 2026

Sehr geehrter Herr Pinker,

leider können wir die Rechnung 260447 über 2.318,74 € in der vorliegenden Form nicht zur Zahlung freigeben: die
Bestellnummer fehlt. Bitte stornieren Sie die Rechnung. Die Mahnung vom 17.11. betrachten wir als erledigt.

Freundliche Grüße`,
  ],
  [
    'what says of itself that it is no bill, and speaks of bills that must be paid',
    `Caja Rural del Matarral                                              Valderra, 1 de octubre de 2026

D. Joaquín Celma
C/ Mayor 31, 44586 Peñarroya

CUADRO DE PAGOS

Los próximos vencimientos, que se adeudarán en su cuenta, serán:
31/10/2026      696,20
30/11/2026      696,20

Este documento tiene carácter meramente informativo y no constituye factura. Los intereses no pagados devengarán demora.`,
  ],
])('who disputes a bill, or has none, reminds of none: %s', (_, text) => {
  expect(readTyped(text).document_type).not.toBe('reminder');
});

test('who objects to a bill reminds of none', () => {
  const letter = `Renate Kloppen
Am Bach 9, 59846 Sundern

Nordtel Kundenservice
Postfach 30 11 80, 20304 Hamburg

Sundern, den 19. Mai 2026

Kundennummer 88 201 447 - Einspruch gegen Ihre Rechnung vom 5. Mai 2026

Sehr geehrte Damen und Herren,

gegen Ihre Rechnung Nr. 26-0511-884 über 87,43 Euro lege ich Einspruch ein. Den strittigen Betrag habe ich nicht bezahlt.

Mit freundlichen Grüßen`;
  expect(readTyped(letter).document_type).toBe('other');
});

test.each([
  'Ein Widerspruch gegen die Rechnung liegt uns nicht vor.',
  'Dies ist keine Rechnung, sondern eine Erinnerung, dass Rechnung 118 über 714,00 € noch nicht bezahlt ist.',
])('a reminder that speaks of objections, or says what it is not, reminds all the same: %s', (sentence) => {
  const letter = `Harms GmbH
Deichweg 4, 26721 Emden

Frau Lena Vogt
Weg 2, 26725 Emden

Zahlungserinnerung zur Rechnung 118

Sehr geehrte Frau Vogt,

die Rechnung 118 über 714,00 € ist noch nicht bezahlt. ${sentence} Bitte zahlen Sie bis zum 15.04.2024.

Mit freundlichen Grüßen`;
  expect(readTyped(letter).document_type).toBe('reminder');
});

test('a bill written in the context of a call for tenders disputes nothing', () => {
  const bill = `Studio Rossi
Via Roma 4, 20100 Milano

Parcella n. 118 del 04/03/2024

Comune di Lodi
Piazza 1, 26900 Lodi

Questa fattura è emessa nel contesto del bando regionale.

Consulenza                                     600,00
Totale                                         600,00`;
  expect(readTyped(bill).document_type).toBe('invoice');
});
