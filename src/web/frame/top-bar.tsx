import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { isUnsent } from '#web/analysis/upload/upload-list.ts';
import { uploadQueue } from '#web/analysis/upload/uploads.ts';
import { Palette } from '#web/assistant/palette/palette.tsx';
import { Button } from '#web/ui/button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { logOut } from './log-out.ts';
import { LogOutQuestion } from './log-out-question.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavLinks } from './nav-links.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UploadStatus } from './upload-status.tsx';
import { UsageIndicator } from './usage-indicator.tsx';

/** Logo, places, usage, theme, account and logout of the signed-in product. */
export function TopBar() {
  const navigate = useNavigate();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const leave = () => {
    uploadQueue.reset();
    logOut();
    navigate('/login');
  };
  const askAndLeave = (pressed: HTMLElement) => (uploadQueue.uploads().some(isUnsent) ? setOpener(pressed) : leave());
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper">
      <div className="flex h-13 items-center gap-1 px-4 md:px-6">
        <MobileMenu onLogOut={askAndLeave} />
        <Link to="/" aria-label="Invoscope, to the dashboard" className="mr-1 rounded-control md:mr-4">
          <Logo compact />
        </Link>
        <nav aria-label="Main" className="hidden gap-1 md:flex">
          <NavLinks />
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <Palette />
          <UploadStatus />
          <div className="hidden sm:max-md:block lg:block">
            <UsageIndicator />
          </div>
          <ThemeToggle />
          <AccountMenu onLogOut={askAndLeave} />
          <Button
            variant="ghost"
            title="Logout"
            onClick={({ currentTarget }) => askAndLeave(currentTarget)}
            className="hidden md:inline-flex"
          >
            <LogOut aria-hidden />
            <span className="max-lg:sr-only">Logout</span>
          </Button>
        </div>
      </div>
      {opener && <LogOutQuestion opener={opener} onStay={() => setOpener(null)} onLeave={leave} />}
    </header>
  );
}
