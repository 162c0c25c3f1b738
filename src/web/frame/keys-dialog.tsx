import { PALETTE_KEYS } from '#web/assistant/palette/palette-keys.ts';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { useRegisteredKeys } from './page-keys.ts';

const EVERYWHERE = [
  { key: PALETTE_KEYS, description: 'Find documents and screens, or ask a question' },
  { key: '?', description: 'Show the keys of this page' },
  { key: 'Tab', description: 'Go to the next control' },
  { key: 'Esc', description: 'Close a dialog, panel or menu' },
];

/** The keys that work on this page, and those that work everywhere. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const ofPage = useRegisteredKeys()
    .flat()
    .filter(({ description }) => description !== '');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
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
