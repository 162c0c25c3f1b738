import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const BODY = `

INVOICE                       Invoice No: 219           Date: 4 March 2024

Description                              Qty        Unit price        Amount
Service visit                            2            100.00          200.00

                                                      Total          $200.00`;

/** The addresses of one typed page: [seller's, buyer's]. */
function addressesOf(head: string): (string | undefined)[] {
  const { entities } = readTyped(`${head}${BODY}`);
  return [entities.SELLER_ADDRESS?.[0]?.value, entities.BUYER_ADDRESS?.[0]?.value];
}

test('an address may stand in other writing than the name, in one line, before telephone and registers', () => {
  expect(
    addressesOf(`*Corrigan Plastering Ltd
14 Cope Street, Walsall WS3 2AS – Mob 07700 900662 – VAT No 402 1187 33

Bill to:
Ashford Building Ltd
Attn: Carrie Payne
Trent Works, Burton-on-Trent
DE14 2WE`),
  ).toEqual(['14 Cope Street, Walsall WS3 2AS', 'Trent Works, Burton-on-Trent, DE14 2WE']);
});

test('registers between name and street are left out, and nothing below the postcode but the country is kept', () => {
  expect(
    addressesOf(`*Red Butte Hauling LLC
MC# 884120
PO Box 2217
Flagstaff, AZ 86003
Hauling since 1988

Bill to:
Kestrel Legal PLLC
1200 Westlake Ave N
Seattle, Washington 98109
United States`),
  ).toEqual(['PO Box 2217, Flagstaff, AZ 86003', '1200 Westlake Ave N, Seattle, Washington 98109, United States']);
});

test('a sender line above the window is the address of its name, not the lines below it', () => {
  const [seller] = addressesOf(`Petersen GmbH · Süderstraße 40 · 25899 Niebüll
Deichgraf GmbH
Am Markt 3
25813 Husum`);
  expect(seller).toBe('Süderstraße 40 · 25899 Niebüll');
});

test.each(['77654 Offenburg', 'D-77654 Offenburg', '1201 Genève'])(
  'an empty line may stand between the street and the town in a window: %s',
  (town) => {
    expect(
      addressesOf(`*Corrigan Plastering Ltd
14 Cope Street, Walsall WS3 2AS

Herrn
Georg Ziegler                           Kunden-Nr.  12704
Lerchenblick 12
                                        Projekt     26-1180
${town}`)[1],
    ).toBe(`Lerchenblick 12, ${town}`);
  },
);

test.each([
  ['Ulme AG', 'Ulmenweg 9'],
  ['Hafen GmbH', 'Hafenstraße 9'],
])('a street that begins as the name of the seller does is not the seller: %s, %s', (seller, street) => {
  expect(
    addressesOf(`*${seller}
Telefon 0431 5588

Frau Anna Holt
${street}
20457 Hamburg`),
  ).toEqual([undefined, `${street}, 20457 Hamburg`]);
});
