import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

/** Lines of two blocks side by side. */
const beside = (left: readonly string[], right: readonly string[]) =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
    `${(left[index] ?? '').padEnd(56)}${right[index] ?? ''}`.trimEnd(),
  ).join('\n');

const BILL = `

#Rechnung

Rechnungsnr.: HJ-2047   Datum: 04.03.2024

Bezeichnung                  Menge    Preis      Betrag
Lektorat, Stunden            2        50,00      100,00

                    Gesamtbetrag     100,00 €

Kein Ausweis von Umsatzsteuer gemäß § 19 UStG.
IBAN DE12 5001 0517 5407 3249 31
`;
const TOWN = ['Stadt Emmerich am Rhein', 'Geistmarkt 1', '46446 Emmerich am Rhein'];
const COMPANY = ['Krause Logistik GmbH', 'Hafenstr. 88', '47119 Duisburg'];

function partiesOf(text: string): [seller: string | undefined, buyer: string | undefined] {
  const { SELLER_NAME, BUYER_NAME } = readTyped(text).entities;
  return [SELLER_NAME?.[0]?.value, BUYER_NAME?.[0]?.value];
}

test.each([
  ['Karla Reuschenbach', TOWN],
  ['Dipl.-Ing. Karla Reuschenbach', COMPANY],
  ['Steuerberater Jens Otten', TOWN],
  ['Gartenpflege Suderow', COMPANY],
])('beside a bare address the block with telephone, mail and tax number is a letterhead: %s', (name, window) => {
  const letterhead = [name, 'Am Hang 3', '57072 Siegen', 'Mobil 0170 4471182', 'wortwerk77@gmx.example'];
  expect(partiesOf(beside(window, [...letterhead, 'St.-Nr. 342/5118/2207']) + BILL)).toEqual([name, window[0]]);
  expect(partiesOf(beside(window, letterhead) + BILL)).toEqual([name, window[0]]);
});

test('a person above the title sends it to the company below, without a word of how to reach her', () => {
  const text = `Solène Maubert
6 impasse des Lilas
44300 Nantes

#Facture

Transports Leroy SAS                                    Facture n° : HJ-2047
88 quai de la Loire                                     Date : 04/03/2024
44000 Nantes

Désignation                  Qté      Prix       Montant
Séance photo                 2        50,00      100,00

                    Total            100,00 €

TVA non applicable, art. 293 B du CGI
06 12 44 71 88  SIRET 512 889 004 00017  IBAN FR14 2004 1010 0505 0001 3M02 606
`;
  expect(partiesOf(text)).toEqual(['Solène Maubert', 'Transports Leroy SAS']);
});

test('what stands with its account at the end of a short letter sent it, though below the title', () => {
  const text = `${COMPANY.join('\n')}

#Rechnung Nr. RE-1044                                   Datum 28.05.2024

Anfahrt                                                 25,00 EUR
Gesamtbetrag                                            25,00 EUR

Lichtwerk Fotografie               Tel.: 0541 8820447              Sparkasse Osnabrück
Feldweg 8                          E-Mail: hallo@lichtwerk.example IBAN: DE02 2655 0105 0118 8204 47
49080 Osnabrück                    Steuer-Nr.: 66/118/20447        BIC: NOLADE22XXX
`;
  expect(partiesOf(text)).toEqual(['Lichtwerk Fotografie', 'Krause Logistik GmbH']);
});

test.each(['Vrijgesteld van btw (KOR).', 'Operazione senza applicazione IVA, regime forfettario.'])(
  'why no tax is charged is nobody: "%s"',
  (reason) => {
    const isDutch = reason.includes('btw');
    const text = `#${isDutch ? 'Factuur' : 'Fattura'}

${beside([`${isDutch ? 'Factuurnummer' : 'Fattura n.'}: HJ-2047`, isDutch ? 'Datum: 04-03-2024' : 'Data: 04/03/2024'], [isDutch ? 'Aan:' : 'Spett.le', 'Bakker Transport', 'Havenweg 88', '3011 AA Rotterdam'])}

${isDutch ? 'Omschrijving' : 'Descrizione'}                 ${isDutch ? 'Bedrag' : 'Importo'}
Tekst                        100,00

                    ${isDutch ? 'Totaal' : 'Totale'}           € 100,00

${reason}
Marloes Hendrikse
Kerkpad 6
3811 GK Amersfoort
`;
    expect(partiesOf(text)[0]).not.toBe(reason);
  },
);

test('whom a courtesy names in the same line is told without it, whatever address stands above', () => {
  const text = `Officina Bellandi S.r.l.
Via Emilia 447, 42123 Reggio Emilia                       DOCUMENTO   FATTURA
P.IVA 01182044711                                         NUMERO      1188/A
                                                          DATA        28/02/2025
Spett.le AUTOLINEE ENZA S.N.C.
Via Argine 4, 42016 Guastalla

   DESCRIZIONE                UM     QUANTITA'      PREZZO       IMPORTO    IVA
   FILTRO OLIO                NR          2,00       18,00         36,00     22
   MANODOPERA                 HH          2,00       48,00         96,00     22

   IMPONIBILE              ALIQ.        IMPOSTA              TOTALE DOCUMENTO
     132,00                22%            29,04              EUR     161,04
`;
  expect(partiesOf(text)).toEqual(['Officina Bellandi S.r.l.', 'AUTOLINEE ENZA S.N.C.']);
});
