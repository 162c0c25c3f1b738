import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const buyerOf = (name: string) =>
  readTyped(`*SANITÄR EBERWEIN
Sanitär Eberwein · Torgasse 3 · 86150 Augsburg

${name}
Herrn Seybold
Lindenstraße 40

86153 Augsburg

*Rechnung
Rechnungs-Nr.  R-2508-0117
Datum          11.08.2025

Menge       Bezeichnung                    EP €       GP €
2,00 Stck   Eckventil 1/2 Zoll             6,90      13,80
3,25 Std    Monteur                       58,00     188,50

Nettobetrag                                         202,30 €
zzgl. 19,00 % MwSt.                                  38,44 €
Rechnungsbetrag                                     240,74 €`).entities.BUYER_NAME?.[0]?.value;

test('a legal form in a line of its own belongs to the name above', () => {
  expect(buyerOf('Feinblech Seybold\nGmbH & Co. KG')).toBe('Feinblech Seybold GmbH & Co. KG');
  expect(buyerOf('Werkzeugbau Anton Seybold\nGmbH')).toBe('Werkzeugbau Anton Seybold GmbH');
  expect(buyerOf('Seybold Dreh- und Frästeile\nGmbH & Co. KG')).toBe('Seybold Dreh- und Frästeile GmbH & Co. KG');
});

test('a saint below a church belongs to its name', () => {
  expect(buyerOf('Evang.-Luth. Kirchengemeinde\nSt. Veit Hüttenheim')).toBe(
    'Evang.-Luth. Kirchengemeinde St. Veit Hüttenheim',
  );
});

test('a trade in one word above a person is the beginning of the name', () => {
  expect(buyerOf('Atelier\nJonas Wieland\nGrafik & Illustration')).toBe('Atelier Jonas Wieland');
});
