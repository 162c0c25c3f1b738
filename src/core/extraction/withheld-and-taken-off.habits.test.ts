import { expect, test } from 'vitest';
import { typedLayout } from '../layout/testing/typed-page.ts';
import { documentFacts } from './page/document-facts.ts';
import { fieldCandidates } from './scorer/field-candidates.ts';
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

test('taxes on energy are part of what is sold, and a rate beside them makes no sum', () => {
  const found = readTyped(`FACTURA DE ELECTRICIDAD
Nº factura: FE26-0018844                     ENCARNACIÓN ROBLES QUINTANILLA
Fecha de emisión: 09/02/2026                 C/ ALFAREROS 12
                                             13001 CIUDAD REAL

Término de potencia P1: 4,6 kW x 31 días                       12,44 €
Energía consumida: 287 kWh                                     43,39 €
Descuento fidelidad                                            -3,47 €
Impuesto sobre la electricidad: 5,11269632 % s/ 52,36 €         2,68 €
Alquiler equipos de medida: 31 días                             0,82 €
Importe total sin IVA                                          55,86 €
IVA 21 % s/ 55,86 €                                            11,73 €
TOTAL IMPORTE FACTURA                                          67,59 €

Almena Energía, S.A.U. C.I.F. A-86118447. Paseo de la Habana 118, 28036 Madrid.`);
  expect(found.line_items.map(({ line_total }) => line_total)).toEqual(['12.44', '43.39', '-3.47', '2.68', '0.82']);
});

test('a deposit with count and price is what the table lists', () => {
  const found = readTyped(`*Maison Larribau Traiteur                 Comité social Aérolys
112 route de Bayonne                     Zone Aéropolis, bât. 4
64140 Lons                               64121 Serres-Castet

Facture d'acompte FA-AC-0086
Lons, le 23 janvier 2026

Désignation                                  Qté       Prix HT      Total HT
Acompte de 30 % sur devis n° D-2026-0041       1      642,00 €      642,00 €

                                             Total HT               642,00 €
                                             TVA 10 %                64,20 €
                                             Acompte TTC à payer    706,20 €`);
  expect(lines(found)).toEqual(['Acompte de 30 % sur devis n° D-2026-0041 | 642.00']);
});

test('of a progress bill the present part is the line', () => {
  const found = readTyped(`*Cloisons du Bocage SARL                  SCI Les Tanneurs
8 ZA de la Croix Verte, 61100 Flers      3 quai de l'Orne, 14000 Caen

Situation de travaux n° 2 - Facture SIT-2026-047
Date : 29/05/2026

N°   Désignation                Marché HT  Avanc. %    Cumul HT  Situation préc.  Présente situation
1.1  Installation de chantier    1 850,00     100 %    1 850,00         1 850,00                   -
1.2  Dépose des cloisons         4 320,00     100 %    4 320,00         2 592,00            1 728,00
2.1  Cloisons sur ossature      12 480,00      55 %    6 864,00             0,00            6 864,00
TOTAL HT                        18 650,00             13 034,00         4 442,00            8 592,00

                                     Montant HT de la situation                             8 592,00 €
                                     TVA 20 %                                               1 718,40 €
                                     Montant TTC                                           10 310,40 €`);
  expect(lines(found)).toEqual(['Dépose des cloisons | 1728.00', 'Cloisons sur ossature | 6864.00']);
});

test('a profession below a name in larger letters is nobody', () => {
  const letterhead = `^        Clémence Abadie-Roux
                      Ostéopathe D.O.
              18 allées Jean Jaurès - 31000 Toulouse

NOTE D'HONORAIRES N° 2026-331                    Toulouse, le 19 mars 2026`;
  const names = fieldCandidates(documentFacts(typedLayout(letterhead))).BUYER_NAME.candidates;
  expect(names.map(({ value }) => value)).toContain('Clémence Abadie-Roux');
  expect(names.map(({ value }) => value)).not.toContain('Ostéopathe D.O.');
});

test('delivery below counted lines is one of them where its price stands beside its total', () => {
  const found = readTyped(`*Hogarline Distribución S.L.
Camí del Mas 44, Terrassa                    Factura ES60018TMKX
IVA ESB66118447                              21 agosto 2026

Dirección de facturación
Ferran Casademunt Oliveras
Carrer de la Rutlla 118, Girona

                                      P. Unitario               P. Unitario     Precio total
Descripción                 Cant.  (IVA excluido)    IVA %   (IVA incluido)   (IVA incluido)
Tendal plegable de acero        1         41,31 €      21%          49,99 €          49,99 €
ASIN: B0CX7118KQ
Pinzas de madera                2          5,78 €      21%           6,99 €          13,98 €
ASIN: B09T4471LM
Envío                                      3,30 €                    3,99 €           3,99 €

                                                         Total factura                      67,96 €`);
  expect(lines(found)).toEqual(['Tendal plegable de acero | 49.99', 'Pinzas de madera | 13.98', 'Envío | 3.99']);
});

test.each([
  'Less received on account 14th May 2026 (client account)',
  'Less monies on account',
  'Less payments on account',
])('what was received before changes no total: %s', (paid) => {
  const document = typedLayout(`*HARCOURT & PELL SOLICITORS
9 Canal Walk, Ennis V95 X4T1

Bill no.    26/0417                     9 June 2026

The Directors, Lough Dairy DAC, Quin Road, Ennis V95 Y2K8

FEE NOTE

Professional fees for the purchase of a yard                 2,000.00
Sundries: postage and telephone                                100.00
                                                             2,100.00
VAT thereon at 23%                                             483.00

Outlay not liable to VAT
Companies Registration Office                                   55.00
Revenue Commissioners, stamp duty                              300.00
                                                               355.00

TOTAL FEES, VAT AND OUTLAY                                  €2,938.00
${paid.padEnd(59)}(1,000.00)
BALANCE NOW DUE                                             €1,938.00`);
  const { candidates, told } = fieldCandidates(documentFacts(document)).TOTAL_AMOUNT;
  const total = candidates.findIndex(({ value }) => value === '2938.00');
  expect(told(total).map(({ code }) => code)).toEqual(['label']);
});

test('what a guarantee withholds changes no total, and taxes that are withheld are not those that are charged', () => {
  const found = readTyped(`*Tejados Harlow S.L.
Calle Mayor 4, 50001 Zaragoza

Factura electrónica        Número: 2024/118        Fecha de expedición: 04-03-2024

Receptor
Ayuntamiento de Pemberton
Plaza Mayor 1, 50513 Pemberton

Concepto                        Unidades     Precio      Importe
Reparación de tejado                   2    1.000,00    2.000,00

Total importe bruto                        2.000,00 €
Total impuestos repercutidos                 420,00 €
Total impuestos retenidos                      0,00 €
Total factura                              2.420,00 €
Retención en garantía 5,00 %                -100,00 €
Total a ejecutar                           2.320,00 €`);
  expect([stated(found, 'TOTAL_AMOUNT'), stated(found, 'TAX_AMOUNT')]).toEqual(['2420.00', '420.00']);
});
