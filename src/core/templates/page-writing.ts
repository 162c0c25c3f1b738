import { detectLanguage } from '../extraction/page/detect-language.ts';
import type { DateOrder } from '../values/calendar-date.ts';
import { dateOrderOf } from '../values/date-order.ts';
import { type NumberStyle, numberStyleOf } from '../values/number-style.ts';
import type { ZonePage } from './zone-page.ts';
import { linesInBox } from './zone-text.ts';

/** How a document writes dates and numbers; decided once, from all its pages. */
export interface Writing {
  dateOrder: DateOrder;
  numberStyle: NumberStyle;
}

const WHOLE_PAGE = { x: 0, y: 0, width: 1, height: 1 };

export function writingOf(pages: readonly ZonePage[]): Writing {
  const lines = pages.flatMap((page) => linesInBox(page, WHOLE_PAGE)).map(lineText);
  const language = detectLanguage(lines);
  return { dateOrder: dateOrderOf(lines, language), numberStyle: numberStyleOf(lines, language) };
}

const lineText = ({ words }: { words: readonly { text: string }[] }) => words.map(({ text }) => text).join(' ');
