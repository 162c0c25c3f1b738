import OpenAI from 'openai';
import {
  estimatedTokens,
  type LanguageModel,
  ModelError,
  type ModelMessage,
  type ModelRequest,
  type ModelTurn,
  parsedInput,
} from './language-model.ts';
import { OPENAI_URL } from './model-address.ts';

export interface OpenAiOptions {
  /** Local servers need none. */
  apiKey: string | undefined;
  baseUrl: string;
  models: Record<'essential' | 'advanced', string>;
}

const RETRIES = 1;

/** Any server that speaks OpenAI's chat completions, such as Ollama or llama.cpp, through OpenAI's own client. */
export function openAiModel({ apiKey, baseUrl, models }: OpenAiOptions): LanguageModel {
  // What is not given here the client would take from the environment.
  const client = new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl,
    organization: null,
    project: null,
    maxRetries: RETRIES,
  });
  // OpenAI's newer models refuse the old name; most other servers know it alone.
  const limit = (most: number) => (baseUrl === OPENAI_URL ? { max_completion_tokens: most } : { max_tokens: most });
  return {
    address: baseUrl,
    modelOf: (plan) => models[plan],
    async speak(request, onText) {
      try {
        return await speak(client, request, limit(request.maxTokens), onText);
      } catch (error) {
        if (error instanceof ModelError) throw error;
        throw new ModelError('The provider failed', { cause: error });
      }
    },
  };
}

async function speak(
  client: OpenAI,
  request: ModelRequest,
  limit: { max_tokens: number } | { max_completion_tokens: number },
  onText: (text: string) => void,
): Promise<ModelTurn> {
  const stream = await client.chat.completions.create(
    {
      model: request.model,
      ...limit,
      messages: [{ role: 'system', content: request.system }, ...request.messages.flatMap(toMessages)],
      ...(request.tools.length > 0
        ? {
            tools: request.tools.map(({ name, description, inputSchema }) => ({
              type: 'function' as const,
              function: { name, description, parameters: inputSchema },
            })),
            tool_choice: request.mayCall ? ('auto' as const) : ('none' as const),
          }
        : {}),
      stream: true,
      stream_options: { include_usage: true },
    },
    { signal: request.signal },
  );
  let text = '';
  let tokens: number | null = null;
  let finishReason: string | null = null;
  const calls = new Map<number, { id: string; name: string; json: string }>();
  for await (const { choices, usage } of stream) {
    if (usage) tokens = usage.total_tokens;
    const [choice] = choices;
    if (!choice) continue;
    finishReason = choice.finish_reason ?? finishReason;
    if (choice.delta.content) {
      text += choice.delta.content;
      onText(choice.delta.content);
    }
    for (const { index, id, function: called } of choice.delta.tool_calls ?? []) {
      const call = calls.get(index) ?? { id: '', name: '', json: '' };
      calls.set(index, call);
      call.id ||= id ?? '';
      call.name += called?.name ?? '';
      call.json += called?.arguments ?? '';
    }
  }
  if (finishReason === null) throw new ModelError('The answer broke off');
  // Some servers end a turn of calls with `stop`.
  if (finishReason !== 'stop' && finishReason !== 'tool_calls')
    throw new ModelError(`The model stopped: ${finishReason}`);
  return {
    text,
    calls: [...calls.entries()].map(([index, { id, name, json }]) => ({
      id: id || `call-${index}`,
      name,
      input: parsedInput(json),
    })),
    tokens: tokens ?? estimatedTokens(request, text),
  };
}

function toMessages(message: ModelMessage): OpenAI.ChatCompletionMessageParam[] {
  if (message.role === 'user') return [{ role: 'user', content: message.text }];
  if (message.role === 'tools') {
    return message.results.map(({ call, text }) => ({ role: 'tool', tool_call_id: call.id, content: text }));
  }
  return [
    {
      role: 'assistant',
      content: message.text || null,
      ...(message.calls.length > 0
        ? {
            tool_calls: message.calls.map(({ id, name, input }) => ({
              id,
              type: 'function' as const,
              function: { name, arguments: JSON.stringify(input ?? {}) },
            })),
          }
        : {}),
    },
  ];
}
