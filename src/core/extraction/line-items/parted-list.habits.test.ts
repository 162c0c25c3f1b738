import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const HEAD = `*Aduanas Montseny, S.L.
Moll de Ponent 14
08039 Barcelona
NIF B60447119

Factura núm. I-25/01188               TEJIDOS DEL VALLE, S.A.
Fecha: 17/03/2025                     Ctra. de Terrassa 3
                                      08205 Sabadell
`;

const linesOf = (text: string) => readTyped(text).line_items.map(({ line_total }) => line_total);

test('amounts stand each in one of two columns, which the row of their sums proves', () => {
  const text = `${HEAD}
Concepto                                   No sujeto EUR      Sujeto EUR
Derechos arancelarios (suplido)                 1.284,60
IVA a la importación liquidado (suplido)        8.120,44
Tasa portuaria T-3                                 96,15
Despacho de importación                                           145,00
Gestión inspección                                                 60,00
Transporte contenedor                                             385,00
                              Sumas             9.501,19          590,00

                              Base imponible                      590,00
                              IVA 21 %                            123,90
                              Suplidos y no sujeto              9.501,19
                              TOTAL A PAGAR EUR                10.215,09`;
  expect(linesOf(text)).toEqual(['1284.60', '8120.44', '96.15', '145.00', '60.00', '385.00']);
});
