import { useMutation, useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleCheck, CircleX, Download, FileCode2, Info } from 'lucide-react';
import type { AnalysisMetadata } from '#contracts/analysis.ts';
import type { ValidationReportWire } from '#contracts/e-invoice.ts';
import { fetchBlob } from '#web/api/client.ts';
import { messageOf } from '#web/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { saveBlob } from '#web/ui/save-blob.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EInvoiceFacts } from './e-invoice-facts.tsx';
import { validationQuery } from './validation-query.ts';

interface EInvoiceCardProps {
  documentId: string;
  filename: string;
  stated: NonNullable<AnalysisMetadata['einvoice']>;
}

/** The document's e-invoice: its profile, whether it keeps the rules, what it states beyond the page, its XML. */
export function EInvoiceCard({ documentId, filename, stated }: EInvoiceCardProps) {
  const report = useQuery(validationQuery(documentId));
  const download = useMutation({
    mutationFn: async () => {
      const xml = await fetchBlob(`/api/files/${encodeURIComponent(documentId)}/xml`);
      saveBlob(xml, `${filename.replace(/\.(pdf|xml)$/i, '')}.xml`);
    },
  });
  return (
    <section
      aria-label="E-invoice"
      className="flex flex-col gap-2 rounded-card border border-line bg-paper px-3 py-2.5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="flex min-w-0 flex-1 items-center gap-2 font-semibold">
          <FileCode2 aria-hidden className="size-4 shrink-0 text-accent" />
          <span className="wrap-anywhere">{stated.profile_name}</span>
          <span className="font-normal text-faded text-sm uppercase">{stated.syntax}</span>
        </h2>
        <Button
          className="h-8 px-2 text-sm coarse:h-11"
          aria-disabled={download.isPending}
          onClick={() => !download.isPending && download.mutate()}
        >
          <Download aria-hidden /> Download XML
        </Button>
      </div>
      {stated.profile && <p className="wrap-anywhere text-faded text-sm">{stated.profile}</p>}
      {!stated.embedded && <p className="text-sm">The document is an electronic invoice; its page was made from it.</p>}
      {download.isError && <ErrorBox>{messageOf(download.error)}</ErrorBox>}
      {report.isPending && <Skeleton className="h-6 w-64" />}
      {report.isError && <p className="text-faded text-sm">{messageOf(report.error)}</p>}
      {report.data && <Verdict report={report.data} />}
      <EInvoiceFacts stated={stated} />
    </section>
  );
}

function Verdict({ report }: { report: ValidationReportWire }) {
  const { valid, findings, note } = report;
  const fatal = findings.filter(({ severity }) => severity === 'fatal').length;
  const [Icon, colour] =
    valid === null ? [Info, 'text-faded'] : valid ? [CircleCheck, 'text-ok'] : [CircleX, 'text-bad'];
  const verdict = valid === null ? note : valid ? 'Valid: it keeps the rules of EN 16931' : `Invalid: ${broken(fatal)}`;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex items-center gap-2">
        <Icon aria-hidden className={`size-4 shrink-0 ${colour}`} /> {verdict}
      </p>
      {valid !== null && note && <p className="text-faded text-sm">{note}</p>}
      {findings.length > 0 && (
        <details className="group">
          <summary className="flex min-h-8 list-none items-center gap-1.5 text-sm coarse:min-h-11">
            <ChevronRight aria-hidden className="size-4 text-faded transition-transform group-open:rotate-90" />
            {findings.length === 1 ? '1 finding' : `${findings.length} findings`}
          </summary>
          <ul className="flex flex-col gap-2 pt-1 pb-1.5">
            {findings.map(({ rule, severity, message, path }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a rule may be broken several times at one place; the list never reorders
              <li key={`${rule} ${index}`} className="text-sm">
                <span className="font-medium tabular-nums">{rule}</span>{' '}
                <span className={severity === 'fatal' ? 'text-bad' : 'text-warn'}>{severity}</span>{' '}
                <span className="wrap-anywhere">{message}</span>
                <span className="wrap-anywhere block font-mono text-faded text-xs">{path}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const broken = (count: number) => (count === 1 ? '1 rule is broken' : `${count} rules are broken`);
