import type { Config } from '../../config.ts';
import { anthropicModel } from './anthropic-model.ts';
import type { LanguageModel } from './language-model.ts';
import { OPENAI_URL, openAiModel } from './openai-model.ts';

const ANTHROPIC_URL = 'https://api.anthropic.com';
const CLAUDE = { essential: 'claude-haiku-5-5', advanced: 'claude-sonnet-5-5' };
const GPT = { essential: 'gpt-5.4-mini', advanced: 'gpt-5.5' };

/** The model that the settings name; null where questions are answered without one. */
export function openModel(config: Config): LanguageModel | null {
  const models = (usual: typeof CLAUDE) => ({
    essential: config.AI_MODEL_ESSENTIAL ?? config.AI_MODEL_ADVANCED ?? usual.essential,
    advanced: config.AI_MODEL_ADVANCED ?? config.AI_MODEL_ESSENTIAL ?? usual.advanced,
  });
  if (config.AI_PROVIDER === 'anthropic') {
    return anthropicModel({
      apiKey: config.ANTHROPIC_API_KEY ?? '',
      baseUrl: config.ANTHROPIC_BASE_URL ?? ANTHROPIC_URL,
      models: models(CLAUDE),
    });
  }
  if (config.AI_PROVIDER === 'openai') {
    return openAiModel({
      apiKey: config.OPENAI_API_KEY,
      baseUrl: config.OPENAI_BASE_URL ?? OPENAI_URL,
      models: models(GPT),
    });
  }
  return null;
}
