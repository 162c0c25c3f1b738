import { z } from 'zod';
import { timestampSchema } from './common.ts';

/** Longest names of servers, users and folders that are asked for. */
const MAX_NAME = 255;
const MOST_SENDERS = 50;
const VISIBLE = /^[^\p{Cc}]+$/u;

const named = (what: string) =>
  z
    .string()
    .trim()
    .min(1, `Please enter ${what}`)
    .max(MAX_NAME, `At most ${MAX_NAME} characters`)
    .regex(VISIBLE, 'No control characters');

/** A server by its name or address: no port, no path. */
const hostSchema = named('the mail server').regex(/^[\w.:-]+$/, 'Please enter a name like imap.example.com');

export const mailSecuritySchema = z.enum(['tls', 'starttls', 'none']);
export type MailSecurity = z.infer<typeof mailSecuritySchema>;

const mailboxFields = {
  host: hostSchema,
  port: z.number().int().min(1, 'A port is a number from 1 to 65535').max(65_535, 'A port is a number from 1 to 65535'),
  /** `tls` from the first byte (usually port 993), `starttls` (143), `none` on private addresses only. */
  security: mailSecuritySchema,
  username: named('the user name'),
  folder: named('the folder').default('INBOX'),
  /** Whose mail is looked at: addresses, or domains such as `example.com`. None: everybody's. */
  senders: z.array(named('a sender').toLowerCase()).max(MOST_SENDERS, `At most ${MOST_SENDERS} senders`).default([]),
  /** What becomes of a mail whose attachments were taken. */
  afterwards: z.enum(['read', 'move']).default('read'),
  /** Where it is moved to, with `afterwards: "move"`. */
  move_to: named('the folder to move mail to').nullable().default(null),
  active: z.boolean().default(true),
};

/** "INBOX" is the one name that is the same in every case (RFC 9051, 5.1). */
const folderKey = (folder: string | null) => (folder?.toUpperCase() === 'INBOX' ? 'INBOX' : folder);

/** A mailbox as it is to be stored; without a password the one that is stored stays. */
export const putMailboxSchema = z
  .object({ ...mailboxFields, password: z.string().min(1).max(1000).optional() })
  .refine(({ afterwards, move_to }) => afterwards === 'read' || move_to !== null, {
    path: ['move_to'],
    message: 'Please enter the folder to move mail to',
  })
  .refine(({ afterwards, move_to, folder }) => afterwards === 'read' || folderKey(move_to) !== folderKey(folder), {
    path: ['move_to'],
    message: 'Please enter another folder than the one mail is taken from',
  })
  .meta({ title: 'MailboxSettings' });
export type PutMailbox = z.infer<typeof putMailboxSchema>;

export const mailboxSchema = z
  .object({
    ...mailboxFields,
    last_checked_at: timestampSchema.nullable(),
    /** Why mail is not taken at the moment, for the user. */
    problem: z.string().nullable(),
    /** The latest attachment that could not be taken, and why. */
    last_refused: z.string().nullable(),
  })
  .meta({ title: 'Mailbox' });
export type Mailbox = z.infer<typeof mailboxSchema>;

export const inputsSchema = z.object({
  /** `folder`: what the user's folder in the watched one is called; null: no folder can have the user's name. */
  watched_folder: z.object({ active: z.boolean(), folder: z.string().nullable() }),
  /** False while the server has no `SECRET_KEY` to store passwords with. */
  mailbox_available: z.boolean(),
  mailbox: mailboxSchema.nullable(),
});
export type Inputs = z.infer<typeof inputsSchema>;

/** Null takes the mailbox and its password away. */
export const putInputsSchema = z.object({ mailbox: putMailboxSchema.nullable().optional() });

export const mailboxCheckSchema = z.object({ success: z.boolean(), message: z.string() });
export type MailboxCheck = z.infer<typeof mailboxCheckSchema>;
