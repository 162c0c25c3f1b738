import { LogOut, Menu } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogTrigger, SheetContent } from '#web/ui/dialog.tsx';
import { AccountCard } from './account-card.tsx';
import { NavLinks } from './nav-links.tsx';

const FURTHER = [
  { to: '/settings', label: 'Settings' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/contact', label: 'Contact' },
];

interface MobileMenuProps {
  /** Gets the control that stays when the menu has closed. */
  onLogOut: (opener: HTMLElement) => void;
}

/** The top bar's links and logout for narrow windows. */
export function MobileMenu({ onLogOut }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const leave = () => {
    close();
    if (trigger.current) onLogOut(trigger.current);
  };
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button ref={trigger} variant="ghost" icon aria-label="Open menu" className="md:hidden">
          <Menu aria-hidden />
        </Button>
      </DialogTrigger>
      <SheetContent title="Menu" side="left">
        <nav aria-label="Main" className="flex flex-col gap-1">
          <NavLinks stacked onFollow={close} />
          {FURTHER.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              onClick={close}
              className="flex h-11 items-center rounded-control px-2.5 text-faded hover:bg-well hover:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
        {/* The usage leads to the plans; the menu has done its work then. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only closes the menu behind the link inside */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the link inside arrives as a click */}
        <div
          onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
          className="my-3 border-line border-y py-3"
        >
          <AccountCard />
        </div>
        <Button variant="ghost" onClick={leave} className="h-11 w-full justify-start">
          <LogOut aria-hidden />
          Logout
        </Button>
      </SheetContent>
    </Dialog>
  );
}
