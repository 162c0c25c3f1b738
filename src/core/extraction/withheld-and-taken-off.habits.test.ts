import { expect, test } from 'vitest';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field]?.[0]?.value;
const lines = ({ line_items }: Found) =>
  line_items.map(({ description, line_total }) => [description, line_total].join(' | '));

test('what is paid for a client and what is earned stand in columns of their own, also where a part is withheld', () => {
  const found = readTyped(`GESTORÍA LARRAÑAGA SOTO
Avda. de la Libertad, 23 - 20004 San Sebastián
FACTURA Nº: 26/02214                     Transportes Aldecoa, S.L.
FECHA: 22 de junio de 2026               20600 EIBAR
                                         C.I.F.: B-20418847

Concepto                                 Suplidos       Honorarios
Cambio de titularidad de vehículo                            95,00
Tasa DGT 1.5                                55,70
Impuesto de Transmisiones                  312,40
Gestión y presentación Mod. 620                              40,00
Informe y certificado de cargas              8,67
Correo y mensajería                                          12,50
Sumas                                      376,77           147,50

            Base imponible (honorarios)                     147,50
            21 % I.V.A.                                      30,98
            15 % Retención I.R.P.F.                         -22,13
            Suplidos                                        376,77
            TOTAL FACTURA                                   533,12 €`);
  expect(lines(found)).toEqual([
    'Cambio de titularidad de vehículo | 95.00',
    'Tasa DGT 1.5 | 55.70',
    'Impuesto de Transmisiones | 312.40',
    'Gestión y presentación Mod. 620 | 40.00',
    'Informe y certificado de cargas | 8.67',
    'Correo y mensajería | 12.50',
  ]);
});

test('"-/-" behind an amount takes it off', () => {
  const found = readTyped(`*Roelofs Terhaar Accountants B.V.
Grotestraat 118, 7607 CV Almelo

Dakdekkersbedrijf Nijenhuis B.V.
Industrieweg 61
7641 AV WIERDEN

Declaratienummer   : 20260611
Datum              : 9 juli 2026

Voor de door ons verrichte werkzaamheden brengen wij u in rekening:

Samenstellen jaarrekening 2025                          €     2.350,00
Aangifte vennootschapsbelasting 2025                    €       475,00
Jaarabonnement portal                                   €       129,00
Af: reeds in rekening gebracht voorschot jaarwerk       €     1.500,00 -/-
                                                        €     1.454,00
21% omzetbelasting                                      €       305,34
Totaal                                                  €     1.759,34`);
  expect(lines(found)).toEqual([
    'Samenstellen jaarrekening 2025 | 2350.00',
    'Aangifte vennootschapsbelasting 2025 | 475.00',
    'Jaarabonnement portal | 129.00',
    'Af: reeds in rekening gebracht voorschot jaarwerk | -1500.00',
  ]);
});

test('a Spanish cooperative says in which region it is one', () => {
  const found = readTyped(`Factura
Número #      F260018
Fecha         04/05/2026

Maialen Goikoetxea Ruano                 Bodegas Las Cañadas, S. Coop. And.
44.118.207-Q                             F11884470
Calle San Bernardo 14                    Ctra. de Trebujena km 3,4
11403 Jerez de la Frontera               11407 Jerez de la Frontera

CONCEPTO                     PRECIO      UNIDADES      IVA        TOTAL
Identidad visual          1.450,00€             1      21%    1.450,00€
Ilustración etiqueta        220,00€             3      21%      660,00€

BASE IMPONIBLE                                                2.110,00€
IVA 21%                                                         443,10€
TOTAL                                                         2.553,10€`);
  expect(stated(found, 'BUYER_NAME')).toBe('Bodegas Las Cañadas, S. Coop. And.');
  expect(stated(found, 'SELLER_NAME')).toBe('Maialen Goikoetxea Ruano');
});
