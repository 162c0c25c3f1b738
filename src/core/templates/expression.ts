import { RE2JS } from 're2js';
import { MAX_EXPRESSION_SIZE, MAX_RULE_VALUE } from './limits.ts';

export interface ExpressionMatch {
  /** The first capture group, or the whole match where there is none. */
  text: string;
  /** Offsets of `text` in what was searched. */
  start: number;
  end: number;
}

/** A user's expression: its first match in a text, or what is wrong with it. */
export type Expression =
  | {
      ok: true /** In instructions: what one character of a text costs. */;
      size: number;
      find(text: string): ExpressionMatch | null;
    }
  | { ok: false /** A sentence for where it is typed. */; message: string };

/**
 * Compiles an expression as a person wrote it. RE2 takes time linear in the text, whatever the expression; the editor,
 * test runs and uploads all come through here. Look-ahead and back references do not exist.
 */
export function compileExpression(pattern: string): Expression {
  if (pattern.length > MAX_RULE_VALUE) {
    return { ok: false, message: `An expression can have at most ${MAX_RULE_VALUE} characters.` };
  }
  try {
    const compiled = RE2JS.compile(pattern);
    const size = compiled.programSize();
    if (size > MAX_EXPRESSION_SIZE) return { ok: false, message: TOO_LARGE };
    return { ok: true, size, find: (text) => firstMatch(compiled, text) };
  } catch (error) {
    return { ok: false, message: `This expression is not valid: ${reasonOf(error)}.` };
  }
}

const TOO_LARGE = 'This expression is too large. Please repeat less in it.';

function firstMatch(compiled: RE2JS, text: string): ExpressionMatch | null {
  const matcher = compiled.matcher(text);
  if (!matcher.find()) return null;
  const group = matcher.groupCount() > 0 && matcher.start(1) >= 0 ? 1 : 0;
  const [start, end] = [matcher.start(group), matcher.end(group)];
  return { text: text.slice(start, end), start, end };
}

/** "error parsing regexp: missing closing ): `(a`" without its first words. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/^error parsing regexp:\s*/i, '').replace(/\.$/, '') || 'it cannot be read';
}
