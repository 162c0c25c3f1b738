import { NOTHING, readSelection, type Selection, selectionText } from './selection.ts';

/** In the window's session: one selection, that of the visit to the list that was last. */
const KEY = 'selection';

/** Where it was made: the visit (`location.key`, which a reload leaves alone) and the filter. */
export interface SelectionPlace {
  visit: string;
  question: string;
}

const placeText = ({ visit, question }: SelectionPlace): string => `${visit} ${question}\n`;

/** What was selected here before the window was loaded again; nothing on another visit or under another filter. */
export function keptSelection(place: SelectionPlace): Selection {
  const kept = sessionStorage.getItem(KEY);
  return kept?.startsWith(placeText(place)) ? readSelection(kept.slice(placeText(place).length)) : NOTHING;
}

export function keepSelection(place: SelectionPlace, selection: Selection): void {
  const text = selectionText(selection);
  if (text === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, placeText(place) + text);
}
