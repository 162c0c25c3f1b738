import type { DocumentWire } from '#contracts/document.ts';

/** A screen that the palette leads to; further words by which it is meant. */
export interface Screen {
  to: string;
  label: string;
  words?: string;
}

/** One line of the palette. */
export interface PaletteOption {
  id: string;
  kind: 'ask' | 'screen' | 'document';
  text: string;
  /** Beside a document: its file, where it is named by its seller. */
  note?: string;
  /** Where it leads; a question leads to the assistant. */
  to: string;
}

export interface PaletteGroup {
  name: 'Ask the assistant' | 'Screens' | 'Documents';
  options: PaletteOption[];
}

const QUESTION_WORD =
  /^(how|what|which|who|whose|when|where|why|show|list|is|are|do|does|did|was|were|wie|was|welche[rsn]?|wer|wann|wo|warum|zeige?|liste|combien|quel(le)?s?|qui|quand|o[uù]|montre|est-ce)\b/i;

/** Whether a text is more likely a question than a name that is looked for. */
export function isQuestion(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return /[?？]\s*$/.test(text) || words.length > 3 || (words.length > 1 && QUESTION_WORD.test(text.trim()));
}

/** What the typed text may mean, the likeliest first. Without a text the screens and newest documents stand there. */
export function paletteGroups(
  text: string,
  screens: readonly Screen[],
  documents: readonly DocumentWire[],
): PaletteGroup[] {
  const sought = text.trim();
  const ask: PaletteGroup = {
    name: 'Ask the assistant',
    options: sought === '' ? [] : [{ id: 'ask', kind: 'ask', text: sought, to: '/ai' }],
  };
  const screenGroup: PaletteGroup = {
    name: 'Screens',
    options: screens
      .filter((screen) => fits(screen, sought))
      .map(({ to, label }) => ({ id: `screen ${to}`, kind: 'screen', text: label, to })),
  };
  const documentGroup: PaletteGroup = { name: 'Documents', options: documents.map(toOption) };
  const groups = isQuestion(sought) ? [ask, documentGroup, screenGroup] : [screenGroup, documentGroup, ask];
  return groups.filter(({ options }) => options.length > 0);
}

/** Each word typed begins a word of the screen's name. */
function fits({ label, words = '' }: Screen, sought: string): boolean {
  const own = `${label} ${words}`.toLowerCase().split(/\s+/);
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((part) => own.some((word) => word.startsWith(part)));
}

function toOption({ id, filename, summary }: DocumentWire): PaletteOption {
  const name = [summary?.seller, summary?.invoice_number].filter(Boolean).join(' · ');
  const to = `/?${new URLSearchParams({ document: id, tab: 'document' })}`;
  return { id: `document ${id}`, kind: 'document', text: name || filename, ...(name ? { note: filename } : {}), to };
}

/** The option before or after `current`, around the ends; the first one where `current` is not among them. */
export function stepOption(groups: readonly PaletteGroup[], current: string | null, step: 1 | -1): string | null {
  const ids = groups.flatMap(({ options }) => options.map(({ id }) => id));
  const index = current === null ? -1 : ids.indexOf(current);
  if (index === -1) return ids.at(step === 1 ? 0 : -1) ?? null;
  return ids[(index + step + ids.length) % ids.length] ?? null;
}
