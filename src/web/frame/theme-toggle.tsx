import { Monitor, Moon, Sun } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { chooseTheme, useThemeChoice } from './theme.ts';

const CHOICES = {
  system: { words: 'system', Icon: Monitor, next: 'light' },
  light: { words: 'light', Icon: Sun, next: 'dark' },
  dark: { words: 'dark', Icon: Moon, next: 'system' },
} as const;

/** Goes round system, light and dark; the icon shows the current choice. */
export function ThemeToggle() {
  const { words, Icon, next } = CHOICES[useThemeChoice()];
  const name = `Theme: ${words}. Switch to ${CHOICES[next].words}`;
  return (
    <Button variant="ghost" icon aria-label={name} title={name} onClick={() => chooseTheme(next)}>
      <Icon aria-hidden />
    </Button>
  );
}
