import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FetchMessageObject, ImapFlow } from 'imapflow';
import type { AcceptDeps } from '../../analysis/accept-document.ts';
import { acceptInput } from '../accept-input.ts';
import { isOfTheMachine, refusalOf } from '../refusal.ts';
import { MailServerError, saidByServer } from './mail-server-error.ts';
import { type ClaimedMailbox, noteReached } from './mailboxes.repository.ts';
import { type Attachment, isWantedSender, pdfAttachments } from './pdf-attachments.ts';

/** A mail that met a fault of ours so often is left where it is, so that the others have their turn. */
const MOST_FAULTS = 5;
/** After so long the connection is ended, and the mail has met a fault. */
const MOST_MAIL_MS = 10 * 60_000;
const MAX_SUBJECT = 200;

/** Nothing more can be taken at the moment; the sentence is for the owner. */
export class PlanFullError extends Error {
  override readonly name = 'PlanFullError';
}

/**
 * Takes the PDF attachments of new mail, oldest first, and marks or moves each mail when all of it is taken. Mail
 * without any, from somebody who is not wanted, or with one that is refused is left as it is. Throws
 * `MailServerError`, `PlanFullError`, and what the database throws: the mail at hand is looked at again the next time.
 */
export async function lookIntoMailbox(
  deps: AcceptDeps,
  client: ImapFlow,
  stored: ClaimedMailbox,
  { signal, time }: { signal: AbortSignal; time: AbortSignal },
): Promise<void> {
  const asked = asking(stored);
  await asked(() => client.mailboxOpen(stored.folder));
  const mailbox = await atCurrentPlace(deps, client, stored);
  if (!mailbox) return;
  const { uids, last } = await newMail(client, mailbox, asked);
  for (const uid of uids) {
    if (signal.aborted || time.aborted) return;
    const refused = await takeOrGiveUp(deps, client, mailbox, { uid, signal });
    const isOurs = await noteReached(deps.db, mailbox, {
      lastUid: uid,
      faults: 0,
      ...(refused ? { lastRefused: refused } : {}),
    });
    if (!isOurs) return;
    mailbox.faults = 0;
  }
  // What is not wanted need not be looked for again.
  if (last > (uids.at(-1) ?? mailbox.lastUid)) await noteReached(deps.db, mailbox, { lastUid: last, faults: 0 });
}

/** Why something of a mail was refused, also when it is given up; null when it is done with. */
async function takeOrGiveUp(
  deps: AcceptDeps,
  client: ImapFlow,
  mailbox: ClaimedMailbox,
  { uid, signal }: { uid: number; signal: AbortSignal },
): Promise<string | null> {
  let isTooLong = false;
  const timer = setTimeout(() => {
    isTooLong = true;
    client.close();
  }, MOST_MAIL_MS);
  try {
    return await takeMail(deps, client, mailbox, uid);
  } catch (error) {
    const isOfTheMail = client.usable || isTooLong;
    if (signal.aborted || !isOfTheMail || !(await isGivenUp(deps, mailbox, error))) throw error;
    return 'A mail could not be read.';
  } finally {
    clearTimeout(timer);
  }
}

/** Calls of the server, with errors in the owner's words. */
const asking =
  ({ host, port }: Pick<ClaimedMailbox, 'host' | 'port'>) =>
  async <Result>(call: () => Promise<Result>): Promise<Result> => {
    try {
      return await call();
    } catch (error) {
      throw saidByServer(error, { host, port });
    }
  };

/** Where to go on. A folder that was made anew begins from the start; what was taken of it is known by its keys. */
async function atCurrentPlace({ db }: AcceptDeps, { mailbox: opened }: ImapFlow, stored: ClaimedMailbox) {
  if (!opened) return null;
  const uidValidity = String(opened.uidValidity);
  if (uidValidity === stored.uidValidity) return { ...stored };
  const start = { uidValidity, baselineUid: opened.uidNext - 1, lastUid: 0, faults: 0 };
  return (await noteReached(db, stored, start)) ? { ...stored, ...start } : null;
}

/**
 * Of what was there when the folder was first seen: the unread, and what came since the mailbox was set up. `last` is
 * the newest of all mail, wanted or not.
 */
async function newMail(
  client: ImapFlow,
  { lastUid, baselineUid, setUpAt }: ClaimedMailbox,
  asked: ReturnType<typeof asking>,
): Promise<{ uids: number[]; last: number }> {
  const uid = `${lastUid + 1}:*`;
  const search = async (query: Exclude<Parameters<ImapFlow['search']>[0], boolean>) => {
    const found = await asked(() => client.search({ ...query, uid, deleted: false }, { uid: true }));
    // Taken for an empty answer it would let mail pass unseen.
    if (!found) throw new MailServerError('The mail server could not search the folder.');
    return found;
  };
  const all = (await search({})).filter((found) => found > lastUid).toSorted((a, b) => a - b);
  const last = all.at(-1) ?? lastUid;
  if (!all.some((found) => found <= baselineUid)) return { uids: all, last };
  const unread = await search({ seen: false });
  // Servers search by days, in a time zone of their own.
  const late = await search({ since: new Date(setUpAt.getTime() - 86_400_000) });
  const dated =
    late.length === 0 ? [] : await asked(() => client.fetchAll(late, { uid: true, internalDate: true }, { uid: true }));
  const came = dated.filter(({ internalDate }) => internalDate && new Date(internalDate) >= setUpAt);
  const wanted = new Set([...unread, ...came.map((mail) => mail.uid)]);
  return { uids: all.filter((found) => found > baselineUid || wanted.has(found)), last };
}

/** Takes what a mail brings. Returns why something of it was refused; such a mail stays as it is. */
async function takeMail(
  deps: AcceptDeps,
  client: ImapFlow,
  mailbox: ClaimedMailbox,
  uid: number,
): Promise<string | null> {
  const asked = asking(mailbox);
  const mail = await asked(() =>
    client.fetchOne(String(uid), { uid: true, envelope: true, bodyStructure: true }, { uid: true }),
  );
  // It was deleted or moved meanwhile.
  if (!mail) return null;
  if (!mail.bodyStructure) throw new MailServerError('The mail server does not say what a mail is made of.');
  const from = mail.envelope?.from?.[0]?.address ?? '';
  if (!isWantedSender(from, mailbox.senders)) return null;
  const attachments = pdfAttachments(mail.bodyStructure);
  if (attachments.length === 0) return null;
  let refused: string | null = null;
  for (const attachment of attachments) {
    refused = (await takeAttachment(deps, { client, mailbox, mail, from }, attachment)) ?? refused;
  }
  if (refused !== null) return refused;
  await putAway(client, mailbox, uid).catch((error: unknown) => {
    const what = mailbox.afterwards === 'move' ? `moved to '${mailbox.moveTo}'` : 'marked as read';
    throw new NotPutAwayError(`Mail could not be ${what}. ${saidByServer(error, mailbox).message}`, { cause: error });
  });
  return null;
}

interface Opened {
  client: ImapFlow;
  mailbox: ClaimedMailbox;
  mail: FetchMessageObject;
  from: string;
}

/** Null when it is a document now, else why it is none. */
async function takeAttachment(
  deps: AcceptDeps,
  { client, mailbox, mail, from }: Opened,
  { part, filename }: Attachment,
): Promise<string | null> {
  const bytes = await asking(mailbox)(() => download(client, mail.uid, part, deps.config.MAX_UPLOAD_MB));
  const subject = (mail.envelope?.subject ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_SUBJECT);
  const origin = { kind: 'mail' as const, from: from || 'unknown', subject };
  try {
    await acceptInput(deps, { userId: mailbox.userId, filename, bytes, key: keyOf(mail, mailbox, bytes), origin });
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    if (refusal.code.startsWith('subscription.')) throw new PlanFullError(refusal.sentence, { cause: error });
    return `${filename} (${from || 'unknown sender'}, “${subject}”): ${refusal.sentence}`;
  }
}

/** A byte more than the limit is enough to tell that it is too large. */
async function download(client: ImapFlow, uid: number, part: string, limitMb: number): Promise<Buffer> {
  const maxBytes = limitMb * 1024 * 1024 + 1;
  const { content } = await client.download(String(uid), part, { uid: true, maxBytes });
  if (!content) throw new Error('The attachment is not there any more');
  return buffer(content);
}

/** The same wherever the server moves the mail to, and when it counts anew: its Message-ID and the attachment's bytes. */
function keyOf(
  { uid, envelope }: FetchMessageObject,
  { uidValidity, host, username }: ClaimedMailbox,
  bytes: Buffer,
): string {
  const mail = envelope?.messageId ?? `${host}\0${username}\0${uidValidity}\0${uid}`;
  return `mail\0${mail}\0${createHash('sha256').update(bytes).digest('hex')}`;
}

async function putAway(client: ImapFlow, { afterwards, moveTo }: ClaimedMailbox, uid: number): Promise<void> {
  const done =
    afterwards === 'move' && moveTo !== null
      ? await client.messageMove(String(uid), moveTo, { uid: true })
      : await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
  if (!done) throw new Error('nothing');
}

/** The attachments are documents; what is to become of the mail cannot be done. */
export class NotPutAwayError extends MailServerError {}

/** A mail that fails again and again, while the server and everything else of ours works, gives way to the others. */
async function isGivenUp({ db, log }: AcceptDeps, mailbox: ClaimedMailbox, error: unknown): Promise<boolean> {
  if (error instanceof PlanFullError || error instanceof NotPutAwayError || isOfTheMachine(error)) return false;
  mailbox.faults += 1;
  await noteReached(db, mailbox, { faults: mailbox.faults });
  // What the owner reads of a server names it.
  const err = error instanceof MailServerError ? (error.cause ?? error) : error;
  log.error({ err, faults: mailbox.faults }, 'a mail of a mailbox');
  return mailbox.faults >= MOST_FAULTS;
}
