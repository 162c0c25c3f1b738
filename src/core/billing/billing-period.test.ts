import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthsAfter, periodAt, trialEnd } from './billing-period.ts';

const day = (iso: string) => new Date(`${iso}T10:00:00.000Z`);

test('a month without the anchor day uses its last day, and later months return to the anchor day', () => {
  expect(monthsAfter(day('2026-01-31'), 1)).toEqual(day('2026-02-28'));
  expect(monthsAfter(day('2028-01-31'), 1)).toEqual(day('2028-02-29'));
  expect(monthsAfter(day('2026-01-31'), 2)).toEqual(day('2026-03-31'));
  expect(monthsAfter(day('2026-10-31'), 4)).toEqual(day('2027-02-28'));
});

test('a period ends at the anniversary, to the second', () => {
  const anchor = day('2026-01-31');
  expect(periodAt(anchor, new Date('2026-02-28T09:59:59.000Z'))).toEqual({ start: anchor, end: day('2026-02-28') });
  expect(periodAt(anchor, day('2026-02-28')).start).toEqual(day('2026-02-28'));
  expect(periodAt(anchor, day('2026-02-28')).end).toEqual(day('2026-03-31'));
});

test('every moment after the start lies in exactly the period that is given for it', () => {
  const start = fc.date({ min: day('2020-01-01'), max: day('2026-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(start, fc.integer({ min: 0, max: 3_000 }), (anchor, days) => {
      const now = new Date(anchor.getTime() + days * 86_400_000);
      const period = periodAt(anchor, now);
      return period.start <= now && now < period.end;
    }),
  );
});

test('a trial lasts 14 days', () => {
  expect(trialEnd(day('2026-11-20'))).toEqual(day('2026-12-04'));
});
