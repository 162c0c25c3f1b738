import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { listLayouts } from '#samples/sample-set.ts';
import { COMMANDS } from '../src/cli/commands.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
/** Folders that hold something; version control knows no others. */
const foldersIn = (path: string) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(ROOT, path, entry.name)).length > 0)
    .map(({ name }) => name);

const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'samples/README.md',
  ...readdirSync(join(ROOT, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];
const ALL = PAGES.map(read).join('\n');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, name = '']) => name);

describe.each(PAGES)('%s', (page) => {
  const text = read(page);

  test('names npm scripts that there are', () => {
    for (const script of found(/\bnpm run (?:--silent )?([a-z][\w:]*)/g, text))
      expect(scripts).toHaveProperty([script]);
  });

  test('names commands that there are', () => {
    const commands = found(/\b(?:invoscope|cli\/main\.ts|invoscope --) ([a-z][a-z-]*)(?=[ \n`])/g, text);
    // In `docker exec` the name is the container's, and the program follows it.
    for (const command of commands.filter((word) => word !== 'node')) expect(COMMANDS).toHaveProperty([command]);
  });

  test('links to pages and pictures that there are', () => {
    for (const target of found(/\]\(([^)#]+)[^)]*\)/g, text)) {
      if (!/^https?:/.test(target)) expect(existsSync(join(ROOT, dirname(page), target)), target).toBe(true);
    }
  });

  test('names files and folders that there are', () => {
    for (const path of found(/`((?:src|samples|scripts|bench|e2e|docs)\/[\w./-]*)`/g, text)) {
      expect(existsSync(join(ROOT, path)), path).toBe(true);
    }
  });
});

test('docs/security.md names tests that there are', () => {
  const proofs = [...read('docs/security.md').matchAll(/`([\w./-]+)` › (.+?) \|$/gm)];
  expect(proofs.length).toBeGreaterThan(30);
  for (const [, file = '', title = ''] of proofs) {
    const source = read(file);
    const isThere = ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
    expect(isThere, `${file} › ${title}`).toBe(true);
  }
});

test('every npm script and every command is told of', () => {
  const told = [...found(/\bnpm run (?:--silent )?([a-z][\w:]*)/g, ALL), ...found(/\bnpm (start|test)\b/g, ALL)];
  expect(told).toEqual(expect.arrayContaining(Object.keys(scripts)));
  for (const command of Object.keys(COMMANDS)) expect(ALL).toMatch(new RegExp(`(\`|invoscope |-- )${command}\\b`));
});

test('ARCHITECTURE.md has a place for every folder', () => {
  const rooms = new Map(
    read('ARCHITECTURE.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => found(/`([\w/]+)`/g, line.split('|')[1] ?? '').map((name): [string, string] => [name, line])),
  );
  for (const folder of foldersIn('src')) expect([...rooms.keys()]).toContain(`src/${folder}`);
  for (const room of ['core', 'server', 'web']) {
    for (const folder of foldersIn(`src/${room}`)) {
      expect(rooms.get(`src/${room}`), `src/${room}/${folder}`).toContain(`\`${folder}\``);
    }
  }
});

test('samples/README.md counts the layouts', () => {
  const layouts = listLayouts().length;
  expect(read('samples/README.md')).toContain(`the ${layouts} layouts`);
  expect(read('samples/README.md')).toContain(`--count ${layouts * 8}\``);
});
