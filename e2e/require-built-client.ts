import { existsSync } from 'node:fs';

/** Ends the run with a clear sentence where the client was not built; the configuration itself must load without it. */
export default function requireBuiltClient(): void {
  if (!existsSync('dist/web/index.html')) throw new Error('The browser tests need the built client: npm run build');
}
