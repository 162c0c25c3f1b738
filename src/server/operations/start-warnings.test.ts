import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { startWarnings } from './start-warnings.ts';

type Env = Record<string, string | undefined>;
const warningsOf = (env: Env) => startWarnings(readConfig(env));

test.each<Env>([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { PUBLIC_URL: 'https://invoices.example.com' },
  { PUBLIC_URL: 'http://192.168.1.5:3000', HOST: '127.0.0.1' },
])('the test checkout is warned of where others reach it: %o', (env) => {
  expect(warningsOf(env)).toEqual([expect.stringContaining('everybody gets a paid plan for a click')]);
  expect(warningsOf({ ...env, BILLING: 'off' })).toEqual([]);
});

test.each<Env>([{}, { HOST: 'localhost' }, { HOST: '0.0.0.0', PUBLIC_URL: 'http://[::1]:3000' }])(
  'on the machine alone nothing is said: %o',
  (env) => {
    expect(warningsOf(env)).toEqual([]);
  },
);

test('where questions are sent to a provider, it is said where to, and without the key', () => {
  const [warning, ...more] = warningsOf({ AI_PROVIDER: 'anthropic', ANTHROPIC_API_KEY: 'the-key' });
  expect(warning).toContain('are sent to api.anthropic.com');
  expect(warning).not.toContain('the-key');
  expect(more).toEqual([]);
  const own = { AI_PROVIDER: 'openai', OPENAI_BASE_URL: 'http://localhost:11434/v1' };
  expect(warningsOf(own)).toEqual([expect.stringContaining('are sent to localhost:11434')]);
  expect(warningsOf({ ANTHROPIC_API_KEY: 'the-key', OPENAI_BASE_URL: 'http://localhost:11434/v1' })).toEqual([]);
});

test('a key that can be tried out is warned of, and not shown', () => {
  const warnings = warningsOf({ SECRET_KEY: 'hunter2' });
  expect(warnings).toEqual([expect.stringContaining('SECRET_KEY is short')]);
  expect(warnings.join()).not.toContain('hunter2');
  expect(warningsOf({ SECRET_KEY: 'x'.repeat(32) })).toEqual([]);
});
