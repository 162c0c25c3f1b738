import type { Config } from '../../config.ts';
import type { LanguageModel } from './language-model.ts';
import { modelAddress } from './model-address.ts';

const CLAUDE = { essential: 'claude-haiku-5-5', advanced: 'claude-sonnet-5-5' };
const GPT = { essential: 'gpt-5.4-mini', advanced: 'gpt-5.5' };

/**
 * The model that the settings name; null where questions are answered without one. A provider's client is read only
 * where it is wanted: each is hundreds of files at every start.
 */
export async function openModel(config: Config): Promise<LanguageModel | null> {
  const baseUrl = modelAddress(config);
  if (!baseUrl) return null;
  const models = (usual: typeof CLAUDE) => ({
    essential: config.AI_MODEL_ESSENTIAL ?? config.AI_MODEL_ADVANCED ?? usual.essential,
    advanced: config.AI_MODEL_ADVANCED ?? config.AI_MODEL_ESSENTIAL ?? usual.advanced,
  });
  if (config.AI_PROVIDER === 'anthropic') {
    const { anthropicModel } = await import('./anthropic-model.ts');
    return anthropicModel({ apiKey: config.ANTHROPIC_API_KEY ?? '', baseUrl, models: models(CLAUDE) });
  }
  const { openAiModel } = await import('./openai-model.ts');
  return openAiModel({ apiKey: config.OPENAI_API_KEY, baseUrl, models: models(GPT) });
}
