import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const bill = (sums: string, thanks = '') => `*Alpfon AG
Alte Tiefenaustrasse 6, 3050 Bern

Rechnungsnummer    2610 0441 8
Rechnungsdatum     1. Oktober 2026
Zahlbar bis        31. Oktober 2026

Regula Zgraggen
Dorfstrasse 41
6472 Erstfeld

Mobile 079                                   CHF 92.35
Mobile 076                                   CHF 37.40
Allgemeine Dienste                            CHF 3.00
Rechnungstotal inkl. MWST                   CHF 132.75
${sums}

${thanks}
`;
const first = (paper: string, field: string) => readTyped(paper).entities[field]?.[0]?.value;

test('what bears no tax is no part of the tax', () => {
  const paper = bill(`MWST 8.1% auf CHF 101.99 netto                 CHF 8.26
MWST 0% (Geräteplan, bereits versteuert)      CHF 22.50`);
  expect(first(paper, 'TAX_AMOUNT')).toBe('8.26');
});

test('a payment that came in on a day is no term, whatever the verb stands behind', () => {
  const paper = bill('', 'Wir haben Ihre letzte Zahlung von CHF 118.75 am 22.09.2026 erhalten.');
  expect(first(paper, 'PAYMENT_TERMS') ?? '').not.toMatch(/erhalten/);
  const skonto = bill('', 'Bei Zahlung bis 10.10.2026 erhalten Sie 2 % Skonto.');
  expect(first(skonto, 'PAYMENT_TERMS')).toMatch(/2 % Skonto/);
});
