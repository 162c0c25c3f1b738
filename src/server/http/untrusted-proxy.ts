import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

/**
 * Says once that requests come through a proxy that nobody told us to trust: all people then share its address, and
 * with it one limit.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, { config, log }: Pick<Deps, 'config' | 'log'>): void {
  if (config.TRUST_PROXY) return;
  let isSaid = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    log.warn(
      'X-Forwarded-For arrived and TRUST_PROXY is not set: all people behind the proxy share its address and its limits. Set TRUST_PROXY to the address of the proxy.',
    );
  });
}
