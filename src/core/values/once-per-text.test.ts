import { expect, test } from 'vitest';
import { oncePerText } from './once-per-text.ts';

test('each text is worked out once, also where the answer is that there is none', () => {
  const asked: string[] = [];
  const find = oncePerText((text) => {
    asked.push(text);
    return text === 'none' ? undefined : text.length;
  });
  expect([find('four'), find('none'), find('four'), find('none')]).toEqual([4, undefined, 4, undefined]);
  expect(asked).toEqual(['four', 'none']);
});
