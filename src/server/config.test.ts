import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('settings', () => {
  test('without any, everything has a default', () => {
    expect(readConfig({})).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, DATA_DIR: './data', BILLING: 'test' });
  });

  test('an empty variable counts as not set', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, DATABASE_URL: undefined });
  });

  test.each([
    [{ PORT: '99999' }, 'PORT'],
    [{ PORT: 'http' }, 'PORT'],
    [{ BILLING: 'free' }, 'BILLING'],
    [{ MAX_PAGES: '0' }, 'MAX_PAGES'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'https://localhost/x' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
    [{ TRUST_PROXY: 'nginx' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '127.0.0.1, 10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ BILLING: 'stripe', STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ AI_PROVIDER: 'gemini' }, 'AI_PROVIDER'],
    [{ AI_PROVIDER: 'anthropic' }, 'ANTHROPIC_API_KEY'],
    [{ AI_PROVIDER: 'openai' }, 'OPENAI_BASE_URL'],
    [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' }, 'S3_SECRET_ACCESS_KEY'],
    [{ S3_BUCKET: 'files', S3_SECRET_ACCESS_KEY: 'secret' }, 'S3_ACCESS_KEY_ID'],
    [{ S3_ENDPOINT: 'http://127.0.0.1:9000' }, 'S3_BUCKET'],
    [{ S3_BUCKET: 'files', S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT'],
  ])('%j is refused with a sentence that names the variable', (env, name) => {
    expect(() => readConfig(env as Record<string, string>)).toThrow(ConfigError);
    expect(() => readConfig(env as Record<string, string>)).toThrow(name);
  });

  test('several proxies can be trusted', () => {
    const TRUST_PROXY = '127.0.0.1, 10.0.0.0/8,fd00::/8';
    expect(readConfig({ TRUST_PROXY })).toMatchObject({ TRUST_PROXY });
  });

  test('what may hold a password is not repeated', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://ada:hunter2@db/x' });
    expect(read).toThrow('DATABASE_URL cannot be what it is: that is no address like postgres://');
    expect(read).not.toThrow('hunter2');
  });
});
