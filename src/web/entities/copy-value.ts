import { useEffect, useState } from 'react';

const SHOWN_MS = 1800;

/** Writes to the clipboard; false where the browser does not allow it. */
export async function copyValue(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    return false;
  }
}

/** What was copied last, for a moment. */
export function useCopied() {
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return { copied, announce: setCopied };
}
