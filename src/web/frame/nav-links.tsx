import { NavLink } from 'react-router';
import { cn } from '#web/ui/class-names.ts';
import { PLACES } from './places.ts';

/** The product's places, in the top bar or in the mobile menu. */
export function NavLinks({ stacked, onFollow }: { stacked?: boolean; onFollow?: () => void }) {
  return PLACES.map(({ to, label, Icon }) => (
    <NavLink
      key={to}
      to={to}
      end={to === '/'}
      onClick={onFollow}
      className={({ isActive }) =>
        cn(
          'flex items-center gap-2 whitespace-nowrap rounded-control transition-colors duration-150 [&_svg]:size-4',
          stacked ? 'h-11 px-2.5' : 'h-8 px-2 lg:px-2.5 coarse:min-h-11',
          isActive ? 'bg-well font-medium text-ink' : 'text-faded hover:bg-well hover:text-ink',
        )
      }
    >
      <Icon aria-hidden className={cn(!stacked && 'max-lg:hidden')} />
      {label}
    </NavLink>
  ));
}
