import type { FastifyRequest } from 'fastify';
import { findSessionUser, type UserRow } from '../auth/sessions.ts';
import type { Deps } from '../deps.ts';
import { appError, unauthenticated } from '../errors.ts';
import { findKeyUser, KEY_PREFIX } from '../keys/api-keys.ts';
import { keyNeeds } from './key-needs.ts';

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

function checkScope({ method, routeOptions }: FastifyRequest, scope: 'read' | 'write'): void {
  const needs = keyNeeds(method, routeOptions.config);
  if (needs === 'none') {
    throw appError('key.not_allowed', 403, 'This cannot be done with an API key. Please sign in.');
  }
  if (needs === 'write' && scope === 'read') throw appError('key.read_only', 403, 'This API key may only read.');
}

/**
 * A hook that lets signed-in users through, and API keys where their scope is enough (else 403), and answers everybody
 * else with 401.
 */
export function requireUser(deps: Pick<Deps, 'db' | 'now'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request);
    const byKey = token?.startsWith(KEY_PREFIX) ? await findKeyUser(deps.db, token, deps.now()) : null;
    if (byKey) checkScope(request, byKey.scope);
    const user = byKey?.user ?? (token ? await findSessionUser(deps.db, token, deps.now()) : null);
    if (!user) throw unauthenticated();
    request.user = user;
  };
}
