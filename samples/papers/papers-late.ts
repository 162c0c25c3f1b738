import type { PaperForm } from './paper.ts';

const paper = (language: string, kind: string, type: PaperForm['type'], text: string): PaperForm => ({
  kind,
  language,
  type,
  text,
});

/** Written after the rules of the type, to see how they do on what they were not made for. */
export const LATE_PAPERS: readonly PaperForm[] = [
  paper(
    'en',
    'proforma',
    'quote',
    `{seller}
{street}, {town}
# PRO-FORMA INVOICE
No. PF-{n}                Date: {date}
Customer: {buyer}
Description            Qty      Unit price      Amount
Pump seal                3           14.50       43.50
Subtotal                                         43.50
VAT 20 %                                          8.70
Total                                            52.20
Payment in advance`,
  ),
  paper(
    'en',
    'recipe',
    'other',
    `# Lentil soup for a total of 4
Base: 200 g lentils (net weight), 1 litre of stock
Balance the acid with a little vinegar. Terms: "simmer" means below the boil.
Total time 45 minutes, due on the table at 12:30.`,
  ),
  paper(
    'en',
    'mortgage-letter',
    'other',
    `{bank}
{date}
Dear {person},
your loan {n} has an outstanding balance of {amount} as of {date2}. The next payment of {amount2} is due
on {date}. The total amount of interest paid in the last year was 412.80. Please do not reply to this
letter. The terms of your loan remain unchanged.
Yours sincerely`,
  ),
  paper(
    'en',
    'donor-thanks',
    'other',
    `{seller}
{date}
Dear {person},
thank you for your generous support of our summer fair. With your help a total of {amount} was raised, and
the balance due to the hall has been settled. We will send a receipt for your gift in January.
With kind regards,
{person2}`,
  ),
  paper(
    'en',
    'election',
    'other',
    `# Results by district
District          Votes        Net change      Total
North             {n}          +1.20           {figure}
South             2,114        -0.80           {figure2}
Total             9,810         0.40           {figure3}
Published {date}`,
  ),
  paper(
    'en',
    'mail-about-invoice',
    'other',
    `From: {person} <office@example.org>
To: {person2}
Date: {date}
Subject: Invoice {n}

Hi {person2},
could you check invoice number {n} from {seller}? The total says {amount} but we agreed on
{amount2}. It is due on {date2}. Thanks!`,
  ),
  paper(
    'en',
    'email-order',
    'order',
    `# Thank you for your order!
Order number {n}             Placed on {date}
Item                 Qty      Price
Desk lamp              1     £39.00
Subtotal                     £39.00
Shipping                      £4.90
Total                        £43.90
We will let you know when it has been dispatched. Your invoice will be emailed to you.`,
  ),
  paper(
    'en',
    'stock-list',
    'other',
    `{seller}
## Stock on hand
As of {date}
Item              Qty      Cost      Value
Pump seal          30     14.50     435.00
Filter             12     28.00     336.00
Total                               771.00`,
  ),
  paper(
    'de',
    'Proforma',
    'quote',
    `{seller}
# Proforma-Rechnung
Nummer PF-{n}            Datum {date}
Empfänger: {buyer}
Pos   Artikel         Menge      Preis      Betrag
1     Dichtung            3      14,50       43,50
Summe netto                                  43,50
MwSt. 19 %                                    8,27
Gesamtbetrag                                 51,77
Nur für Zollzwecke`,
  ),
  paper(
    'de',
    'Zahlungserinnerung-Brief',
    'reminder',
    `{seller}
{buyer}
{street2}
{town}, {date}
*Zahlungserinnerung
Sehr geehrte Damen und Herren,
sicher haben Sie übersehen, dass unsere Rechnung Nr. {n} vom {date2} über {amount} noch offen ist.
Bitte überweisen Sie den Betrag bis zum {date}.
Mit freundlichen Grüßen`,
  ),
  paper(
    'de',
    'Spendenbrief',
    'other',
    `{seller}
{date}
Liebe Frau {person},
mit Ihrer Hilfe kam eine Summe von {amount} zusammen. Der Betrag kommt netto den Kindern zugute, der Saldo von
{amount2} wird im Herbst fällig. Eine Zuwendungsbestätigung erhalten Sie im Januar.
Herzliche Grüße
{person2}`,
  ),
  paper(
    'de',
    'Arbeitszeit',
    'other',
    `{seller}
Mitarbeiter {person}             Monat {date}
Tag          Beginn      Ende       Netto
01           08:00       16:30       8,00
02           08:00       17:00       8,50
Summe                               16,50
Saldo Vormonat                       3,25
Gesamt                              19,75`,
  ),
  paper(
    'de',
    'Bestandsliste',
    'other',
    `{seller}
## Lagerbestand
Stand {date}
Artikel          Menge      Preis       Wert
Dichtung            30      14,50     435,00
Filter              12      28,00     336,00
Gesamt                                771,00`,
  ),
  paper(
    'de',
    'Kostenaufstellung',
    'other',
    `Betreff: Ihre Anfrage vom {date}
Sehr geehrter Herr {person},
die Kosten setzen sich wie folgt zusammen: Anfahrt 60,00, Arbeit 500,00, insgesamt 560,00 netto. Wenn Sie
einverstanden sind, beginnen wir am {date2}. Eine Rechnung stellen wir nach Abnahme.
Mit freundlichen Grüßen {person2}`,
  ),
  paper(
    'fr',
    'proforma',
    'quote',
    `{seller}
# Facture pro forma
N° PF-{n}              Date : {date}
Client : {buyer}
Désignation          Qté       Prix      Montant
Joint                  3      14,50        43,50
Total HT                                   43,50
TVA 20 %                                    8,70
Total TTC                                  52,20`,
  ),
  paper(
    'fr',
    'lettre-banque',
    'other',
    `{bank}
{town}, le {date}
Madame, Monsieur,
Votre prêt {n} présente un solde de {amount} au {date2}. La prochaine échéance de {amount2} sera prélevée
le {date}. Les conditions de votre contrat restent inchangées. Le total des intérêts est de 412,80.
Veuillez agréer nos salutations.`,
  ),
  paper(
    'fr',
    'inventaire',
    'other',
    `{seller}
## État du stock
Au {date}
Article          Qté       Prix      Valeur
Joint             30      14,50      435,00
Filtre            12      28,00      336,00
Total                                771,00`,
  ),
  paper(
    'nl',
    'brief-bank',
    'other',
    `{bank}
{date}
Geachte heer {person},
Uw lening {n} heeft een saldo van {amount} per {date2}. Het totaal van de rente was 412,80. Het volgende
bedrag van {amount2} wordt op {date} afgeschreven. De voorwaarden blijven gelijk.
Met vriendelijke groet`,
  ),
  paper(
    'nl',
    'bestelling-mail',
    'order',
    `# Bedankt voor uw bestelling
Bestelnummer {n}              Datum {date}
Artikel             Aantal      Prijs
Bureaulamp               1    € 39,00
Subtotaal                     € 39,00
Verzendkosten                  € 4,90
Totaal                        € 43,90
De factuur ontvangt u na verzending.`,
  ),
  paper(
    'es',
    'proforma',
    'quote',
    `{seller}
# Factura proforma
N.º PF-{n}             Fecha: {date}
Cliente: {buyer}
Descripción         Cantidad     Precio     Importe
Junta                      3      14,50       43,50
Base imponible                                43,50
IVA 21 %                                       9,14
Total                                         52,64`,
  ),
  paper(
    'es',
    'banco',
    'other',
    `{bank}
{date}
Estimado cliente:
Su préstamo {n} presenta un saldo de {amount} a {date2}. El próximo vencimiento de {amount2} se cargará el
{date}. El total de intereses fue de 412,80. Las condiciones no cambian.`,
  ),
  paper(
    'it',
    'proforma',
    'quote',
    `{seller}
# Fattura proforma
N. PF-{n}            Data: {date}
Cliente: {buyer}
Descrizione        Quantità     Prezzo     Importe
Guarnizione               3      14,50       43,50
Imponibile                                   43,50
IVA 22 %                                      9,57
Totale                                       53,07`,
  ),
  paper(
    'it',
    'banca',
    'other',
    `{bank}
{date}
Gentile cliente,
il suo finanziamento {n} presenta un saldo di {amount} al {date2}. La prossima scadenza di {amount2} sarà addebitata
il {date}. Il totale degli interessi è 412,80. Le condizioni restano invariate.`,
  ),
  paper(
    'it',
    'giacenza',
    'other',
    `{seller}
## Giacenza di magazzino
Al {date}
Articolo           Qtà      Prezzo      Valore
Guarnizione         30       14,50      435,00
Filtro              12       28,00      336,00
Totale                                  771,00`,
  ),
];
