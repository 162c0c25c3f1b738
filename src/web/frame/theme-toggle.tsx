import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Button } from '#web/ui/button.tsx';
import { chooseTheme, type ThemeChoice, useThemeChoice } from './theme.ts';

const CHOICES = [
  { choice: 'system', label: 'System', Icon: Monitor },
  { choice: 'light', label: 'Light', Icon: Sun },
  { choice: 'dark', label: 'Dark', Icon: Moon },
] as const;

/** A menu of system, light and dark; the button shows the current choice. */
export function ThemeToggle() {
  const current = useThemeChoice();
  const { Icon, label } = CHOICES.find(({ choice }) => choice === current) ?? CHOICES[0];
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button variant="ghost" icon aria-label={`Theme: ${label}`} title={`Theme: ${label}`}>
          <Icon aria-hidden />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-50 min-w-36 animate-appear rounded-control border border-line bg-paper p-1 shadow-float"
        >
          <DropdownMenu.RadioGroup value={current} onValueChange={(next) => chooseTheme(next as ThemeChoice)}>
            {CHOICES.map(({ choice, label, Icon }) => (
              <DropdownMenu.RadioItem
                key={choice}
                value={choice}
                className="flex h-8 items-center gap-2 rounded-md px-2 outline-none data-highlighted:bg-well coarse:min-h-11 [&_svg]:size-4"
              >
                <Icon aria-hidden className="text-faded" />
                <span className="flex-1">{label}</span>
                <DropdownMenu.ItemIndicator>
                  <Check aria-hidden className="text-accent" />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
