import { Suspense, useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { usePageKeys } from './page-keys.ts';

const KeysDialog = lazyPart(async () => (await import('./keys-dialog.tsx')).KeysDialog);

/** `?` opens the list of keys; the dialog is loaded when first asked for. */
export function KeysHelp() {
  const [open, setOpen] = useState(false);
  usePageKeys([{ key: '?', description: '', run: () => setOpen(true) }]);
  if (!open) return null;
  return (
    <Suspense>
      <KeysDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}
