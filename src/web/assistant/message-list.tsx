import { useRef } from 'react';
import { AssistantMessage, PendingMessage } from './assistant-message.tsx';
import { Greeting } from './greeting.tsx';
import { QuestionChips } from './question-chips.tsx';
import { conditionsNote } from './reading-conditions.ts';
import { followUps, nextId, type Question, questionBefore, type Thread } from './thread.ts';
import { useFollowedQuestion } from './use-followed-question.ts';
import { UserMessage } from './user-message.tsx';

interface MessageListProps {
  thread: Thread;
  /** The conversation began in this visit. */
  isNew: boolean;
  onAsk: (question: Omit<Question, 'documentId'>) => void;
}

/** All that was asked and answered, oldest first, and what is on its way. */
export function MessageList({ thread, isNew, onAsk }: MessageListProps) {
  const { messages, pending } = thread;
  const list = useRef<HTMLOListElement>(null);
  const asked = messages.filter(({ role }) => role === 'user').length;
  useFollowedQuestion(list, asked, `${messages.length} ${pending?.text.length}`);
  const next = followUps(thread);
  const last = messages.length - 1;
  return (
    <ol ref={list} aria-label="Messages" className="flex flex-col gap-6">
      {isNew && <Greeting isFirst={messages.length === 0} onAsk={(text) => onAsk({ text })} />}
      {messages.map((message, index) => {
        if (message.role === 'user') return <UserMessage key={message.id} message={message} />;
        const question = questionBefore(messages, index);
        const isLast = index === last && !pending;
        return (
          <AssistantMessage
            key={message.id}
            message={message}
            question={question?.text ?? ''}
            isChanged={messages[index - 1]?.note !== undefined}
            onAgain={isLast && question ? () => onAsk(message.asked ?? question) : undefined}
            // Only the question answered last can be asked again under other conditions.
            onChange={
              isLast && question
                ? (reading) => onAsk({ text: question.text, ...reading, note: conditionsNote(reading) })
                : undefined
            }
          >
            {isLast && (
              <QuestionChips
                label="Suggestions"
                questions={[...new Set(next)].map((text) => ({ name: text, question: text }))}
                onChoose={(text) => onAsk({ text })}
              />
            )}
          </AssistantMessage>
        );
      })}
      {pending && <PendingMessage key={nextId(messages)} text={pending.text} step={pending.step} />}
    </ol>
  );
}
