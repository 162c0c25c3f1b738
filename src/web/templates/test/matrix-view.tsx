import { Play, Square } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { TemplateWire } from '#contracts/template.ts';
import { countText, documentsText } from '#web/document-list/count-text.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { MatrixFilters } from './matrix-filters.tsx';
import { MatrixTable } from './matrix-table.tsx';
import { filterDocuments, NO_MATRIX_FILTER, statusCounts, zoneFigures } from './test-matrix.ts';
import { useTestAll } from './use-test-all.ts';

interface MatrixViewProps {
  template: TemplateWire;
  /** Shows one document with the zones on its pages. */
  onOpen: (documentId: string) => void;
}

/** All analysed documents × all zones. */
export function MatrixView({ template, onOpen }: MatrixViewProps) {
  const { documents, total, isRunning, error, start, stop } = useTestAll(template);
  const [filter, setFilter] = useState(NO_MATRIX_FILTER);
  const figures = useMemo(() => zoneFigures(template.zones, documents, filter), [template.zones, documents, filter]);
  const counts = useMemo(() => statusCounts(documents, filter), [documents, filter]);
  const shown = useMemo(() => filterDocuments(documents, filter), [documents, filter]);
  const isEmpty = total === 0;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isRunning ? (
          <Button onClick={stop}>
            <Square aria-hidden /> Stop
          </Button>
        ) : (
          <Button variant="primary" className="h-8" onClick={start}>
            <Play aria-hidden /> {documents.length > 0 ? 'Test again' : 'Test all documents'}
          </Button>
        )}
        <p role="status" className="text-faded text-sm tabular-nums">
          {isRunning && total === null && 'Testing...'}
          {total !== null && !isEmpty && testedText(documents.length, total)}
        </p>
        {isRunning && total !== null && (
          <Progress value={(100 * documents.length) / total} label="Documents tested" className="w-40" />
        )}
      </div>
      {error && (
        <ErrorBox title="The documents could not be tested" onRetry={start}>
          {error}
        </ErrorBox>
      )}
      {isEmpty && (
        <EmptyState title="No analyzed documents available" className="rounded-card border border-line bg-paper py-8">
          Templates are tested on documents whose analysis is completed.
        </EmptyState>
      )}
      {documents.length > 0 && (
        <>
          <MatrixFilters filter={filter} counts={counts} zones={figures} onFilter={setFilter} />
          <MatrixTable
            documents={shown}
            zones={figures}
            zoneId={filter.zoneId}
            onZone={(zoneId) => setFilter({ ...filter, zoneId: filter.zoneId === zoneId ? null : zoneId })}
            onOpen={onOpen}
          />
        </>
      )}
    </div>
  );
}

function testedText(tested: number, total: number): string {
  return tested === total ? `${documentsText(total)} tested` : `${countText(tested)} of ${documentsText(total)} tested`;
}
