import { type Algorithm, hash, verify } from '@node-rs/argon2';

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane.
const OPTIONS = {
  algorithm: 2 satisfies Algorithm.Argon2id as number,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** The argon2id hash of a password, with its salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

let pretence: Promise<string> | undefined;

/**
 * Whether the password fits. Without a stored hash (no such account) the same work is done and the answer is no, so
 * that the time taken does not tell which accounts exist.
 */
export async function passwordFits(storedHash: string | null, password: string): Promise<boolean> {
  pretence ??= hashPassword('no account has this password');
  const fits = await verify(storedHash ?? (await pretence), password);
  return storedHash !== null && fits;
}
