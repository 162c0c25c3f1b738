import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { LINE_ITEMS } from '#web/document-list/analysis-link.ts';

/** Opens the form for a missed value, or goes to the line items, when the address asks for it; the address asks once. */
export function useAddingInAddress(start: (label: string | null) => void): void {
  const [params, setParams] = useSearchParams();
  const label = params.get('add');
  useEffect(() => {
    if (label === null) return;
    setParams(
      (now) => {
        now.delete('add');
        return now;
      },
      { replace: true },
    );
    if (label === LINE_ITEMS) showLineItems();
    else start(label || null);
  }, [label, setParams, start]);
}

function showLineItems(): void {
  const section = document.getElementById('line-items')?.closest('section');
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('[data-line-cell], button')?.focus({ preventScroll: true });
}
