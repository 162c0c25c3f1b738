import { expect, test } from 'vitest';
import { typedLayout } from '../layout/testing/typed-page.ts';
import { documentFacts } from './page/document-facts.ts';
import { fieldCandidates } from './scorer/field-candidates.ts';
import { readTyped } from './testing/read-typed.ts';

test('taxes on a deed that a notary laid out are lines below the tax on the fees', () => {
  const found = readTyped(`*Notaio Lucrezia Fantuzzi
Viale Garibaldi 44 - 41012 Carpi (MO)
P.IVA 02984470366                        Sig.ra Marchetti Ilaria
                                         Via Nuova Ponente 7
                                         41012 Carpi (MO)
Fattura n. 188 del 26/02/2026

Competenze
Onorario atto di compravendita                          1.650,00
Indennità e accessori                                     210,00
Visure ipotecarie e catastali                             180,00
Totale imponibile                                       2.040,00
IVA 22%                                                   448,80

Anticipazioni esenti art. 15 DPR 633/72
Imposta di registro                                     1.000,00
Imposta ipotecaria e catastale                            100,00
Tassa archivio                                             46,60
Totale anticipazioni                                    1.146,60

TOTALE FATTURA                                        € 3.635,40`);
  expect(found.line_items.map(({ line_total }) => line_total)).toEqual([
    '1650.00',
    '210.00',
    '180.00',
    '1000.00',
    '100.00',
    '46.60',
  ]);
});

const LETTER = `*Verstraete & Nijs                                   Coupure Links 118, 9000 Gent
advocaten                                            T 09 255 18 44

                                        Garage Impens BV
                                        Steenweg op Deinze 44
                                        9810 Nazareth
Gent, 5 oktober 2026

Staat van kosten en ereloon nr. 2026/188

Ereloon: 6u 24m aan € 165,00/u                     € 1.056,00
Verplaatsingen                                        € 50,40
Totaal exclusief btw                               € 1.106,40
Btw 21 %                                             € 232,34
Totaal                                             € 1.338,74

Advocatenkantoor Verstraete & Nijs BV - ondernemingsnummer 0718.447.118`;

test('a street of two words before its town is nobody, and what a Belgian lawyer calls the bill has its number', () => {
  const names = fieldCandidates(documentFacts(typedLayout(LETTER))).SELLER_NAME.candidates.map(({ value }) => value);
  expect(names).not.toContain('Coupure Links 118');
  expect(readTyped(LETTER).entities.INVOICE_NUMBER?.[0]?.value).toBe('2026/188');
  const agency = documentFacts(typedLayout('Agentur 42, 10115 Berlin'));
  expect(fieldCandidates(agency).SELLER_NAME.candidates.map(({ value }) => value)).toContain('Agentur 42');
});
