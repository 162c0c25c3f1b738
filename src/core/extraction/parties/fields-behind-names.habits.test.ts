import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test('behind a point between fields another field begins, and no part of the name', () => {
  const { entities } = readTyped(`
adlumio                                                    Factura
                                                           Número de factura: 5093318847
Adlumio Ireland Limited                                    Fecha de la factura: 31/08/2024
27 Hanover Quay
Dublin 2, Irlanda
Número de IVA: IE 3301774OH

Facturar a
Óptica Valderrama, S.L.
C/ Larios 14
29005 Málaga

Descripción                                    Importe
Campaña de búsqueda                           1.029,28
Total en EUR                                  1.029,28

Pagar por transferencia
Beneficiario: Adlumio Ireland Limited · Banco: Citibank Europe plc, Dublín
IBAN: IE29 AIBK 9311 5212 3456 78`);
  expect(entities.SELLER_NAME?.[0]?.value).toBe('Adlumio Ireland Limited');
});

test.each([
  ['nl', 'De Polderbode is een uitgave van Kustmedia Groep B.V., Edisonweg 10, 1821 BN Alkmaar'],
  ['de', 'De Polderbode ist eine Zeitschrift der Kustmedia Groep B.V., Edisonweg 10, 1821 BN Alkmaar'],
  ['en', 'De Polderbode is published by Kustmedia Groep B.V., Edisonweg 10, 1821 BN Alkmaar'],
  ['fr', 'De Polderbode est une publication de Kustmedia Groep B.V., Edisonweg 10, 1821 BN Alkmaar'],
])('a sentence about who publishes is no name (%s)', (_, sentence) => {
  const { entities } = readTyped(`
^De Polderbode

Dhr. W. van der Kooij                          Factuurdatum      14-03-2024
Hoofdweg 62                                    Factuurnummer     PB24-0337152
1795 JD De Cocksdorp

Omschrijving                                     Bedrag
Abonnement april t/m juni 2024                 € 109,50
Totaal te betalen (incl. btw)                  € 109,50
Waarvan 9% btw over € 100,46                     € 9,04

${sentence}`);
  expect(['De Polderbode', 'Kustmedia Groep B.V.']).toContain(entities.SELLER_NAME?.[0]?.value);
});
