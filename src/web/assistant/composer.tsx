import { ArrowUp, Square } from 'lucide-react';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { chatRequestSchema, MAX_MESSAGE } from '#contracts/assistant.ts';
import { Button } from '#web/ui/button.tsx';

interface ComposerProps {
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  text: string;
  isWaiting: boolean;
  onText: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
}

/** Where a question is typed: Enter sends, Shift and Enter make a new line. */
export function Composer({ fieldRef, text, isWaiting, onText, onSend, onStop }: ComposerProps) {
  const canSend = !isWaiting && chatRequestSchema.shape.message.safeParse(text).success;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed (Chinese, Japanese), Enter ends the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) onSend();
  };
  return (
    <form
      onSubmit={send}
      className="flex items-end gap-2 rounded-card border border-field bg-paper p-1.5 transition-colors focus-within:border-accent focus-within:outline-1 focus-within:outline-accent"
    >
      <textarea
        ref={fieldRef}
        rows={1}
        aria-label="Message"
        placeholder="Ask about your documents..."
        maxLength={MAX_MESSAGE}
        enterKeyHint="send"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-40 min-h-9 flex-1 resize-none bg-transparent px-2.5 py-2 outline-none placeholder:text-faded coarse:min-h-11 coarse:text-lg"
      />
      {isWaiting && (
        <Button onClick={onStop} className="h-9">
          <Square aria-hidden /> Stop
        </Button>
      )}
      <Button type="submit" variant="primary" aria-disabled={!canSend} className="px-3">
        <ArrowUp aria-hidden /> Send
      </Button>
    </form>
  );
}
