import { toast } from 'sonner';

/** Long enough to read, and to reach the button by keys; the server keeps what was deleted for 30 seconds. */
const UNDO_MS = 20_000;

/** Says in the corner what was done, and offers to take it back for a while; without `undo` it only says it. Returns its id. */
export function undoToast(text: string, undo?: () => unknown): string | number {
  return toast(text, { duration: UNDO_MS, ...(undo ? { action: { label: 'Undo', onClick: () => void undo() } } : {}) });
}
