import { Check, ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { toast } from 'sonner';
import type { AnalysisMetadata } from '#contracts/analysis.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#core/entity.ts';
import { messageOf } from '#web/api/errors.ts';
import { TYPE_WORDS } from '#web/document-list/filter-words.ts';
import { useEditDocument } from '#web/document-list/use-edit-document.ts';
import { Badge } from '#web/ui/badge.tsx';
import { MENU_ITEM, MenuContent, MenuSeparator } from '#web/ui/menu.tsx';

/** What a document is taken for, why, and the way to say that it is something else. */
export function DocumentTypeMenu({ documentId, metadata }: { documentId: string; metadata: AnalysisMetadata }) {
  const { document_type: type, read_as: readAs, reason } = metadata;
  const { mutate, isPending } = useTypeChange(documentId, metadata);
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild disabled={isPending}>
        <button
          type="button"
          aria-label={`Document type: ${TYPE_WORDS[type]}`}
          className="inline-flex items-center rounded-full coarse:min-h-11 hover:brightness-95 dark:hover:brightness-125"
        >
          <Badge>
            {isPending ? 'Reading...' : TYPE_WORDS[type]} <ChevronDown aria-hidden />
          </Badge>
        </button>
      </DropdownMenu.Trigger>
      <MenuContent align="start" className="w-72">
        {reason && <DropdownMenu.Label className="px-2 pt-1.5 pb-2 text-faded text-xs">{reason}</DropdownMenu.Label>}
        <DropdownMenu.RadioGroup value={type} onValueChange={(value) => mutate(value as DocumentType)}>
          {DOCUMENT_TYPES.map((one) => (
            <DropdownMenu.RadioItem key={one} value={one} className={MENU_ITEM}>
              {TYPE_WORDS[one]}
              <DropdownMenu.ItemIndicator>
                <Check aria-hidden className="size-4 text-accent" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
        {readAs && (
          <>
            <MenuSeparator />
            <DropdownMenu.Item className={MENU_ITEM} onSelect={() => mutate(null)}>
              As it was read: {TYPE_WORDS[readAs]}
            </DropdownMenu.Item>
          </>
        )}
      </MenuContent>
    </DropdownMenu.Root>
  );
}

/** Says what a document is (null: what was read), with an undo. */
export function useTypeChange(documentId: string, { document_type: type, read_as: readAs }: AnalysisMetadata) {
  const edit = useEditDocument(documentId);
  const mutate = (wanted: DocumentType | null) => {
    if (edit.isPending || (wanted === type && readAs !== undefined)) return;
    const words = TYPE_WORDS[wanted ?? readAs ?? type];
    edit.mutate(
      {
        wanted: { document_type: wanted },
        before: { document_type: readAs === undefined ? null : type },
        said: `Document type: ${words}.`,
      },
      { onError: (error) => toast.error(messageOf(error)) },
    );
  };
  return { mutate, isPending: edit.isPending };
}
