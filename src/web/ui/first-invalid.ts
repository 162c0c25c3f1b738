import { type RefObject, useEffect, useRef } from 'react';

/** A ref for a form: after each failed `attempt` (counted from 1) its first invalid field takes the focus. */
export function useFirstInvalidFocus(attempt: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  return form;
}
