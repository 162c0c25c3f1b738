import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

/** Letters and mails without a title, as people write them to each other: their sentences alone tell what they are. */
const PAPERS: readonly (readonly [type: string, about: string, paper: string])[] = [
  [
    'quote',
    'a carpenter tells what it would come to, and how long he holds his prices',
    `Tischlerei Harms, Deichweg 3, 26409 Wittmund

Frau Renate Oltmanns
Mühlenstr. 8
26409 Wittmund
                                             Wittmund, 4. Februar 2025

Liebe Frau Oltmanns,

Ihre beiden Varianten habe ich einmal durchgerechnet:

   Einbauschrank Fichte, geölt                  1.940,00 EUR
   Einbauschrank Eiche, geölt                   2.780,00 EUR

Loslegen könnten wir nach Ostern. Diese Preise gelten bis Ende März, danach
wird das Holz teurer. Sagen Sie mir kurz Bescheid, welche es sein soll.

Herzliche Grüße
Jan Harms`,
  ],
  [
    'quote',
    'a gardener proposes, and keeps the days free',
    `Hoveniersbedrijf De Linde
Kerkpad 4, 7451 AA Holten

Familie Wessels
                                             6 maart 2025
Beste familie Wessels,

Bedankt voor jullie aanvraag. Voor de oprit bied ik jullie het volgende aan:

   bestrating verwijderen en afvoeren           € 480,00
   nieuwe klinkers, 38 m2                     € 2.660,00
   totaal incl. btw                           € 3.140,00

Kiezen jullie toch voor grind, dan wordt het een stuk goedkoper. Ik hou de eerste
week van april voor jullie vrij. Laat maar weten of het doorgaat.

Groet, Henk`,
  ],
  [
    'order',
    'a baker orders in plain words, and tells where the bill goes',
    `Bäckerei Rieger, Marktplatz 2, 88212 Ravensburg

An Mühle Stadler
                                             12.02.2025
Hallo Herr Stadler,

bringen Sie uns bitte 12 Sack wie beim letzten Mal:

   8 Sack   Weizenmehl 550   25 kg      19,80
   4 Sack   Roggenmehl 1150  25 kg      18,40

Lieferung bitte bis Donnerstag früh. Die Rechnung wie immer an unsere Zentrale.

Grüße, Rieger`,
  ],
  [
    'order',
    'a farmer orders, and sends the bill to his bookkeeper',
    `Melkveebedrijf Hoekstra
Dyk 14, 8731 CC Wommels
                                             3 april 2025
Aan Van der Werf Mechanisatie

Beste Piet,

Doe ons maar weer hetzelfde als vorige keer:

   2    filterzakken          12,50
   1    set slangen           84,00

Graag voor zaterdag brengen. Stuur de factuur naar de boekhouder.

Sietse`,
  ],
  [
    'order',
    'a holiday flat is kept for who booked it',
    `Pension Seeblick, Uferweg 9, 17429 Bansin

Liebe Familie Krause,
                                             10. Januar 2025
wie schön, dass Sie wiederkommen. Das Zimmer 4 ist für Sie reserviert:

   Anreise    7. Juni 2025
   Abreise   14. Juni 2025
   7 Nächte zu 88,00 EUR                     616,00 EUR

Die Rechnung bekommen Sie dann am Abreisetag.
Familie Petersen`,
  ],
  [
    'statement',
    'a cooperative pays out shares',
    `Bürgerenergie Hochrhön eG, Hauptstr. 1, 36115 Hilders
Mitglied 118
Herrn Karl Vey
                                             15. Mai 2025
Lieber Karl,

für 2024 kommen auf Deine Anteile:

   Ausschüttung 3 % auf 4.000,00 EUR            120,00
   Einspeisevergütung anteilig                   46,18
                                                166,18

Das Geld überweisen wir Dir zum 1. Juni. Eine Rechnung brauchst Du nicht zu schreiben.
Der Vorstand`,
  ],
  [
    'statement',
    'a shop tells its supplier what it pays',
    `Van: crediteuren@dekaashal.example
Aan: boekhouding@hofkaas.example
Datum: 14-03-2025

Beste leverancier,

Wij storten vandaag € 812,40 op uw rekening. Het gaat om:

   2025-118     01-02      512,40
   2025-131     14-02      300,00
                           812,40

Team crediteuren`,
  ],
  [
    'delivery_note',
    'a weighbridge counts what was brought',
    `Kompostwerk Lahn GmbH, Am Wehr 4, 35576 Wetzlar
Wiegung 55.301                              03.04.2025
Anlieferer: Gartenbau Roth
Kennzeichen: LDK-R 12

   brutto   9.480 kg
   tara     6.120 kg
   netto    3.360 kg

Abgerechnet wird am Monatsende.
Unterschrift Fahrer`,
  ],
  [
    'delivery_note',
    'a cheese farm hands over, and takes its crates back',
    `Kaasboerderij Zonneveld
Gebracht bij: Winkel De Hoek, Gouda
Datum: 13 februari 2025

   stuks   soort             kg
     6     jong belegen      73,4
     4     oud               38,2

Lege kratten mee terug: 5
Aan het eind van de maand stuur ik de factuur voor alles samen.
Akkoord ontvangst: ..................`,
  ],
  [
    'reminder',
    'a practice reminds kindly of a bill that slipped between other papers',
    `Tierarztpraxis Dr. Behn, Dorfstr. 3, 25899 Niebüll
Herrn Uwe Lorenzen
                                             19.05.2025
Moin Herr Lorenzen,

die Rechnung vom 2. April über die Behandlung Ihrer Kuh (Nr. 2025-0388, 217,40 EUR)
ist bis heute nicht bei mir eingegangen. Sicher ist sie nur zwischen die Papiere gerutscht.
Holen Sie das doch bis zum 30. Mai nach. Haben Sie schon bezahlt, dann werfen Sie diesen
Brief weg.

   offen      217,40 EUR

Herzlich, Karin Behn`,
  ],
  [
    'reminder',
    'a practice says that no money has come for a nota',
    `Praktijk Mondzorg Zuid, Laan 12, 2563 BB Den Haag
De heer S. Pranoto
                                             14 november 2024
Geachte heer Pranoto,

Ondanks onze mail van 29 oktober is er voor nota 24-1907 nog geen geld binnengekomen.

    nota 24-1907        121,44
    nog open            121,44 euro

Wij vragen u dit alsnog binnen veertien dagen te voldoen.

Team Zuid`,
  ],
  [
    'receipt',
    'an antiquarian has got the money in cash',
    `Antiquariat am Dom, Spiekerhof 2, 48143 Münster

                                             Münster, 23.11.2024
Von Frau Dr. Lammers habe ich heute für die mitgenommenen Bücher

    Gedichte, Cotta 1844                       180,00
    Westfälische Urkunden, 3 Bde.              145,00
                                               325,00 EUR

in bar erhalten und bescheinige dies hiermit. Eine Rechnung schreibe ich gern, falls nötig.

K. Sasse`,
  ],
  [
    'receipt',
    'a bicycle shop has got the money by card',
    `Fietsverhuur Duinzicht, Haven 2, 8881 AA West
                                             11 juli 2024
Vandaag per pin van u ontvangen:

    2 e-bikes, 5 dagen                           270,00
    1 kinderfiets, 5 dagen                        45,00
    totaal                                     € 315,00

waarvan € 54,67 btw (21%). NL001550927B30.`,
  ],
];

/** Bills in the same words: what was ordered, offered and delivered is told in them as well. */
const BILLS: readonly (readonly [about: string, paper: string])[] = [
  [
    'thanks for the order',
    `Malerbetrieb Sommer, Am Anger 2, 99084 Erfurt
Steuernummer 151/268/40117
Frau Inge Walter
                                             3. April 2025
Sehr geehrte Frau Walter,

vielen Dank für Ihren Auftrag. Für die ausgeführten Arbeiten berechne ich Ihnen wie bestellt:

   Treppenhaus streichen                      924,00
   Geländer lackieren                         310,00
   zusammen                                 1.234,00 EUR

Gemäß § 19 UStG wird keine Umsatzsteuer berechnet. Bitte überweisen Sie den Betrag bis zum
17. April auf DE02 1203 0000 0000 2020 51. Wir freuen uns auf Ihren nächsten Auftrag.`,
  ],
  [
    'a deposit taken in cash, and the rest to be paid',
    `Schreinerei Vogt, Talweg 5, 79098 Freiburg
Steuernummer 06/123/45678
Rechnung 2025-031                            Freiburg, 12.03.2025
Herrn Paul Maier

Für den Einbau der Fenster stelle ich Ihnen in Rechnung:

   3 Fenster, Kiefer                        1.800,00
   Einbau                                     600,00
   Netto                                    2.400,00
   19 % MwSt.                                 456,00
   Gesamt                                   2.856,00 EUR

Ihre Anzahlung von 500,00 EUR habe ich in bar erhalten, es bleiben 2.356,00 EUR.
Bitte überweisen Sie bis zum 26.03.2025 auf DE02 1203 0000 0000 2020 51.`,
  ],
  [
    'the work that was ordered is done',
    `Schildersbedrijf Kwint, Dijk 8, 1601 LZ Enkhuizen
KvK 36088172   btw-id NL001299543B17
Mevrouw Zijp
                                             30-05-2025
Geachte mevrouw Zijp,

Bedankt voor uw opdracht. Voor de uitgevoerde werkzaamheden breng ik u volgens onze
offerte in rekening:

  kozijnen schuren en lakken                  1.564,00
  houtrot herstellen                            185,00
                                              1.749,00
  btw 21%                                       367,29
  te voldoen                                  2.116,29

Wilt u dit binnen veertien dagen overmaken naar NL41 INGB 0006 7718 20?`,
  ],
];

test.each(PAPERS)('%s: %s', (type, _, paper) => {
  expect(readTyped(paper).document_type).toBe(type);
});

test.each(BILLS)('a bill all the same: %s', (_, paper) => {
  expect(readTyped(paper).document_type).toBe('invoice');
});
