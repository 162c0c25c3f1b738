import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

export interface ImportButtonProps {
  busy: boolean;
  onImport: (file: File) => void;
  className?: string;
}

/** Takes an exported template back in. */
export function ImportButton({ busy, onImport, className }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file chosen again is a new choice.
    target.value = '';
    if (file) onImport(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="Template file"
        tabIndex={-1}
        className="sr-only"
        onChange={choose}
      />
      <Button className={className} aria-disabled={busy} onClick={() => !busy && input.current?.click()}>
        <Upload aria-hidden /> {busy ? 'Importing...' : 'Import'}
      </Button>
    </>
  );
}
