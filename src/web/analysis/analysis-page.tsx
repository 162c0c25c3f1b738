import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText, LayoutDashboard, RefreshCw, Upload } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Dashboard } from '#web/analysis/dashboard/dashboard.tsx';
import { DropHint } from '#web/analysis/upload/drop-hint.tsx';
import { hasEnded } from '#web/analysis/upload/upload-list.ts';
import { UploadTab } from '#web/analysis/upload/upload-tab.tsx';
import { uploadQueue, useUploads } from '#web/analysis/upload/uploads.ts';
import { usePageDrop } from '#web/analysis/upload/use-page-drop.ts';
import { ALL_DOCUMENTS, documentPageQuery } from '#web/api/document-pages.ts';
import { refreshDocuments } from '#web/api/documents-queries.ts';
import { PageTitle } from '#web/frame/page-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { ARRIVED, type ArrivalState } from './arrival-focus.ts';
import { type AnalysisTab, chooseTab } from './initial-tab.ts';

const CurrentDocument = lazyPart(
  async () => (await import('#web/analysis/results/current-document.tsx')).CurrentDocument,
);

const TITLES: Record<AnalysisTab, string> = {
  dashboard: 'Dashboard',
  upload: 'Upload',
  document: 'Current document',
};

/** The analysis screen: what there is, what comes in, and one document in full. Tab and document live in the address. */
export function AnalysisPage() {
  const [params, setParams] = useSearchParams();
  const documents = useQuery(documentPageQuery(ALL_DOCUMENTS, 0));
  const selected = params.get('document');
  // A list that cannot be loaded is the dashboard's to report, also while the dashboard asks for it again.
  const hasDocuments = documents.data ? documents.data.total > 0 : documents.isFetched ? true : null;
  const tab = chooseTab({ requested: params.get('tab'), hasSelection: selected !== null, hasDocuments });

  const goTo = (next: AnalysisTab, document = selected, state: ArrivalState | null = ARRIVED) =>
    setParams({ ...(document ? { document } : {}), tab: next }, { state });
  const open = (document: string) => goTo('document', document);
  const addFiles = (files: File[]) => {
    uploadQueue.add(files);
    goTo('upload');
  };
  const dragged = usePageDrop(addFiles);
  useOpenWhenSingle(open);

  return (
    <Tabs
      value={tab ?? ''}
      // Who chose the tab keeps the focus on it.
      onValueChange={(next) => goTo(next as AnalysisTab, selected, null)}
      data-workspace={tab === 'document' || undefined}
      className="flex min-h-0 flex-1 flex-col"
    >
      <PageTitle title={TITLES[tab ?? 'dashboard']} />
      <DropHint dragged={tab === 'upload' ? 'nothing' : dragged} />
      <div className="flex items-end gap-2 border-line border-b bg-paper px-4 md:px-6">
        <TabList
          aria-label="Analysis"
          className="min-w-0 flex-1 border-b-0 pt-1 max-sm:gap-0 max-sm:[&_[role=tab]]:px-1.5 max-sm:[&_[role=tab]]:text-sm max-sm:[&_svg]:hidden"
        >
          <Tab value="dashboard">
            <LayoutDashboard aria-hidden /> Dashboard
          </Tab>
          <Tab value="upload">
            <Upload aria-hidden /> Upload New
          </Tab>
          {selected && (
            <Tab value="document">
              <FileText aria-hidden /> Current Document
            </Tab>
          )}
        </TabList>
        <RefreshButton />
      </div>
      <TabPanel value="dashboard" tabIndex={-1} className="mx-auto w-full max-w-[1328px] flex-1 px-4 py-6 md:px-6">
        <Dashboard onOpen={open} onUpload={() => goTo('upload')} />
      </TabPanel>
      <TabPanel value="upload" tabIndex={-1} className="flex-1 px-4 py-6 md:px-6">
        <UploadTab dragged={dragged} onFiles={addFiles} onOpen={open} />
      </TabPanel>
      {selected && (
        <TabPanel value="document" tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
          <Suspense>
            <CurrentDocument documentId={selected} onGone={() => setParams({ tab: 'dashboard' })} />
          </Suspense>
        </TabPanel>
      )}
    </Tabs>
  );
}

/** A single file goes straight to its result when it is done (specification §4); of several, each has its button. */
function useOpenWhenSingle(open: (documentId: string) => void): void {
  const uploads = useUploads();
  const running = useRef<string | null>(null);
  const only = uploads.length === 1 ? uploads[0] : undefined;
  useEffect(() => {
    if (!only) {
      running.current = null;
    } else if (!hasEnded(only)) {
      running.current = only.id;
    } else if (only.state.phase === 'done' && running.current === only.id) {
      running.current = null;
      open(only.state.documentId);
    }
  });
}

function RefreshButton() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    await refreshDocuments(client);
    setBusy(false);
  };
  return (
    <Tooltip text="Refresh" side="left">
      <Button variant="ghost" icon aria-label="Refresh" className="mb-0.5" onClick={() => !busy && refresh()}>
        <RefreshCw aria-hidden className={cn(busy && 'animate-spin')} />
      </Button>
    </Tooltip>
  );
}
