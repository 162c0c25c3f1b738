const STAGES: Record<string, string> = {
  queued: 'waiting for its turn',
  reading: 'reading the pages',
  extracting: 'finding entities',
  storing: 'saving',
};

/** A stage of the event stream in words; one this client does not know is shown as it comes. */
export function stageWords(stage: string): string {
  return STAGES[stage] ?? stage;
}
