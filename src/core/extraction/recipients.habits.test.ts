import { expect, test } from 'vitest';
import { readTyped } from './testing/read-typed.ts';

const BODY = `Work done as agreed                        120.00
Materials                                   36.00
Total                                      156.00

Please pay within 14 days.`;

/** Seller and buyer of a paper with the given head. */
function parties(head: string): (string | undefined)[] {
  const { SELLER_NAME, BUYER_NAME } = readTyped(`${head}\n\n${BODY}`).entities;
  return [SELLER_NAME?.[0]?.value, BUYER_NAME?.[0]?.value];
}

test.each([
  [
    'Bergwirt Hotel\nFam. Gruber, Dorf 12, 6534 Serfaus',
    'Herr Peter Wendt, Elbchaussee 3, 22763 Hamburg',
    'Bergwirt Hotel',
    'Herr Peter Wendt',
  ],
  [
    'Fietsenmaker Jansen\nMolenstraat 14, 6711 AA Ede',
    'Mevr. A. Bos, Molenweg 2, 6711 BB Ede',
    'Fietsenmaker Jansen',
    'Mevr. A. Bos',
  ],
  [
    'Clinique Vétérinaire des Saules\nSELARL - SIRET 812 334 556 00021\n8 place du Marché, 35500 Vitré',
    'Mme Chloé Ramond, 20 rue des Lilas, 35500 Vitré',
    'Clinique Vétérinaire des Saules',
    'Mme Chloé Ramond',
  ],
  [
    'Rosewood Ceramics\n14 Kiln Yard, Stoke-on-Trent ST1 4AA',
    'The Copper Kettle, 3 Market Street, Leek ST13 6HU',
    'Rosewood Ceramics',
    'The Copper Kettle',
  ],
  [
    'Peak Chimney Services\nUnit 3, Station Yard, Bakewell DE45 1GE\n07700 900 412',
    'Mr and Mrs Lowe, 4 The Green, Bakewell DE45 1AA',
    'Peak Chimney Services',
    'Mr and Mrs Lowe',
  ],
  [
    'Elektro Kranz GmbH\nIndustriestr. 44, 70565 Stuttgart',
    'WEG Panoramastr. 18, c/o Hausverwaltung Bender, Königstr. 5, 70173 Stuttgart',
    'Elektro Kranz GmbH',
    'WEG Panoramastr. 18',
  ],
  [
    'Schreinerei Holzmann, Talweg 3, 79822 Titisee',
    'Frau Monika Ehret, Seestr. 21, 79822 Titisee',
    'Schreinerei Holzmann',
    'Frau Monika Ehret',
  ],
  [
    'Lindqvist Snickeri\nStorgatan 8, 831 30 Östersund',
    'Fru Anna Berg, Kyrkogatan 4, 831 31 Östersund',
    'Lindqvist Snickeri',
    'Fru Anna Berg',
  ],
])('below "%s" the line "%s" says who is billed', (letterhead, line, seller, buyer) => {
  expect(parties(`${letterhead}\n\n${line}\n\nInvoice 318                    2 March 2026`)).toEqual([seller, buyer]);
});

test.each([
  [
    'Clinique Vétérinaire des Saules\nSELARL - SIRET 51122334400017\n7 avenue Jean Jaurès, 31000 Toulouse',
    'Facture F-2026-0410 du 11/03/2026\nMme Chloé Ramond, 20 rue des Lilas, 31000 Toulouse',
    ['Clinique Vétérinaire des Saules', 'Mme Chloé Ramond'],
  ],
  [
    'Hollins Farm Partnership\nWholesale vegetables',
    'Invoice 4452                                           11/03/26\nThe Green Grocer, 4 Bridge St, Skipton BD23 1AA',
    ['Hollins Farm Partnership', 'The Green Grocer'],
  ],
])('whom it is for stands right below the number: %j', (letterhead, lines, both) => {
  expect(parties(`${letterhead}\n\n${lines}`)).toEqual(both);
});

test('the line above a recipient in the window is the sender, and so it is where the letterhead says the same', () => {
  const window = `Elektro Kranz GmbH, Industriestr. 44, 70565 Stuttgart

Frau
Monika Ehret
Seestr. 21
79822 Titisee

Rechnung 318                    02.03.2026`;
  expect(parties(window)).toEqual(['Elektro Kranz GmbH', 'Monika Ehret']);
  expect(parties(`*Elektro Kranz\nTel. 0711 555 440\n\n${window}`)).toEqual(['Elektro Kranz GmbH', 'Monika Ehret']);
});

test('a branch of the sender in a line of its own is billed nothing', () => {
  const head = `Autohaus Wenzel GmbH
Ringstr. 1, 99084 Erfurt

Filiale Nord, Magdeburger Allee 90, 99086 Erfurt

Rechnung 2026-4410                     05.03.2026`;
  expect(parties(head)).not.toContain('Filiale Nord');
});

test.each([
  ['Frau Sabine Keil\nWeidenweg 7\n04277 Leipzig', 'Klavierwerkstatt Hollmann\nGohliser Str. 30, 04155 Leipzig'],
  ['Mr & Mrs Tolland\n3 Sea View\nWhitby YO21 3AB', 'Marsh & Moor Gardens\nEgton Road\nWhitby YO22 4BC'],
  ['Monsieur Paul Garnier\n12 rue du Port\n56000 Vannes', 'Menuiserie Le Goff\nZA de Kerbois\n56400 Auray'],
  ['Dña. Carmen Ruiz\nC/ Mayor 14\n50001 Zaragoza', 'Jardinería Ebro\nPol. Cogullada 3\n50014 Zaragoza'],
])('whoever is addressed politely, "%s", is billed though the letterhead stands at the right', (window, letterhead) => {
  const right = letterhead.replace(/^/gm, ' '.repeat(40));
  const [buyer, seller] = [window, letterhead].map((lines) => lines.split('\n')[0]!);
  expect(parties(`${window}\n\n${right}\n\nInvoice 66              8 March 2026`)).toEqual([seller, buyer]);
});

test('a craftsman who calls himself "Herr" above his trade sends the bill', () => {
  const head = `Herr Dieter Voss
Imkermeister
Heideweg 4, 29614 Soltau

Hofladen Grünhagen
Lindenallee 2
29640 Schneverdingen

Rechnung 14                            02.03.2026`;
  expect(parties(head)).toEqual(['Herr Dieter Voss', 'Hofladen Grünhagen']);
});

test('titles of columns name nobody, whatever the first of them says', () => {
  const found = readTyped(`School Canteen Services
Hill Road, Nairobi

Parent: Grace Otieno
Pupil: Amos Otieno

Invoice 118         4 March 2026

MEALS AND SNACKS          DAYS        RATE        AMOUNT
Lunch                       20        6.00        120.00
Fruit                       18        2.00         36.00

Total                                             156.00`);
  expect(found.entities.BUYER_NAME?.[0]?.value).toBe('Grace Otieno');
});

test('the name of owners in common ends where their address begins', () => {
  expect(
    parties(`Tuinbedrijf Groen
Laan 3, 7311 AA Apeldoorn

Factuurontvanger: VvE Parkzicht, Parklaan 1, 7312 BB Apeldoorn

Factuur nr. 311          Datum 4 maart 2026`)[1],
  ).toBe('VvE Parkzicht');
});

test.each([
  [
    'WESTHAM PLANT & TOOL HIRE                               INVOICE\nUnit 8, Ferry Lane, Plymouth PL1 3RP                    No 88204',
    'Hirer: Acme Groundworks Ltd, 4 Quarry Road, Saltash PL12 6JL',
    ['WESTHAM PLANT & TOOL HIRE', 'Acme Groundworks Ltd'],
  ],
  [
    'Tanzschule Wirbel\nHauptstr. 2, 55116 Mainz',
    'Schülerin: Lena Hofer, Gartenweg 3, 55118 Mainz',
    ['Tanzschule Wirbel', 'Lena Hofer'],
  ],
  [
    'Laboratorio Sanna\nvia Mare 1, 09121 Cagliari',
    'Medico richiedente: Studio Melis S.r.l., via Roma 4, 09124 Cagliari',
    ['Laboratorio Sanna', 'Studio Melis S.r.l.'],
  ],
  [
    '                      Crestview Veterinary Laboratory\n               118 Science Park Dr, Ames IA 50010     TIN 42-1184471',
    'Clinic: Acme Animal Practice Inc.',
    ['Crestview Veterinary Laboratory', 'Acme Animal Practice Inc.'],
  ],
])('whatever a trade calls those whom it bills: below "%s" it is "%s"', (letterhead, line, both) => {
  expect(parties(`${letterhead}\n\n${line}\n\nInvoice 318                    2 March 2026`)).toEqual(both);
});

test.each([
  'Site: Acme Primary School, School Lane, Ely CB6 1AA',
  'Baustelle: Acme Schule, Parkweg 4, 09112 Chemnitz',
  'Bank: Acme Volksbank, Markt 2, 09111 Chemnitz',
])('where work is done or paid to, "%s", is nobody who is billed', (line) => {
  const [, buyer] = parties(`Alpine Sawmill
Mill Lane 4, Ludlow SY8 1AA

${line}

Bramley Builders Ltd
4 High Street
Ely CB7 4AA

Invoice 118          4 March 2026`);
  expect(buyer).toBe('Bramley Builders Ltd');
});

test.each([
  [
    'Blumen Lenz\nMarktgasse 3, 55116 Mainz',
    'Strauß Frühling               24,00\nGrußkarte                      3,00',
  ],
  [
    'Fietspunt Zuid\nZuidplein 4, 3083 AA Rotterdam',
    'Band plakken                  15,00\nRemblokken                    12,00',
  ],
  [
    'Old Mill Campsite\nMill Lane, Bude EX23 8AA',
    'Pitch, 1 night                22.00\nElectric hook-up               5.00',
  ],
])('of what "%s" sold nothing is who bought it', (letterhead, lines) => {
  const { entities } = readTyped(`${letterhead}

Invoice 77                    10.03.2026

${lines}
Total                         27.00`);
  expect(entities.BUYER_NAME).toBeUndefined();
});

test('the company behind the sign of an inn is billed nothing', () => {
  const { entities } = readTyped(`Blue Sky Cafe
Tel 020 7946 0000

Skyline Trading Ltd, 1 High Street, London EC1A 1AA

Receipt 1188                  10 March 2026

Flat white                    3.40
Carrot cake                   4.20
Total                         7.60
Paid by card`);
  expect(entities.BUYER_NAME).toBeUndefined();
});

test.each([
  'Pick-up: Royal Hotel, 170 Ferensway, Hull HU1 3UF',
  'Veranstaltungsort: Stadthalle, Am Markt 2, 24103 Kiel',
])('a place of what was bought, "%s", is neither party', (line) => {
  const { entities } = readTyped(`City Cabs
4 Rank Street, Hull HU1 1AA

${line}

Receipt 8812       10 March 2026

Fare                         12.40
Total                        12.40`);
  expect(entities.SELLER_NAME?.[0]?.value).toBe('City Cabs');
  expect(entities.BUYER_NAME).toBeUndefined();
});

test('whose address stands below is billed, though the amount due stands alone beside the name', () => {
  expect(
    parties(`Surrey Grounds Care
4 Park Lane, Guildford GU1 2AB

Hill View Nursing Home                            £156.00
12 Park View                               due 11 April 2026
Woking GU21 5TT

Invoice 1042        12 March 2026`),
  ).toEqual(['Surrey Grounds Care', 'Hill View Nursing Home']);
});

test.each([
  'Steuerkanzlei Beck\nRing 12\n90429 Nürnberg',
  'Ivana Petrova Design\nRing 12\n90429 Nürnberg',
  'Einhorn Apotheke\nRing 12\n90429 Nürnberg',
  'Bäckerei Kern\nSeestrasse 12\n8610 Uster',
])('"%s" begins like a word for taxes and registers nobody', (window) => {
  const buyer = window.split('\n')[0]!;
  expect(
    parties(`                                     Blank Cleaning
                                     Weg 4
                                     90443 Nürnberg
${window}

Rechnung 10223                       01.03.2026`),
  ).toEqual(['Blank Cleaning', buyer]);
});
