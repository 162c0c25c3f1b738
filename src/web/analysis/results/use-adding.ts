import { useCallback, useMemo, useRef, useState } from 'react';
import type { Pick, Picking } from '#web/viewer/page-picker.tsx';

/** The first of the types, where none was asked for. */
const FIRST_LABEL = 'INVOICE_NUMBER';

/** The form for a missed value: open or not, for which type, and the place being picked for it. */
export function useAdding() {
  const [label, setLabel] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  const [picked, setPicked] = useState<Pick | null>(null);
  const [isPicking, setPicking] = useState(false);
  const opener = useRef<Element | null>(null);

  const start = useCallback((wanted: string | null) => {
    opener.current = document.activeElement;
    setLabel(wanted ?? FIRST_LABEL);
    setAsked((count) => count + 1);
    setPicked(null);
    setPicking(false);
  }, []);
  const picking = useMemo<Picking | null>(() => {
    if (!isPicking) return null;
    const onPick = (pick: Pick) => {
      setPicked(pick);
      setPicking(false);
    };
    return { onPick, onCancel: () => setPicking(false) };
  }, [isPicking]);

  return {
    label,
    /** Grows with each opening. */
    asked,
    picked,
    picking,
    start,
    pick: setPicking,
    unpick: () => setPicked(null),
    /** Closes the form; with `back`, the focus returns to what opened it. */
    end: (back: boolean) => {
      setLabel(null);
      setPicked(null);
      setPicking(false);
      if (back && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
