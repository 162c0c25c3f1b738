declare module 'fastify' {
  interface FastifyContextConfig {
    /** No API key is enough: it is about the account, its password, plan or keys. */
    withoutKeys?: boolean;
    /** It changes nothing, whatever its method says: a key that may only read is enough. */
    readsOnly?: boolean;
  }
}

/** What a route asks of an API key. */
export function keyNeeds(method: string, config: { withoutKeys?: boolean; readsOnly?: boolean } = {}) {
  if (config.withoutKeys) return 'none';
  return config.readsOnly || method === 'GET' || method === 'HEAD' ? 'read' : 'write';
}
