import type { ReactNode } from 'react';
import { AnswerTable } from './answer-table.tsx';
import { AnswerText } from './answer-text.tsx';
import { AssistantFrame } from './assistant-frame.tsx';
import { Citations } from './citations.tsx';
import { ComputedBy } from './computed-by.tsx';
import { CopyAnswer } from './copy-answer.tsx';
import { FailedAnswer } from './failed-answer.tsx';
import { withoutListed } from './listed-lines.ts';
import { MessageTime } from './message-time.tsx';
import { type ChangedReading, Reading } from './reading.tsx';
import { shownTable } from './table-cells.ts';
import { Thinking } from './thinking.tsx';
import type { Thread, ThreadMessage } from './thread.ts';

interface AssistantMessageProps {
  /** The answer, or what has come of it; the element stays as one becomes the other, so that nothing is read twice. */
  message: ThreadMessage | NonNullable<Thread['pending']>;
  /** The question before it, as the name of its figures. */
  question?: string;
  /** The question was read otherwise by hand. */
  isChanged?: boolean;
  /** Asks the question before it again. */
  onAgain?: (() => void) | undefined;
  /** Asks it again, read otherwise. */
  onChange?: ((reading: ChangedReading) => void) | undefined;
  /** What stands under the newest answer. */
  children?: ReactNode;
}

/** What the assistant says: its words as they come, then all that came with them. */
export function AssistantMessage({ message, ...props }: AssistantMessageProps) {
  const isPending = 'step' in message;
  return (
    <AssistantFrame>
      <div aria-live={isPending || message.isNew ? 'polite' : undefined}>
        <AnswerText text={isPending ? message.text : shownText(message)} isStreaming={isPending} />
        {!isPending && message.isStopped && <p className="text-faded text-sm">You stopped this answer.</p>}
        {!isPending && message.failure && <FailedAnswer failure={message.failure} onAgain={props.onAgain} />}
      </div>
      {isPending ? <Thinking step={message.step} /> : <AnswerParts message={message} {...props} />}
    </AssistantFrame>
  );
}

/** The table shows what the words list. */
function shownText({ content, data }: ThreadMessage): string {
  return shownTable(data) ? withoutListed(content) : content;
}

/** Table or chart, then the sources and how the question was read. */
function AnswerParts(props: AssistantMessageProps & { message: ThreadMessage }) {
  const { message, question = '', isChanged = false, onChange, children } = props;
  const { content, data, citations = [], citations_total: total = citations.length, plan, computed_by } = message;
  const table = shownTable(data);
  return (
    <>
      {table && <AnswerTable table={table} question={question} citations={citations} />}
      <Citations citations={citations} total={total} plan={plan} />
      {plan && <Reading plan={plan} isOpen={isChanged} onChange={onChange} />}
      <div className="-mt-1 flex min-h-8 flex-wrap items-center gap-2">
        <MessageTime timestamp={message.timestamp} />
        {computed_by && <ComputedBy by={computed_by} />}
        {!message.error && content !== '' && <CopyAnswer text={content} table={table} />}
      </div>
      {children}
    </>
  );
}
