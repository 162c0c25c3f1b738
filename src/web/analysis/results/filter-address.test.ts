import { expect, test } from 'vitest';
import { NO_FILTER } from '#web/entities/filter-entities.ts';
import { readFilter, withFilter } from './filter-address.ts';

const filter = { query: 'hp 20', type: 'ORG', field: 'context', minimumConfidence: 0.7 } as const;

test('a filter goes into the address and comes back, beside what else stands there', () => {
  const address = withFilter(new URLSearchParams('document=d1&tab=document'), filter);
  expect(address.toString()).toBe('document=d1&tab=document&find=hp+20&entity=ORG&in=context&confidence=0.7');
  expect(readFilter(address)).toEqual(filter);
});

test('what filters nothing leaves the address', () => {
  const address = withFilter(new URLSearchParams('document=d1&find=a&entity=ORG&in=text&confidence=0.2'), NO_FILTER);
  expect(address.toString()).toBe('document=d1');
  expect(readFilter(address)).toEqual(NO_FILTER);
});

test('an address that was typed wrong filters nothing', () => {
  expect(readFilter(new URLSearchParams('in=everything&confidence=7'))).toEqual(NO_FILTER);
  expect(readFilter(new URLSearchParams('confidence=much'))).toEqual(NO_FILTER);
});
