import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { DocumentWire } from '#contracts/document.ts';
import { documentQuery } from '#web/api/documents-queries.ts';
import { messageOf, messages } from '#web/api/errors.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { DocumentOverview } from './document-overview.tsx';
import { DocumentTables } from './document-tables.tsx';
import type { PanelTab } from './documents-address.ts';

const DocumentEntitiesTab = lazyPart(async () => (await import('./document-entities.tsx')).DocumentEntitiesTab);
const PdfViewer = lazyPart(async () => (await import('#web/viewer/pdf-viewer.tsx')).PdfViewer);

export interface DetailsProps {
  documentId: string;
  /** What the list knows of it already. */
  known: DocumentWire | undefined;
  tab: PanelTab;
  deleting: boolean;
  reanalyzing: boolean;
  onTab: (tab: PanelTab) => void;
  onDelete: () => void;
  onReanalyze: () => void;
}

/** The document of the panel, at once where the list knows it. */
export function useDetails({ documentId, known }: Pick<DetailsProps, 'documentId' | 'known'>) {
  return useQuery({ ...documentQuery(documentId), placeholderData: known });
}

/** The four tabs of 'Document Details'. */
export function DocumentDetails(props: DetailsProps & { details: UseQueryResult<DocumentWire> }) {
  const { documentId, details, tab, onTab } = props;
  if (details.isError && !details.data) {
    return (
      <ErrorBox title={messages.documentFetchFailed} onRetry={() => details.refetch()}>
        {messageOf(details.error, messages.documentFetchFailed)}
      </ErrorBox>
    );
  }
  if (!details.data) return <Skeleton className="h-72" />;
  return (
    <Tabs value={tab} onValueChange={(next) => onTab(next as PanelTab)} className="flex min-h-0 flex-1 flex-col">
      <TabList aria-label="Document Details">
        <Tab value="overview">Overview</Tab>
        <Tab value="document">Document</Tab>
        <Tab value="entities">Entities</Tab>
        <Tab value="tables">Tables</Tab>
      </TabList>
      <Suspense fallback={<Skeleton className="mt-4 h-72" />}>
        <TabPanel value="overview" className="min-h-0 flex-1 overflow-y-auto py-4">
          <DocumentOverview
            document={details.data}
            deleting={props.deleting}
            reanalyzing={props.reanalyzing}
            onDelete={props.onDelete}
            onReanalyze={props.onReanalyze}
          />
        </TabPanel>
        <TabPanel value="document" className="-mx-4 -mb-4 min-h-0 flex-1">
          <PdfViewer documentId={documentId} filename={details.data.filename} className="h-full" />
        </TabPanel>
        <TabPanel value="entities" className="min-h-0 flex-1 overflow-y-auto py-4">
          <DocumentEntitiesTab document={details.data} />
        </TabPanel>
        <TabPanel value="tables" className="min-h-0 flex-1 overflow-y-auto py-4">
          <DocumentTables document={details.data} />
        </TabPanel>
      </Suspense>
    </Tabs>
  );
}
