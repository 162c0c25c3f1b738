import { useQuery } from '@tanstack/react-query';
import { profileQuery } from './account-queries.ts';
import { ThemeChoices } from './theme-choices.tsx';
import { UsageIndicator } from './usage-indicator.tsx';

/** Who is signed in, on which plan and with what of it used, and the theme: of the account menu and the mobile menu. */
export function AccountCard() {
  const { data: user } = useQuery(profileQuery);
  return (
    <div className="flex flex-col gap-3">
      {user && (
        <div className="min-w-0 px-2">
          <p className="truncate font-medium" title={user.full_name ?? user.username}>
            {user.full_name ?? user.username}
          </p>
          <p className="truncate text-faded text-sm" title={user.email}>
            {user.email}
          </p>
        </div>
      )}
      <UsageIndicator withPlan />
      <ThemeChoices />
    </div>
  );
}
