import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { COMMANDS, type Command } from './commands.ts';

const OTHERS: readonly Pick<Command, 'name' | 'keys'>[] = [
  { name: 'Move the selected zones by 0.5 % of the page', keys: ['← → ↑ ↓'] },
  { name: 'Move them by 1 %', keys: ['Shift + ← → ↑ ↓'] },
  { name: 'Select the zone with the focus; with Shift add it', keys: ['Enter'] },
  { name: 'Rename the zone with the focus', keys: ['F2'] },
  { name: 'Go to the next zone or handle; arrows pull a handle', keys: ['Tab'] },
  { name: 'Save Template', keys: ['Ctrl/Cmd+S'] },
  { name: 'This help', keys: ['?'] },
];

const MOUSE = [
  ['Draw a zone', 'Add Zone, then drag over a value'],
  ['Select several', 'Shift-click, or drag a frame over empty paper'],
  ['Rename', 'Double-click a zone'],
  ['Zoom', 'Ctrl and the wheel; on a touch screen two fingers'],
] as const;

/** What can be done on the canvas, and with which keys. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const commands: readonly Pick<Command, 'name' | 'keys'>[] = [...Object.values(COMMANDS), ...OTHERS];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Help: template editor"
        description="Keys do nothing while you type in a field."
        className="max-w-xl"
      >
        <h3 className="mb-1 text-faded text-sm">Keyboard shortcuts</h3>
        <dl className="mb-4">
          {commands.map(({ name, keys }) => (
            <div
              key={name}
              className="flex min-h-9 items-center justify-between gap-4 border-line border-b py-1 last:border-b-0"
            >
              <dt>{name}</dt>
              <dd className="flex shrink-0 gap-1.5">
                {keys.map((key) => (
                  <kbd key={key} className="rounded border border-line bg-well px-1.5 py-0.5 font-mono text-xs">
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <h3 className="mb-1 text-faded text-sm">Mouse and touch</h3>
        <dl>
          {MOUSE.map(([name, how]) => (
            <div
              key={name}
              className="flex min-h-9 items-center justify-between gap-4 border-line border-b py-1 last:border-b-0"
            >
              <dt>{name}</dt>
              <dd className="text-right text-faded">{how}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  );
}
