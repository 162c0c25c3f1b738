import { Moon, Sun } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { switchTheme, useShownTheme, useThemeChoice } from './theme.ts';

/** Goes to the opposite of what is seen; the icon shows what is. */
export function ThemeToggle() {
  const choice = useThemeChoice();
  const shown = useShownTheme();
  const Icon = shown === 'dark' ? Moon : Sun;
  const name = `Theme: ${choice}. Switch to ${shown === 'dark' ? 'light' : 'dark'}`;
  return (
    <Button variant="ghost" icon aria-label={name} title={name} onClick={switchTheme}>
      <Icon aria-hidden />
    </Button>
  );
}
