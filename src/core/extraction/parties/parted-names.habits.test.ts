import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const window = (name: string) => `*SANITÄR EBERWEIN
Sanitär Eberwein · Torgasse 3 · 86150 Augsburg

${name}
Lindenstraße 40
86153 Augsburg

*Rechnung
Rechnungs-Nr.  R-2508-0117
Datum          11.08.2025

Menge       Bezeichnung                    EP €       GP €
2,00 Stck   Eckventil 1/2 Zoll             6,90      13,80
3,25 Std    Monteur                       58,00     188,50

Nettobetrag                                         202,30 €
zzgl. 19,00 % MwSt.                                  38,44 €
Rechnungsbetrag                                     240,74 €`;

const billTo = (name: string) => `*Hartwell Plumbing Ltd
12 Mill Lane, Leeds LS1 4AB

Invoice to:
${name}
40 Station Road
Leeds LS2 8QT

*INVOICE
Invoice no.  HP-2508
Date         11 August 2025

Qty   Description                    Price       Amount
2     Valve                           6.90       13.80
3     Hours of work                  58.00      174.00

Subtotal                                        187.80
VAT 20%                                          37.56
Total due                                      £225.36`;

const atRight = (head: string, name: string, street: string) => `*${head}

${[...name.split('\n'), ...street.split('\n')].map((line) => `                                        ${line}`).join('\n')}

*FACTURE N° F-2508
Date : 11/08/2025

Qté   Désignation                    PU HT       Montant HT
2     Vanne                           6,90       13,80
3     Main d'oeuvre                  58,00      174,00

Total HT                                        187,80 €
TVA 20 %                                         37,56 €
Total TTC                                       225,36 €`;

const buyerOf = (paper: string) => readTyped(paper).entities.BUYER_NAME?.[0]?.value;

test.each([
  'Lindenauer gemeinnützige\nGenossenschaft m.b.H.',
  'Wohnungsbaugenossenschaft\nLindenhof eG',
  'Bayerische Landesanstalt für\nWeinbau und Gartenbau',
  'Studierendenwerk\nOldenburg',
  'Kreisverwaltung\nMayen-Koblenz',
  'Hausverwaltung Gebr.\nLindner GmbH',
  'Metallbau\nHansen & Söhne GmbH',
  'Autohaus\nBerger',
  'Kindertagesstätte\nRegenbogen',
])('a name that a window sets in two lines is whole: %j', (name) => {
  expect(buyerOf(window(name))).toBe(name.replace('\n', ' '));
});

test.each([
  'Feinblech Seybold\nGmbH & Co. KG',
  'Werkzeugbau Anton Seybold\nGmbH',
  'Seybold Dreh- und Frästeile\nGmbH & Co. KG',
  'Evang.-Luth. Kirchengemeinde\nSt. Veit Hüttenheim',
])('so is one whose legal form or saint stands in a line of its own, above whoever deals with the bill: %j', (name) => {
  expect(buyerOf(window(`${name}\nHerrn Seybold`))).toBe(name.replace('\n', ' '));
});

test('a trade in one word above a person is the beginning of the name', () => {
  expect(buyerOf(window('Atelier\nJonas Wieland\nGrafik & Illustration'))).toBe('Atelier Jonas Wieland');
});

test('a word that a hyphen parts goes on right behind it', () => {
  expect(buyerOf(window('Gemeinnützige Wohnungsbau-\nGenossenschaft m.b.H.'))).toBe(
    'Gemeinnützige Wohnungsbau-Genossenschaft m.b.H.',
  );
});

test.each([
  'The Board of Trustees of\nEastham College',
  'Royal Borough of\nGreenwich',
  'Department of\nTransport',
  'The Old Mill\nDental Practice',
  'St Mary’s Church of England\nPrimary School',
])('so is one that English parts: %j', (name) => {
  expect(buyerOf(billTo(name))).toBe(name.replace('\n', ' '));
});

test.each([
  [
    'PLOMBERIE HARDOUIN SARL',
    'Syndicat des Copropriétaires\nRésidence Les Tilleuls',
    '40 rue de la Gare\n35700 Rennes',
  ],
  ['PLOMBERIE HARDOUIN SARL', 'Mairie de\nSaint-Aubin', '40 rue de la Gare\n35700 Rennes'],
  ['IDRAULICA MORETTI S.R.L.', 'Comune di\nCastelfranco', 'Via Roma 40\n40126 Bologna (BO)'],
  ['IDRAULICA MORETTI S.R.L.', 'Istituto Comprensivo\n"G. Marconi"', 'Via Roma 40\n40126 Bologna (BO)'],
  ['FONTANERÍA IBARRA S.L.', 'Comunidad de Propietarios\nEdificio Las Palmeras', 'Calle Mayor 40\n28013 Madrid'],
  ['LOODGIETER JANSEN B.V.', 'Vereniging van Eigenaars\nDe Lindenhof', 'Stationsstraat 40\n3511 CE Utrecht'],
])('and one of other languages: %s, %j', (head, name, street) => {
  expect(buyerOf(atRight(head, name, street))).toBe(name.replace('\n', ' '));
});

test.each([
  ['Stadtverwaltung\nBauamt', 'Stadtverwaltung'],
  ['Autohaus Berger\nBuchhaltung', 'Autohaus Berger'],
  ['Autohaus Berger\nz. Hd. Herrn Seybold', 'Autohaus Berger'],
  ['Hausverwaltung Lindner\nFrau Seybold', 'Hausverwaltung Lindner'],
])('a department or whoever deals with the bill is no part of it: %j', (name, whole) => {
  expect(buyerOf(window(name))).toBe(whole);
});

test('what is said of a firm in its second line is none of its name', () => {
  expect(buyerOf(billTo('Halvorsen Pike Ltd\nRegulated by the Law Society'))).toBe('Halvorsen Pike Ltd');
});
