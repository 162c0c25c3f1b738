import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { readConfig } from '#server/config.ts';
import { serve } from '#server/main.ts';

/** Runs the server until it is told to stop. Settings come from the environment, and from `.env` where one lies. */
export async function serveCommand(): Promise<number> {
  if (existsSync('.env')) loadEnvFile('.env');
  await serve(readConfig(process.env));
  return 0;
}
