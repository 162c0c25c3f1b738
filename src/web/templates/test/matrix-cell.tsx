import { cn } from '#web/ui/class-names.ts';
import type { TestedDocument, ZoneFigures } from './test-matrix.ts';
import type { CellPlace } from './use-cell-focus.ts';
import { ZONE_LOOKS } from './zone-result-look.ts';

interface MatrixCellProps extends CellPlace {
  document: TestedDocument;
  zone: ZoneFigures;
  /** Its zone is looked at alone. */
  isChosen: boolean;
  onOpen: (documentId: string) => void;
}

/** What a zone gives on a document; a press shows it on the page. */
export function MatrixCell({ document, zone, isChosen, onOpen, ...place }: MatrixCellProps) {
  const result = document.zones.find(({ zone_id }) => zone_id === zone.zoneId);
  const { icon: Icon, word, text } = ZONE_LOOKS[result?.status ?? 'fail'];
  const why = result?.message ?? document.error ?? '';
  return (
    <button
      type="button"
      data-status={result?.status ?? 'fail'}
      aria-label={[`${zone.name} on ${document.filename}: ${word}`, result?.value].filter(Boolean).join(', ')}
      title={[`${zone.name}: ${word}`, why, result?.value].filter(Boolean).join('\n')}
      onClick={() => onOpen(document.document_id)}
      className={cn(
        'flex size-full items-center gap-1.5 px-3 text-left hover:bg-well focus-visible:-outline-offset-2',
        isChosen && 'bg-accent-soft',
      )}
      {...place}
    >
      <Icon aria-hidden className={cn('size-4 shrink-0', text)} />
      <span className="truncate">{result?.value ?? ''}</span>
    </button>
  );
}
