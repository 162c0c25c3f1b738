import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const dateIn = (head: string) =>
  readTyped(`*Harlow Haustechnik GmbH
Mühlgasse 4, 80331 München

${head}

Schulverein Pemberg e.V.
Schulweg 12
79100 Freiburg

Schlussrechnung Nr. 2024-118

Bezeichnung                  Menge    Preis      Betrag
Eichenregal                  2        50,00      100,00

                    Netto            100,00 €
                    MwSt. 19 %        19,00 €
                    Gesamtbetrag     119,00 €`).entities.INVOICE_DATE?.[0]?.value;

test.each([
  ['Auftragsbestätigung: AB 2023-0866 vom 04.11.2023', 'Datum: 04.03.2024'],
  ['Lieferschein: LS 118 402 vom 04.11.2023', 'Datum: 04.03.2024'],
])('behind the number of another paper stands its day: %s', (other, own) => {
  expect(dateIn(`${other}\nLeistungszeitraum: 27.01.2024 – 18.02.2024\nSachbearbeiter: J. Möbus\n${own}`)).toBe(
    '2024-03-04',
  );
});

test('where no other day is told, that of an order may be all there is', () => {
  expect(dateIn('Rechnung: R 118 vom 04.03.2024')).toBe('2024-03-04');
});
