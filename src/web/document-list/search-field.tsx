import { Search } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Input } from '#web/ui/input.tsx';

interface SearchFieldProps {
  /** What the address says. */
  query: string;
  onChange: (query: string) => void;
  label: string;
  placeholder?: string;
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** The server is asked when no key was pressed for this long. */
const TYPING_MS = 120;

/** The search of a list, kept in the address and asked for when the typing pauses. */
export function SearchField(props: SearchFieldProps) {
  const { query, onChange, label, placeholder = 'Search by file name, seller or text', fieldRef } = props;
  const [text, setText] = useState(query);
  // The address follows the typing with a delay, so while the field has the focus the field is right; else the address.
  useEffect(() => {
    if (document.activeElement !== fieldRef.current) setText(query);
  }, [query, fieldRef]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the wait
  useEffect(() => {
    if (text.trim() === query.trim() || document.activeElement !== fieldRef.current) return;
    const timer = setTimeout(() => onChange(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="relative min-w-full sm:w-80 sm:min-w-0">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-faded"
      />
      <Input
        ref={fieldRef}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        className="h-8 pl-8"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}
