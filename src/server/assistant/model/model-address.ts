import type { Config } from '../../config.ts';

const ANTHROPIC_URL = 'https://api.anthropic.com';
export const OPENAI_URL = 'https://api.openai.com/v1';

type ModelAddress = Pick<Config, 'AI_PROVIDER' | 'ANTHROPIC_BASE_URL' | 'OPENAI_BASE_URL'>;

/** The address of the model that the settings name; null where questions are answered without one. */
export function modelAddress(config: ModelAddress): string | null {
  if (config.AI_PROVIDER === 'anthropic') return config.ANTHROPIC_BASE_URL ?? ANTHROPIC_URL;
  if (config.AI_PROVIDER === 'openai') return config.OPENAI_BASE_URL ?? OPENAI_URL;
  return null;
}
