import { expect, test } from 'vitest';
import { lengthOfName } from './name-trailers.ts';

test.each([
  ['Thornby Art Group (Mrs J Pell)', 'Thornby Art Group'],
  ['Tom Averill, Sound Recordist', 'Tom Averill'],
  ['Mr. Cathal McGinley, Kilmacrennan, Co. Donegal', 'Mr. Cathal McGinley'],
  ['Thompson, Reyes and Holt', 'Thompson, Reyes and Holt'],
  ['Bell Harper, Stone & Partners', 'Bell Harper, Stone & Partners'],
  ['Pixel Forge, Digital Media Ltd', 'Pixel Forge, Digital Media Ltd'],
  ['Acme Foods (Northern Division)', 'Acme Foods (Northern Division)'],
])('of “%s” the name is “%s”', (line, name) => {
  expect(line.slice(0, lengthOfName(line))).toBe(name);
});
