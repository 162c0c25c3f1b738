import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test('what the form of an item is called is no party, whatever stands below it', () => {
  const { entities } = readTyped(`*Übersicht

Informationen zum Verkäufer
Firmenname:       Dialogwerk Kassel eG
Straße:           Untere Karlsstraße 17
PLZ:              34117
Ort:              Kassel

Rechnungsnummer:  2024-11-0087
Rechnungsdatum:   29.11.2024
Summe netto:      4.280,69
Fälliger Betrag:  4.280,69

*Position 1
Bezeichnung:      Fachlektorat Abschlussbericht
Beschreibung:     148 Normseiten
Menge:            148
Preis:            28,92`);
  expect(entities.SELLER_NAME?.[0]?.value).toBe('Dialogwerk Kassel eG');
  expect(entities.BUYER_NAME).toBeUndefined();
});
