import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { UsageError } from './usage-error.ts';

/** The server's settings: from the environment, and from `.env` where one lies. Throws `UsageError`. */
export function serverSettings(): Config {
  if (existsSync('.env')) loadEnvFile('.env');
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message);
    throw error;
  }
}
