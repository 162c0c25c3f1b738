import { FileText, LayoutDashboard } from 'lucide-react';
import { NavLink } from 'react-router';
import { cn } from '#web/ui/class-names.ts';

const LINKS = [
  { to: '/', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/documents', label: 'Documents', Icon: FileText },
];

/** The product's places, in the top bar or in the mobile menu. */
export function NavLinks({ stacked, onFollow }: { stacked?: boolean; onFollow?: () => void }) {
  return LINKS.map(({ to, label, Icon }) => (
    <NavLink
      key={to}
      to={to}
      end={to === '/'}
      onClick={onFollow}
      className={({ isActive }) =>
        cn(
          'flex items-center gap-2 rounded-control px-2.5 transition-colors duration-150 [&_svg]:size-4',
          stacked ? 'h-11' : 'h-8 coarse:min-h-11',
          isActive ? 'bg-well font-medium text-ink' : 'text-faded hover:bg-well hover:text-ink',
        )
      }
    >
      <Icon aria-hidden />
      {label}
    </NavLink>
  ));
}
