import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { configurationPage, envExample } from './config-docs.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

test('the example of settings and their page say what the code says (npm run docs:config)', () => {
  expect(read('.env.example')).toBe(envExample());
  expect(read('docs/configuration.md')).toBe(configurationPage());
});
