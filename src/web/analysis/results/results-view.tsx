import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useArrivalFocus } from '#web/analysis/arrival-focus.ts';
import { documentStatus } from '#web/api/document-status.ts';
import { documentQuery, entitiesQuery } from '#web/api/documents-queries.ts';
import { messageOf, messages } from '#web/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { AnalysisFailed } from './analysis-failed.tsx';
import { AnalysisRunning } from './analysis-running.tsx';
import { Review } from './review.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';

interface ResultsViewProps {
  documentId: string;
  /** Back to where other documents are, when this one is not there. */
  onGone: () => void;
  /** The way to the documents before and after. */
  steps: ReactNode;
}

/** One document: being analyzed, failed, or its facts beside its pages. */
export function ResultsView({ documentId, onGone, steps }: ResultsViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const document = useQuery(documentQuery(documentId));
  const status = document.data && documentStatus(document.data);
  const entities = useQuery({ ...entitiesQuery(documentId), enabled: status === 'completed' });
  const stopped = status === 'failed' || document.data?.last_analysis?.status === 'cancelled';
  const gone = document.isError && !document.data;
  const unread = entities.isError && !entities.data;
  const ready = status === 'completed' && document.data && entities.data;
  const loading = !gone && !stopped && !unread && !ready && status !== 'processing';
  useArrivalFocus(place, loading ? null : `${documentId} ${gone || unread ? 'error' : status}`);

  return (
    <div ref={place} className="flex min-h-0 flex-1 flex-col">
      {loading && <ReviewSkeleton />}
      {ready && <Review document={document.data} found={entities.data} steps={steps} />}
      {!ready && !loading && (
        <div className="mx-auto flex min-h-0 w-full max-w-2xl flex-col gap-3 overflow-y-auto px-4 py-8">
          {steps}
          {gone ? (
            <ErrorBox
              title={messages.documentFetchFailed}
              onRetry={() => document.refetch()}
              actions={<Button onClick={onGone}>Back to the dashboard</Button>}
            >
              {messageOf(document.error, messages.documentFetchFailed)}
            </ErrorBox>
          ) : stopped && document.data ? (
            <AnalysisFailed document={document.data} />
          ) : unread ? (
            <ErrorBox title={messages.entitiesLoadFailed} onRetry={() => entities.refetch()}>
              {messageOf(entities.error, messages.entitiesLoadFailed)}
            </ErrorBox>
          ) : (
            document.data && <AnalysisRunning document={document.data} />
          )}
        </div>
      )}
    </div>
  );
}
