import { useQuery } from '@tanstack/react-query';
import { TrySampleButton } from '#web/analysis/upload/try-sample-button.tsx';
import { ALL_DOCUMENTS, documentPageQuery } from '#web/api/document-pages.ts';
import { statsQuery } from '#web/api/documents-queries.ts';
import { documentsState } from '#web/api/documents-store.ts';
import { messageOf, messages } from '#web/api/errors.ts';
import { LoadSamplesButton } from '#web/samples/load-samples-button.tsx';
import { SamplesNotice } from '#web/samples/samples-notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyDeskPicture } from '#web/ui/empty-desk-picture.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { AllDocuments } from './all-documents.tsx';
import { AttentionCards } from './attention-cards.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { DueDocuments } from './due-documents.tsx';
import { FailedChecks } from './failed-checks.tsx';
import { RecentDocuments } from './recent-documents.tsx';
import { SpendSection } from './spend-section.tsx';
import { StatCards } from './stat-cards.tsx';
import { TopEntityTypes } from './top-entity-types.tsx';

interface DashboardProps {
  onOpen: (documentId: string) => void;
  onUpload: () => void;
}

/** What needs somebody first, then figures over all documents, then the documents themselves. */
export function Dashboard({ onOpen, onUpload }: DashboardProps) {
  const all = useQuery(documentPageQuery(ALL_DOCUMENTS, 0));
  const stats = useQuery(statsQuery);
  const { error } = documentsState({ ...all, data: all.data?.items }, null);

  if (all.data?.total === 0) return <NoDocuments onOpen={onOpen} onUpload={onUpload} />;
  if (error !== null && !all.data) {
    return (
      <ErrorBox title={messages.documentsLoadFailed} onRetry={() => all.refetch()}>
        {error}
      </ErrorBox>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <h1 className="font-semibold text-xl">Document Analytics Dashboard</h1>
      <SamplesNotice />
      {stats.isError && !stats.data && (
        <ErrorBox title="The figures could not be loaded" onRetry={() => stats.refetch()}>
          {messageOf(stats.error)}
        </ErrorBox>
      )}
      {stats.isPending && <DashboardSkeleton />}
      {stats.data && (
        <>
          <AttentionCards stats={stats.data} />
          <StatCards stats={stats.data} />
          <div className="grid gap-4 lg:grid-cols-2">
            <DueDocuments stats={stats.data} onOpen={onOpen} />
            <FailedChecks stats={stats.data} onOpen={onOpen} />
          </div>
          <SpendSection stats={stats.data} />
          <div className="grid gap-4 lg:grid-cols-2">
            <TopEntityTypes types={stats.data.top_types} />
            <RecentDocuments documents={stats.data.recent} onOpen={onOpen} />
          </div>
        </>
      )}
      <AllDocuments all={all.data?.total} onUpload={onUpload} />
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
            <LoadSamplesButton />
          </>
        }
      >
        Upload a PDF invoice and its facts appear here, each with its place on the page.
      </EmptyState>
    </>
  );
}
