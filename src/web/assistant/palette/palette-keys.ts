const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** How the keys that open the palette are written where the reader is. */
export const PALETTE_KEYS = isApple ? '⌘ K' : 'Ctrl K';

/** Whether a key press opens (or closes) the palette: Ctrl or Cmd with K, wherever it is pressed. */
export function isPaletteKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  return event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
}
