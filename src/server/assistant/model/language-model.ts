/** A call of a tool, as a model asks for it. */
export interface ToolCall {
  id: string;
  name: string;
  /** As the model wrote it; undefined where that is no JSON. */
  input: unknown;
}

export type ModelMessage =
  | { role: 'user'; text: string }
  | { role: 'assistant'; text: string; calls: readonly ToolCall[] }
  | { role: 'tools'; results: readonly { call: ToolCall; text: string; isError: boolean }[] };

export interface ModelTool {
  name: string;
  description: string;
  /** JSON schema of an object. */
  inputSchema: Record<string, unknown>;
}

export interface ModelRequest {
  model: string;
  system: string;
  messages: readonly ModelMessage[];
  tools: readonly ModelTool[];
  /** False: it has to say what it has found by now. */
  mayCall: boolean;
  /** Most tokens of its turn. */
  maxTokens: number;
  signal: AbortSignal;
}

/** One turn of a model: what it said, and which tools it wants to be called. */
export interface ModelTurn {
  text: string;
  calls: ToolCall[];
  /** In and out together. */
  tokens: number;
}

/** A language model behind a provider's protocol. */
export interface LanguageModel {
  /** Where what it is told goes to. */
  address: string;
  /** The name of the model for a plan. */
  modelOf(plan: 'essential' | 'advanced'): string;
  /**
   * Calls `onText` with each piece of text as it comes. Throws `ModelError` when the provider fails, is too slow, or
   * breaks off before the turn's end.
   */
  speak(request: ModelRequest, onText: (text: string) => void): Promise<ModelTurn>;
}

/** A turn that a provider did not bring to its end. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}

/** A tool's input as a model wrote it; undefined where it is no JSON. A tool without input may be called with nothing. */
export function parsedInput(json: string): unknown {
  if (json.trim() === '') return {};
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const CHARACTERS_PER_TOKEN = 4;

/** What a turn costs, for servers that do not say it. */
export function estimatedTokens({ system, messages }: ModelRequest, said: string): number {
  return Math.ceil((system.length + JSON.stringify(messages).length + said.length) / CHARACTERS_PER_TOKEN);
}
