import { useQuery } from '@tanstack/react-query';
import { TrySampleButton } from '#web/analysis/upload/try-sample-button.tsx';
import { documentsQuery, statsQuery } from '#web/api/documents-queries.ts';
import { documentsState } from '#web/api/documents-store.ts';
import { messageOf, messages } from '#web/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyDeskPicture } from '#web/ui/empty-desk-picture.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { AllDocuments } from './all-documents.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { DueDocuments } from './due-documents.tsx';
import { FailedChecks } from './failed-checks.tsx';
import { RecentDocuments } from './recent-documents.tsx';
import { SpendByMonth } from './spend-by-month.tsx';
import { SpendBySeller } from './spend-by-seller.tsx';
import { StatCards } from './stat-cards.tsx';
import { TopEntityTypes } from './top-entity-types.tsx';

interface DashboardProps {
  onOpen: (documentId: string) => void;
  onUpload: () => void;
}

/** Figures over all documents, then what needs attention, then the documents themselves. */
export function Dashboard({ onOpen, onUpload }: DashboardProps) {
  const list = useQuery(documentsQuery);
  const stats = useQuery(statsQuery);
  const { documents } = documentsState(list, null);

  if (list.data && documents.length === 0) return <NoDocuments onOpen={onOpen} onUpload={onUpload} />;
  if (list.isError && !list.data) {
    return (
      <ErrorBox title={messages.documentsLoadFailed} onRetry={() => list.refetch()}>
        {messageOf(list.error, messages.documentsFetchFailed)}
      </ErrorBox>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <h1 className="font-semibold text-xl">Document Analytics Dashboard</h1>
      {stats.isError && !stats.data && (
        <ErrorBox title="The figures could not be loaded" onRetry={() => stats.refetch()}>
          {messageOf(stats.error)}
        </ErrorBox>
      )}
      {stats.isPending && <DashboardSkeleton />}
      {stats.data && (
        <>
          <StatCards stats={stats.data} />
          <div className="grid gap-4 lg:grid-cols-2">
            <SpendByMonth spend={stats.data.spend_by_month} />
            <SpendBySeller spend={stats.data.spend_by_seller} />
          </div>
          <div className="grid gap-4 lg:grid-cols-2">
            <DueDocuments overdue={stats.data.overdue} dueSoon={stats.data.due_soon} onOpen={onOpen} />
            <FailedChecks documents={documents} count={stats.data.failed_checks} onOpen={onOpen} />
          </div>
          <div className="grid gap-4 lg:grid-cols-2">
            <TopEntityTypes types={stats.data.top_types} />
            <RecentDocuments documents={stats.data.recent} onOpen={onOpen} />
          </div>
        </>
      )}
      <AllDocuments documents={documents} loading={list.isPending} onOpen={onOpen} onUpload={onUpload} />
    </div>
  );
}

function NoDocuments({ onOpen, onUpload }: DashboardProps) {
  return (
    <>
      <h1 className="font-semibold text-xl">Document Analytics Dashboard</h1>
      <EmptyState
        title="No Documents Yet"
        picture={<EmptyDeskPicture />}
        actions={
          <>
            <Button variant="primary" onClick={onUpload}>
              Upload Document
            </Button>
            <TrySampleButton onOpen={onOpen} />
          </>
        }
      >
        Upload a PDF invoice and its facts appear here, each with its place on the page.
      </EmptyState>
    </>
  );
}
