import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type Dispatch, memo, useState } from 'react';
import type { Zone } from '#core/templates/template.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { EditorAction } from '../state/editor-reducer.ts';

interface PageNavigationProps {
  page: number;
  pages: number;
  zones: readonly Zone[];
  dispatch: Dispatch<EditorAction>;
}

/** The page shown, its zones and how many of them are required; the way to other pages where there are any. */
export const PageNavigation = memo(function PageNavigation({ page, pages, zones, dispatch }: PageNavigationProps) {
  const onPage = zones.filter((zone) => zone.pageNumber === page);
  const required = onPage.filter((zone) => zone.required).length;
  const open = (next: number) => dispatch({ type: 'page opened', page: next });
  return (
    <nav
      aria-label="Pages"
      className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-line border-t bg-paper px-3 text-sm tabular-nums"
    >
      {pages > 1 && (
        <div className="flex items-center gap-1">
          <IconButton label="Previous page" icon={ChevronLeft} disabled={page <= 1} onClick={() => open(page - 1)} />
          <PageInput key={page} page={page} pages={pages} onOpen={open} />
          <span className="text-faded">of {pages}</span>
          <IconButton label="Next page" icon={ChevronRight} disabled={page >= pages} onClick={() => open(page + 1)} />
        </div>
      )}
      <p aria-live="polite" className="text-faded">
        {onPage.length} {onPage.length === 1 ? 'zone' : 'zones'} on this page, {required} required
      </p>
    </nav>
  );
});

/** Enter or leaving opens the page; a number past the ends opens the page at that end. */
function PageInput({ page, pages, onOpen }: { page: number; pages: number; onOpen: (page: number) => void }) {
  const [text, setText] = useState(String(page));
  const commit = () => {
    const number = Number.parseInt(text, 10);
    const inRange = Number.isNaN(number) ? page : Math.min(Math.max(number, 1), pages);
    setText(String(inRange));
    onOpen(inRange);
  };
  return (
    <input
      type="number"
      aria-label="Page number"
      min={1}
      max={pages}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
      className="h-8 w-14 rounded-control border border-field bg-paper px-2 text-center coarse:h-11"
    />
  );
}
