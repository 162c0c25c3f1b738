import { CornerDownLeft, FileText, type LucideIcon, PanelsTopLeft, Search, Sparkles } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { cn } from '#web/ui/class-names.ts';
import { type PaletteOption, paletteGroups, stepOption } from './palette-options.ts';
import { SCREENS } from './screens.ts';
import { useFoundDocuments } from './use-found-documents.ts';

const ICONS: Record<PaletteOption['kind'], LucideIcon> = { ask: Sparkles, screen: PanelsTopLeft, document: FileText };
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

interface PaletteDialogProps {
  /** What had the focus before, and gets it back from whoever goes nowhere. */
  opener: RefObject<Element | null>;
  onClose: () => void;
}

/** A field with what its text may mean: a document, a screen, or a question for the assistant. */
export function PaletteDialog({ opener, onClose }: PaletteDialogProps) {
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  const { documents, isSettled } = useFoundDocuments(text);
  const groups = paletteGroups(text, SCREENS, documents);
  const options = groups.flatMap((group) => group.options);
  const active = options.find((option) => option.id === chosen) ?? options[0];

  const isLeaving = useRef(false);
  const run = (option: PaletteOption) => {
    isLeaving.current = true;
    onClose();
    navigate(option.to, option.kind === 'ask' ? { state: { question: option.text } } : {});
  };
  // Enter before the documents are there means the first line of those that come.
  useEffect(() => {
    if (isAwaited && isSettled && active) run(active);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      const next = stepOption(groups, active?.id ?? null, step);
      setChosen(next);
      document.getElementById(`${id} ${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const isSure = isSettled || chosen !== null || active?.kind === 'screen';
      if (active && isSure) run(active);
      else setAwaited(text.trim() !== '');
    }
  };

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-overlay" />
        <Dialog.Content
          data-palette
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeaving.current && opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fixed top-[12dvh] left-1/2 z-50 flex max-h-[70dvh] w-[calc(100%-2rem)] max-w-xl -translate-x-1/2 flex-col overflow-hidden rounded-card border border-line bg-paper shadow-float max-sm:top-4"
        >
          <Dialog.Title className="sr-only">Find or ask</Dialog.Title>
          <div className="flex items-center gap-2.5 border-line border-b px-4">
            <Search aria-hidden className="size-4 shrink-0 text-faded" />
            <input
              role="combobox"
              aria-label="Find a document or screen, or ask a question"
              aria-expanded={options.length > 0}
              aria-controls={id}
              aria-autocomplete="list"
              aria-activedescendant={active ? `${id} ${active.id}` : undefined}
              placeholder="Find a document or screen, or ask a question"
              autoComplete="off"
              spellCheck={false}
              maxLength={10_000}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setChosen(null);
                setAwaited(false);
              }}
              onKeyDown={onKeyDown}
              className="h-12 min-w-0 flex-1 bg-transparent outline-none placeholder:text-faded coarse:text-lg"
            />
            <kbd className="rounded border border-line bg-well px-1.5 py-0.5 font-mono text-faded text-xs max-sm:hidden">
              Esc
            </kbd>
          </div>
          <div id={id} role="listbox" aria-label="Results" className="overflow-y-auto p-1.5">
            {groups.map(({ name, options: own }) => (
              // biome-ignore lint/a11y/useSemanticElements: a group inside a listbox has no HTML element
              <div key={name} role="group" aria-label={name}>
                <p aria-hidden className="px-2.5 pt-2 pb-1 text-faded text-xs">
                  {name}
                </p>
                {own.map((option) => (
                  <Option
                    key={option.id}
                    id={`${id} ${option.id}`}
                    option={option}
                    isActive={option.id === active?.id}
                    onPoint={() => setChosen(option.id)}
                    onRun={() => run(option)}
                  />
                ))}
              </div>
            ))}
          </div>
          <p role="status" className="sr-only">
            {isSettled ? `${options.length} ${options.length === 1 ? 'result' : 'results'}` : ''}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface OptionProps {
  id: string;
  option: PaletteOption;
  isActive: boolean;
  onPoint: () => void;
  onRun: () => void;
}

function Option({ id, option, isActive, onPoint, onRun }: OptionProps) {
  const Icon = ICONS[option.kind];
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onRun}
      className={cn(
        'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1 coarse:min-h-11',
        isActive && 'bg-well',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0 text-faded" />
      <span className="min-w-0 flex-1 truncate">{option.text}</span>
      {option.note && <span className="max-w-[40%] shrink-0 truncate text-faded text-xs">{option.note}</span>}
      {isActive && <CornerDownLeft aria-hidden className="size-3.5 shrink-0 text-faded" />}
    </div>
  );
}
