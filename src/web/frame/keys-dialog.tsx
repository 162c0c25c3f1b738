import { useState } from 'react';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { usePageKeys, useRegisteredKeys } from './page-keys.ts';

const EVERYWHERE = [
  { key: '?', description: 'Show the keys of this page' },
  { key: 'Tab', description: 'Go to the next control' },
  { key: 'Esc', description: 'Close a dialog, panel or menu' },
];

/** `?` lists the keys that work on this page. */
export function KeysDialog() {
  const [open, setOpen] = useState(false);
  const groups = useRegisteredKeys();
  usePageKeys([{ key: '?', description: '', run: () => setOpen(true) }]);
  const ofPage = groups.flat().filter(({ description }) => description !== '');
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogContent title="Keyboard" className="max-w-md">
        {ofPage.length > 0 && <KeyList title="On this page" keys={ofPage} />}
        <KeyList title="Everywhere" keys={EVERYWHERE} />
      </DialogContent>
    </Dialog>
  );
}

function KeyList({ title, keys }: { title: string; keys: readonly { key: string; description: string }[] }) {
  return (
    <section className="mb-4 last:mb-0">
      <h3 className="mb-1 text-faded text-sm">{title}</h3>
      <dl>
        {keys.map(({ key, description }) => (
          <div
            key={`${key} ${description}`}
            className="flex h-9 items-center justify-between gap-4 border-line border-b last:border-b-0"
          >
            <dt className="order-last">
              <kbd className="rounded border border-line bg-well px-1.5 py-0.5 font-mono text-xs">{key}</kbd>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
