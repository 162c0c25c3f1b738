import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';
import { isProfession } from './possible-name.ts';

test('what people on their own do is no name below theirs', () => {
  const { entities } = readTyped(`Friederike Assmann                         Gohliser Straße 88 · 04155 Leipzig
Lektorat & Korrektorat                     0341 9188 407 · post@assmann-lektorat.example


Verlag am Mühlgraben GmbH & Co. KG
z. Hd. Herrn Teichgräber
Mühlgraben 2
06108 Halle (Saale)


^Rechnung 2025-R017
Datum: 11.04.2025     Leistungszeitraum: 02.04.2025–09.04.2025     Kundennr.: K-031

Datum          Tätigkeit                       Stunden       Satz          Summe
02.04.2025     Korrektur Kapitel 1–3              3:30    44,00 €       154,00 €
09.04.2025     Register                           2:00    44,00 €        88,00 €
               Rechnungsbetrag                    5:30                  242,00 €

Kein Ausweis von Umsatzsteuer, da Kleinunternehmerin gemäß § 19 UStG.`);
  expect(entities.SELLER_NAME?.[0]?.value).toBe('Friederike Assmann');
  expect(entities.BUYER_NAME?.[0]?.value).toBe('Verlag am Mühlgraben GmbH & Co. KG');
});

test('crafts are told in each language, alone or several, and not within names', () => {
  const crafts = [
    'Lektorat & Korrektorat',
    'Freie Journalistin',
    'Übersetzungen · Dolmetschen',
    'Graphic Design & Illustration',
    'Freelance Photographer',
    'Traductrice',
    'Tekstschrijver & redactie',
    'Diseño gráfico',
    'Traduzioni',
  ];
  expect(crafts.filter((line) => !isProfession(line))).toEqual([]);
  expect(['Lektorat Assmann', 'Coaching Kontor Kiel', 'Foto Design Brandt'].filter(isProfession)).toEqual([]);
});
