import { inSentences } from './sentences.ts';

interface AnswerTextProps {
  text: string;
  /** More is to come: what is no whole sentence yet is seen but not read out. */
  isStreaming: boolean;
}

/**
 * An answer's words. Each sentence is an element of its own, so that a live region around it reads out whole ones as
 * they are added, and nothing twice when the answer is complete.
 */
export function AnswerText({ text, isStreaming }: AnswerTextProps) {
  const { whole, rest } = inSentences(text);
  const sentences = isStreaming || rest === '' ? whole : [...whole, rest];
  return (
    <p className="wrap-anywhere whitespace-pre-wrap leading-relaxed">
      {sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text only grows
        <span key={index}>{sentence}</span>
      ))}
      {isStreaming && <span aria-hidden>{rest}</span>}
    </p>
  );
}
