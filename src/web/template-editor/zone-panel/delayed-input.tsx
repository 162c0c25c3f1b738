import type { ComponentProps } from 'react';
import { Input } from '#web/ui/input.tsx';
import { useDelayedText } from './delayed-text.ts';

interface DelayedInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'onBlur'> {
  value: string;
  onCommit: (text: string) => void;
}

/** An input whose text becomes part of the template shortly after the last key. */
export function DelayedInput({ value, onCommit, ...props }: DelayedInputProps) {
  const { text, change, flush } = useDelayedText(value, onCommit);
  return <Input {...props} value={text} onChange={(event) => change(event.target.value)} onBlur={flush} />;
}
