import { expect, test } from 'vitest';
import { type Looked, lookThrough, type StretchAsked } from './look-through.ts';

const change = (id: string) => ({
  ...{ document_id: id, filename: `${id}.pdf`, zone_id: 'z', zone_name: 'Z', label: 'Z' },
  before: null,
  after: '1',
});

async function walk(total: number): Promise<{ asked: StretchAsked[]; seen: Looked[] }> {
  const asked: StretchAsked[] = [];
  const seen: Looked[] = [];
  const call = async (stretch: StretchAsked) => {
    asked.push(stretch);
    return { items: stretch.offset === 100 ? [] : [change(`d${stretch.offset}`)], total };
  };
  for await (const one of lookThrough(call)) seen.push(one);
  return { asked, seen };
}

test('all documents are looked at, a hundred at a time, and what was found adds up', async () => {
  const { asked, seen } = await walk(250);
  expect(asked.map(({ offset }) => offset)).toEqual([0, 100, 200]);
  expect(seen.map(({ looked, total, changes }) => [looked, total, changes.length])).toEqual([
    [100, 250, 1],
    [200, 250, 1],
    [250, 250, 2],
  ]);
});

test('few documents take one call, and none at all as well', async () => {
  expect((await walk(3)).asked).toHaveLength(1);
  expect((await walk(0)).asked).toHaveLength(1);
});
