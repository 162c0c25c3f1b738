const LOOPBACK = /^(localhost|(.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The address calls go to. Nothing configured: the page's own origin, as it is. An absolute address is upgraded to
 * https (§7), unless it is a loopback address, where there is no certificate to be had. Throws on anything else.
 */
export function apiBase(configured: string | undefined): string {
  const trimmed = configured?.trim().replace(/\/+$/, '') ?? '';
  if (trimmed === '') return '';
  const url = new URL(trimmed);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new Error(`The API address must start with https://, not ${url.protocol}`);
  }
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) url.protocol = 'https:';
  return url.href.replace(/\/+$/, '');
}

type Query = Record<string, string | number | boolean | null | undefined>;

/** `path` on the API, with the query values that are set. */
export function apiUrl(base: string, path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const suffix = search.size > 0 ? `?${search}` : '';
  return `${base}${path}${suffix}`;
}
