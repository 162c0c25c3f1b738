import { MessageTime } from './message-time.tsx';
import type { ThreadMessage } from './thread.ts';

/** A question as it was put. */
export function UserMessage({ message }: { message: ThreadMessage }) {
  return (
    <li data-question className="flex scroll-mt-18 flex-col items-end gap-1">
      <div className="max-w-[85%] rounded-card rounded-br-sm bg-accent-soft px-3.5 py-2.5">
        <span className="sr-only">You: </span>
        <p className="wrap-anywhere whitespace-pre-wrap">{message.content}</p>
        {message.note && <p className="mt-1 text-accent-strong text-xs">{message.note}</p>}
      </div>
      <MessageTime timestamp={message.timestamp} />
    </li>
  );
}
