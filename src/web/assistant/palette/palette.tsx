import { Search } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { isPaletteKey, PALETTE_KEYS } from './palette-keys.ts';

const PaletteDialog = lazyPart(async () => (await import('./palette-dialog.tsx')).PaletteDialog);

/** Finds documents and screens and takes a question, from anywhere: by its keys or its button. */
export function Palette() {
  const [open, setOpen] = useState(false);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      // Browsers take these keys for their own search.
      event.preventDefault();
      if (event.repeat) return;
      if (!document.querySelector('[data-palette]')) opener.current = document.activeElement;
      setOpen((isOpen) => !isOpen);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Tooltip text={`Find or ask (${PALETTE_KEYS})`} side="bottom">
        <Button
          variant="ghost"
          icon
          aria-label="Find or ask"
          aria-haspopup="dialog"
          onClick={(event) => {
            opener.current = event.currentTarget;
            setOpen(true);
          }}
        >
          <Search aria-hidden />
        </Button>
      </Tooltip>
      {open && (
        <Suspense>
          <PaletteDialog opener={opener} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
