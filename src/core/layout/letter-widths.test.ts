import { expect, test } from 'vitest';
import type { TextDocument, Word } from '../text-document.ts';
import { layoutDocument } from './layout-document.ts';

const SIZE = 10;
/** Points of a letter as typewriters have it. */
const PITCH = 6;

/** Lines of a typewriter on a page of 600 × 800 points, whose letters are given a share of their width. */
function typed(lines: readonly string[], share: number): TextDocument {
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(
      ({ 0: text, index }): Word => ({
        text,
        box: {
          x: (40 + index * PITCH) / 600,
          y: (50 + row * 14) / 800,
          width: (text.length * PITCH * share) / 600,
          height: SIZE / 800,
        },
        fontSize: SIZE,
        bold: false,
      }),
    ),
  );
  const page = { number: 1, width: 600, height: 800, rotation: 0 as const, words };
  return { pages: [page], metadata: {}, attachments: [], textSource: 'text_layer', warnings: [] };
}

const LINES = [
  'Taxiunternehmen Brandt GmbH',
  'Gartenbau und Pflege von Anlagen',
  'Fenster und Rahmen gereinigt am Montag',
  'Treppen und Flure gewischt am Freitag',
  'Material und Geräte gestellt im Auftrag',
  'Zahlbar bis zum Ende des Monats an uns',
  'Grundbesitzverwaltung Thalmann & Co. KG',
  'Wir danken Ihnen und Ihren Mitarbeitern',
  'Straßenreinigung am Platz vor der Stadthalle',
  'Gebäudereinigung      12,50',
  'Winterdienstpauschale in der Stadt      99,00',
  'Unterhaltsreinigung im Haus      40,00',
];

const segmentsOf = (share: number) =>
  layoutDocument(typed(LINES, share)).rows.map(({ segments }) => segments.map(({ text }) => text));

test('names whose letters are narrower than their place do not fall apart, and columns stay', () => {
  expect(segmentsOf(0.92)).toEqual(segmentsOf(1));
  expect(segmentsOf(1)[0]).toEqual(['Taxiunternehmen Brandt GmbH']);
  expect(segmentsOf(1)[10]).toEqual(['Winterdienstpauschale in der Stadt', '99,00']);
});

test('words as wide as they were set stay so, and none reaches into the next', () => {
  const before = typed(LINES, 1).pages[0]!.words.map(({ box }) => box.width);
  const after = layoutDocument(typed(LINES, 1)).rows.flatMap(({ words }) => words.map(({ box }) => box.width));
  expect(after).toEqual(before);
  for (const { words } of layoutDocument(typed(LINES, 0.92)).rows)
    for (const [index, word] of words.entries())
      expect(word.box.x + word.box.width).toBeLessThanOrEqual((words[index + 1]?.box.x ?? 1) + 1e-9);
});
