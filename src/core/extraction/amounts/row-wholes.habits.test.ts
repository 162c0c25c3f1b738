import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test('the row of totals of a summary of taxes is no total where net and tax make what is to be paid', () => {
  const { entities } = readTyped(`*Diffusion Lombarde
12 avenue Cassin
81100 Castres

FACTURE N° 1104471          DATE 18.11.2024

                                        LIBRAIRIE LA TORTUE
                                        3 place de l'Olivier
                                        31300 TOULOUSE

Titre                             Qté     PU HT      Net HT
Atlas des rivières                 12     20,00      240,00
Le Goût du sel                      5     10,00       50,00
Frais de port                                         10,00

Code      Base HT      Taux      TVA
                                              *NET À PAYER 317,95 EUR
1          290,00      5,50     15,95
2           10,00     20,00      2,00
Total      300,00               17,95

Échéance : 31.01.2025`);
  expect([entities.TOTAL_AMOUNT?.[0]?.value, entities.TAX_AMOUNT?.[0]?.value]).toEqual(['317.95', '17.95']);
});

test('the last row of a summary of taxes says net, tax and gross where a box beside it has rows between', () => {
  const { entities } = readTyped(`*Hostal La Muralla
Calle Mayor 3
05001 Ávila

Factura nº: A26/118
Fecha: 13/02/2026

Cliente: Talleres Ribera S.L.
Avenida del Puerto 5
46024 Valencia

Concepto                         Cant.     % IVA     Importe (IVA incl.)
Alojamiento habitación 12            1        10          340,00
Aparcamiento                         1        21           48,40

Base imponible     % IVA    Cuota IVA       Total
                                                        Total factura      388,40 €
309,09             10,00        30,91      340,00
40,00              21,00         8,40       48,40
                                                        Pagado             388,40 €
349,09                          39,31      388,40`);
  expect([entities.TOTAL_AMOUNT?.[0]?.value, entities.TAX_AMOUNT?.[0]?.value]).toEqual(['388.40', '39.31']);
});
