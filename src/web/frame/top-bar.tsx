import { LogOut } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { logOut } from './log-out.ts';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavLinks } from './nav-links.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UploadStatus } from './upload-status.tsx';
import { UsageIndicator } from './usage-indicator.tsx';

/** Logo, places, usage, theme, account and logout of the signed-in product. */
export function TopBar() {
  const navigate = useNavigate();
  const leave = () => {
    logOut();
    navigate('/login');
  };
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper">
      <div className="flex h-13 items-center gap-1 px-4 md:px-6">
        <MobileMenu onLogOut={leave} />
        <Link to="/" aria-label="Invoscope, to the dashboard" className="mr-4 rounded-control">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden gap-1 md:flex">
          <NavLinks />
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <UploadStatus />
          <div className="hidden sm:block">
            <UsageIndicator />
          </div>
          <ThemeToggle />
          <AccountMenu onLogOut={leave} />
          <Button variant="ghost" onClick={leave} className="hidden md:inline-flex">
            <LogOut aria-hidden />
            Logout
          </Button>
        </div>
      </div>
    </header>
  );
}
