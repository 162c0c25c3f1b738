import { Toaster } from 'sonner';
import { useShownTheme } from './theme.ts';

/**
 * Short messages in the corner. Who has answered one is back where they were at once: left to itself, sonner gives the
 * focus back later, and takes it from what has it by then.
 */
export function Toasts() {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button pressed by key is a click as well
    <div onClick={({ target }) => target instanceof Element && target.closest('button')?.blur()}>
      <Toaster theme={useShownTheme()} position="bottom-right" closeButton />
    </div>
  );
}
