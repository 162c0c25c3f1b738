import { ArrowRight, Check, MessageCircleQuestion, ScanText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DocumentEntities, DocumentWire } from '#contracts/document.ts';
import { MEDIUM_CONFIDENCE } from '#core/confidence.ts';
import { isUnread, NOT_READ } from '#web/document-list/unread.ts';
import { ExportMenu } from '#web/export/export-menu.tsx';
import { localDay } from '#web/format/dates.ts';
import { dueState, type Payable } from '#web/format/due.ts';
import { formatMoney } from '#web/format/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { DocumentTypeMenu } from './document-type-menu.tsx';
import { scannedPages } from './scanned-pages.ts';
import { SearchableCopy } from './searchable-copy.tsx';

interface ResultsHeaderProps {
  document: DocumentWire;
  found: DocumentEntities;
  /** The way to the documents before and after. */
  steps: ReactNode;
}

/** Who → whom, number, total, due in N days or paid. */
export function ResultsHeader({ document, found, steps }: ResultsHeaderProps) {
  const value = (label: string) => found.entities[label]?.[0];
  const seller = value('SELLER_NAME');
  const buyer = value('BUYER_NAME');
  const number = value('INVOICE_NUMBER');
  const total = value('TOTAL_AMOUNT');
  const kind = found.metadata?.document_type;
  const isScan = scannedPages(found.metadata).length > 0;
  return (
    <header className="flex flex-col gap-1">
      <div className="flex flex-wrap items-start justify-end gap-x-3">
        <h1 className="flex min-w-0 grow basis-60 flex-wrap items-center gap-x-2 font-semibold text-lg leading-snug">
          {seller || buyer ? (
            <>
              <span className="wrap-anywhere">{seller?.value ?? 'Unknown seller'}</span>
              <ArrowRight aria-label="to" className="size-4 shrink-0 text-faded" />
              <span className="wrap-anywhere">{buyer?.value ?? 'unknown buyer'}</span>
            </>
          ) : (
            <span className="wrap-anywhere">{document.filename}</span>
          )}
        </h1>
        <div className="flex shrink-0 items-center gap-1">
          <Tooltip text="Ask about this document" side="bottom">
            <Button variant="ghost" icon asChild>
              <Link to={`/ai?${new URLSearchParams({ document: document.id })}`} aria-label="Ask about this document">
                <MessageCircleQuestion aria-hidden />
              </Link>
            </Button>
          </Tooltip>
          <ExportMenu which={() => ({ ids: [document.id] })} label="Export this document" icon />
          {steps}
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 tabular-nums">
        {number && <span>{number.value}</span>}
        {total && <span className="font-semibold">{formatMoney(total.value, total.currency)}</span>}
        <DueBadge
          documentType={kind}
          dueDate={value('DUE_DATE')?.value}
          amountDue={value('AMOUNT_DUE')?.value}
          total={total?.value}
        />
        {isScan && <ScannedBadge quality={found.metadata?.recognition_quality} />}
        {isScan && <SearchableCopy document={document} />}
        {isUnread(found) ? (
          <Badge tone="warn">{NOT_READ}</Badge>
        ) : (
          found.metadata && <DocumentTypeMenu documentId={document.id} metadata={found.metadata} />
        )}
        {(seller || buyer) && <span className="min-w-0 truncate text-faded text-xs">{document.filename}</span>}
      </p>
    </header>
  );
}

/** Its words were recognised in a picture, so surely on average. */
function ScannedBadge({ quality }: { quality: number | undefined }) {
  if (quality === undefined) return null;
  const percent = `${Math.round(quality * 100)} %`;
  return (
    <Tooltip text={`Read from a picture: its words were recognised with ${percent} certainty on average`}>
      <Badge tone={quality < MEDIUM_CONFIDENCE ? 'warn' : 'neutral'}>
        <ScanText aria-hidden /> Scanned · {percent}
      </Badge>
    </Tooltip>
  );
}

function DueBadge(invoice: Payable) {
  const state = dueState(invoice, localDay(new Date()));
  if (!state) return null;
  if (state.kind === 'paid') {
    return (
      <Badge tone="ok">
        <Check aria-hidden /> {state.text}
      </Badge>
    );
  }
  return <Badge tone={state.days < 0 ? 'bad' : state.days <= 7 ? 'warn' : 'neutral'}>{state.text}</Badge>;
}
