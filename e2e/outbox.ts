import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

/** The text of the newest mail to `address` in the test server's outbox; waits for it. */
export async function mailTo(address: string): Promise<string> {
  const outbox = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  let text = '';
  await expect
    .poll(async () => {
      const names = await readdir(outbox).catch(() => []);
      for (const name of names.filter((each) => each.endsWith('.eml')).sort()) {
        const mail = await PostalMime.parse(await readFile(join(outbox, name)));
        if (mail.to?.some((to) => to.address === address)) text = mail.text ?? '';
      }
      return text;
    })
    .not.toBe('');
  return text;
}
