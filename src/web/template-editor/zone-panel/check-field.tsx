import type { ReactNode } from 'react';

interface CheckFieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

export function CheckField({ checked, onChange, children }: CheckFieldProps) {
  return (
    <label className="flex min-h-8 items-center gap-2 text-sm coarse:min-h-11">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-(--accent)"
      />
      {children}
    </label>
  );
}
