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

const TELEPHONE = `*brightline

Hi Tamsin, here is your bill.

Bill number              7730 4418 0092
Bill issue date          May 14, 2026

Last bill                    $161.94
Payment May 5               -$161.94
Balance                        $0.00
Compared to last month        $10.26

Line              Plans      Devices      Services      Taxes & fees        Total
555-0141         $60.00       $12.50         $9.00             $6.20       $87.70
555-0188         $45.00       $20.00         $4.00             $5.50       $74.50
Home              $8.00        $1.00         $0.50             $0.50       $10.00
Total           $113.00       $33.50        $13.50            $12.20      $172.20

Total due                                                                 $172.20`;

const OF_LINES = `555-0141
Plan                           $60.00
Phone                          $12.50
Insurance                       $9.00
Taxes and fees                  $6.20
Total for 555-0141             $87.70

555-0188
Plan                           $45.00
Phone                          $20.00
Pass                            $4.00
Taxes and fees                  $5.50
Total for 555-0188             $74.50

Home
Internet                        $9.50
Taxes and fees                  $0.50
Total for Home                 $10.00

Taxes of all lines
Emergency fund                  $3.10
Universal service               $4.20
Total taxes and fees            $7.30`;

test('a row of sums ends in what all its columns make, which sections overleaf sum up again', () => {
  const { document_type, entities, line_items } = readTyped(TELEPHONE, OF_LINES);
  expect(document_type).toBe('invoice');
  expect(entities.TOTAL_AMOUNT?.[0]?.value).toBe('172.20');
  expect(entities.INVOICE_DATE?.[0]?.value).toBe('2026-05-14');
  expect(line_items.map(({ line_total }) => line_total)).toEqual(
    '60.00 12.50 9.00 6.20 45.00 20.00 4.00 5.50 9.50 0.50'.split(' '),
  );
});
