import { compileExpression } from './expression.ts';
import { QUICK_CHECK_MESSAGES } from './quick-check.ts';
import type { ZoneRun } from './run-template.ts';

export type ZoneStatus = 'pass' | 'warning' | 'fail';

/** Below this a value may be another's (specification §5). */
const LOW_CONFIDENCE = 0.7;

/** How a zone did on a document, and what a person should know; null where it passes. */
export function zoneStatus({ zone, place, reading, confidence }: ZoneRun): {
  status: ZoneStatus;
  message: string | null;
} {
  const missing: ZoneStatus = zone.required ? 'fail' : 'warning';
  if (!place) return { status: missing, message: `The text “${zone.anchor?.text}” is not on the document` };
  if (!reading?.value) {
    const { requiredMissing, nothingFound } = QUICK_CHECK_MESSAGES;
    return {
      status: missing,
      message: wrongExpression(zone.rules) ?? (zone.required ? requiredMissing : nothingFound),
    };
  }
  if (confidence < LOW_CONFIDENCE) return { status: 'warning', message: QUICK_CHECK_MESSAGES.lowConfidence };
  return { status: 'pass', message: null };
}

function wrongExpression(rules: ZoneRun['zone']['rules']): string | null {
  for (const { type, value } of rules) {
    if (type !== 'regex' || value.trim() === '') continue;
    const expression = compileExpression(value);
    if (!expression.ok) return expression.message;
  }
  return null;
}
