import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';

/** A password field that can show what was typed. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input {...props} type={shown ? 'text' : 'password'} className="pr-10" spellCheck={false} autoCapitalize="none" />
      <Button
        variant="ghost"
        icon
        aria-label={shown ? 'Hide password' : 'Show password'}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0.5 right-0.5 h-auto coarse:min-h-0"
      >
        <Icon aria-hidden />
      </Button>
    </div>
  );
}
