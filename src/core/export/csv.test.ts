import { expect, test } from 'vitest';
import { cellOf } from './cell.ts';
import { csvRow, csvTexts } from './csv.ts';

test('delimiters, quotes and line ends are quoted', () => {
  expect(csvTexts(['plain', 'a,b', 'say "hi"', 'two\nlines', ''])).toBe('plain,"a,b","say ""hi""","two\nlines",\r\n');
  expect(csvTexts(['a,b', 'a;b'], { delimiter: 'semicolon', decimal: 'comma' })).toBe('a,b;"a;b"\r\n');
});

test('a text that a spreadsheet would run as a formula is disarmed, a negative amount stays a number', () => {
  expect(csvTexts(['=1+1', '+49 30', '@x', '-12.50', '-cmd', ' =1+1', '\t=1', '＝1+1'])).toBe(
    "'=1+1,'+49 30,'@x,-12.50,'-cmd,' =1+1,'\t=1,'＝1+1\r\n",
  );
});

test('amounts have the decimal sign that was chosen, dates stay as they are', () => {
  const row = [cellOf('money', '-1190.50', 'EUR'), cellOf('number', '2'), cellOf('date', '2026-01-31')];
  expect(csvRow(row, { delimiter: 'semicolon', decimal: 'comma' })).toBe('-1190,50;2;2026-01-31\r\n');
  expect(csvRow(row, { delimiter: 'comma', decimal: 'comma' })).toBe('"-1190,50",2,2026-01-31\r\n');
});

test('what a person typed into an amount and is none is a text like any other', () => {
  expect(csvRow([cellOf('money', '=cmd()'), cellOf('date', 'soon'), cellOf('money', null)])).toBe("'=cmd(),soon,\r\n");
});
