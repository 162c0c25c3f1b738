import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('../e2e', import.meta.url));
const specs = readdirSync(FOLDER).filter((name) => name.endsWith('.spec.ts'));

test.each(specs)('%s looks at the Content-Security-Policy of every page it visits', (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
  expect(text).toContain("import { test } from './test.ts';");
  expect(text).not.toMatch(/import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/);
});
