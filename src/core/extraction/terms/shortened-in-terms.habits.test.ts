import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test('a term goes on behind what is shortened to single letters', () => {
  const { entities } = readTyped(`*Weidmann Sanitär GmbH
Lindenweg 4
50667 Köln

Rechnung
Rechnungsnummer: RE-2044
Rechnungsdatum: 14.10.2026
Fällig am: 30 Tage ab Rechnungsdatum, d. h. 13.11.2026

Hotel Adler KG
Bergstraße 12
53111 Bonn

Bezeichnung                    Menge    Einzelpreis      Gesamt
Montage Waschtisch                1         480,00         480,00

Gesamtbetrag                                   480,00

Zahlbar innerhalb von 30 Tagen ohne Abzug.`);
  expect(entities.PAYMENT_TERMS?.[0]?.value).not.toMatch(/\bd\.$/);
});
