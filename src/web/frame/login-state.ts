import { type Location, useLocation } from 'react-router';
import { messages } from '#web/api/errors.ts';
import { howSessionEnded } from '#web/api/session.ts';

/** What travels with a navigation to /login (product specification §2). */
export interface LoginState {
  /** Where the visitor came from, to return there. */
  from?: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** Opens /login as account creation. */
  mode?: 'register';
  plan?: string;
  /** A sentence to show, e.g. why the session ended. */
  notice?: string;
}

/** The address to go to after signing in; only ever a path of our own. */
export function originOf(state: unknown): string {
  const from = (state as LoginState | null)?.from;
  return from ? `${from.pathname}${from.search}${from.hash}` : '/';
}

/** What a link between the pages around the login hands on: where the visitor wants to go, and nothing else. */
export function useKeptOrigin(): LoginState | null {
  const from = (useLocation().state as LoginState | null)?.from;
  return from ? { from } : null;
}

/** What /login is told when the page at `location` may not be shown: nothing after a logout. */
export function loginStateFrom({ pathname, search, hash }: Location): LoginState | null {
  const ended = howSessionEnded();
  if (ended === 'logout') return null;
  const from = { pathname, search, hash };
  return ended === 'refused' ? { from, notice: messages.authenticationRequired } : { from };
}
