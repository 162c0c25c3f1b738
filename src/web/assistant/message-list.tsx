import { useRef } from 'react';
import { AssistantMessage } from './assistant-message.tsx';
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
  const next = [...new Set(followUps(thread))];
  const rows = messages.map((message, index) => {
    if (message.role === 'user') return <UserMessage key={message.id} message={message} />;
    const question = questionBefore(messages, index);
    const isLast = index === messages.length - 1 && !pending;
    // Only the question answered last can be asked again, as it was or under other conditions.
    const again = isLast && question;
    return (
      <AssistantMessage
        key={message.id}
        message={message}
        question={question?.text ?? ''}
        isChanged={messages[index - 1]?.note !== undefined}
        onAgain={again ? () => onAsk(message.asked ?? again) : undefined}
        onChange={
          again ? (reading) => onAsk({ text: again.text, ...reading, note: conditionsNote(reading) }) : undefined
        }
      >
        {isLast && (
          <QuestionChips
            label="Suggestions"
            questions={next.map((text) => ({ name: text, question: text }))}
            onChoose={(text) => onAsk({ text })}
          />
        )}
      </AssistantMessage>
    );
  });
  if (pending) rows.push(<AssistantMessage key={nextId(messages)} message={pending} />);
  return (
    <ol ref={list} aria-label="Messages" className="flex flex-col gap-6">
      {isNew && <Greeting isFirst={messages.length === 0} onAsk={(text) => onAsk({ text })} />}
      {rows}
    </ol>
  );
}
