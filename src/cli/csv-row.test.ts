import { expect, test } from 'vitest';
import { csvRow } from './csv-row.ts';

test('commas, quotes and line ends are quoted', () => {
  expect(csvRow(['plain', 'a,b', 'say "hi"', 'two\nlines', ''])).toBe('plain,"a,b","say ""hi""","two\nlines",\r\n');
});

test('a text that a spreadsheet would run as a formula is disarmed, a negative amount stays a number', () => {
  expect(csvRow(['=1+1', '+49 30', '@x', '-12.50', '-cmd'])).toBe("'=1+1,'+49 30,'@x,-12.50,'-cmd\r\n");
});
