import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const parties = (page: string) => {
  const { entities } = readTyped(page);
  return [entities.SELLER_NAME?.[0]?.value, entities.BUYER_NAME?.[0]?.value];
};

const BELOW_HEAD = `
Rechnung Nr. 4471
Datum: 12.10.2026

Ingenieurbüro Falk GmbH
Neckarweg 8
72072 Tübingen

Speisen                        180,00 €
Getränke                        60,00 €
Gesamtbetrag inkl. 19 % MwSt.  240,00 €`;

test('the company with its address below the name of its house or brand sends the invoice', () => {
  expect(parties(`*Gasthaus Krone\nKrone Gastronomie GmbH\nMarktplatz 3\n72070 Tübingen\n${BELOW_HEAD}`)).toEqual([
    'Krone Gastronomie GmbH',
    'Ingenieurbüro Falk GmbH',
  ]);
  expect(
    parties(
      `^Blitz Blank\nHoffmann Gebäudedienste GmbH\nMarktplatz 3\n72070 Tübingen\nTel. 07071 555-31\n${BELOW_HEAD}`,
    ),
  ).toEqual(['Hoffmann Gebäudedienste GmbH', 'Ingenieurbüro Falk GmbH']);
  expect(
    parties(`^The Fox & Hounds
Marlow Inns Ltd
12 High Street, Marlow SL7 1AA
VAT no. GB 417 8820 33

Invoice 4471
Date: 12 October 2026

To:
Farrow Joinery Ltd
Unit 6 Tannery Yard
Wellingborough NN8 1LT

Function room hire             £200.00
VAT 20%                         £40.00
Total                          £240.00`),
  ).toEqual(['Marlow Inns Ltd', 'Farrow Joinery Ltd']);
});

test('whose house it is, said with a little word, goes on from its name', () => {
  expect(
    parties(`^Trattoria La Pergola
di Bianchi Ristorazione S.r.l.
Via Roma 12, 40121 Bologna
P.IVA 01234567890

Fattura n. 118 del 12/10/2026

Spett.le
Studio Ferri Associati
Via Mulino 4
44019 Voghiera (FE)

Pranzo di lavoro               200,00 €
IVA 10 %                        20,00 €
Totale                         220,00 €`)[0],
  ).toMatch(/^Trattoria La Pergola/);
});

test('a trade with a legal form below a brand is the rest of its name, though the mail is called as the brand', () => {
  expect(
    parties(`^SauberPunkt                           Marktplatz 3, 72070 Tübingen
*Gebäudedienste GmbH                                 info@sauberpunkt.example
${BELOW_HEAD}`)[0],
  ).toBe('SauberPunkt Gebäudedienste GmbH');
});

test('with telephone and registers, lower at the right, stands who writes; at the left whom one writes to', () => {
  const page = (left: string, right: string) => `${left}

                                             Invoice No: 4455
                                             Date: 22 October 2026

${right}

Description                                            Amount
Oak boards                                            £200.00
VAT 20%                                                £40.00
Total                                                 £240.00`;
  expect(
    parties(
      page(
        'Farrow Joinery Ltd\nUnit 6 Tannery Yard\nWellingborough NN8 1LT',
        `                                             Marlow Timber Supplies
                                             12 High Street
                                             Marlow SL7 1AA
                                             Tel 01628 555 012
                                             VAT no. GB 417 8820 33`,
      ),
    ),
  ).toEqual(['Marlow Timber Supplies', 'Farrow Joinery Ltd']);
});

test('a buyer in one line stands right below the day, or behind a little word', () => {
  const page = (line: string) => `Harlow Joinery
4 Mill Lane, Leeds LS1 4AP

INVOICE 4455

${line}

Oak door fitted                                       £200.00
Total                                                 £200.00`;
  for (const line of [
    '22 October 2026\nMrs J Pemberton, 12 College Road, York YO1 7EP',
    '22 October 2026\n\nTo Mrs J Pemberton, 12 College Road, York YO1 7EP',
  ])
    expect(parties(page(line))).toEqual(['Harlow Joinery', 'Mrs J Pemberton']);
});

const BELOW_WINDOW = `
Ingenieurbüro Falk GmbH
Neckarweg 8
72072 Tübingen

Rechnung Nr. 4471
Datum: 12.10.2026

Leuchte Nova                   180,00 €
Montage                         60,00 €
Gesamtbetrag inkl. 19 % MwSt.  240,00 €
`;

test('below a logo without an address the company in the line above the window sends the invoice', () => {
  for (const line of [
    'Hoffmann Retail GmbH · Marktplatz 3 · 72070 Tübingen',
    'Hoffmann Retail GmbH, Marktplatz 3, 72070 Tübingen',
  ])
    expect(parties(`^Nordlicht Leuchten\n\n${line}${BELOW_WINDOW}`)).toEqual([
      'Hoffmann Retail GmbH',
      'Ingenieurbüro Falk GmbH',
    ]);
});

test('so does the one whose address stands with its registers at the foot', () => {
  expect(
    parties(`^NORDLICHT
${BELOW_WINDOW}
Hoffmann Retail GmbH    Bank: Volksbank Tübingen         Geschäftsführer: Jan Hoffmann
Marktplatz 3            IBAN DE02 1203 0000 0000 2020 51   Amtsgericht Stuttgart HRB 4711
72070 Tübingen          BIC BYLADEM1001                  USt-IdNr. DE123456788`),
  ).toEqual(['Hoffmann Retail GmbH', 'Ingenieurbüro Falk GmbH']);
});

test('whoever is written to below a logo, further down, is not its company', () => {
  expect(parties(`^Nordlicht Leuchten\n\n${BELOW_WINDOW}`)).toEqual(['Nordlicht Leuchten', 'Ingenieurbüro Falk GmbH']);
});
