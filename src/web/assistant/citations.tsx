import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AnswerPlan, Citation } from '#contracts/assistant.ts';
import { documentsLink } from '#web/document-list/list-address.ts';
import { Button } from '#web/ui/button.tsx';
import { citationLink } from './citation-link.ts';

/** Chips shown before somebody asks for all of them. */
const FIRST_CHIPS = 6;

interface CitationsProps {
  citations: readonly Citation[];
  /** How many documents the answer rests on; not all of them need be cited. */
  total: number;
  plan: AnswerPlan | undefined;
}

/** The documents that an answer rests on; each opens at the place that says so. */
export function Citations({ citations, total, plan }: CitationsProps) {
  const [isWhole, setWhole] = useState(false);
  if (citations.length === 0) return null;
  const shown = isWhole ? citations : citations.slice(0, FIRST_CHIPS);
  const isPart = total > citations.length;
  const isFiltered = plan && Object.values(plan.filter).some((value) => value !== undefined);
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <span className="text-faded text-xs">
        {isPart ? `Sources: ${citations.length} of ${total}` : citations.length === 1 ? 'Source' : `Sources: ${total}`}
      </span>
      <ul aria-label="Sources" className="contents">
        {shown.map((citation, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sources of an answer never change
          <li key={index} className="min-w-0">
            <Link
              to={citationLink(citation)}
              title={citation.quote === '' ? undefined : `“${citation.quote}”`}
              className="inline-flex h-7 max-w-56 items-center gap-1.5 rounded-full border border-line px-2.5 text-xs transition-colors hover:border-accent hover:bg-accent-soft coarse:h-11"
            >
              <FileText aria-hidden className="size-3.5 shrink-0 text-faded" />
              <span className="truncate">{citation.filename}</span>
              {citation.page !== null && <span className="shrink-0 text-faded">p. {citation.page}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {citations.length > FIRST_CHIPS && (
        <Button variant="ghost" className="h-7 text-xs" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${citations.length}`}
        </Button>
      )}
      {total > 1 && plan && isFiltered && (
        <Link
          to={documentsLink(plan.filter)}
          className="px-1 text-accent-strong text-xs underline-offset-4 hover:underline"
        >
          Open the list
        </Link>
      )}
    </div>
  );
}
