import { useEffect, useRef } from 'react';
import type { Zone } from '#core/templates/template.ts';

interface RenameInputProps {
  zone: Zone;
  onRename: (name: string) => void;
  onClose: () => void;
}

/** A zone's name, edited where it stands: Enter or leaving commits, Escape cancels. */
export function RenameInput({ zone, onRename, onClose }: RenameInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);
  const end = (name: string | null) => {
    // Closing takes the focus away, which is no second answer.
    if (isDone.current) return;
    isDone.current = true;
    if (name !== null) onRename(name);
    onClose();
  };
  return (
    <input
      ref={input}
      aria-label={`Name of ${zone.name}`}
      defaultValue={zone.name}
      maxLength={200}
      className="absolute z-20 h-7 min-w-36 -translate-y-full rounded-control border border-accent bg-paper px-2 text-ink text-sm shadow-float"
      style={{ left: `${zone.coordinates.x * 100}%`, top: `max(28px, ${zone.coordinates.y * 100}%)` }}
      onBlur={(event) => end(event.target.value)}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') end(event.currentTarget.value);
        if (event.key === 'Escape') {
          event.stopPropagation();
          end(null);
        }
      }}
    />
  );
}
