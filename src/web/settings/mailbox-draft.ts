import { type Mailbox, type MailSecurity, type PutMailbox, putMailboxSchema } from '#contracts/inputs.ts';

/** A mailbox as it is being typed. */
export interface MailboxDraft {
  host: string;
  port: string;
  security: MailSecurity;
  username: string;
  /** Blank: the stored one stays. */
  password: string;
  folder: string;
  /** One in a line, or with commas between them. */
  senders: string;
  afterwards: 'read' | 'move';
  moveTo: string;
  active: boolean;
}

/** The usual port of each kind of TLS (RFC 8314, RFC 9051). */
const PORTS: Record<MailSecurity, string> = { tls: '993', starttls: '143', none: '143' };

export function toDraft(mailbox: Mailbox | null): MailboxDraft {
  return {
    host: mailbox?.host ?? '',
    port: String(mailbox?.port ?? PORTS.tls),
    security: mailbox?.security ?? 'tls',
    username: mailbox?.username ?? '',
    password: '',
    folder: mailbox?.folder ?? 'INBOX',
    senders: mailbox?.senders.join(', ') ?? '',
    afterwards: mailbox?.afterwards ?? 'read',
    moveTo: mailbox?.move_to ?? '',
    active: mailbox?.active ?? true,
  };
}

/** Another kind of TLS; the port goes along where it was the usual one. */
export function withSecurity(draft: MailboxDraft, security: MailSecurity): MailboxDraft {
  return { ...draft, security, port: draft.port === PORTS[draft.security] ? PORTS[security] : draft.port };
}

/** What is sent, or what is wrong with it by field; a new mailbox needs a password. */
export function readDraft(
  draft: MailboxDraft,
  { isNew }: { isNew: boolean },
): { mailbox: PutMailbox } | { problems: Record<string, string> } {
  const read = putMailboxSchema.safeParse({
    ...draft,
    // No number is no port.
    port: /^\d+$/.test(draft.port.trim()) ? Number(draft.port) : 0,
    password: draft.password || undefined,
    senders: draft.senders.split(/[\s,;]+/).filter(Boolean),
    move_to: draft.afterwards === 'move' ? draft.moveTo.trim() || null : null,
  });
  const problems: Record<string, string> = {};
  for (const { path, message } of read.error?.issues ?? []) problems[String(path[0])] ??= message;
  if (isNew && draft.password === '') problems.password ??= 'Please enter the password';
  return read.success && Object.keys(problems).length === 0 ? { mailbox: read.data } : { problems };
}
