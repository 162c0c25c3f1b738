import { expect, test } from 'vitest';
import { inSentences } from './sentences.ts';

test('sentences are whole when something follows them; the rest is still being written', () => {
  expect(inSentences('You spent 1,190.00 EUR. That is more than in Feb')).toEqual({
    whole: ['You spent 1,190.00 EUR. '],
    rest: 'That is more than in Feb',
  });
});

test('figures and names with points in them end no sentence', () => {
  expect(inSentences('1.190,00 EUR from a.pdf')).toEqual({ whole: [], rest: '1.190,00 EUR from a.pdf' });
});

test('each line is read by itself', () => {
  expect(inSentences('Overdue:\n- A\n- B')).toEqual({ whole: ['Overdue:\n', '- A\n'], rest: '- B' });
});

test('nothing of a text is lost', () => {
  const text = 'Was? Ja!  « Oui. » Fin…\n\n';
  const { whole, rest } = inSentences(text);
  expect(whole.join('') + rest).toBe(text);
});
