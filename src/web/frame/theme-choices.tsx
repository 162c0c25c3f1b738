import { Monitor, Moon, Sun } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { chooseTheme, type ThemeChoice, useThemeChoice } from './theme.ts';

const CHOICES = [
  { value: 'system', label: 'System', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
] as const;

/** The theme in three parts: as the device has it, light, or dark. */
export function ThemeChoices() {
  return (
    <RadioGroup.Root
      aria-label="Theme"
      value={useThemeChoice()}
      onValueChange={(value) => chooseTheme(value as ThemeChoice)}
      className="grid grid-cols-3 gap-0.5 rounded-control bg-well p-0.5"
    >
      {CHOICES.map(({ value, label, Icon }) => (
        <RadioGroup.Item
          key={value}
          value={value}
          className="flex h-8 items-center justify-center gap-1.5 rounded-md text-faded text-sm transition-colors hover:text-ink coarse:min-h-11 data-[state=checked]:bg-paper data-[state=checked]:font-medium data-[state=checked]:text-ink [&_svg]:size-4"
        >
          <Icon aria-hidden />
          {label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
