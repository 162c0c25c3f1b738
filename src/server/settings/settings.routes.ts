import { eq } from 'drizzle-orm';
import { type Inputs, mailboxCheckSchema, putMailboxSchema } from '#contracts/inputs.ts';
import { putSettingsSchema, type Settings, settingsSchema } from '#contracts/settings.ts';
import type { UserRow } from '../auth/sessions.ts';
import { users } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { requireUser } from '../http/authenticate.ts';
import { failures, SIGNED_IN, SMALL_BODY, type TypedFastify } from '../http/typed-fastify.ts';
import { changeMailbox } from '../inputs/mailbox/change-mailbox.ts';
import { checkMailbox } from '../inputs/mailbox/check-mailbox.ts';
import { countConnection } from '../inputs/mailbox/count-connection.ts';
import { ownInputs } from '../inputs/own-inputs.ts';

const tags = ['accounts'];

/** What a user can set about the account. */
export async function settingsRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  const onRequest = requireUser(deps);
  const path = '/api/settings';

  app.get(
    path,
    {
      onRequest,
      schema: { tags, summary: 'The settings', ...SIGNED_IN, response: { 200: settingsSchema, ...failures(401) } },
    },
    async ({ user }) => toSettings(user, await ownInputs(deps, user)),
  );

  app.put(
    path,
    {
      ...SMALL_BODY,
      onRequest,
      config: { withoutKeys: true },
      schema: {
        tags,
        summary: 'Change settings; what is left out stays as it is',
        ...SIGNED_IN,
        body: putSettingsSchema,
        response: { 200: settingsSchema, ...failures(401, 413, 422, 429) },
      },
    },
    async ({ body, user }) => {
      const { full_name: fullName = user.fullName } = body.profile ?? {};
      const { own_company: company = user.company } = body;
      // First: when it is refused, nothing has changed.
      if (body.inputs?.mailbox?.password !== undefined) await countConnection(deps, user.id);
      if (body.inputs?.mailbox !== undefined) await changeMailbox(deps, user.id, body.inputs.mailbox);
      await deps.db.update(users).set({ fullName, company }).where(eq(users.id, user.id));
      return toSettings({ ...user, fullName, company }, await ownInputs(deps, user));
    },
  );

  app.post(
    `${path}/mailbox/check`,
    {
      ...SMALL_BODY,
      onRequest,
      config: { withoutKeys: true },
      schema: {
        tags,
        summary:
          'Whether mail could be taken with these settings of a mailbox, and what its server says; stores nothing',
        ...SIGNED_IN,
        body: putMailboxSchema,
        response: { 200: mailboxCheckSchema, ...failures(401, 413, 422, 429) },
      },
    },
    async ({ body, user }) => {
      await countConnection(deps, user.id);
      return checkMailbox(deps, user.id, body);
    },
  );
}

const toSettings = ({ username, email, fullName, company }: UserRow, inputs: Inputs): Settings => ({
  profile: { username, email, full_name: fullName },
  own_company: company,
  inputs,
});
