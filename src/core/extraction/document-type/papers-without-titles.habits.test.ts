import { expect, test } from 'vitest';
import type { DocumentType } from '../../entity.ts';
import { readTyped } from '../testing/read-typed.ts';

const PAPERS: [DocumentType, string, string][] = [
  [
    'statement',
    'a transfer that settles bills',
    `Priory College
Finance Office, Abbey Lane, Ripon HG4 2QT

Harlow Tents Ltd
Unit 6 Station Yard
Leyburn DL8 5ET

The sum below leaves our account on the value date. It settles the following items:

Doc date       Your ref      Our text                     Gross      Deduction        Paid
11/08/2026     HT-391        Hire of marquee           1,260.00                   1,260.00
02/09/2026     HT-420        Flooring, 60 sqm            732.00        -61.00       671.00
               Total GBP                               1,992.00        -61.00     1,931.00`,
  ],
  [
    'reminder',
    'two open items and who has paid meanwhile',
    `Van: Penningmeester Zeilclub <geld@zeilclub.example>
Aan: T. Wolters
Onderwerp: contributie

Beste Tineke,
Bij het bijwerken van de boeken zag ik dat er voor jou nog twee posten openstaan.
Nummer       Datum            Waarvoor                    Bedrag
2026-077     1 april 2026     Contributie 2026          € 142,50
2026-103     12 juni 2026     Stalling, box 14           € 65,00
                              Samen                     € 207,50
Zou je het bedrag willen overmaken op NL02 RABO 0417 1640 30? Heb je het intussen al betaald,
dan kun je dit bericht als niet verzonden beschouwen.
Groet, Jelle`,
  ],
  [
    'quote',
    'prices that hold until a day',
    `Hola Amparo:
Te paso los números tal y como quedamos el martes.

Alisado de gotelé en salón y pasillo          703,00 €
Dos manos de plástica blanca                  798,00 €
Suma                                        1.501,00 €
IVA 10 %                                      150,10 €
En total                                    1.651,10 €

Podría empezar el 9 de noviembre. Los precios te los mantengo hasta final de año.
Un saludo, Vicent
Peris Pintors, C/ Dénia 61, 46006 València, NIF 00418822K`,
  ],
  [
    'order',
    'a supplier confirms what follows',
    `FERRAMENTA SOLBANI S.R.L.
Via Sempione 210 - 21052 Busto Arsizio (VA) - P.IVA 00771180127

Spett.le OFFICINE MERONI SNC             Vs. rif.      OdA 88 del 14/10/26
Via Monte Rosa 9                         Cod. cl.      004417
21013 Gallarate (VA)

Confermiamo quanto segue alle condizioni sotto riportate.
Pos   Codice      Descrizione                Quantità    Prezzo    Importo    Consegna
10    VT-M8       Vite TE M8x40 inox            1.500     0,142     213,00      30/10
20    PR-60       Piatto alluminio 60x20           12    58,400     700,80      13/11
                                   Imponibile                       913,80
                                   IVA 22%                          201,04
                                   Totale EUR                     1.114,84`,
  ],
  [
    'other',
    'a claim of somebody who is employed',
    `Name: Fabian Kern                    Abteilung: Service
Dienstreise Graz, 5. bis 7. Oktober 2026, Kunde Holzer

Datum        Beschreibung                 Beleg     Betrag €     Erstattung €
5.10.        Vignette Österreich              1        12,40            12,40
6.10.        Abendessen                       2        31,20            25,00
7.10.        Übernachtung, 2 Nächte           3       184,00           184,00
             Summe                                    227,60           221,40

Erstattungsbetrag 221,40 €, mit dem Gehalt ausgezahlt.`,
  ],
  [
    'statement',
    'movements of an account whose balance is to be confirmed',
    `Steiner Packung GmbH, Industriezeile 90, 4020 Linz

Fa. Gewürzkontor Hainz
Marktplatz 3
4240 Freistadt

Konto 20771, Abstimmung zum 30. September 2026
Nach unseren Büchern zeigt Ihr Konto diese Bewegungen (Vortrag 0,00):
Beleg          Datum          Soll €        Haben €        Saldo €
RE 26/0418     30.06.2026   1.248,00                      1.248,00
RE 26/0507     14.07.2026     386,40                      1.634,40
ZE             20.08.2026                  1.248,00         386,40
RE 26/0611     28.08.2026   2.094,72                      2.481,12
Der Saldo zu unseren Gunsten beträgt 2.481,12 €. Bitte bestätigen Sie ihn.`,
  ],
];

test.each(PAPERS)('%s: %s', (type, _, paper) => {
  expect(readTyped(paper).document_type).toBe(type);
});

test('a negative self-billed adjustment takes back', () => {
  expect(
    readTyped(`Fenland Produce Co-operative Ltd                         SBC-002207
Packhouse Road, Spalding PE11 3AB                        16 October 2026
VAT GB 441822071

To: R & J Thorley, Moor Farm, Gedney PE12 9AA

We made this out on your behalf under the self-billing agreement. It reduces the supplies previously self-billed.
Produce                  Tonnes         £/t            £
Onions, brown             -1.84      212.00      -390.08
Red beet, washed          -1.10      238.00      -261.80
                                        Net      -651.88
                                  VAT at 0%         0.00
                           Total adjustment      -651.88`).document_type,
  ).toBe('credit_note');
});

test('numbers of invoices that are listed with their days are not the number of who lists them', () => {
  const rows = ['2241', '2307', '2388'].map(
    (number, at) => `1${at} Feb 25     Invoice ${number}     1,960.80     49.02     1,911.78`,
  );
  const paper = `Hollings Joinery Limited\nUnit 9, Iver SL0 9JQ\n\nFenner Timber Ltd\nDock Road, Tilbury RM18 7HD\n31 March 2025\n\n${rows.join('\n')}\nTotal                                          5,735.34`;
  expect(readTyped(paper).document_type).not.toBe('invoice');
});

test('a delivery with its prices is none that charges, where the invoice is to come', () => {
  expect(
    readTyped(`PIENSOS DEL CINCA S.COOP.                        A/25-06631
22400 MONZON (Huesca)                            Fecha 17-01-2025
Cliente 4300.0217
GRANJA TORRES HNOS, S.C.

Producto                 Kg         EUR/t      Importe
Cerdos cebo 1 granulado  12.040     318,00     3.828,72
Cerdos acabado harina     8.960     301,50     2.701,44
Total                                          6.530,16
IVA 10 % no incluido. Se facturará el último día del mes.
Recibí conforme (nombre, DNI, firma)`).document_type,
  ).toBe('delivery_note');
});

test.each([
  [
    'order',
    'a mail that takes up an offer',
    `From: Priya Nand <p.nand@wexcombe.example>
To: sales@arden.example
Subject: Glassware for Q2

Morning Colin,
thanks for the prices. Please go ahead and supply:
Your code    Description           Qty    Unit      Line
AG-250       Beaker 250 ml         15     28.40     426.00
AG-500       Flask 500 ml          20     31.15     623.00
                                   Net            1,049.00
                                   VAT 20%          209.80
                                   Total          1,258.80
Invoices go by PDF to ap@wexcombe.example after delivery.`,
  ],
  [
    'order',
    'a mail that confirms a job',
    `Von     Disposition Kranz
An      Stadtbibliothek Erfurt
Betreff AW: Technik für den 26.09.

Hallo Frau Zeidler,
wir haben Ihren Auftrag unter der Nummer A-1342 fest eingeplant und liefern am Freitag:
1×   Beschallung Saal          320,00 €
3×   Funkmikrofon               84,00 €
     Summe netto               404,00 €
     zzgl. 19 % MwSt.           76,76 €
     Auftragswert              480,76 €
Die Rechnung stellen wir nach der Veranstaltung.`,
  ],
  [
    'reminder',
    'what is open with the tax in it, where three things tell that it was billed before',
    `Rijwielhandel De Fietser
Geachte heer Postma,
wij hebben nog geen betaling van u ontvangen voor factuur 2025-0884 van 20 mei 2025.
De betaaltermijn van dertig dagen is inmiddels verstreken. Wij vragen u het openstaande bedrag over te maken:
Openstaand:    € 389,00 (inclusief 21% btw € 67,51)
Hebt u al betaald? Dan kunt u deze brief als niet verzonden beschouwen.`,
  ],
  [
    'reminder',
    'bills that an account shows uncovered',
    `Officine Bertolazzi S.r.l.
Oggetto: partite scadute
Gentili Signori,
dalla Vostra scheda ci risultano ancora scoperti i seguenti importi:
Fattura n. 318 del 30/06/2025     scad. 31/08/2025      € 2.440,00
Fattura n. 352 del 31/07/2025     scad. 30/09/2025      € 1.098,00
Totale                                                  € 3.538,00
Certi di una semplice dimenticanza, Vi preghiamo di provvedere al saldo entro 10 giorni.`,
  ],
  [
    'receipt',
    'the slip of a till, paid without a touch',
    `SUPÉRETTE DU PORT
12 quai Gambetta
76400 FÉCAMP
17/07/2025 18:42    Caisse 2
BAGUETTE            2,50
CAMEMBERT           4,35
CIDRE               3,90
TOTAL              10,75 EUR
CB SANS CONTACT    10,75
Échange sous 8 jours avec ce ticket`,
  ],
])('%s: %s', (type, _, paper) => {
  expect(readTyped(paper).document_type).toBe(type);
});
