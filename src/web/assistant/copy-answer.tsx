import { Check, Copy } from 'lucide-react';
import type { AnswerTable } from '#contracts/assistant.ts';
import { copyValue, useCopied } from '#web/entities/copy-value.ts';
import { Button } from '#web/ui/button.tsx';
import { tableText } from './table-cells.ts';

interface CopyAnswerProps {
  text: string;
  table: AnswerTable | undefined;
}

/** Copies an answer's words, and its table as lines that a spreadsheet takes. */
export function CopyAnswer({ text, table }: CopyAnswerProps) {
  const { copied, announce } = useCopied();
  const copy = async () => {
    if (await copyValue(table ? `${text}\n\n${tableText(table)}` : text)) announce(text);
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button variant="ghost" className="h-7 px-2 text-xs" onClick={copy}>
      <Icon aria-hidden />
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
    </Button>
  );
}
