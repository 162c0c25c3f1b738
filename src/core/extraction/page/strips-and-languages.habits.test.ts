import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const read = (entities: ReturnType<typeof readTyped>['entities'], label: string) => entities[label]?.[0]?.value;

test('in a strip of sums each value ends the column of its title, also of a title made of two labels', () => {
  const { entities } = readTyped(`
GARMENDI SUMINISTROS, S.L.                                    Factura FV25/001187
Pol. Ind. Eziago 14, 20120 Hernani                            Fecha   28/02/2025
CIF B20417733

Talleres Urbieta, S.A.L.
Calle Zubiaurre 22
20014 Donostia

Artículo                                  Cant.     Precio        Importe
Tornillo hex. M8X25                         600      4,445       2.667,00
Arandela plana M8                         2.000      0,3798        759,63

Suma importes        Portes        Base imponible        % I.V.A.        Cuota I.V.A.        TOTAL FACTURA
            3.426,63        18,00              3.444,63           21,00               723,37        4.168,00 €`);
  expect([read(entities, 'TAX_AMOUNT'), read(entities, 'TOTAL_AMOUNT')]).toEqual(['723.37', '4168.00']);
});

test('what a sum is called means what it means in the language of the paper', () => {
  const { entities } = readTyped(`
Gráfica Vouga, Lda                                            Fatura FT 2025/118
Rua do Outeiro 12, 3800-100 Aveiro                            Data 2025-03-03
NIF 501234560

Exmos. Senhores
Adega da Bairrada, C.R.L.
Rua Nova 4
3780-100 Anadia

Descrição                                 Qtd.      Preço          Valor
Rótulos frente                            12000     86,50/mil   1.038,00
Cunho para estampagem                     1         145,00        145,00

Total líquido                                                   1.183,00 €
Total do IVA                                                      272,09 €
Total a pagar                                                   1.455,09 €`);
  expect([read(entities, 'TOTAL_AMOUNT'), read(entities, 'TAX_AMOUNT')]).toEqual(['1455.09', '272.09']);
});

test('the only day of a plan below the terms is the one to pay on, whether or not they are told in their heading', () => {
  for (const terms of ['Payment Terms', 'Payment Term: Net 30 days']) {
    const { entities } = readTyped(`
Salish Coast Lumber Ltd.
2210 Mill Slough Road, Nanaimo BC V9R 0X0

Arbutus Custom Homes Inc.
905 Gabriola View Drive
Parksville BC V9P 0X1

Invoice No: 2024-001187
Date: 10/22/2024

Description                     Quantity     Unit Price       Amount
Cedar siding                         640           3.85     2,464.00
                                    Total               CAD 2,464.00

${terms}
Date                                         Amount
11/21/2024                                   $2,464.00`);
    expect(read(entities, 'DUE_DATE'), terms).toBe('2024-11-21');
  }
});
