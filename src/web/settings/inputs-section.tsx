import { useQuery } from '@tanstack/react-query';
import type { Inputs } from '#contracts/inputs.ts';
import { messageOf } from '#web/api/errors.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MailboxForm } from './mailbox-form.tsx';
import { MailboxState } from './mailbox-state.tsx';
import { settingsQuery } from './settings-queries.ts';

/** What becomes documents by itself. */
export function InputsSection() {
  const settings = useQuery({
    ...settingsQuery,
    // How the mailbox is doing changes without anybody's doing.
    refetchInterval: ({ state }) => (state.data?.inputs.mailbox?.active ? 5000 : false),
  });
  return (
    <Card id="inputs" aria-labelledby="inputs-title" className="flex flex-col gap-5">
      <div>
        <CardTitle id="inputs-title">Inputs</CardTitle>
        <p className="mt-1 text-faded">
          Invoices that come in by themselves. They count towards your plan like uploads, and each document says where
          it came from.
        </p>
      </div>
      {settings.isError && !settings.data && (
        <ErrorBox title="The settings could not be loaded" onRetry={() => settings.refetch()}>
          {messageOf(settings.error)}
        </ErrorBox>
      )}
      {settings.isPending && <Skeleton className="h-64" />}
      {settings.data && (
        <>
          <WatchedFolder {...settings.data.inputs.watched_folder} />
          <MailboxPart inputs={settings.data.inputs} />
        </>
      )}
    </Card>
  );
}

function WatchedFolder({ active, folder }: Inputs['watched_folder']) {
  return (
    <section aria-labelledby="watched-folder-title" className="flex flex-col gap-1.5">
      <h3 id="watched-folder-title" className="flex items-center gap-2 font-medium">
        Watched folder <OnOff on={active && folder !== null} />
      </h3>
      <p className="text-faded">
        {!active && (
          <>
            Whoever runs this server can switch it on: <Code>WATCH_DIR</Code> names a folder with a folder for each user
            in it.
          </>
        )}
        {active && folder === null && 'No folder can be called like your user name.'}
        {active && folder !== null && (
          <>
            PDF files, pictures and e-invoices that are put into the folder <Code>{folder}</Code> of the watched folder
            become documents. They are moved to <Code>done</Code> in it, or to <Code>failed</Code> with the reason
            beside them.
          </>
        )}
      </p>
    </section>
  );
}

function MailboxPart({ inputs: { mailbox, mailbox_available: isAvailable } }: { inputs: Inputs }) {
  return (
    <section aria-labelledby="mailbox-title" className="flex flex-col gap-3 border-line border-t pt-5">
      <div className="flex flex-col gap-1.5">
        <h3 id="mailbox-title" className="flex items-center gap-2 font-medium">
          Mailbox <OnOff on={isAvailable && Boolean(mailbox?.active)} />
        </h3>
        <p className="text-faded">
          {isAvailable
            ? 'PDF attachments of new mail become documents: of what is unread now, and of all that arrives from then on. Mail without a PDF file stays as it is.'
            : 'Mailboxes need a key that encrypts their passwords. Whoever runs this server can set it: '}
          {!isAvailable && <Code>SECRET_KEY</Code>}
          {!isAvailable && ', at least 32 characters.'}
        </p>
      </div>
      {mailbox && isAvailable && <MailboxState mailbox={mailbox} />}
      {isAvailable && <MailboxForm mailbox={mailbox} />}
    </section>
  );
}

const OnOff = ({ on }: { on: boolean }) => <Badge tone={on ? 'ok' : 'neutral'}>{on ? 'On' : 'Off'}</Badge>;

const Code = ({ children }: { children: string }) => <code className="font-mono text-ink text-xs">{children}</code>;
