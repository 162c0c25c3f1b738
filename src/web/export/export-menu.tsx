import { Download, Settings2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Suspense, useState } from 'react';
import type { ExportFormat, IncompleteTerm } from '#contracts/export.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { MENU_ITEM, MenuContent, MenuSeparator } from '#web/ui/menu.tsx';
import type { ExportedDocuments } from './export-calls.ts';
import { useExport } from './use-export.ts';

const ExportOptionsDialog = lazyPart(async () => (await import('./export-options-dialog.tsx')).ExportOptionsDialog);

const IncompleteDialog = lazyPart(async () => (await import('./incomplete-dialog.tsx')).IncompleteDialog);

const FORMATS: readonly { format: ExportFormat; name: string; note: string }[] = [
  { format: 'xlsx', name: 'Excel', note: 'Invoices, line items and checks' },
  { format: 'csv', name: 'CSV', note: 'A row per invoice' },
  { format: 'csv-lines', name: 'Line items', note: 'CSV, a row per line item' },
  { format: 'json', name: 'JSON', note: 'All that was read' },
  { format: 'jsonl', name: 'JSON Lines', note: 'The same, a document per line' },
  { format: 'zip', name: 'Original files', note: 'ZIP' },
  { format: 'ubl', name: 'UBL', note: 'E-invoice, XML' },
  { format: 'facturx', name: 'Factur-X', note: 'E-invoice inside the PDF' },
];

interface ExportMenuProps {
  /** What it exports; asked for when a format was chosen. */
  which: () => Promise<ExportedDocuments> | ExportedDocuments;
  /** Of the button, where its word does not say enough. */
  label?: string;
  /** A square button without the word. */
  icon?: boolean;
  className?: string;
}

/** The formats that documents can leave in, behind one button. */
export function ExportMenu({ which, label, icon = false, className }: ExportMenuProps) {
  const [isChoosing, setChoosing] = useState(false);
  const [missing, setMissing] = useState<IncompleteTerm[]>([]);
  const { mutate, isPending } = useExport(which, setMissing);
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button
            variant={icon ? 'ghost' : 'secondary'}
            icon={icon}
            aria-label={label}
            aria-busy={isPending}
            title={icon ? label : undefined}
            className={cn(className)}
          >
            <Download aria-hidden className={cn(isPending && 'motion-safe:animate-pulse')} />
            {!icon && (isPending ? 'Exporting…' : 'Export')}
          </Button>
        </DropdownMenu.Trigger>
        <MenuContent align="end" className="min-w-64">
          {FORMATS.map(({ format, name, note }) => (
            <DropdownMenu.Item key={format} className={MENU_ITEM} onSelect={() => !isPending && mutate(format)}>
              <span>{name}</span> <span className="text-faded text-xs">{note}</span>
            </DropdownMenu.Item>
          ))}
          <MenuSeparator />
          <DropdownMenu.Item className={cn(MENU_ITEM, 'justify-start gap-2')} onSelect={() => setChoosing(true)}>
            <Settings2 aria-hidden className="size-4 text-faded" /> Columns and format…
          </DropdownMenu.Item>
        </MenuContent>
      </DropdownMenu.Root>
      {missing.length > 0 && (
        <Suspense>
          <IncompleteDialog missing={missing} onClose={() => setMissing([])} />
        </Suspense>
      )}
      {isChoosing && (
        <Suspense>
          <ExportOptionsDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
