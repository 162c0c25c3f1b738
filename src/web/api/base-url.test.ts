import { describe, expect, test } from 'vitest';
import { apiBase, apiUrl } from './base-url.ts';

describe('the API address', () => {
  test('nothing configured means the own origin', () => {
    expect(apiBase(undefined)).toBe('');
    expect(apiBase('  ')).toBe('');
  });

  test('an absolute address is upgraded to https', () => {
    expect(apiBase('http://api.example.com')).toBe('https://api.example.com');
    expect(apiBase('http://api.example.com:8080/v1/')).toBe('https://api.example.com:8080/v1');
  });

  test('an https address stays as it is', () => {
    expect(apiBase('https://api.example.com/')).toBe('https://api.example.com');
  });

  test.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://127.1.2.3',
    'http://[::1]:3000',
    'http://app.localhost',
  ])('the loopback address %s stays on http', (address) => {
    expect(apiBase(address)).toBe(address);
  });

  test('a name that only looks like a loopback address is upgraded', () => {
    expect(apiBase('http://127.0.0.1.example.com')).toBe('https://127.0.0.1.example.com');
    expect(apiBase('http://localhost.example.com')).toBe('https://localhost.example.com');
  });

  test('other protocols are refused', () => {
    expect(() => apiBase('ftp://example.com')).toThrow('must start with https://');
  });
});

test('queries leave out what is not set and escape what is', () => {
  const query = { q: 'a&b ü', limit: 10, status: '', sort: undefined, label: null };
  expect(apiUrl('', '/api/documents', query)).toBe('/api/documents?q=a%26b+%C3%BC&limit=10');
  expect(apiUrl('https://x.example', '/api/documents')).toBe('https://x.example/api/documents');
});
