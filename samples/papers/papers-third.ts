import type { PaperForm } from './paper.ts';

const paper = (language: string, kind: string, type: PaperForm['type'], text: string): PaperForm => ({
  kind,
  language,
  type,
  text,
});

/** Typed when the type was right on all papers before, for a first look. */
export const THIRD_PAPERS: readonly PaperForm[] = [
  paper(
    'en',
    'energy-quote-letter',
    'quote',
    `{seller}
{street}, {town}                                      {date}

Dear {person},
thank you for asking us about solar panels for your home. Our price for the system is below.

Item                              Qty      Price       Total
Panel 430 W                        12     145.00    1,740.00
Inverter 5 kW                       1     980.00      980.00
Installation, two days              1   1,450.00    1,450.00
Net                                                 4,170.00
VAT 0 %                                                 0.00
Your price                                          4,170.00

This estimate is valid for 30 days. To accept it sign and return one copy.
Yours sincerely
{person2}`,
  ),
  paper(
    'en',
    'bank-fee-notice',
    'other',
    `{bank}
{date}

Changes to our charges

Dear customer,
from 1 March the following charges apply to your account:
Service                               Old         New
Account maintenance, monthly         4.50        5.20
Payment abroad                       0.60        0.75
Paper statement                      1.00        1.50
Cash withdrawal, other bank          2.00        2.50
You need do nothing. If you do not agree you may close the account free of charge.`,
  ),
  paper(
    'en',
    'pension-statement',
    'statement',
    `{bank} Pensions
## Annual statement
Member: {person}                         Date: {date}
Opening balance                                   {amount}
Your contributions                                {amount2}
Employer contributions                            1,204.00
Growth                                              318.22
Charges                                             -41.10
Closing balance                                   {amount3}`,
  ),
  paper(
    'en',
    'court-fees-table',
    'other',
    `# Fees of the small claims court
Value of claim            Issue fee       Hearing fee
up to 300.00                  35.00             27.00
300.01 to 500.00              50.00             59.00
500.01 to 1,000.00            70.00             85.00
Total fees are due with the application. No VAT is charged.`,
  ),
  paper(
    'en',
    'loan-schedule',
    'other',
    `{bank}
Repayment schedule for loan no. {n}                       {date}
No.    Due date        Payment     Interest    Principal     Balance
1      01/02/2025       412.50        62.50       350.00    9,650.00
2      01/03/2025       412.50        60.31       352.19    9,297.81
3      01/04/2025       412.50        58.11       354.39    8,943.42
Total                 1,237.50       180.92     1,056.58`,
  ),
  paper(
    'en',
    'price-increase',
    'other',
    `{seller}
{street}, {town}
{date}
To all customers of {buyer}

Re: prices from next quarter
As you know the cost of paper has gone up. From the first of next month our net prices rise by 4.2 %:
A4 80 g, box of 5                19.80
A3 80 g, box of 3                24.60
Orders placed before that date are invoiced at today's prices. Payment terms stay at 30 days.
{person}`,
  ),
  paper(
    'en',
    'goods-return',
    'delivery_note',
    `{seller}
{street}, {town}
## Goods return note
RMA no. {n}            Date: {date}
From: {buyer}
Pos   Article            Qty    Reason
1     Pump P-118           1    leaking
2     Seal kit             4    wrong size
A credit note will follow after inspection.`,
  ),
  paper(
    'de',
    'heizkosten-aufstellung',
    'other',
    `Eigentümergemeinschaft {street}
Wirtschaftsplan für das kommende Jahr                         Stand {date}
Kostenart                          Gesamt        Anteil
Hausmeister                      4.800,00        312,00
Versicherung                     2.150,00        139,75
Aufzug                           3.300,00        214,50
Rücklage                         6.000,00        390,00
Summe                           16.250,00      1.056,25
Das monatliche Hausgeld beträgt künftig 88,02 EUR und ist bis zum dritten Werktag fällig.`,
  ),
  paper(
    'de',
    'kontoauszug-kunde',
    'statement',
    `{seller}
{street}, {town}
{buyer}
## Kontoauszug zum {date}
Beleg       Datum         Fällig          Soll        Haben       Saldo
RE 1182     03.02.2025    05.03.2025    412,00                   412,00
RE 1190     11.02.2025    13.03.2025    118,50                   530,50
ZE 0211     20.02.2025                             412,00        118,50
Offener Saldo                                                    118,50`,
  ),
  paper(
    'de',
    'auftragsbestaetigung',
    'order',
    `{seller}
{street}, {town}
{buyer}
## Auftragsbestätigung {n}
Datum: {date}            Ihre Bestellung vom {date2}
Pos  Bezeichnung            Menge     Preis      Betrag
1    Filter F7                 10     14,80      148,00
2    Filter G4                 20      9,20      184,00
Nettosumme                                       332,00
19 % MwSt                                         63,08
Gesamtsumme                                      395,08
Liefertermin KW 14. Zahlung 14 Tage netto nach Rechnungserhalt.`,
  ),
  paper(
    'de',
    'spendenaufruf',
    'other',
    `{seller}
{date}
Liebe Freundinnen und Freunde,
im letzten Jahr haben wir mit Ihrer Hilfe insgesamt {amount} gesammelt. Davon gingen {amount2} in den Bau
der Schule. Für das neue Dach fehlen noch {amount3}. Bitte überweisen Sie Ihre Spende auf das Konto
IBAN {iban}. Eine Bescheinigung erhalten Sie im Februar.
Herzliche Grüße
{person}`,
  ),
  paper(
    'de',
    'reisekosten',
    'other',
    `## Reisekostenabrechnung
Name: {person}             Datum: {date}
Zweck: Messebesuch
Bahnfahrt 2. Klasse                     118,40
Hotel, 2 Nächte                         212,00
Verpflegung, 3 Tage                      56,00
Summe                                   386,40
Erstattung auf IBAN {iban}
Unterschrift ______________   geprüft ______________`,
  ),
  paper(
    'de',
    'bussgeld',
    'other',
    `Stadt Musterhausen, Ordnungsamt
Aktenzeichen 118.220.{n}                              {date}
Herrn {person}
Verwarnung mit Verwarnungsgeld
Ihnen wird vorgeworfen, am {date2} die zulässige Höchstgeschwindigkeit um 9 km/h überschritten zu haben.
Verwarnungsgeld                       30,00 EUR
zahlbar innerhalb einer Woche auf das Konto {iban}, Kassenzeichen {n}.`,
  ),
  paper(
    'fr',
    'appel-cotisation',
    'other',
    `Association des parents d'élèves
{date}
Chers parents,
comme chaque année nous vous proposons d'adhérer. La cotisation est de 15,00 € par famille, ou de 25,00 €
pour les membres bienfaiteurs. Vous pouvez remettre un chèque à l'ordre de l'association à la rentrée.
Le total des cotisations de l'an dernier, {amount}, a permis de financer la sortie au zoo.
{person}`,
  ),
  paper(
    'fr',
    'avis-virement',
    'statement',
    `{seller}
## Avis de virement
Le {date}
Bénéficiaire : {buyer}
Nous vous informons du règlement de vos factures :
Facture      Date          Montant
F-1182       02/02/2025     418,00
F-1190       11/02/2025     220,50
Total réglé                 638,50`,
  ),
  paper(
    'fr',
    'bulletin-adhesion',
    'other',
    `# Bulletin d'inscription
Nom ______________   Prénom ______________
Stage du {date} au {date2}
Tarif membre                 120,00 €
Tarif non membre             150,00 €
Repas (option)                18,00 €
Total à régler ______________
Chèque à l'ordre de {seller}`,
  ),
  paper(
    'nl',
    'subsidie',
    'other',
    `Gemeente Waterland
{date}
Betreft: beschikking subsidie {n}
Geachte {person},
hierbij verlenen wij u een subsidie van {amount}. Het voorschot bedraagt {amount2} en wordt binnen vier weken
overgemaakt. Het resterende bedrag ontvangt u na de verantwoording. De totale kosten volgens uw begroting zijn
{amount3} inclusief btw.
Hoogachtend`,
  ),
  paper(
    'nl',
    'offerte-schilder',
    'quote',
    `{seller}
{street}, {town}
{buyer}
Offerte {n}                                    {date}
Omschrijving                       Aantal    Prijs     Bedrag
Buitenschilderwerk voorgevel            1   1.450,00  1.450,00
Houtrotherstel, per uur                 6      52,00    312,00
Totaal excl. btw                                      1.762,00
Btw 9%                                                  158,58
Totaal                                                1.920,58
Deze prijs geldt zes weken.`,
  ),
  paper(
    'es',
    'nomina',
    'other',
    `{seller}
Recibo individual de salarios                      Periodo: enero
Trabajador: {person}
Salario base                                1.420,00
Plus transporte                                64,00
Total devengado                             1.484,00
Contingencias comunes 4,70 %                   69,75
IRPF 11 %                                     163,24
Líquido total a percibir                    1.251,01`,
  ),
  paper(
    'it',
    'preventivo-letto',
    'quote',
    `{seller}
{street}, {town}
Spett.le {buyer}
Oggetto: preventivo n. {n} del {date}
Fornitura di porta blindata classe 3               1.380,00
Posa in opera                                        220,00
Totale imponibile                                  1.600,00
IVA 10%                                              160,00
Totale                                             1.760,00
Validità 30 giorni. Pagamento: 40% all'ordine, saldo alla consegna.`,
  ),
];
