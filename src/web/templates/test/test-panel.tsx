import { FileScan, Grid3x3, ListChecks } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { TemplateWire } from '#contracts/template.ts';
import { withValues } from '#web/document-list/list-address.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { readTestAddress, type TestMode } from '../templates-address.ts';
import { DocumentPicker } from './document-picker.tsx';
import { PageTestView } from './page-test-view.tsx';
import { QuickCheckView } from './quick-check-view.tsx';

const MatrixView = lazyPart(async () => (await import('./matrix-view.tsx')).MatrixView);

const MODES = [
  { mode: 'quick', label: 'Quick check', icon: ListChecks, about: 'Looks up keywords among the entities found.' },
  { mode: 'page', label: 'Run on page', icon: FileScan, about: 'Reads the zones on the pages of one document.' },
  { mode: 'all', label: 'All documents', icon: Grid3x3, about: 'Reads the zones on every analyzed document.' },
] as const;

/** What the template finds: in the entities of a document, on its pages, or on the pages of all documents. */
export function TemplateTestPanel({ template }: { template: TemplateWire }) {
  const [params, setParams] = useSearchParams();
  const { mode, documentId } = readTestAddress(params);
  const go = (changes: { mode?: TestMode; document?: string }) =>
    setParams((now) => withValues(now, changes), { replace: true });
  if (template.zones.length === 0) {
    return (
      <EmptyState title="No zones to test" className="rounded-card border border-line bg-paper py-8">
        Draw zones in the editor, then see here what they find.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* biome-ignore lint/a11y/useSemanticElements: three toggles are no form field set */}
        <div role="group" aria-label="Kind of test" className="flex rounded-control border border-line bg-paper p-px">
          {MODES.map(({ mode: one, label, icon: Icon }) => (
            <Button
              key={one}
              variant="ghost"
              aria-pressed={one === mode}
              className={cn('h-7.5', one === mode && 'bg-well text-ink')}
              onClick={() => go({ mode: one })}
            >
              <Icon aria-hidden className="max-sm:hidden" /> {label}
            </Button>
          ))}
        </div>
        <p className="text-faded text-sm">{MODES.find((one) => one.mode === mode)?.about}</p>
      </div>
      {template.zones.every(({ rules }) => rules.length === 0) && <p className="text-faded">No rules added yet...</p>}
      <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
        {mode === 'all' ? (
          <MatrixView template={template} onOpen={(document) => go({ mode: 'page', document })} />
        ) : (
          <div className="grid items-start gap-4 md:grid-cols-[260px_minmax(0,1fr)]">
            <DocumentPicker selected={documentId} onSelect={(document) => go({ document })} />
            {documentId === null ? (
              <p className="rounded-card border border-line border-dashed px-4 py-10 text-center text-faded">
                Choose a document to test the template on.
              </p>
            ) : mode === 'quick' ? (
              <QuickCheckView template={template} documentId={documentId} />
            ) : (
              <PageTestView template={template} documentId={documentId} />
            )}
          </div>
        )}
      </Suspense>
    </div>
  );
}
