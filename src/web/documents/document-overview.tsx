import { useMutation } from '@tanstack/react-query';
import { Download, PanelsTopLeft, RefreshCw } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import type { DocumentWire } from '#contracts/document.ts';
import { fetchBlob } from '#web/api/client.ts';
import { messageOf } from '#web/api/errors.ts';
import { analysisLink } from '#web/document-list/analysis-link.ts';
import { pagesText, payableOf } from '#web/document-list/document-columns.tsx';
import { questionText } from '#web/document-list/list-address.ts';
import { StatusBadge } from '#web/document-list/status-badge.tsx';
import { formatDateTime, formatDay, localDay } from '#web/format/dates.ts';
import { dueState } from '#web/format/due.ts';
import { formatFileSize } from '#web/format/file-size.ts';
import { formatMoney } from '#web/format/money.ts';
import { ArmedDeleteButton } from '#web/ui/armed-delete-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { saveBlob } from '#web/ui/save-blob.ts';
import { readAddress } from './documents-address.ts';
import { FileName } from './file-name.tsx';
import { PageThumbnail } from './page-thumbnail.tsx';

interface DocumentOverviewProps {
  document: DocumentWire;
  deleting: boolean;
  reanalyzing: boolean;
  onDelete: () => void;
  onReanalyze: () => void;
}

/** The document's own facts and what can be done with it. */
export function DocumentOverview({ document, deleting, reanalyzing, onDelete, onReanalyze }: DocumentOverviewProps) {
  const download = useMutation({ mutationFn: () => saveFile(document) });
  const [params] = useSearchParams();
  const failure = document.last_analysis?.error;
  return (
    <div className="@container flex flex-col gap-4">
      {failure && <ErrorBox title="The analysis failed">{failure.detail}</ErrorBox>}
      {download.isError && <ErrorBox>{messageOf(download.error)}</ErrorBox>}
      <div className="flex @sm:flex-row flex-col gap-4">
        <PageThumbnail
          documentId={document.id}
          className="aspect-[1/1.3] @xl:w-56 @sm:w-32 w-full max-w-56 shrink-0 @sm:self-start self-center rounded-card border border-line"
        />
        <Facts document={document} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" asChild>
          <Link to={analysisLink(document.id, questionText(readAddress(params)))}>
            <PanelsTopLeft aria-hidden /> Open analysis
          </Link>
        </Button>
        <Button aria-disabled={download.isPending} onClick={() => !download.isPending && download.mutate()}>
          <Download aria-hidden /> Download
        </Button>
        <Button aria-disabled={reanalyzing} onClick={() => !reanalyzing && onReanalyze()}>
          <RefreshCw aria-hidden /> {reanalyzing ? 'Analyzing...' : 'Re-analyze'}
        </Button>
        <ArmedDeleteButton label="Delete document" withText busy={deleting} onDelete={onDelete} />
      </div>
    </div>
  );
}

function Facts({ document }: { document: DocumentWire }) {
  const { summary, last_analysis: analysis } = document;
  const due = summary ? dueState(payableOf(summary), localDay(new Date())) : null;
  return (
    <dl className="grid flex-1 auto-rows-min grid-cols-[7rem_1fr] gap-y-2 tabular-nums">
      <Fact name="File name">
        <FileName key={document.id} document={document} />
      </Fact>
      <Fact name="Status">
        <StatusBadge document={document} />
      </Fact>
      <Fact name="Seller">{summary?.seller}</Fact>
      <Fact name="Buyer">{summary?.buyer}</Fact>
      <Fact name="Invoice number">{summary?.invoice_number}</Fact>
      <Fact name="Invoice date">{summary?.invoice_date && formatDay(summary.invoice_date)}</Fact>
      <Fact name="Due date">{summary?.due_date && `${formatDay(summary.due_date)}${due ? `, ${due.text}` : ''}`}</Fact>
      <Fact name="Total">{summary?.total && formatMoney(summary.total, summary.currency)}</Fact>
      <Fact name="Failed checks">{summary && summary.failed_checks > 0 && String(summary.failed_checks)}</Fact>
      <Fact name="Entities">{analysis?.status === 'completed' && String(analysis.entity_count)}</Fact>
      <Fact name="Size">{formatFileSize(document.file_size)}</Fact>
      <Fact name="Pages">{pagesText(document.total_pages)}</Fact>
      <Fact name="Source">{document.source?.label}</Fact>
      <Fact name="Uploaded">{formatDateTime(document.upload_date)}</Fact>
      <Fact name="Analyzed">{analysis?.analyzed_at && formatDateTime(analysis.analyzed_at)}</Fact>
    </dl>
  );
}

/** Saves the PDF under its own name. */
async function saveFile({ id, filename }: DocumentWire): Promise<void> {
  saveBlob(await fetchBlob(`/api/files/${encodeURIComponent(id)}/download`), filename);
}
