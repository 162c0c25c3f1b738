import { useSyncExternalStore } from 'react';

/** Specification §9: a token kept under this key means signed in. */
const TOKEN_KEY = 'token';

type Listener = () => void;
const listeners = new Set<Listener>();
const endListeners = new Set<Listener>();

/** How the last session of this window ended: guards choose by it what /login is told. */
let lastEnd: 'logout' | 'refused' | null = null;

function notify(): void {
  for (const listener of listeners) listener();
}

/** The stored bearer token, or null when nobody is signed in. */
export function sessionToken(): string | null {
  return localStorage.getItem(TOKEN_KEY);
}

export function startSession(token: string): void {
  lastEnd = null;
  localStorage.setItem(TOKEN_KEY, token);
  notify();
}

/** Forgets the token. Guards follow; nothing is said to the server. */
export function forgetSession(how: 'logout' | 'refused'): void {
  lastEnd = how;
  localStorage.removeItem(TOKEN_KEY);
  notify();
}

export function howSessionEnded(): typeof lastEnd {
  return lastEnd;
}

/** To be called once /login has been reached: the next guarded address is remembered as usual. */
export function settleSessionEnd(): void {
  lastEnd = null;
}

/**
 * The server no longer accepts `refused`: ends the session, unless a newer token was stored meanwhile (a late answer
 * to an old request must not throw out who has just signed in again).
 */
export function endRefusedSession(refused: string | null): void {
  if (sessionToken() !== refused) return;
  forgetSession('refused');
  for (const listener of endListeners) listener();
}

/** Calls `listener` whenever the server ends the session; returns the function that stops it. */
export function onSessionRefused(listener: Listener): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

function subscribe(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** True while a token is stored; follows sign-in and sign-out, in other tabs too. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, () => sessionToken() !== null);
}
