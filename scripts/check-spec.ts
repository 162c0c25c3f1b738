import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ACCOUNT_PROOFS } from './spec/account-proofs.ts';
import { ASSISTANT_PROOFS } from './spec/assistant-proofs.ts';
import { DOCUMENT_PROOFS } from './spec/document-proofs.ts';
import { LATER_TEXTS } from './spec/later-texts.ts';
import type { Proof } from './spec/proof.ts';
import { TEMPLATE_EDITOR_PROOFS } from './spec/template-editor-proofs.ts';
import { TEMPLATE_PAGE_PROOFS } from './spec/template-page-proofs.ts';

const PROOFS: readonly Proof[] = [
  ...ACCOUNT_PROOFS,
  ...ASSISTANT_PROOFS,
  ...DOCUMENT_PROOFS,
  ...TEMPLATE_PAGE_PROOFS,
  ...TEMPLATE_EDITOR_PROOFS,
];

/** As a string literal would have it, so that a text is found whichever quotes hold it. */
function unescaped(source: string): string {
  return source.replaceAll("\\'", "'");
}

/** What is missing of one proof: its file, its title, or a text or constant in it. */
function gapsOf({ test, shows = [], holds = {} }: Proof): string[] {
  const [file = '', title = ''] = test.split(' › ');
  if (!existsSync(file)) return [`${test}: there is no such file`];
  const source = unescaped(readFileSync(file, 'utf8'));
  if (!source.includes(title)) return [`${test}: there is no such test`];
  return [...shows, ...Object.values(holds)]
    .filter((text) => !source.includes(text))
    .map((text) => `${test}: does not contain ${JSON.stringify(text)}`);
}

/** Every text the specification quotes: 'like this', but not an apostrophe inside a word. */
function quotedTexts(specification: string): Set<string> {
  return new Set([...specification.matchAll(/(?<![A-Za-z0-9])'(.+?)'(?![A-Za-z])/g)].map((match) => match[1] ?? ''));
}

const { values } = parseArgs({ options: { spec: { type: 'string' } } });
const later = Object.values(LATER_TEXTS).flat();
const gaps = PROOFS.flatMap(gapsOf);
if (values.spec) {
  const known = new Set([
    ...later,
    ...PROOFS.flatMap(({ shows = [], holds = {} }) => [...shows, ...Object.keys(holds)]),
  ]);
  for (const text of quotedTexts(readFileSync(values.spec, 'utf8'))) {
    if (!known.has(text) && !known.has(`'${text}'`))
      gaps.push(`the specification's ${JSON.stringify(text)} has no row`);
  }
}

const texts = PROOFS.reduce((sum, { shows = [], holds = {} }) => sum + shows.length + Object.keys(holds).length, 0);
console.log(`${texts} texts and constants of the specification proved by ${PROOFS.length} tests.`);
console.log(`${later.length} texts come with later screens:`);
for (const [topic, each] of Object.entries(LATER_TEXTS)) console.log(`  ${topic}: ${each.length}`);
for (const gap of gaps) console.error(`gap: ${gap}`);
if (gaps.length > 0) process.exitCode = 1;
