import { modelAddress } from '../assistant/model/model-address.ts';
import type { Config } from '../config.ts';
import { isLoopback } from './loopback.ts';

/** What whoever starts the server should know of its settings, a sentence each; none where all is well. */
export function startWarnings(config: Config): string[] {
  return [...billingWarnings(config), ...modelWarnings(config), ...keyWarnings(config)];
}

function modelWarnings(config: Config): string[] {
  const address = modelAddress(config);
  if (!address) return [];
  return [
    `AI_PROVIDER=${config.AI_PROVIDER}: questions to the assistant, and what its tools find in documents to answer them, are sent to ${new URL(address).host}. With AI_PROVIDER=local nothing is sent anywhere.`,
  ];
}

/** Characters; shorter ones can be tried out by whoever has a copy of the database. */
const SAFE_KEY = 32;

function keyWarnings({ SECRET_KEY }: Pick<Config, 'SECRET_KEY'>): string[] {
  if (SECRET_KEY === undefined || SECRET_KEY.length >= SAFE_KEY) return [];
  return [`SECRET_KEY is short: take ${SAFE_KEY} characters or more, as 'openssl rand -base64 32' makes them.`];
}

function billingWarnings({ BILLING, PUBLIC_URL, HOST }: Pick<Config, 'BILLING' | 'PUBLIC_URL' | 'HOST'>): string[] {
  const host = PUBLIC_URL ? new URL(PUBLIC_URL).hostname.replace(/^\[|\]$/g, '') : HOST;
  if (BILLING !== 'test' || host === 'localhost' || isLoopback(host)) return [];
  return [
    'BILLING=test where others can reach it: everybody gets a paid plan for a click, and no money moves. Set BILLING=off (no plans, no limits) or BILLING=stripe.',
  ];
}
