import { compileExpression } from './expression.ts';
import type { Rule } from './template.ts';

/** A part of a zone's text. */
export interface TextPart {
  text: string;
  start: number;
  end: number;
}

/**
 * What a regex, keyword or position rule takes from a zone's text; null where it finds nothing. An expression that is
 * none finds nothing.
 */
export function applyTextRule(rule: Rule, text: string): TextPart | null {
  const part = rule.type === 'regex' ? byRegex(rule, text) : rule.type === 'keyword' ? byKeyword(rule, text) : null;
  return trimmed(rule.type === 'position' ? byPosition(rule, text) : part);
}

function byRegex(rule: Rule, text: string): TextPart | null {
  if (rule.value.trim() === '') return null;
  const expression = compileExpression(rule.value);
  return expression.ok ? expression.find(text) : null;
}

/** The keywords of a rule, as typed, without blank ones. */
export function keywordsOf(value: string): string[] {
  return value
    .split(',')
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '');
}

/**
 * What follows the first keyword that is there (the first of the list, not of the text): the rest of its line, or the
 * next line where it ends its own; the keyword itself where nothing follows.
 */
function byKeyword({ value, config }: Rule, text: string): TextPart | null {
  const { caseSensitive = false, wholeWord = true } = config;
  const searched = caseSensitive ? text : lowerCase(text);
  for (const keyword of keywordsOf(value)) {
    const start = indexOfKeyword(searched, caseSensitive ? keyword : lowerCase(keyword), wholeWord);
    if (start >= 0) return behindKeyword(text, start, start + keyword.length);
  }
  return null;
}

/** Letter by letter, so that offsets stay those of the text ("İ" in lower case has two letters). */
const lowerCase = (text: string): string =>
  text.replace(/./gsu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });

function indexOfKeyword(text: string, keyword: string, wholeWord: boolean): number {
  for (let at = text.indexOf(keyword); at >= 0; at = text.indexOf(keyword, at + 1)) {
    const before = /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at)) && /^[\p{L}\p{N}]/u.test(keyword);
    const behind = /^[\p{L}\p{N}]/u.test(text.slice(at + keyword.length)) && /[\p{L}\p{N}]$/u.test(keyword);
    if (!wholeWord || (!before && !behind)) return at;
  }
  return -1;
}

/** Between a caption and its value: the dot of an abbreviation, colons, number signs, leader dots, dashes with space around them. */
const SEPARATORS = /^\.?(?:\s*[:#=|]+|\s*\.{2,}|\s+[-–—.](?=\s))*[ \t]*/u;

function behindKeyword(text: string, start: number, end: number): TextPart {
  // "INV-2024-7": the keyword begins a printed word, which is the value as a whole.
  if (/^[-–/_]\S/.test(text.slice(end))) return part(text, start, lineEnd(text, end));
  const line = lineEnd(text, end);
  const rest = text.slice(end, line);
  const from = end + (SEPARATORS.exec(rest)?.[0].length ?? 0);
  if (from < line && text.slice(from, line).trim() !== '') return part(text, from, line);
  if (line < text.length) return part(text, line + 1, lineEnd(text, line + 1));
  return part(text, start, end);
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** Characters of the zone's text; `offset,length` stands in the value where the settings are missing. */
function byPosition({ value, config }: Rule, text: string): TextPart | null {
  const [first, second] = value.split(',').map((number) => Number.parseInt(number, 10) || 0);
  const offset = config.offset ?? first ?? 0;
  const length = config.length ?? second ?? 0;
  const start = offset < 0 ? Math.max(0, text.length + offset) : offset;
  return part(text, Math.min(start, text.length), length > 0 ? Math.min(text.length, start + length) : text.length);
}

const part = (text: string, start: number, end: number): TextPart => ({ text: text.slice(start, end), start, end });

function trimmed(found: TextPart | null): TextPart | null {
  const text = found?.text.trim();
  if (!found || !text) return null;
  const start = found.start + (found.text.length - found.text.trimStart().length);
  return { text, start, end: start + text.length };
}
