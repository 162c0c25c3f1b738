import type { ChatAnswer, Citation } from '#contracts/assistant.ts';
import { CITATIONS_SHOWN } from '#contracts/assistant.ts';
import { describePlan } from '#core/assistant/wording/describe-plan.ts';
import type { Deps } from '../deps.ts';
import { today } from '../documents/today.ts';
import { currentSubscription, giveBackQuestion, spendQuota } from '../subscription/quota.ts';
import type { AnswerChat, ChatListener } from './answer-chat.ts';
import type { Answer } from './answer-question.ts';
import { toDocumentFilter } from './conditions-sql.ts';
import { findLastMessages } from './conversations.repository.ts';
import { keepAnswer } from './keep-answer.ts';
import { askModel, type ModelAnswer } from './model/ask-model.ts';
import { type LanguageModel, ModelError, type ModelMessage } from './model/language-model.ts';
import { type Fallback, fallbackNotice } from './model/model-notices.ts';
import { scopedTool } from './model/scoped-tool.ts';
import { systemPrompt } from './model/system-prompt.ts';
import type { Chat } from './open-chat.ts';
import { TOOLS } from './tools/all-tools.ts';
import type { ToolResult } from './tools/tool.ts';

/** What a model is told of a conversation: the newest messages, none of them whole that is longer. */
const MESSAGES_TOLD = 10;
const CHARACTERS_TOLD = 2_000;

/**
 * Counts the question, and returns what lets a model answer it. `computed` is the answer without a model: it stands in
 * when the provider fails or says what nothing proves. Throws 402 when no question is left. What ends without an answer
 * is given back.
 */
export async function beginWithModel(
  deps: Deps,
  model: LanguageModel,
  chat: Chat,
  computed: Answer,
): Promise<AnswerChat> {
  const { userId } = chat.conversation;
  const countedIn = await spendQuota(deps, deps.db, userId, 'ai_query');
  const giveBack = () => giveBackQuestion(deps.db, userId, countedIn);
  return async (listener, signal) => {
    let wasShown = false;
    const show: ChatListener = (event) => {
      if (event.type === 'delta') wasShown = true;
      listener(event);
    };
    try {
      const told = await consult(deps, model, chat, show, signal);
      const { answer, computedBy } = choose(told, computed);
      const kept = await keepAnswer(deps, chat, answer, { computedBy, spend: false });
      if (!answer.spendsQuery) await giveBack();
      return kept;
    } catch (error) {
      // Whoever has read it and left before the end has had it.
      if (!wasShown || !signal.aborted) await giveBack();
      throw error;
    }
  };
}

type Told = { answer: ModelAnswer } | { fallback: Fallback };

/** Asks the model; a provider's failure is a fallback, and whoever has left ends it with an error. */
async function consult(
  deps: Deps,
  model: LanguageModel,
  chat: Chat,
  listener: ChatListener,
  signal: AbortSignal,
): Promise<Told> {
  const { documentId, message } = chat;
  const { userId } = chat.conversation;
  const { AI_TIMEOUT_S, AI_MAX_TOKENS } = deps.config;
  listener({ type: 'status', step: 'model' });
  try {
    const answer = await askModel(
      deps,
      model,
      {
        userId,
        system: systemPrompt({ today: today(chat.askedAt), documentId }),
        history: await historyOf(deps, chat),
        message,
        model: model.modelOf(await planOf(deps, userId)),
        tools: documentId === undefined ? TOOLS : TOOLS.map((tool) => scopedTool(tool, documentId)),
        maxTokens: AI_MAX_TOKENS,
        signal: AbortSignal.any([signal, AbortSignal.timeout(AI_TIMEOUT_S * 1000)]),
      },
      {
        onTool: (name) => listener({ type: 'status', step: name }),
        onText: (text) => listener({ type: 'delta', text }),
      },
    );
    return answer.text === null ? { fallback: 'unproved' } : { answer };
  } catch (error) {
    if (signal.aborted || !(error instanceof ModelError)) throw error;
    deps.log.warn({ err: error }, 'language model');
    return { fallback: 'failed' };
  }
}

/** The answer to give: the model's where it rests on tools, else the computed one. */
function choose(told: Told, computed: Answer): { answer: Answer; computedBy: ChatAnswer['computed_by'] } {
  if ('fallback' in told) {
    const response = `${computed.response}\n\n${fallbackNotice(told.fallback, computed.language)}`;
    return { answer: { ...computed, response }, computedBy: 'local' };
  }
  const { text, found } = told.answer;
  // Without having looked it knows nothing: "there is none" would be a guess.
  if (found.length === 0 && computed.spendsQuery) return { answer: computed, computedBy: 'local' };
  const data = found.findLast((result) => result.data && result.data.rows.length > 0)?.data;
  return {
    answer: {
      ...computed,
      response: text ?? '',
      ...citationsOf(found),
      data,
      ...readingOf(found, computed),
      spendsQuery: found.length > 0,
    },
    computedBy: 'model',
  };
}

/** How the question was read: what the tools were asked for. Edited, it is the last of them that is answered again. */
function readingOf(found: readonly ToolResult[], { language, remember }: Answer): Pick<Answer, 'plan' | 'remember'> {
  const plans = found.flatMap(({ plan }) => (plan ? [{ ...plan, language }] : []));
  const last = plans.at(-1);
  if (!last) return { plan: undefined, remember };
  const reading = [...new Set(plans.map(describePlan))].join(' · ');
  return { plan: { reading, filter: toDocumentFilter(last.where) }, remember: last };
}

/** Each document's spots once, in the order found. */
function citationsOf(found: readonly ToolResult[]): Pick<Answer, 'citations' | 'citationsTotal'> {
  const spots = new Map<string, Citation>();
  for (const { citations } of found) {
    for (const citation of citations) {
      spots.set(JSON.stringify([citation.document_id, citation.page, citation.quote]), citation);
    }
  }
  const most = Math.max(0, ...found.map(({ citationsTotal }) => citationsTotal));
  return {
    citations: [...spots.values()].slice(0, CITATIONS_SHOWN),
    citationsTotal: Math.max(most, spots.size),
  };
}

async function historyOf(deps: Pick<Deps, 'db'>, { isNew, conversation }: Chat): Promise<ModelMessage[]> {
  if (isNew) return [];
  const messages = await findLastMessages(deps.db, conversation, MESSAGES_TOLD);
  return messages.map(({ role, content }) => {
    const text = content.slice(0, CHARACTERS_TOLD).toWellFormed();
    return role === 'user' ? { role, text } : { role, text, calls: [] };
  });
}

/** Whose model answers: without plans the strong one, in the trial the fast one. */
async function planOf(deps: Pick<Deps, 'db' | 'config' | 'now'>, userId: string): Promise<'essential' | 'advanced'> {
  if (deps.config.BILLING === 'off') return 'advanced';
  const subscription = await currentSubscription(deps.db, userId, deps.now());
  return subscription?.plan === 'advanced' ? 'advanced' : 'essential';
}
