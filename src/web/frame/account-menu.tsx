import { useQuery } from '@tanstack/react-query';
import { CircleUserRound, LogOut, Settings } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { AccountCard } from './account-card.tsx';
import { profileQuery } from './account-queries.ts';

interface AccountMenuProps {
  /** Gets the control that stays when the menu has closed. */
  onLogOut: (opener: HTMLElement) => void;
}

/** Who is signed in, behind a button of the top bar. While it is open, its own Logout is the only one to be reached. */
export function AccountMenu({ onLogOut }: AccountMenuProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setOpen(false);
    if (trigger.current) onLogOut(trigger.current);
  };
  const { data: user } = useQuery(profileQuery);
  return (
    <Popover.Root open={open} onOpenChange={setOpen} modal>
      <Popover.Trigger asChild>
        <Button ref={trigger} variant="ghost" title={user?.username} className="hidden md:inline-flex">
          <CircleUserRound aria-hidden />
          <span className="sr-only">Account</span>
          <span className="max-w-36 truncate max-xl:sr-only">{user?.username}</span>
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          aria-label="Account"
          className="z-50 w-72 animate-appear rounded-card border border-line bg-paper p-3 shadow-float"
          // A link inside leads to another page: the menu has done its work.
          onClick={({ target }) => target instanceof Element && target.closest('a') && setOpen(false)}
        >
          <AccountCard />
          <Button variant="ghost" asChild className="mt-3 w-full justify-start px-2">
            <Link to="/settings">
              <Settings aria-hidden />
              Settings
            </Link>
          </Button>
          <Button variant="ghost" onClick={leave} className="w-full justify-start px-2">
            <LogOut aria-hidden />
            Logout
          </Button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
