import type { ReactNode } from 'react';
import { AnswerTable } from './answer-table.tsx';
import { AnswerText } from './answer-text.tsx';
import { AssistantFrame } from './assistant-frame.tsx';
import { Citations } from './citations.tsx';
import { ComputedBy } from './computed-by.tsx';
import { CopyAnswer } from './copy-answer.tsx';
import { FailedAnswer } from './failed-answer.tsx';
import { MessageTime } from './message-time.tsx';
import { type ChangedReading, Reading } from './reading.tsx';
import type { ThreadMessage } from './thread.ts';

interface AssistantMessageProps {
  message: ThreadMessage;
  /** The question before it, as the name of its figures. */
  question: string;
  /** The question was read otherwise by hand. */
  isChanged: boolean;
  /** Asks the question before it again. */
  onAgain?: (() => void) | undefined;
  /** Asks it again, read otherwise. */
  onChange?: ((reading: ChangedReading) => void) | undefined;
  /** What stands under the newest answer. */
  children?: ReactNode;
}

/** An answer: sentence, then table or chart, then its sources and how the question was read. */
export function AssistantMessage(props: AssistantMessageProps) {
  const { message, question, isChanged, onAgain, onChange, children } = props;
  const { content, data, citations = [], citations_total: total = citations.length, plan, computed_by } = message;
  return (
    <AssistantFrame>
      <div aria-live={message.isNew ? 'polite' : undefined}>
        <AnswerText text={content} isStreaming={false} />
        {message.isStopped && <p className="text-faded text-sm">You stopped this answer.</p>}
        {message.failure && <FailedAnswer failure={message.failure} onAgain={onAgain} />}
      </div>
      {data && data.rows.length > 0 && <AnswerTable table={data} question={question} citations={citations} />}
      <Citations citations={citations} total={total} plan={plan} />
      {plan && <Reading plan={plan} isOpen={isChanged} onChange={onChange} />}
      <div className="-mt-1 flex min-h-8 flex-wrap items-center gap-2">
        <MessageTime timestamp={message.timestamp} />
        {computed_by && <ComputedBy by={computed_by} />}
        {!message.error && content !== '' && <CopyAnswer text={content} table={data} />}
      </div>
      {children}
    </AssistantFrame>
  );
}

interface PendingMessageProps {
  /** What has come of the answer. */
  text: string;
  step: string | null;
}

const STEPS: Readonly<Record<string, string>> = {
  reading: 'Reading the question',
  computing: 'Computing',
  model: 'Asking the model',
  checking: 'Checking the figures',
};

/** The answer on its way; it becomes an `AssistantMessage` in the same place. */
export function PendingMessage({ text, step }: PendingMessageProps) {
  return (
    <AssistantFrame>
      <div aria-live="polite">{text !== '' && <AnswerText text={text} isStreaming />}</div>
      <p role="status" className="flex min-h-8 items-center gap-2 text-faded">
        <span aria-hidden className="flex gap-1">
          {[0, 1, 2].map((dot) => (
            <span
              key={dot}
              className="size-1.5 animate-skeleton rounded-full bg-accent"
              style={{ animationDelay: `${dot * 0.2}s` }}
            />
          ))}
        </span>
        Thinking...
        {step && STEPS[step] && (
          <span aria-hidden className="text-xs">
            {STEPS[step]}
          </span>
        )}
      </p>
    </AssistantFrame>
  );
}
