import type { TemplatePreview } from '#contracts/template.ts';

/** Documents looked at by one call: few enough for a progress that moves. */
const STRETCH = 100;

export interface Looked {
  /** Of all that was looked at so far. */
  changes: TemplatePreview;
  looked: number;
  total: number;
}

/** Which of the documents a call looks at. */
export type StretchAsked = { offset: number; limit: number };

/** What saving would change, stretch by stretch over all documents there are. Throws what `call` throws. */
export async function* lookThrough(
  call: (stretch: StretchAsked) => Promise<{ items: TemplatePreview; total: number }>,
): AsyncGenerator<Looked> {
  let changes: TemplatePreview = [];
  for (let looked = 0, total = 1; looked < total; ) {
    const found = await call({ offset: looked, limit: STRETCH });
    total = found.total;
    looked = Math.min(looked + STRETCH, total);
    changes = [...changes, ...found.items];
    yield { changes, looked, total };
    // Nothing to look at: none are left.
    if (total === 0) return;
  }
}
