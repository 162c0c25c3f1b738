import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DocumentWire } from '#contracts/document.ts';
import { documentsQuery, documentsWithLabelQuery } from '#web/api/documents-queries.ts';
import { messageOf, messages } from '#web/api/errors.ts';
import { filterDocuments, sortDocuments } from '#web/document-list/document-list.ts';
import { PageWidth } from '#web/frame/frame.tsx';
import { usePageKeys } from '#web/frame/page-keys.ts';
import { PageTitle } from '#web/frame/page-title.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DocumentPanel } from './document-panel.tsx';
import { readAddress, withValues } from './documents-address.ts';
import { DocumentsEmpty } from './documents-empty.tsx';
import { DocumentsGrid, DocumentsSkeleton } from './documents-grid.tsx';
import { DocumentsToolbar } from './documents-toolbar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { toggled, without } from './selection.ts';
import { useDocumentActions } from './use-document-actions.ts';

const NO_DOCUMENTS: readonly DocumentWire[] = [];

/** All documents, what can be done with them, and one of them in a panel. */
export function DocumentsPage() {
  const [params, setParams] = useSearchParams();
  const address = readAddress(params);
  const change = (changes: Record<string, string | null>, replace = true) =>
    setParams((now) => withValues(now, changes), { replace });
  const everything = useQuery({ ...documentsQuery, enabled: address.label === null });
  const labelled = useQuery({ ...documentsWithLabelQuery(address.label ?? ''), enabled: address.label !== null });
  const list = address.label === null ? everything : labelled;
  const documents = list.data ?? NO_DOCUMENTS;

  const search = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const sought = useDeferredValue(params.toString());
  const shown = useMemo(() => {
    const { filter, sort } = readAddress(new URLSearchParams(sought));
    return sortDocuments(filterDocuments(documents, filter), sort);
  }, [documents, sought]);
  const chosen = shown.filter(({ id }) => selected.has(id)).map(({ id }) => id);

  const actions = useDocumentActions((deleted) => {
    setSelected((ids) => without(ids, deleted));
    if (address.open && deleted.has(address.open)) change({ open: null, tab: null });
  });
  usePageKeys([
    { key: '/', description: 'Search', run: () => search.current?.focus() },
    { key: '← → ↑ ↓', description: 'Go from document to document' },
    { key: 'Enter', description: 'Open the details' },
    { key: 'Space', description: 'Select' },
    { key: 'Delete', description: 'Delete; press twice' },
  ]);

  return (
    <PageWidth>
      <PageTitle title="Documents" />
      <div className="flex flex-col gap-4">
        <DocumentsToolbar address={address} count={documents.length} searchRef={search} onChange={change} />
        <FilterChips address={address} onRemove={(name) => change({ [name]: null })} />
        {list.isError && !list.data && (
          <ErrorBox title={messages.documentsLoadFailed} onRetry={() => list.refetch()}>
            {messageOf(list.error, messages.documentsLoadFailed)}
          </ErrorBox>
        )}
        {actions.error && <ErrorBox title={actions.error.title}>{actions.error.detail}</ErrorBox>}
        {chosen.length > 0 && (
          <BulkBar
            count={chosen.length}
            busy={actions.isReanalyzing || actions.isRemoving}
            deleting={actions.isRemoving}
            onReanalyze={() => actions.reanalyze(chosen)}
            onDelete={() => actions.remove(chosen)}
            onSelectAll={() => setSelected(new Set(shown.map(({ id }) => id)))}
            onClear={() => setSelected(new Set())}
          />
        )}
        {list.isPending && <DocumentsSkeleton />}
        {list.data && shown.length === 0 && (
          <DocumentsEmpty
            any={documents.length > 0}
            onClear={() => setParams(withValues(new URLSearchParams(), { view: params.get('view') }))}
          />
        )}
        <DocumentsGrid
          documents={shown}
          view={address.view}
          openId={address.open}
          selected={selected}
          busy={actions.busy}
          onOpen={(id) => change({ open: id }, false)}
          onSelect={(id) => setSelected((ids) => toggled(ids, id))}
          onDelete={(id) => actions.remove([id])}
        />
      </div>
      {address.open && (
        <DocumentPanel
          key={address.open}
          documentId={address.open}
          tab={address.tab}
          deleting={actions.isRemoving}
          reanalyzing={actions.isReanalyzing}
          onTab={(tab) => change({ tab })}
          onClose={() => change({ open: null, tab: null })}
          onDelete={() => address.open && actions.remove([address.open])}
          onReanalyze={() => address.open && actions.reanalyze([address.open])}
        />
      )}
    </PageWidth>
  );
}
