import { writeFile } from 'node:fs/promises';
import { clientSchema } from './client/client-schema.ts';
import { startServer } from './started-server.ts';

// Without the pages of the test checkout, which are for people.
const server = await startServer({ BILLING: 'off' });
try {
  const answer = await fetch(`${server.origin}/api/openapi.json`);
  await writeFile('client/schema.ts', await clientSchema((await answer.json()) as object));
} finally {
  await server.stop();
}
