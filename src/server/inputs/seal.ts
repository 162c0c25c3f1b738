import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** What GCM is made for (NIST SP 800-38D, 5.2.1.1). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';

/** What was sealed cannot be opened: with another key, for somebody else, or changed since. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/**
 * Encrypts a secret (AES-256-GCM, a key derived from `secretKey` by HKDF for this use only). It opens for the same
 * `owner` only: copied to somebody else's row it is worth nothing.
 */
export function seal(secretKey: string, owner: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secretKey), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/** The inverse of `seal`. Throws `SealError`. */
export function unseal(secretKey: string, owner: string, sealed: string): string {
  const [version, text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES)
    throw new SealError('Nothing that was sealed here');
  const decipher = createDecipheriv(CIPHER, keyOf(secretKey), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  }).setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch (cause) {
    throw new SealError('Sealed with another key, or changed since', { cause });
  }
}

const keyOf = (secretKey: string) =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'invoscope mailbox password', KEY_BYTES));
