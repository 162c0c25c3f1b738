import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test('the days of the further parts are not the day of this one', () => {
  const { entities } = readTyped(`*Mühlviertel Energie GmbH
Stadtplatz 12, 4240 Freistadt

Frau
Walpurga Leitner                                   Belegnummer      TB 7002 118
Zemannstraße 31                                    Belegdatum       10.01.2025
4240 Freistadt                                     Kundennummer     118447

*Teilbetragsrechnung Strom 01.01.2025 – 31.03.2025

Strom Energie                  71,20 €
Strom Netz                     77,13 €
Nettobetrag                   148,33 €
20 % USt.                      29,67 €
Teilbetrag brutto             178,00 €

Zahlungstermin: 03.02.2025 – Zahlungsreferenz 700211. Die weiteren Teilbeträge zu je 178,00 € sind
am 05.05.2025, 04.08.2025 und 03.11.2025 fällig.`);
  expect(entities.DUE_DATE?.[0]?.value).toBe('2025-02-03');
});
