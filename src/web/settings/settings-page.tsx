import { PageWidth } from '#web/frame/frame.tsx';
import { PageTitle } from '#web/frame/page-title.tsx';
import { ApiKeysSection } from './api-keys-section.tsx';
import { InputsSection } from './inputs-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

const SECTIONS = [
  { id: 'profile', title: 'Profile' },
  { id: 'plan', title: 'Plan' },
  { id: 'api-keys', title: 'API keys' },
  { id: 'webhooks', title: 'Webhooks' },
  { id: 'inputs', title: 'Inputs' },
];

/** What a person can set about the account, a card for each matter. */
export function SettingsPage() {
  return (
    <PageWidth>
      <PageTitle title="Settings" />
      <h1 tabIndex={-1} className="mb-5 font-semibold text-xl">
        Settings
      </h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[11rem_minmax(0,1fr)]">
        <nav aria-label="Settings" className="flex flex-wrap gap-1 md:sticky md:top-20 md:flex-col">
          {SECTIONS.map(({ id, title }) => (
            <a
              key={id}
              href={`#${id}`}
              className="flex h-8 items-center rounded-control px-2.5 text-faded hover:bg-well hover:text-ink coarse:min-h-11"
            >
              {title}
            </a>
          ))}
        </nav>
        <div className="flex max-w-3xl flex-col gap-4 [&>section]:scroll-mt-20">
          <ProfileSection />
          <PlanSection />
          <ApiKeysSection />
          <WebhooksSection />
          <InputsSection />
        </div>
      </div>
    </PageWidth>
  );
}
