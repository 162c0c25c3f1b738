import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { tooLongProblem } from '#contracts/auth.ts';
import type { Settings } from '#contracts/settings.ts';
import { messageOf } from '#web/api/errors.ts';
import { profileQuery } from '#web/frame/account-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { saveProfile, settingsQuery } from './settings-queries.ts';

/** Who the account is of. */
export function ProfileSection() {
  const settings = useQuery(settingsQuery);
  return (
    <Card id="profile" aria-labelledby="profile-title" className="flex flex-col gap-4">
      <CardTitle id="profile-title">Profile</CardTitle>
      {settings.isError && !settings.data && (
        <ErrorBox title="The settings could not be loaded" onRetry={() => settings.refetch()}>
          {messageOf(settings.error)}
        </ErrorBox>
      )}
      {settings.isPending && <Skeleton className="h-48" />}
      {settings.data && <ProfileForm settings={settings.data} />}
    </Card>
  );
}

function ProfileForm({ settings: { profile, own_company } }: { settings: Settings }) {
  const client = useQueryClient();
  const [fullName, setFullName] = useState(profile.full_name ?? '');
  const [company, setCompany] = useState(own_company ?? '');
  const saving = useMutation({
    mutationFn: () => saveProfile({ fullName, company }),
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery.queryKey, saved);
      return client.invalidateQueries({ queryKey: profileQuery.queryKey });
    },
  });
  const problems = { name: tooLongProblem('full_name', fullName), company: tooLongProblem('company', company) };
  const isValid = problems.name === null && problems.company === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid && !saving.isPending) saving.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <dl className="grid grid-cols-[7rem_1fr] gap-y-2">
        <Fact name="Username">{profile.username}</Fact>
        <Fact name="Email">{profile.email}</Fact>
      </dl>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Full name" optional error={problems.name}>
          {(control) => (
            <Input
              {...control}
              autoComplete="name"
              value={fullName}
              onChange={({ target }) => {
                setFullName(target.value);
                saving.reset();
              }}
            />
          )}
        </Field>
        <Field
          label="Company"
          optional
          hint="Your own company: it helps to tell seller from buyer on what is analyzed from now on."
          error={problems.company}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="organization"
              value={company}
              onChange={({ target }) => {
                setCompany(target.value);
                saving.reset();
              }}
            />
          )}
        </Field>
      </div>
      {saving.isSuccess && <Notice tone="ok">Saved.</Notice>}
      {saving.isError && <ErrorBox>{messageOf(saving.error)}</ErrorBox>}
      <Button type="submit" variant="primary" aria-disabled={saving.isPending} className="self-start">
        {saving.isPending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}
