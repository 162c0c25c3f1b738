import type { MailboxCheck, PutMailbox } from '#contracts/inputs.ts';
import type { Deps } from '../../deps.ts';
import { passwordFor } from './change-mailbox.ts';
import { withMailServer } from './mail-server.ts';
import { MailServerError, saidByServer } from './mail-server-error.ts';

/** Somebody waits for the answer. */
const TIMEOUT_MS = 15_000;

/**
 * Whether mail could be taken with these settings, and what the server says. Nothing is stored, and no mail is touched.
 * Throws 422 as `changeMailbox` does.
 */
export async function checkMailbox(
  deps: Pick<Deps, 'config' | 'db'>,
  userId: string,
  asked: PutMailbox,
): Promise<MailboxCheck> {
  const password = await passwordFor(deps, userId, asked);
  const { host, port, folder } = asked;
  const options = { allowPrivate: deps.config.MAILBOX_ALLOW_PRIVATE, timeoutMs: TIMEOUT_MS };
  try {
    const { messages = 0, unseen = 0 } = await withMailServer({ ...asked, password }, options, async (client) => {
      const look = async (path: string) => {
        const found = await client.status(path, { messages: true, unseen: true }).catch((error: unknown) => {
          throw noFolder(path, saidByServer(error, { host, port }).message);
        });
        if (!found) throw noFolder(path);
        return found;
      };
      if (asked.afterwards === 'move' && asked.move_to) await look(asked.move_to);
      return look(folder);
    });
    const mails = messages === 1 ? '1 mail' : `${messages} mails`;
    return { success: true, message: `Connected: ${mails} in '${folder}', ${unseen} unread.` };
  } catch (error) {
    if (error instanceof MailServerError) return { success: false, message: error.message };
    throw error;
  }
}

const noFolder = (path: string, said = '') =>
  new MailServerError(`There is no folder '${path}' to open. ${said}`.trim());
