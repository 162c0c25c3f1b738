import { ChevronRight, CircleCheck, FileCheck, Flag, TriangleAlert } from 'lucide-react';
import type { AnalysisMetadata } from '#contracts/analysis.ts';
import type { DocumentEntities } from '#contracts/document.ts';
import type { CheckWire, EntityWire } from '#contracts/entity.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { CheckRow } from './check-row.tsx';
import { useTypeChange } from './document-type-menu.tsx';
import { SplitOffer } from './split-offer.tsx';

interface ChecksBannerProps {
  documentId: string;
  checks: readonly CheckWire[];
  warnings: NonNullable<DocumentEntities['warnings']>;
  entities: readonly EntityWire[];
  metadata: DocumentEntities['metadata'];
}

const LOOKS = {
  bad: { icon: Flag, box: 'border-bad/40 bg-bad-soft', text: 'text-bad' },
  warn: { icon: TriangleAlert, box: 'border-warn/40 bg-warn-soft', text: 'text-warn' },
} as const;

/** What the checks and the reader found: what is off with its values, and one quiet line for what passed. */
export function ChecksBanner({ documentId, checks, warnings, entities, metadata }: ChecksBannerProps) {
  const failed = checks.filter((check) => check.status === 'fail');
  const warned = checks.filter((check) => check.status === 'warning');
  const passed = checks.filter((check) => check.status === 'pass');
  const look = failed.length + warned.length + warnings.length;
  const { icon: Icon, box, text } = LOOKS[failed.length > 0 ? 'bad' : 'warn'];
  const summary = look === 1 ? '1 thing needs a look' : `${look} things need a look`;
  return (
    <div className="flex flex-col gap-2.5 empty:hidden">
      <p role="status" className="sr-only">
        {look > 0 ? summary : checks.length > 0 ? 'All checks passed' : ''}
      </p>
      {look > 0 && (
        <section aria-label="Checks" className={cn('flex flex-col gap-2 rounded-card border px-3 pt-2.5 pb-1', box)}>
          <h2 className="flex items-center gap-2 font-semibold">
            <Icon aria-hidden className={cn('size-4 shrink-0', text)} /> {summary}
          </h2>
          <ul className="flex flex-col gap-2.5 pb-1.5">
            {warnings.map((warning) => (
              <li key={`${warning.code} ${warning.page ?? ''}`} className="flex gap-2">
                <TriangleAlert aria-label="Warning" className="mt-0.5 size-4 shrink-0 text-warn" />
                <div className="min-w-0">
                  <p>
                    {warning.message}
                    {warning.page && <span className="text-faded"> Page {warning.page}.</span>}
                  </p>
                  {warning.code === 'no_invoice_found' && metadata && (
                    <InvoiceAllTheSame documentId={documentId} metadata={metadata} />
                  )}
                  {warning.code === 'several_invoices' && warning.params && (
                    <SplitOffer documentId={documentId} ranges={warning.params.ranges} />
                  )}
                </div>
              </li>
            ))}
            <CheckRows checks={[...failed, ...warned]} entities={entities} />
          </ul>
          {passed.length > 0 && <PassedChecks checks={passed} entities={entities} />}
        </section>
      )}
      {look === 0 && passed.length > 0 && (
        <div className="rounded-card border border-line bg-paper px-3">
          <PassedChecks checks={passed} entities={entities} />
        </div>
      )}
    </div>
  );
}

/** Its fields are read once a person says so. */
function InvoiceAllTheSame({ documentId, metadata }: { documentId: string; metadata: AnalysisMetadata }) {
  const { mutate, isPending } = useTypeChange(documentId, metadata);
  return (
    <Button className="mt-1.5" aria-disabled={isPending} onClick={() => mutate('invoice')}>
      <FileCheck aria-hidden /> {isPending ? 'Reading...' : 'It is an invoice'}
    </Button>
  );
}

/** One line that unfolds. */
function PassedChecks({ checks, entities }: { checks: readonly CheckWire[]; entities: readonly EntityWire[] }) {
  return (
    <details className="group">
      <summary className="flex min-h-9 list-none items-center gap-2">
        <CircleCheck aria-hidden className="size-4 shrink-0 text-ok" />
        <span>{checks.length === 1 ? '1 check passed' : `${checks.length} checks passed`}</span>
        <ChevronRight aria-hidden className="size-4 text-faded transition-transform group-open:rotate-90" />
      </summary>
      <ul className="flex flex-col gap-2 pt-1 pb-2.5">
        <CheckRows checks={checks} entities={entities} />
      </ul>
    </details>
  );
}

function CheckRows({ checks, entities }: { checks: readonly CheckWire[]; entities: readonly EntityWire[] }) {
  return checks.map((check, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one check can report several times; the list never reorders
    <CheckRow key={`${check.id} ${index}`} check={check} entities={entities} />
  ));
}
