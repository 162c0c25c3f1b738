import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { messages, templateMessageOf } from '#web/api/errors.ts';
import { templatesQuery } from '#web/api/templates-queries.ts';
import { shownText } from '#web/document-list/count-text.ts';
import { type AddressChanges, withValues } from '#web/document-list/list-address.ts';
import { PageWidth } from '#web/frame/frame.tsx';
import { usePageKeys } from '#web/frame/page-keys.ts';
import { PageTitle } from '#web/frame/page-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { searchTemplates } from './search-templates.ts';
import { TemplateCards } from './template-cards.tsx';
import { TemplateTable } from './template-table.tsx';
import { readListAddress } from './templates-address.ts';
import { TemplatesEmpty } from './templates-empty.tsx';
import { TemplatesSkeleton } from './templates-skeleton.tsx';
import { TemplatesToolbar } from './templates-toolbar.tsx';
import { useTemplateActions } from './use-template-actions.ts';
import { useWalking } from './use-walking.ts';

/** All templates, and what can be done with them. */
export function TemplatesPage() {
  const [params, setParams] = useSearchParams();
  const { query, view } = readListAddress(params);
  const change = (changes: AddressChanges) => setParams((now) => withValues(now, changes), { replace: true });
  const search = useRef<HTMLInputElement>(null);
  const all = useQuery(templatesQuery);
  const shown = searchTemplates(all.data ?? [], query);
  const walking = useWalking(shown.map(({ id }) => id));
  const actions = useTemplateActions(walking.focusBeside);
  const importing = { busy: actions.importing, onImport: actions.importFile };
  const isEmpty = all.data?.length === 0;
  usePageKeys([
    { key: '/', description: 'Search', run: () => search.current?.focus() },
    { key: '← → ↑ ↓', description: 'Go from template to template' },
    { key: 'Enter', description: 'Open the template' },
    { key: 'Delete', description: 'Delete; press twice' },
  ]);
  return (
    <PageWidth>
      <PageTitle title="Templates" />
      <div className="flex flex-col gap-4">
        <TemplatesToolbar
          query={query}
          view={view}
          count={all.data && !isEmpty ? shownText(shown.length, all.data.length, query !== '') : null}
          searchRef={search}
          onChange={change}
          {...importing}
        />
        {all.isError && (
          <FailedBox
            title={messages.templatesFetchFailed}
            detail={templateMessageOf(all.error, messages.templatesFetchFailed)}
            onRetry={() => all.refetch()}
          />
        )}
        {actions.error && <FailedBox {...actions.error} />}
        {all.isPending && <TemplatesSkeleton view={view} />}
        {isEmpty && <TemplatesEmpty />}
        {all.data && !isEmpty && shown.length === 0 && (
          <EmptyState
            title="No Templates Found"
            actions={
              <Button variant="primary" onClick={() => change({ q: null })}>
                Clear search
              </Button>
            }
          >
            No template matches the search.
          </EmptyState>
        )}
        {shown.length > 0 && (
          // biome-ignore lint/a11y/noStaticElementInteractions: keys of the links inside are heard here
          <div ref={walking.box} onKeyDown={walking.onKeyDown}>
            {view === 'grid' ? (
              <TemplateCards templates={shown} actions={actions} />
            ) : (
              <TemplateTable templates={shown} actions={actions} />
            )}
          </div>
        )}
      </div>
    </PageWidth>
  );
}

/** What failed, and why where that says more. */
function FailedBox({ title, detail, onRetry }: { title: string; detail: string; onRetry?: () => void }) {
  if (detail === title) return <ErrorBox onRetry={onRetry}>{title}</ErrorBox>;
  return (
    <ErrorBox title={title} onRetry={onRetry}>
      {detail}
    </ErrorBox>
  );
}
