import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

// Auctioneers send buyers the bill of their lots, sellers what was paid out, and anybody lists of prices.
test.each([
  [
    'the account of a buyer at an auction, in German',
    'invoice',
    `Auktionshaus Lindhorst
Elbchaussee 40, 22763 Hamburg · USt-IdNr. DE139004417

Herrn Peter Quast
Bleichen 2, 20354 Hamburg
                                      Bieter 88 · 12. Oktober 2026

Abrechnung Käufer

Los     Bezeichnung                    Zuschlag     Aufgeld     Gesamt
112     Meißner Teller                   240,00       67,20     307,20
340     Barometer, um 1880               120,00       33,60     153,60
Summe                                    360,00      100,80     460,80
Zu zahlen                                                       460,80

Zahlung binnen 7 Tagen auf DE12 7115 0000 0020 3344 55. Differenzbesteuert nach § 25a UStG.`,
  ],
  [
    'the account of a buyer at an auction, in French',
    'invoice',
    `Hôtel des ventes Saint-Aubin
12 rue des Carmes, 31000 Toulouse

Mme Hélène Roux
5 rue du Puits, 31000 Toulouse
                                     Vente du 14 mars 2026

BORDEREAU ACQUÉREUR n° 2217

Lot     Désignation                  Adjudication     Frais     Total
18      Commode Louis-Philippe            350,00      98,00     448,00
77      Lot de gravures                    60,00      16,80      76,80
Total à payer                                                   524,80 €

Règlement comptant par virement FR76 3000 4000 0312 3456 7890 143 ou carte.`,
  ],
  [
    'the account of a buyer at an auction, in English',
    'invoice',
    `Thornbury Saleroom
The Old Maltings, Thornbury BS35 2AA · VAT no. 285 7714 30

Mr O. Vance                                  Paddle 204
12 Hill Rise, Bristol BS6 5AA                Sale of 9 May 2026

BUYER'S ACCOUNT

Lot     Description                  Hammer     Premium     Total
31      Pair of brass candlesticks    80.00       22.40    102.40
206     Oak settle                   190.00       53.20    243.20
Amount due                                                 345.60

Please pay by transfer before collecting your lots.`,
  ],
  [
    'what a seller at an auction gets',
    'statement',
    `Thornbury Saleroom
The Old Maltings, Thornbury BS35 2AA

Mrs A. Penrose
4 Lane End, Yate BS37 4AA                    Sale of 9 May 2026

STATEMENT TO VENDOR

Lot     Description                  Hammer     Commission     Net
31      Pair of brass candlesticks    80.00        -14.40    65.60
206     Oak settle                   190.00        -34.20   155.80
We have today paid the sum of 221.40 into your account in respect of the above lots.`,
  ],
  [
    'what was paid out to a seller at an auction',
    'statement',
    `Veilinghuis Ter Borch
Afrekening inbrenger                          12 mei 2026

Mevrouw Smit

Kavel    Omschrijving            Hamerprijs    Commissie    Netto
12       Zilveren theelepels         120,00       -21,60    98,40
44       Klok                         80,00       -14,40    65,60

Wij hebben vandaag 164,00 euro op uw rekening overgemaakt.`,
  ],
  [
    'what was paid at an auction',
    'other',
    `Thornbury Saleroom
Prices realised, sale of 9 May 2026

Lot     Description                  Estimate       Hammer
31      Pair of brass candlesticks     60-80        80.00
206     Oak settle                    150-200      190.00
207     Longcase clock                300-400      420.00

All prices exclude buyer's premium.`,
  ],
  [
    'the account of a buyer at an auction, in Italian',
    'invoice',
    `Casa d'aste Vallisneri
Corso Italia 8, 42121 Reggio Emilia - P. IVA 01234560157

Sig. Dino Luna
Via Po 4, 43123 Parma                Asta 44 del 9 maggio 2026

CONTO ACQUIRENTE

Lotto    Descrizione              Aggiudicazione    Diritti    Totale
31       Coppia di candelieri             80,00       20,00    100,00
206      Cassapanca                      190,00       47,50    237,50
Totale da pagare                                               337,50

Pagamento entro 10 giorni con bonifico su IT60 X054 2811 1010 0000 0123 456.`,
  ],
])('a paper of an auction is a bill for who bought: %s', (_, type, text) => {
  expect(readTyped(text).document_type).toBe(type);
});
