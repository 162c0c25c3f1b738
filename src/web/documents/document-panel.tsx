import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { documentQuery } from '#web/api/documents-queries.ts';
import { messageOf, messages } from '#web/api/errors.ts';
import { Dialog, SheetContent } from '#web/ui/dialog.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { DocumentOverview } from './document-overview.tsx';
import { DocumentTables } from './document-tables.tsx';
import type { PanelTab } from './documents-address.ts';

const DocumentEntitiesTab = lazyPart(async () => (await import('./document-entities.tsx')).DocumentEntitiesTab);
const PdfViewer = lazyPart(async () => (await import('#web/viewer/pdf-viewer.tsx')).PdfViewer);

interface DocumentPanelProps {
  documentId: string;
  tab: PanelTab;
  deleting: boolean;
  reanalyzing: boolean;
  onTab: (tab: PanelTab) => void;
  onClose: () => void;
  onDelete: () => void;
  onReanalyze: () => void;
}

/** The side panel 'Document Details'. */
export function DocumentPanel(props: DocumentPanelProps) {
  const { documentId, tab, onTab, onClose } = props;
  const document = useQuery(documentQuery(documentId));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        title="Document Details"
        {...(document.data ? { description: document.data.filename } : {})}
        className="flex max-w-[50rem] flex-col overflow-hidden [&_p]:wrap-anywhere"
      >
        {document.isError && !document.data && (
          <ErrorBox title={messages.documentFetchFailed} onRetry={() => document.refetch()}>
            {messageOf(document.error, messages.documentFetchFailed)}
          </ErrorBox>
        )}
        {document.isPending && <Skeleton className="h-72" />}
        {document.data && (
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
                  document={document.data}
                  deleting={props.deleting}
                  reanalyzing={props.reanalyzing}
                  onDelete={props.onDelete}
                  onReanalyze={props.onReanalyze}
                />
              </TabPanel>
              <TabPanel value="document" className="-mx-4 -mb-4 min-h-0 flex-1">
                <PdfViewer documentId={documentId} filename={document.data.filename} className="h-full" />
              </TabPanel>
              <TabPanel value="entities" className="min-h-0 flex-1 overflow-y-auto py-4">
                <DocumentEntitiesTab document={document.data} />
              </TabPanel>
              <TabPanel value="tables" className="min-h-0 flex-1 overflow-y-auto py-4">
                <DocumentTables document={document.data} />
              </TabPanel>
            </Suspense>
          </Tabs>
        )}
      </SheetContent>
    </Dialog>
  );
}
