import { expect, test } from 'vitest';
import { isPossibleName } from './parties/possible-name.ts';
import { readTyped } from './testing/read-typed.ts';

const BILL = `Kestrel Beheer
Postbus 417, 9700 AK Groningen

Aan de eigenaar van
De heer P. Wiersma
Damsterdiep 214
9713 EM Groningen

Factuurnummer     VV26-3071
Factuurdatum      22 juni 2026

Omschrijving                     Periode                        Bedrag
Voorschot servicekosten          01-07-2026 t/m 30-09-2026      € 318,00
Bijdrage reservefonds            01-07-2026 t/m 30-09-2026      € 195,00
Voorschot stookkosten            01-07-2026 t/m 30-09-2026      € 240,00

Totaal te betalen                                               € 753,00
`;

test('whose he is ("Aan de eigenaar van") names nobody: the person below does', () => {
  expect(readTyped(BILL).entities.BUYER_NAME?.[0]?.value).toMatch(/Wiersma/);
});

test('advances on costs are charged, not paid', () => {
  expect(readTyped(BILL).line_items.map(({ description, line_total }) => [description, line_total])).toEqual([
    ['Voorschot servicekosten', '318.00'],
    ['Bijdrage reservefonds', '195.00'],
    ['Voorschot stookkosten', '240.00'],
  ]);
});

test('a calculation with its unit behind the currency leaves no rest of itself for a name', () => {
  const { line_items } = readTyped(`Kestrel Energía, S.L.
Calle Mayor 4, 28013 Madrid

Cliente: Ana Lahoz Gimeno

Factura nº: PM-2047
Fecha: 12/03/2026

Energía punta: 62 kWh x 0,1820 €/kWh          11,28 €
Energía llano: 55 kWh x 0,1290 €/kWh           7,10 €
Base imponible                                18,38 €
IVA 21 %                                       3,86 €
Total                                         22,24 €
`);
  expect(line_items.map(({ description, quantity }) => [description, quantity])).toEqual([
    ['Energía punta: 62 kWh x 0,1820 €/kWh', '62'],
    ['Energía llano: 55 kWh x 0,1290 €/kWh', '55'],
  ]);
});

const parties = (text: string) => {
  const { entities } = readTyped(text);
  return [entities.SELLER_NAME?.[0]?.value, entities.BUYER_NAME?.[0]?.value];
};

test('in a list of what a form says of a party its name is the line labelled so, however far the list is indented', () => {
  const sheet = (indent: string) => `*FATTURA ELETTRONICA

Dati del cedente / prestatore
Dati anagrafici
${indent}Identificativo fiscale ai fini IVA: IT03022710962
${indent}Denominazione: Segheria Alpina S.r.l.
${indent}Regime fiscale: RF01 (ordinario)
Dati della sede
${indent}Indirizzo: Via Nazionale 48
${indent}CAP: 23030
${indent}Comune: Tovo

Dati del cessionario / committente
Dati anagrafici
${indent}Identificativo fiscale ai fini IVA: IT00877420146
${indent}Denominazione: Falegnameria Pedrini Dario & Figli Snc
Dati della sede
${indent}Indirizzo: Via Stelvio 12
${indent}CAP: 23032
${indent}Comune: Bormio

Dati generali del documento
${indent}Data documento: 2026-05-29 (29 Maggio 2026)
${indent}Numero documento: 214/A
${indent}Importo totale documento: 1189.50
`;
  const named = ['Segheria Alpina S.r.l.', 'Falegnameria Pedrini Dario & Figli Snc'];
  expect(parties(sheet(''))).toEqual(named);
  expect(parties(sheet('     '))).toEqual(named);
});

test('a courtesy alone in its line ("Gent.ma") names nobody, and "Vos coordonnées" heads the buyer', () => {
  expect(
    parties(`Lucerna Energia S.p.A.
Via Emilia 210, 47522 Cesena

                                        Gent.ma
                                        SIG.RA PATRIZIA MONTANARI
                                        VIA DELLE FORNACI 31
                                        47121 FORLI'

Bolletta n. 338127
Data di emissione 09.06.2026
Totale da pagare € 118,46
`)[1],
  ).toMatch(/MONTANARI/);
  expect(
    parties(`Vos coordonnées                      Nuvolia SAS
Nic-handle : ks118821                4 allée des Frênes
Société : Les Films du Plateau       59650 Villeneuve-d'Ascq
Kamel Saadi                          TVA : FR29514880226
31 rue Consolat
13001 Marseille

*Facture

Référence de la facture : FR70281944
Date d'émission : 2 juin 2026

Prix TTC      55,96 €
`),
  ).toEqual(['Nuvolia SAS', 'Les Films du Plateau']);
});

const HOTEL = `*Hôtel des Remparts
11 rue de la Poissonnerie, 35400 Saint-Malo

Arrivée : 12/06/2026                 Cabinet Hervouet
Départ : 15/06/2026                  28 boulevard Guist'hau
                                     44000 Nantes

FACTURE N° 2026-03318      du 15/06/2026

Date          Désignation                Qté      P.U. TTC     Montant TTC
12/06/2026    Chambre double             1        148,00       148,00
12/06/2026    Taxe de séjour             2          1,65         3,30
13/06/2026    Chambre double             1        148,00       148,00

Total TTC                                                      299,30 €
`;

test('the day stands behind the number of the invoice, also with a gap before "du"', () => {
  expect(readTyped(HOTEL).entities.INVOICE_DATE?.[0]?.value).toBe('2026-06-15');
});

test('"Qté / Tps" heads counts and hours', () => {
  const { line_items } = readTyped(`*GARAGE DU CANAL
Quai de la Fosse, 71300 Montceau

Facture n° : 260611
Date : 11/06/2026

Réf.       Désignation                   Qté / Tps     P.U. HT     Montant HT     T
MO2        Main d'œuvre mécanique             4,50       62,00         279,00     1
LR5L       Liquide de refroidissement         6,00        4,90          29,40     1
FVID       Forfait vidange                    1,00       74,08          74,08     1

Total HT      382,48
TVA 20 %       76,50
Total TTC     458,98 €
`);
  expect(line_items.map(({ quantity }) => Number(quantity))).toEqual([4.5, 6, 1]);
});

test('what was paid by card on a day ("Pagato con carta … in data") leaves no terms and no day to pay', () => {
  const { entities } = readTyped(`Dott.ssa Irene Valsecchi
Via Mazzini 15, 23900 Lecco

Sig. Gianmarco Riva
Via Roma 8
23868 Valmadrera

Fattura n. 96 del 04/06/2026

Visita specialistica      € 130,00
Totale fattura            € 130,00

Pagato con carta di debito in data 04/06/2026
`);
  expect([entities.PAYMENT_TERMS, entities.DUE_DATE]).toEqual([undefined, undefined]);
});

test('hours and minutes are counted with an "h" between them', () => {
  const { line_items } = readTyped(`*Maître Solène Kerbrat
7 rue de Strasbourg, 44000 Nantes

NOTE D'HONORAIRES N° 2026/118
Date : 10/06/2026

Diligences                        Temps      Taux horaire HT      Montant HT
Étude du dossier                  3 h 30            210,00 €        735,00 €
Rédaction de l'assignation        5 h 00            210,00 €      1 050,00 €
Correspondances                   1h30              210,00 €        315,00 €

Total HT      2 100,00 €
TVA 20 %        420,00 €
Total TTC     2 520,00 €
`);
  expect(line_items.map(({ quantity }) => Number(quantity))).toEqual([3.5, 5, 1.5]);
});

test('the company in the window pays, and not the guest below its address', () => {
  const found = parties(`*HOTEL CALA MENUDA
Explotaciones Hoteleras Menuda, S.L. – B07441823
Passeig Marítim, 31 – 07560 Cala Millor

Factura: H-26/02219                  Ingeniería Térmica Duero, S.A.
Fecha: 21/06/2026                    C/ Turquesa, 5
Habitación: 318                      47012 Valladolid
                                     Huésped: Sr. Óscar Nieto

Alojamiento y desayuno      96,00
TOTAL FACTURA               96,00 €
`);
  expect(found[1]).toBe('Ingeniería Térmica Duero, S.A.');
});

test('what a company is and owns is no name, and no part of one', () => {
  expect(isPossibleName('SCEA au capital de 12 000 €')).toBe(false);
  expect(
    parties(`*Pixel & Marée
Agence web
5 place Gambetta
17000 La Rochelle

Domaine des Salines
SCEA au capital de 12 000 €
Route du Fier
17880 Les Portes-en-Ré

*FACTURE N° FAC-00318
Le 22/06/2026

Total TTC    120,00 €

Pixel & Marée – SARL au capital de 3 000 € – SIRET 853 227 109 00014 – RCS La Rochelle
`),
  ).toContain('Pixel & Marée');
});

test('a name goes on where its second line is a partner with company, and titles shorten within names', () => {
  const [seller, buyer] = parties(`*FERRAMENTA GALLO DI GALLO
*MARIO & C. SAS                       Spett.le
Corso Sebastopoli 212                STUDIO TECNICO GEOM. CARLI ANDREA
10136 TORINO                         PIAZZA GARIBALDI 7
P.IVA 06218870015                    36061 BASSANO DEL GRAPPA

Fattura n. 412/2026 del 31/05/2026

Totale documento      € 120,00
`);
  expect(seller).toBe('FERRAMENTA GALLO DI GALLO MARIO & C. SAS');
  expect(buyer).toBe('STUDIO TECNICO GEOM. CARLI ANDREA');
});

test('the day behind how it was paid is no day to pay ("Voldaan per pin 17-06-2026")', () => {
  const { entities } = readTyped(`*Autobedrijf Hendrikse
Stationsweg 77, 4205 AA Gorinchem

Factuurnr: W2604417
Datum: 16-06-2026

Totaal te voldoen       € 11,20

Voldaan per pin 17-06-2026
`);
  expect([entities.PAYMENT_TERMS, entities.DUE_DATE]).toEqual([undefined, undefined]);
});
