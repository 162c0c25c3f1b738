import Anthropic from '@anthropic-ai/sdk';
import {
  type LanguageModel,
  ModelError,
  type ModelMessage,
  type ModelRequest,
  type ModelTurn,
  parsedInput,
} from './language-model.ts';

export interface AnthropicOptions {
  apiKey: string;
  baseUrl: string;
  models: Record<'essential' | 'advanced', string>;
}

const RETRIES = 1;

/** Claude, through Anthropic's own client. */
export function anthropicModel({ apiKey, baseUrl, models }: AnthropicOptions): LanguageModel {
  // What is not given here the client would take from the environment.
  const client = new Anthropic({ apiKey, authToken: null, baseURL: baseUrl, maxRetries: RETRIES });
  return {
    address: baseUrl,
    modelOf: (plan) => models[plan],
    async speak(request, onText) {
      try {
        return await speak(client, request, onText);
      } catch (error) {
        if (error instanceof ModelError) throw error;
        throw new ModelError('The provider failed', { cause: error });
      }
    },
  };
}

async function speak(client: Anthropic, request: ModelRequest, onText: (text: string) => void): Promise<ModelTurn> {
  const stream = await client.messages.create(
    {
      model: request.model,
      system: request.system,
      max_tokens: request.maxTokens,
      messages: request.messages.map(toMessage),
      tools: request.tools.map(({ name, description, inputSchema }) => ({
        name,
        description,
        input_schema: { ...inputSchema, type: 'object' as const },
      })),
      tool_choice: { type: request.mayCall ? 'auto' : 'none' },
      stream: true,
    },
    { signal: request.signal },
  );
  let text = '';
  let tokens = 0;
  let stopReason: string | null = null;
  let isEnded = false;
  const calls = new Map<number, { id: string; name: string; json: string }>();
  for await (const event of stream) {
    if (event.type === 'message_start') {
      const { input_tokens, cache_creation_input_tokens, cache_read_input_tokens } = event.message.usage;
      tokens += input_tokens + (cache_creation_input_tokens ?? 0) + (cache_read_input_tokens ?? 0);
    } else if (event.type === 'content_block_start' && event.content_block.type === 'tool_use') {
      calls.set(event.index, { id: event.content_block.id, name: event.content_block.name, json: '' });
    } else if (event.type === 'content_block_delta') {
      const { delta } = event;
      const call = calls.get(event.index);
      if (delta.type === 'input_json_delta' && call) call.json += delta.partial_json;
      if (delta.type === 'text_delta') {
        text += delta.text;
        onText(delta.text);
      }
    } else if (event.type === 'message_delta') {
      tokens += event.usage.output_tokens;
      stopReason = event.delta.stop_reason;
    } else if (event.type === 'message_stop') isEnded = true;
  }
  if (!isEnded) throw new ModelError('The answer broke off');
  if (stopReason !== 'end_turn' && stopReason !== 'tool_use' && stopReason !== 'stop_sequence') {
    throw new ModelError(`The model stopped: ${stopReason}`);
  }
  return {
    text,
    calls: [...calls.values()].map(({ id, name, json }) => ({ id, name, input: parsedInput(json) })),
    tokens,
  };
}

function toMessage(message: ModelMessage): Anthropic.MessageParam {
  if (message.role === 'user') return { role: 'user', content: message.text };
  if (message.role === 'tools') {
    return {
      role: 'user',
      content: message.results.map(({ call, text, isError }) => ({
        type: 'tool_result',
        tool_use_id: call.id,
        content: text,
        is_error: isError,
      })),
    };
  }
  return {
    role: 'assistant',
    content: [
      ...(message.text.trim() ? [{ type: 'text' as const, text: message.text }] : []),
      ...message.calls.map(({ id, name, input }) => ({ type: 'tool_use' as const, id, name, input: input ?? {} })),
    ],
  };
}
