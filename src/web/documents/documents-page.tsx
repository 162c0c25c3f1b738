import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ALL_DOCUMENTS, documentPageQuery } from '#web/api/document-pages.ts';
import { messageOf, messages } from '#web/api/errors.ts';
import { shownText } from '#web/document-list/count-text.ts';
import { DocumentTable } from '#web/document-list/document-table.tsx';
import { FilterBar } from '#web/document-list/filter-bar.tsx';
import type { ListHandle } from '#web/document-list/list-actions.ts';
import { type AddressChanges, isFiltered, NO_FILTER, withValues } from '#web/document-list/list-address.ts';
import { USUAL_SORT } from '#web/document-list/list-sorts.ts';
import { useDocumentPages } from '#web/document-list/use-document-pages.ts';
import { PageWidth } from '#web/frame/frame.tsx';
import { usePageKeys } from '#web/frame/page-keys.ts';
import { PageTitle } from '#web/frame/page-title.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DocumentCards } from './document-cards.tsx';
import { DocumentPanel } from './document-panel.tsx';
import { readAddress } from './documents-address.ts';
import { DocumentsEmpty } from './documents-empty.tsx';
import { DocumentsSkeleton } from './documents-skeleton.tsx';
import { DocumentsToolbar } from './documents-toolbar.tsx';
import { useDocumentActions } from './use-document-actions.ts';
import { useListSelection } from './use-list-selection.ts';
import { useNextFocus } from './use-next-focus.ts';

/** From this width on the panel stands beside the list. */
const WIDE = '(min-width: 1280px)';

/** All documents, what can be done with them, and one of them in a panel. */
export function DocumentsPage() {
  const [params, setParams] = useSearchParams();
  const address = readAddress(params);
  const { filter, sort, open } = address;
  const change = (changes: AddressChanges, replace = true) => setParams((now) => withValues(now, changes), { replace });
  const search = useRef<HTMLInputElement>(null);
  const handle = useRef<ListHandle>(null);
  const isBeside = useMedia(WIDE);

  const list = useDocumentPages({ filter, sort });
  const isNarrowed = isFiltered(filter);
  const all = useQuery(documentPageQuery(ALL_DOCUMENTS, 0)).data?.total;
  useTopOf(JSON.stringify({ filter, sort }));
  const selection = useListSelection(list, JSON.stringify(filter));
  const focusNext = useNextFocus(list, handle);
  const actions = useDocumentActions((deleted) => {
    if (deleted === 'all') selection.clear();
    else selection.forget(deleted);
    if (open && (deleted === 'all' || deleted.has(open))) change({ open: null, tab: null });
  });
  const remove = (id: string, index: number) => {
    focusNext(index, new Set([id]));
    actions.remove(id);
  };
  const openPanel = (id: string) => {
    if (id === open) document.querySelector<HTMLElement>('[data-panel-title]')?.focus();
    else change({ open: id }, false);
  };
  const openIndex = open === null ? -1 : list.indexOf(open);
  const closePanel = () => {
    const hadFocus = document.activeElement?.closest('[role="dialog"]') != null;
    change({ open: null, tab: null });
    if (isBeside && hadFocus && openIndex !== -1) handle.current?.focus(openIndex);
  };
  usePageKeys([
    { key: '/', description: 'Search', run: () => search.current?.focus() },
    { key: '← → ↑ ↓', description: 'Go from document to document; with Shift select them' },
    { key: 'Enter', description: 'Open the details' },
    { key: 'Space', description: 'Select; with Shift all from the one before' },
    { key: 'Delete', description: 'Delete; press twice' },
    ...(open && isBeside ? [{ key: 'Escape', description: 'Close the details', run: closePanel }] : []),
  ]);
  const shared = {
    list,
    label: 'Documents',
    handle,
    openId: open,
    onOpen: openPanel,
    ...(open && isBeside ? { onWalk: (id: string) => change({ open: id }) } : {}),
    tools: { ...selection, onDelete: remove, isBusy: (id: string) => actions.busy.has(id) },
  };
  const total = list.total ?? 0;

  return (
    <PageWidth>
      <PageTitle title="Documents" />
      <div className="flex flex-col gap-3 pb-16">
        <DocumentsToolbar
          address={address}
          count={list.total === undefined || all === 0 ? null : shownText(total, all, isNarrowed)}
          exported={total > 0 ? () => ({ filter, sort }) : null}
          isSelecting={selection.count > 0}
          searchRef={search}
          onChange={change}
        />
        {(isNarrowed || total > 0) && <FilterBar filter={filter} onChange={change} />}
        {Boolean(list.error) && (
          <ErrorBox title={messages.documentsLoadFailed} onRetry={list.retry}>
            {messageOf(list.error, messages.documentsLoadFailed)}
          </ErrorBox>
        )}
        {actions.error && <ErrorBox title={actions.error.title}>{actions.error.detail}</ErrorBox>}
        {selection.count > 0 && (
          <BulkBar
            count={selection.count}
            total={total}
            besidePanel={open !== null && isBeside}
            busy={actions.isReanalyzing || actions.isRemoving}
            deleting={actions.isRemoving}
            exported={async () => {
              const which = await selection.which(filter);
              return 'ids' in which ? which : { filter, sort };
            }}
            onReanalyze={() => void selection.ids().then(actions.reanalyze)}
            onDelete={() =>
              void selection.which(filter).then((which) => actions.removeMany(which, { onSuccess: focusHeadingIfLost }))
            }
            onSelectAll={selection.selectAll}
            onClear={selection.clear}
          />
        )}
        {list.total === undefined && !list.error && <DocumentsSkeleton view={address.view} />}
        {list.total === 0 && !list.isStale && (
          <DocumentsEmpty
            any={isNarrowed}
            onClear={() => {
              change(NO_FILTER);
              focusHeading();
            }}
          />
        )}
        <div className="flex items-start gap-4">
          <div className="min-w-0 flex-1">
            {total > 0 &&
              (address.view === 'grid' ? (
                <DocumentCards {...shared} />
              ) : (
                <DocumentTable
                  {...shared}
                  sort={sort ?? (filter.q === undefined ? USUAL_SORT : null)}
                  onSort={(next) => change({ sort: next === USUAL_SORT && filter.q === undefined ? null : next })}
                  isBrief={isBeside}
                />
              ))}
          </div>
          {open && (
            <DocumentPanel
              key={isBeside ? 'beside' : open}
              isBeside={isBeside}
              documentId={open}
              known={openIndex === -1 ? undefined : list.at(openIndex)}
              tab={address.tab}
              deleting={actions.isRemoving}
              reanalyzing={actions.isReanalyzing}
              onTab={(tab) => change({ tab })}
              onClose={closePanel}
              onDelete={() => remove(open, Math.max(0, openIndex))}
              onReanalyze={() => actions.reanalyze([open])}
            />
          )}
        </div>
      </div>
    </PageWidth>
  );
}

/** Another question begins with the first of its answers. */
function useTopOf(question: string): void {
  const before = useRef(question);
  useEffect(() => {
    if (before.current !== question) window.scrollTo({ top: 0 });
    before.current = question;
  }, [question]);
}

function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}

/** What had the focus may have gone with the documents. */
function focusHeadingIfLost(): void {
  if (document.activeElement === document.body) focusHeading();
}
