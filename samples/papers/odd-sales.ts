import type { PaperForm } from './paper.ts';

const sale = (language: string, kind: string, type: PaperForm['type'], text: string): PaperForm => ({
  kind,
  language,
  type,
  text,
});

/** Invoices, receipts and credit notes in odd clothing. */
export const ODD_SALES: readonly PaperForm[] = [
  sale(
    'en',
    'parking',
    'receipt',
    `CITY PARKING - CASTLE STREET
TICKET 004{n}
IN   {date} 09:14
OUT  {date} 12:40
TARIFF 3-4 HRS              9.60
VAT INCL 20%                1.60
PAID CONTACTLESS            9.60
THANK YOU`,
  ),
  sale(
    'en',
    'tutor-mail',
    'invoice',
    `From: {person}
To: {person2}
Date: {date}

Hi,
invoice {n} for October: 6 maths lessons at 35.00 each, so 210.00 in all. Bank details as before,
payment within 7 days would be lovely.
Best wishes`,
  ),
  sale(
    'en',
    'rent-demand',
    'invoice',
    `{seller}
{street}, {town}
Rent demand no. {n}                           {date}
Tenant: {buyer}
Rent for the quarter 25 March to 23 June              4,250.00
Insurance rent                                          118.20
VAT at 20%                                              873.64
Total due on 25 March                                 5,241.84
Pay to: {bank}, sort code 20-11-82, account 71182204`,
  ),
  sale(
    'en',
    'refund-note',
    'credit_note',
    `{seller}
{street}, {town}
Refund note CR-{n}              {date}
Customer: {buyer}
Original invoice 1182
1  Kettle, returned                          -34.90
   VAT included                               -5.82
Total refunded                               -34.90`,
  ),
  sale(
    'de',
    'arzt-liquidation',
    'invoice',
    `Dr. med. {person}, Hautärztin
{street}, {town}
Herrn {person2}
Liquidation {n}                               {date}
Datum        GOÄ     Leistung                 Faktor     Betrag
{date2}      1       Beratung                  2,3        10,72
{date2}      7       Untersuchung              2,3        21,45
Gesamtbetrag                                              32,17
Bitte überweisen Sie innerhalb von 30 Tagen auf {iban}.`,
  ),
  sale(
    'de',
    'tankbeleg',
    'receipt',
    `AUTOHOF LENGENFELD
Bon-Nr. {n}    {date} 17:22
Säule 4  Super E10
41,18 l x 1,749 EUR/l            72,02
Netto 60,52  MwSt 19% 11,50
girocard                         72,02
Vielen Dank und gute Fahrt`,
  ),
  sale(
    'de',
    'beitrag',
    'invoice',
    `Turnverein Musterhausen e.V.
{street}, {town}
Frau {person}
Beitragsrechnung {n}                        {date}
Mitgliedsbeitrag Familie, 1. Halbjahr        96,00
Abteilungsbeitrag Turnen                     24,00
Zu zahlen                                   120,00
Der Betrag wird zum 15.02. von Ihrem Konto eingezogen.`,
  ),
  sale(
    'fr',
    'note-hotel',
    'invoice',
    `HÔTEL DU PONT
{street}, {town}
Note n° {n}                                {date}
Mme {person}         Chambre 12
2 nuitées à 84,00                           168,00
2 petits déjeuners à 11,00                   22,00
Taxe de séjour                                4,40
Total TTC                                   194,40
dont TVA 10 %                                17,27`,
  ),
  sale(
    'fr',
    'quittance-loyer',
    'receipt',
    `{seller}
Quittance de loyer n° {n}
Reçu de M. {person} la somme de 742,00 € au titre du loyer de mars.
Loyer                             680,00
Charges                            62,00
Total                             742,00
Fait le {date}`,
  ),
  sale(
    'es',
    'abono',
    'credit_note',
    `{seller}
{street}, {town}
Cliente: {buyer}
Nota de abono A-{n}                         {date}
Devolución 2 cajas baldosa              -58,40
IVA 21 %                                -12,26
Total abono                             -70,66`,
  ),
];
