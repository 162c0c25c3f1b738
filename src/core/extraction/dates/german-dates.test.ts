import { expect, test } from 'vitest';
import { addDays } from '../../values/calendar-date.ts';
import { readTyped } from '../testing/read-typed.ts';

const german = (date: string) => date.split('-').reverse().join('.');

function datesOf(issued: string, due: string, terms: string): (string | undefined)[] {
  const { entities } = readTyped(`*Kranz & Söhne GmbH
Lindenweg 4, 20099 Hamburg

Mertens Bau GmbH
Hafenstraße 12
24103 Kiel

*Rechnung                      Rechnungsnummer: RE-2025-118
                              Rechnungsdatum: ${issued}
                              Fällig am: ${due}

Beschreibung              Menge     Einzelpreis     Gesamtpreis
Wartung der Anlage            2          250,00          500,00

                              Nettobetrag               500,00
                              zzgl. 19 % MwSt.           95,00
                              Gesamtbetrag            595,00 €

Zahlungsbedingungen: ${terms}`);
  return [entities.INVOICE_DATE?.[0]?.value, entities.DUE_DATE?.[0]?.value];
}

test('a German invoice due in 30 days is not turned round by its term', () => {
  expect(datesOf('08.10.2025', '07.11.2025', '30 Tage netto')).toEqual(['2025-10-08', '2025-11-07']);
});

test('on every seventh day of a year a German invoice keeps its dates, whatever its term', () => {
  const wrong: string[] = [];
  for (let day = 0; day < 365; day += 7) {
    const days = [7, 14, 30, 60][(day / 7) % 4]!;
    const [issued, due] = [addDays('2025-01-05', day), addDays('2025-01-05', day + days)];
    const read = datesOf(german(issued), german(due), `${days} Tage netto`);
    if (read[0] !== issued || read[1] !== due) wrong.push(`${issued}, ${due}: ${read.join(', ')}`);
  }
  expect(wrong).toEqual([]);
});
