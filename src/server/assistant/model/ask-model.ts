import { ZodError, z } from 'zod';
import { evidenceOf, joinedEvidence, sharedEvidence } from '#core/assistant/proof/evidence.ts';
import type { Tool, ToolDeps, ToolResult } from '../tools/tool.ts';
import { type LanguageModel, ModelError, type ModelMessage, type ModelTool, type ToolCall } from './language-model.ts';
import { provedText } from './proved-text.ts';
import { toolReport } from './tool-report.ts';

/** Turns of a model for one question; in the last it has to answer. */
const MAX_TURNS = 6;
const MAX_CALLS_PER_TURN = 6;
const MAX_TOKENS_PER_TURN = 2_000;

export interface ModelQuestion {
  userId: string;
  system: string;
  /** What was said before. */
  history: readonly ModelMessage[];
  message: string;
  model: string;
  tools: readonly Tool[];
  /** Most tokens, in and out together. */
  maxTokens: number;
  signal: AbortSignal;
}

export interface ModelListener {
  /** A tool is called. */
  onTool(name: string): void;
  /** More of the text, each figure in it proved. */
  onText(text: string): void;
}

export interface ModelAnswer {
  /** Null: it held a figure that no tool returned. */
  text: string | null;
  /** What the tools found, in the order of the calls. */
  found: ToolResult[];
}

/** A tool's result with what a model was told of it, and what it had asked for. */
interface Finding {
  result: ToolResult;
  told: string;
  input: string;
}

/** What may be said: what tools returned, and what the user named and a tool was asked for ("over 500 EUR"). */
function evidenceFrom(message: string, findings: readonly Finding[]) {
  const asked = sharedEvidence(evidenceOf([message]), evidenceOf(findings.map(({ input }) => input)));
  return joinedEvidence(evidenceOf(findings.map(({ told }) => told)), asked);
}

/**
 * Lets a model answer a question by calling tools. Throws `ModelError` when the provider fails, or the question needs
 * more turns, tokens or time than it may.
 */
export async function askModel(
  deps: ToolDeps,
  model: LanguageModel,
  question: ModelQuestion,
  listener: ModelListener,
): Promise<ModelAnswer> {
  const { tools, system, signal } = question;
  const described = tools.map(describedTool);
  const messages: ModelMessage[] = [...question.history, { role: 'user', text: question.message }];
  const findings: Finding[] = [];
  let tokens = 0;
  for (let turn = 1; turn <= MAX_TURNS; turn += 1) {
    const evidence = evidenceFrom(question.message, findings);
    // Before anything was found there is nothing to say yet: what it says may be about what it is going to do.
    let isHeld = findings.length === 0;
    const early: string[] = [];
    const proved = provedText(evidence, (text) => (isHeld ? early.push(text) : listener.onText(text)));
    const said = await model.speak(
      {
        model: question.model,
        system,
        messages,
        tools: described,
        mayCall: turn < MAX_TURNS,
        maxTokens: MAX_TOKENS_PER_TURN,
        signal,
      },
      proved.add,
    );
    tokens += said.tokens;
    if (said.calls.length === 0 || turn === MAX_TURNS) {
      isHeld = false;
      for (const text of early) listener.onText(text);
      const text = proved.end();
      if (text?.trim() === '') throw new ModelError('The model said nothing');
      return { text: text?.trim() ?? null, found: findings.map(({ result }) => result) };
    }
    if (tokens > question.maxTokens) throw new ModelError('The question takes too many tokens');
    const calls = said.calls.slice(0, MAX_CALLS_PER_TURN);
    messages.push({ role: 'assistant', text: said.text, calls });
    const results = [];
    for (const call of calls) {
      listener.onTool(call.name);
      const ran = await runTool(deps, question, call);
      if ('result' in ran) findings.push({ result: ran.result, told: ran.text, input: writtenInput(call.input) });
      results.push({ call, text: ran.text, isError: !('result' in ran) });
    }
    messages.push({ role: 'tools', results });
  }
  throw new ModelError('The question takes too many turns');
}

const describedTool = ({ name, description, inputSchema }: Tool): ModelTool => ({
  name,
  description,
  inputSchema: z.toJSONSchema(inputSchema, { io: 'input' }) as Record<string, unknown>,
});

/** One value a line, so that each number is one. */
const writtenInput = (input: unknown) => JSON.stringify(input ?? {}, null, 1);

async function runTool(
  deps: ToolDeps,
  { tools, userId, signal }: ModelQuestion,
  { name, input }: ToolCall,
): Promise<{ text: string; result: ToolResult } | { text: string }> {
  if (signal.aborted) throw new ModelError('Out of time');
  const tool = tools.find((one) => one.name === name);
  if (!tool) return { text: `There is no tool called ${name}.` };
  if (input === undefined) return { text: 'The input was not valid JSON.' };
  try {
    const result = await tool.run(deps, userId, input);
    return { text: toolReport(result), result };
  } catch (error) {
    if (error instanceof ZodError) return { text: `The input is not as the schema says: ${z.prettifyError(error)}` };
    throw error;
  }
}
