// The check of a template against the entities of an analysed document (specification §5, 'Test validation'). It looks at
// what the engine found, not at the page: running the zones on the page is another thing.

export const QUICK_CHECK_MESSAGES = {
  requiredMissing: 'Required field not found',
  nothingFound: 'No matching content found',
  lowConfidence: 'Low confidence matches',
  noRules: 'No validation rules defined',
} as const;

/** Mean confidences below this warn. */
const LOW_CONFIDENCE = 0.7;

/** Percent of passed zones from which a score is green, and from which it is yellow. */
const GREEN_SCORE = 80;
const YELLOW_SCORE = 60;

/** So many matched entities are shown of a zone. */
const SHOWN_MATCHES = 3;

export interface CheckedZone {
  id: string;
  name: string;
  required: boolean;
  rules: readonly { type: string; value: string }[];
}

export interface CheckedEntity {
  text: string;
  context: string;
  confidence: number;
}

export interface ZoneCheck<E extends CheckedEntity = CheckedEntity> {
  zoneId: string;
  status: 'pass' | 'warning' | 'fail';
  /** Null for a zone that passes. */
  message: string | null;
  /** Mean confidence of the matches, 0 to 1; 0 where nothing was matched. */
  confidence: number;
  matches: readonly E[];
}

/** The words of a keyword rule, as they are compared: lowercased, without blank ones. */
export function keywordsOf(value: string): string[] {
  return value
    .split(',')
    .map((keyword) => keyword.trim().toLowerCase())
    .filter((keyword) => keyword !== '');
}

// Rounded, as the mean of three times 0.7 lies below 0.7 in binary.
function meanConfidence(entities: readonly CheckedEntity[]): number {
  const sum = entities.reduce((total, { confidence }) => total + confidence, 0);
  return Math.round((sum / entities.length) * 1e9) / 1e9;
}

/** Only the first rule counts, and only if it is a keyword rule; another one passes with confidence 0. */
export function checkZone<E extends CheckedEntity>(zone: CheckedZone, entities: readonly E[]): ZoneCheck<E> {
  const nothing = { zoneId: zone.id, confidence: 0, matches: [] };
  const [rule] = zone.rules;
  if (!rule) return { ...nothing, status: 'warning', message: QUICK_CHECK_MESSAGES.noRules };
  if (rule.type !== 'keyword') return { ...nothing, status: 'pass', message: null };

  const keywords = keywordsOf(rule.value);
  const matches = entities.filter(({ text, context }) => {
    const [inText, inContext] = [text.toLowerCase(), context.toLowerCase()];
    return keywords.some((keyword) => inText.includes(keyword) || inContext.includes(keyword));
  });
  if (matches.length === 0) {
    return zone.required
      ? { ...nothing, status: 'fail', message: QUICK_CHECK_MESSAGES.requiredMissing }
      : { ...nothing, status: 'warning', message: QUICK_CHECK_MESSAGES.nothingFound };
  }
  const confidence = meanConfidence(matches);
  const isLow = confidence < LOW_CONFIDENCE;
  return {
    zoneId: zone.id,
    status: isLow ? 'warning' : 'pass',
    message: isLow ? QUICK_CHECK_MESSAGES.lowConfidence : null,
    confidence,
    matches,
  };
}

/** Every zone against all entities of a document, with the overall score. */
export function quickCheck<E extends CheckedEntity>(
  zones: readonly CheckedZone[],
  entities: readonly E[],
): { zones: ZoneCheck<E>[]; score: number } {
  const checks = zones.map((zone) => checkZone(zone, entities));
  return { zones: checks, score: passScore(checks) };
}

/** The share of zones that pass as whole percent; 0 without zones. */
export function passScore(zones: readonly { status: string }[]): number {
  if (zones.length === 0) return 0;
  return Math.round((100 * zones.filter(({ status }) => status === 'pass').length) / zones.length);
}

/** 80 or more is green, 60 or more yellow, below 60 red. */
export function scoreColour(score: number): 'green' | 'yellow' | 'red' {
  if (score >= GREEN_SCORE) return 'green';
  return score >= YELLOW_SCORE ? 'yellow' : 'red';
}

/** The first three matches, and how many more there are. */
export function shownMatches<E>(matches: readonly E[]): { shown: E[]; more: number } {
  return { shown: matches.slice(0, SHOWN_MATCHES), more: Math.max(0, matches.length - SHOWN_MATCHES) };
}
