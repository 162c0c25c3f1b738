import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const PASSWORD = 'a-real-password';

export interface ImapServer {
  port: number;
  /** Delivers a mail as a mail transfer agent does. */
  deliver(user: string, mail: string, options?: { folder?: string; isRead?: boolean }): Promise<void>;
  /** File names of a folder's mail as the server keeps them: behind ':2,' stand the flags, 'S' is read. */
  mail(user: string, folder?: string): Promise<string[]>;
  /** Forgets the numbers it gave to mail: the folder is of another generation (UIDVALIDITY) then. */
  renumber(user: string): Promise<void>;
  close(): Promise<void>;
}

/** The version of the Dovecot on this machine, where it is one whose settings the tests know; else why there is none. */
export async function findDovecot(): Promise<{ version: string } | { missing: string }> {
  const { stdout = '' } = await promisify(execFile)('dovecot', ['--version'], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` },
  }).catch(() => ({ stdout: '' }));
  if (stdout === '') return { missing: 'no Dovecot is installed (Debian: dovecot-imapd)' };
  return stdout.startsWith('2.3.') ? { version: stdout.trim() } : { missing: `Dovecot ${stdout.trim()} is not 2.3` };
}

/** Ports that somebody else may take before the server does. */
const MOST_PORTS = 10;

/** A real IMAP server as a process of its own, with everything it needs in a temporary folder; any user has `PASSWORD`. */
export async function startDovecot(): Promise<ImapServer> {
  const folder = await mkdtemp(join(tmpdir(), 'invoscope-dovecot-'));
  const { uid, gid, username } = await mailOwner();
  const mailFolder = join(folder, 'mail');
  await mkdir(mailFolder);
  await chmod(folder, 0o755);
  await chown(mailFolder, uid, gid);
  const { port, child } = await startProcess({ folder, log: join(folder, 'log'), uid, gid, username });

  const maildir = (user: string, name: string) =>
    join(mailFolder, user, 'Maildir', ...(name === 'INBOX' ? [] : [`.${name}`]));
  const owned = async (path: string) => {
    await mkdir(path, { recursive: true });
    await chown(path, uid, gid);
  };
  return {
    port,
    async deliver(user, mail, { folder: name = 'INBOX', isRead = false } = {}) {
      for (const path of [join(mailFolder, user), join(mailFolder, user, 'Maildir'), maildir(user, name)])
        await owned(path);
      for (const part of ['cur', 'new', 'tmp']) await owned(join(maildir(user, name), part));
      const unique = `${Date.now()}.${randomUUID()}.test`;
      const path = join(maildir(user, name), 'tmp', unique);
      await writeFile(path, mail.replace(/\r?\n/g, '\r\n'));
      await chown(path, uid, gid);
      // Whole at once, as Maildir asks for.
      await rename(path, join(maildir(user, name), isRead ? `cur/${unique}:2,S` : `new/${unique}`));
    },
    async mail(user, name = 'INBOX') {
      const parts = await Promise.all(
        ['new', 'cur'].map((part) => readdir(join(maildir(user, name), part)).catch((): string[] => [])),
      );
      return parts.flat();
    },
    async renumber(user) {
      const names = await readdir(maildir(user, 'INBOX'));
      const numbers = names.filter((name) => name.startsWith('dovecot'));
      await Promise.all(numbers.map((name) => rm(join(maildir(user, 'INBOX'), name))));
    },
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await gone;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Dovecot gives mail to no superuser. */
async function mailOwner(): Promise<{ uid: number; gid: number; username: string }> {
  const { uid, gid, username } = userInfo();
  return uid === 0 ? { uid: 65_534, gid: 65_534, username: 'nobody' } : { uid, gid, username };
}

interface Configuration {
  folder: string;
  port: number;
  /** What it says first to whoever connects. */
  greeting: string;
  log: string;
  uid: number;
  gid: number;
  username: string;
}

const configuration = ({ folder, port, greeting, log, uid, gid, username }: Configuration) => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${log}
protocols = imap
listen = 127.0.0.1
login_greeting = ${greeting}
ssl = no
disable_plaintext_auth = no
default_internal_user = ${username}
default_login_user = ${username}
default_internal_group = ${username === 'nobody' ? 'nogroup' : gid}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:~/Maildir
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail/%u
}
namespace inbox {
  inbox = yes
  separator = /
}
`;

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Dovecot chooses no port by itself: one that is free now may be another's a moment later, then the next is tried. */
async function startProcess(
  given: Omit<Configuration, 'port' | 'greeting'>,
): Promise<{ port: number; child: ChildProcess }> {
  const config = join(given.folder, 'dovecot.conf');
  for (let ports = 1; ports <= MOST_PORTS; ports += 1) {
    const [port, greeting] = [await freePort(), randomUUID()];
    await writeFile(config, configuration({ ...given, port, greeting }));
    const child = spawn('dovecot', ['-F', '-c', config], {
      stdio: 'ignore',
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` },
    });
    if (await untilItGreets(port, greeting, child)) return { port, child };
  }
  throw new Error(`Dovecot ended: ${await readFile(given.log, 'utf8').catch(() => '')}`);
}

/** False when the process ended. Who greets with other words is somebody else. */
async function untilItGreets(port: number, greeting: string, child: ChildProcess): Promise<boolean> {
  const greets = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.setTimeout(2_000, () => socket.destroy());
      socket.once('data', (said) => {
        resolve(String(said).includes(greeting));
        socket.destroy();
      });
      socket.once('error', () => resolve(false)).once('close', () => resolve(false));
    });
  while (!(await greets())) {
    if (child.exitCode !== null || child.signalCode !== null) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}
