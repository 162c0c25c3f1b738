import { expect, test } from 'vitest';
import type { TextDocument, Word } from '#core/text-document.ts';
import { misreadLetters } from './misread-letters.ts';

function document(lines: string[]): TextDocument {
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(
      ({ 0: text, index }): Word => ({
        ...{ text, fontSize: 10, bold: false },
        box: { x: 0.1 + index * 0.01, y: 0.1 + row * 0.05, width: text.length * 0.01, height: 0.02 },
      }),
    ),
  );
  const pages = [{ number: 1, width: 600, height: 800, rotation: 0 as const, words }];
  return { pages, metadata: {}, attachments: [], textSource: 'text_layer', warnings: [] };
}

test('letters that are wrong, missed or invented count, spaces and kinds of dashes do not', () => {
  const printed = document(['Total 119,00', 'Straße 4–6', 'END']);
  expect(misreadLetters(printed, printed)).toEqual({ printed: 23, misread: 0 });
  expect(misreadLetters(printed, document(['Total 1 19,00', 'Strabe 4-6', 'END'])).misread).toBe(1);
  expect(misreadLetters(printed, document(['Total', 'Straße 4-6', 'END'])).misread).toBe(6);
  expect(misreadLetters(printed, document(['Total 119,00', 'Straße 4-6', 'END', '', 'xyz'])).misread).toBe(3);
});
