import type { FastifyRequest } from 'fastify';
import { findSessionUser, type UserRow } from '../auth/sessions.ts';
import type { Deps } from '../deps.ts';
import { unauthenticated } from '../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on routes behind `requireUser`. */
    user: UserRow;
  }
}

const MAX_TOKEN = 200;

/** The bearer token of a request, or null. Only the header counts: never a token in an address. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '');
  const token = match?.[1] ?? null;
  return token && token.length <= MAX_TOKEN ? token : null;
}

/** A hook that lets signed-in users through and answers everybody else with 401. */
export function requireUser(deps: Pick<Deps, 'db' | 'now'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request);
    const user = token ? await findSessionUser(deps.db, token, deps.now()) : null;
    if (!user) throw unauthenticated();
    request.user = user;
  };
}
