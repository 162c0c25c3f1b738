import { registerHooks } from 'node:module';
import ts from './typescript-compiler.ts';

// openapi-typescript writes TypeScript with parts of the compiler that version 7 has no more: it gets one that has them.
const compiler = new URL('./typescript-compiler.ts', import.meta.url).href;
registerHooks({
  resolve(specifier, context, next) {
    const isAsked = specifier === 'typescript' && context.parentURL?.includes('/openapi-typescript/');
    return next(isAsked ? compiler : specifier, context);
  },
});

/** The TypeScript types of all calls in an OpenAPI document, for `client/schema.ts`. */
export async function clientSchema(document: object): Promise<string> {
  // Behind the hook.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  // Where it was served is nothing of the client's.
  const nodes = await openapiTS(JSON.stringify({ ...document, servers: [] }), {
    transform: ({ format }) =>
      format === 'binary' ? (ts.factory.createTypeReferenceNode('Blob') as never) : undefined,
  });
  return `// Made by 'npm run client' from the OpenAPI document: do not edit.\n\n${astToString(nodes)}`;
}
