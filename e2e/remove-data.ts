import { rm } from 'node:fs/promises';

/** Removes the folder the test server kept its data in. */
export default async function removeData(): Promise<void> {
  const folder = process.env.E2E_DATA_DIR;
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
