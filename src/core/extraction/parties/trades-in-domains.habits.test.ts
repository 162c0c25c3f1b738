import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test('a client whose trade the seller has in its domain is no seller', () => {
  const { entities } = readTyped(`Invoice No. 4711          12 March 2025

Carter Consulting Ltd
8 Valley Road
Leeds LS1 4AB

Advice     10   3.50   35.00
Total GBP            35.00

Payne & Sons, 4 Ring Road, York YO1 7EP  mail@consulting-payne.example`);
  expect(entities.SELLER_NAME?.[0]?.value).toBe('Payne & Sons');
});
