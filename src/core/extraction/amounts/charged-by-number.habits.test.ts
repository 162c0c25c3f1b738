import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test.each(['19 % USt. Nr. 7008 VV RVG', '19% MwSt Nr. 7008 VV', 'Umsatzsteuer Nr. 7008 VV RVG (19 %)'])(
  '"%s" is the tax, and no number under which somebody is taxed',
  (label) => {
    const found = readTyped(`*Kanzlei Ebert & Kollegen
Ring 4, 09111 Chemnitz

Frau Lena Vogt, Weg 2, 09112 Chemnitz

Kostenrechnung 2026-78                         04.03.2026

Verfahrensgebühr § 13 RVG                               300,00
Auslagenpauschale                                        20,00
${label.padEnd(54)}   60,80
Summe                                                   380,80 €`);
    expect(found.entities.TAX_AMOUNT?.[0]?.value).toBe('60.80');
  },
);

test('"USt.-Nr." without a rate in front is such a number', () => {
  const found = readTyped(`*Kanzlei Ebert & Kollegen
Ring 4, 09111 Chemnitz
USt. Nr. 214/118/22760

Frau Lena Vogt, Weg 2, 09112 Chemnitz

Kostenrechnung 2026-78                         04.03.2026

Verfahrensgebühr § 13 RVG                               300,00
Auslagenpauschale                                        20,00
19 % MwSt.                                               60,80
Summe                                                   380,80 €`);
  expect(found.entities.TAX_AMOUNT?.[0]?.value).toBe('60.80');
});
