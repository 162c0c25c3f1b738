import { expect, test } from 'vitest';
import { templateChoices, templateIdOf } from './template-choices.ts';

const template = (id: string, given = {}) => ({
  id,
  name: `Layout ${id}`,
  matches: false,
  score: 0,
  used: false,
  ...given,
});

test('the template that was used is chosen, and those that fit say so', () => {
  const choices = templateChoices([template('a', { matches: true, used: true }), template('b')]);
  expect(choices.used?.name).toBe('Layout a');
  expect(choices.chosen).toBe('a');
  expect(choices.options.map(({ label }) => label)).toEqual([
    'Layout a (fits)',
    'Layout b',
    'The one that fits',
    'No template',
  ]);
});

test('a document read without a template has none chosen', () => {
  expect(templateChoices([template('a')])).toMatchObject({ used: undefined, chosen: 'none' });
});

test('none and whichever fits are choices beside the templates', () => {
  expect(['a', 'none', 'auto'].map(templateIdOf)).toEqual(['a', null, undefined]);
});
