import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';

/** The latest mail in the server's outbox that is the wanted one; mails are written after the answer, so it waits. */
export async function mailWritten(dataDir: string, isWanted: (mail: Email) => boolean): Promise<Email> {
  const folder = join(dataDir, 'outbox');
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
        const mails = await Promise.all(
          names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
        );
        found = mails.findLast(isWanted);
        return found;
      },
      { timeout: 60_000 },
    )
    .toBeDefined();
  return found as Email;
}

/** The token of the link in the latest reset mail to `email`. */
export async function mailedResetToken(dataDir: string, email: string): Promise<string> {
  const link = /reset-password\?token=([\w-]+)/;
  const { text } = await mailWritten(dataDir, (mail) => mail.to?.[0]?.address === email && link.test(mail.text ?? ''));
  return link.exec(text ?? '')?.[1] ?? '';
}
