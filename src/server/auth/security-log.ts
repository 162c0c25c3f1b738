import type { Deps } from '../deps.ts';

/** What an operator wants to see afterwards, when somebody tried an account or had it. */
export type SecurityEvent =
  | 'login.failed'
  | 'login.refused'
  | 'reset.requested'
  | 'reset.refused'
  | 'reset.completed'
  | 'session.ended'
  | 'sessions.ended'
  | 'key.created'
  | 'key.deleted'
  | 'webhook.created'
  | 'webhook.changed'
  | 'webhook.deleted';

/**
 * A line of the log with the message 'security': the event and the user's id, null where there is no such account;
 * never a name or an address.
 */
export function noteSecurityEvent({ log }: Pick<Deps, 'log'>, event: SecurityEvent, user: string | null): void {
  log.info({ event, user }, 'security');
}
