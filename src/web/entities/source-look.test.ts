import { expect, test } from 'vitest';
import { sourceLook, sourceTooltip } from './source-look.ts';
import { entity } from './testing-entity.test-suite.ts';

test('the tooltip of a value names the label it stands beside', () => {
  expect(sourceTooltip(entity({ matched_keyword: 'Invoice No.' }))).toBe('Read next to the label “Invoice No.”');
  expect(sourceTooltip(entity({ matched_keyword: null }))).toBe('Read from labels and layout');
});

test("a corrected value remembers the machine's reading", () => {
  expect(sourceTooltip(entity({ source: 'user', original: '1190' }))).toContain('“1190”');
});

test('an unknown source is called other', () => {
  expect(sourceLook('something_new').name).toBe('Other');
});
