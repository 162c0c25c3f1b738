import { useQuery } from '@tanstack/react-query';
import { messageOf, messages } from '#web/api/errors.ts';
import { documentStatus } from '#web/documents/document-status.ts';
import { documentQuery, entitiesQuery } from '#web/documents/documents-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AnalysisFailed } from './analysis-failed.tsx';
import { AnalysisRunning } from './analysis-running.tsx';
import { Review } from './review.tsx';

interface ResultsViewProps {
  documentId: string;
  /** Back to where other documents are, when this one is not there. */
  onGone: () => void;
}

/** One document: being analyzed, failed, or its facts beside its pages. */
export function ResultsView({ documentId, onGone }: ResultsViewProps) {
  const document = useQuery(documentQuery(documentId));
  const completed = document.data !== undefined && documentStatus(document.data) === 'completed';
  const entities = useQuery({ ...entitiesQuery(documentId), enabled: completed });

  if (document.isError && !document.data) {
    return (
      <Narrow>
        <ErrorBox
          title={messages.documentFetchFailed}
          onRetry={() => document.refetch()}
          actions={<Button onClick={onGone}>Back to the dashboard</Button>}
        >
          {messageOf(document.error, messages.documentFetchFailed)}
        </ErrorBox>
      </Narrow>
    );
  }
  if (!document.data) return <ReviewSkeleton />;
  const status = documentStatus(document.data);
  if (status === 'failed' || document.data.last_analysis?.status === 'cancelled') {
    return (
      <Narrow>
        <AnalysisFailed document={document.data} />
      </Narrow>
    );
  }
  if (status === 'processing') {
    return (
      <Narrow>
        <AnalysisRunning document={document.data} />
      </Narrow>
    );
  }
  if (entities.isError && !entities.data) {
    return (
      <Narrow>
        <ErrorBox title={messages.entitiesLoadFailed} onRetry={() => entities.refetch()}>
          {messageOf(entities.error, messages.entitiesLoadFailed)}
        </ErrorBox>
      </Narrow>
    );
  }
  if (!entities.data) return <ReviewSkeleton />;
  return <Review document={document.data} found={entities.data} />;
}

function Narrow({ children }: { children: React.ReactNode }) {
  return <div className="mx-auto w-full max-w-2xl px-4 py-8">{children}</div>;
}

function ReviewSkeleton() {
  return (
    <div role="status" className="grid flex-1 gap-4 p-4 min-[1100px]:grid-cols-[1fr_34rem]">
      <span className="sr-only">Loading document</span>
      <Skeleton className="h-[70dvh]" />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-32" />
        <Skeleton className="h-72" />
      </div>
    </div>
  );
}
