import type { PaperForm } from './paper.ts';

const paper = (kind: string, type: PaperForm['type'], text: string): PaperForm => ({
  kind,
  language: 'nl',
  type,
  text,
});

export const DUTCH_PAPERS: readonly PaperForm[] = [
  paper(
    'brief',
    'other',
    `{seller}
{street}, {town}
{buyer}
{date}
Geachte heer {person},
Dank voor het gesprek. Wij beginnen op {date2} met het werk. Het bedrag van ongeveer {amount} is exclusief btw;
de factuur volgt na afloop en moet binnen 30 dagen worden betaald. De voorwaarden blijven gelijk.
Met vriendelijke groet,
{person2}`,
  ),
  paper(
    'offerte',
    'quote',
    `{seller}
{street}, {town}
# Offerte {n}
Datum: {date}           Geldig tot: {date2}
Klant: {buyer}
Omschrijving          Aantal      Prijs       Bedrag
Onderhoud                  2     250,00       500,00
Subtotaal                                     500,00
21 % btw                                      105,00
Totaal                                        605,00
Betaling binnen 30 dagen`,
  ),
  paper(
    'orderbevestiging',
    'order',
    `{seller}
# Orderbevestiging {n}
Klant: {buyer}           Datum: {date}
Artikel             Aantal      Prijs       Bedrag
Pakking                  3      14,50        43,50
Totaal excl. btw                             43,50
Btw 21 %                                      9,14
Totaal                                       52,64`,
  ),
  paper(
    'pakbon',
    'delivery_note',
    `{seller}
# Pakbon {n}
Klant: {buyer}          Datum: {date}
Artikel           Aantal      Gewicht kg
Pakking                3            1,50
Totaal                 3            1,50
Ontvangen door: ..................`,
  ),
  paper(
    'afschrift',
    'statement',
    `*{bank}
# Rekeningafschrift
Rekeninghouder: {buyer}         IBAN {iban}
Datum         Omschrijving                Bedrag       Saldo
{date2}    Vorig saldo                              {amount}
{date2}    Incasso {seller}         -84,20        1.204,11
Nieuw saldo                                         1.204,11`,
  ),
  paper(
    'herinnering',
    'reminder',
    `{seller}
{buyer}
{date}
# Betalingsherinnering
Onze factuur {n} van {date2} is nog niet betaald.
Factuurbedrag         {amount}
Kosten                   40,00
Te betalen            {amount2}
Wij verzoeken u te betalen voor {date}.`,
  ),
  paper(
    'notulen',
    'other',
    `# Notulen van de vergadering van {date}
Aanwezig: {person}, {person2}
1. Het totaal van de uitgaven is {amount}, het saldo {amount2}. Factuurnummer {n} vervalt op {date2} en wordt betaald.
2. De betalingsvoorwaarden worden 30 dagen. Rondvraag: geen.`,
  ),
  paper(
    'urenstaat',
    'other',
    `# Urenstaat
Naam: {person}           Klant: {buyer}
Datum          Van       Tot       Uren
{date2}     08:00     16:30      8,00
{date}     08:00     17:00      8,50
Totaal                          16,50
Handtekening: ...................`,
  ),
];
