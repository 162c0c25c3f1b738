import { expect, type Page, type Request } from '@playwright/test';
import { signInAsNewCustomer } from './account.ts';
import { LOOKS } from './every-look.ts';
import { customerWith } from './sample-documents.ts';
import { axeOf, seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';

const APOLOGY =
  'I apologize, but I encountered an error processing your request. Please try again or contact support if the issue persists.';

const input = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' });

const ANSWER = {
  response: 'You spent 5,100.00 EUR. March was the most.',
  suggestions: ['And in April?', 'Which of them are overdue?'],
  citations: [] as { document_id: string; filename: string; page: number | null; quote: string }[],
  citations_total: 0,
  data: {
    columns: [
      { key: 'month', label: 'Month', type: 'text' },
      { key: 'total', label: 'Total', type: 'money' },
      { key: 'currency', label: 'Currency', type: 'text' },
    ],
    rows: [
      ['2026-02', '2000', 'EUR'],
      ['2026-03', '3100.5', 'EUR'],
    ],
  },
  plan: {
    reading: 'Gross totals less credit notes, by month.',
    filter: { seller: 'Acme GmbH', from: '2026-02-01', to: '2026-03-31' },
    measure: 'gross',
  },
  computed_by: 'local',
};

/** Answers questions as the server does, in a stream; what it cannot be made to say at will is said here. */
async function answering(page: Page, answer: object): Promise<Request[]> {
  const asked: Request[] = [];
  await page.route('**/ai/chat', (route, request) => {
    asked.push(request);
    const body = { ...ANSWER, conversation_id: '', ...answer };
    const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
    return route.fulfill({
      contentType: 'text/event-stream',
      body: event('status', { step: 'computing' }) + event('delta', { text: body.response }) + event('answer', body),
    });
  });
  return asked;
}

const bodyOf = (request: Request | undefined) => request?.postDataJSON() as Record<string, unknown>;

test('the assistant greets, and quick actions fill the input', async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'AI Assistant' }).click();
  await expect(page).toHaveURL('/ai');
  await expect(page).toHaveTitle('AI Assistant · Invoscope');
  await expect(messages(page)).toContainText('Hello! I am your AI assistant.');
  for (const name of ['Recent documents', 'Find entities', 'System stats', 'Help']) {
    await input(page).fill('');
    await page.getByRole('button', { name, exact: true }).click();
    await expect(input(page)).toHaveValue(/\w+/);
    await expect(input(page)).toBeFocused();
  }
  await expect(messages(page).getByRole('listitem')).toHaveCount(1);
});

test('Enter sends, Shift+Enter makes a new line, and nothing but spaces cannot be sent', async ({ page }) => {
  await signInAsNewCustomer(page);
  const asked = await answering(page, {});
  await page.goto('/ai');
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await input(page).fill('  \n ');
  await expect(send).toBeDisabled();
  await input(page).press('Enter');
  expect(asked).toHaveLength(0);
  await input(page).fill('How much');
  await input(page).press('Shift+Enter');
  await input(page).pressSequentially('did I spend?');
  await expect(input(page)).toHaveValue('How much\ndid I spend?');
  await input(page).press('Enter');
  await expect(input(page)).toHaveValue('');
  await expect(input(page)).toBeFocused();
  await expect(messages(page)).toContainText(ANSWER.response);
  expect(bodyOf(asked[0])).toEqual({ message: 'How much\ndid I spend?' });
  // The question and its answer each have their time.
  await expect(messages(page).getByRole('time')).toHaveCount(2);
  await input(page).fill('By button');
  await send.click();
  await expect(messages(page)).toContainText('By button');
});

test('a thinking indicator stands there until the answer comes, and Stop ends the wait', async ({ page }) => {
  await signInAsNewCustomer(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/ai/chat', async (route) => {
    await held;
    await route.fulfill({ json: { response: 'Late', suggestions: [] } }).catch(() => undefined);
  });
  await page.goto('/ai');
  await input(page).fill('How much?');
  await input(page).press('Enter');
  await expect(page.getByText(/thinking/i)).toBeVisible();
  await input(page).fill('Next');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped this answer.')).toBeVisible();
  await expect(page.getByText(/thinking/i)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  release();
});

test('suggested follow-ups of the last reply are asked when pressed', async ({ page }) => {
  await signInAsNewCustomer(page);
  const asked = await answering(page, {});
  await page.goto('/ai');
  await input(page).fill('How much?');
  await input(page).press('Enter');
  const suggestions = page.getByRole('list', { name: 'Suggestions' });
  await expect(suggestions.getByRole('button')).toHaveText(['And in April?', 'Which of them are overdue?']);
  await suggestions.getByRole('button', { name: 'And in April?' }).click();
  await expect(messages(page).getByText('And in April?', { exact: true }).first()).toBeVisible();
  await expect(messages(page).getByText(ANSWER.response)).toHaveCount(2);
  await expect(suggestions).toHaveCount(1);
  expect(asked.map((request) => bodyOf(request).message)).toEqual(['How much?', 'And in April?']);
});

test('a failure is the apology with its reason, and can be tried again', async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.goto('/ai');
  const failures: [Parameters<import('@playwright/test').Route['fulfill']>[0], string][] = [
    [{ status: 200, contentType: 'application/json', body: '' }, 'Empty response from AI service'],
    [{ status: 200, contentType: 'text/html', body: '<html>' }, 'Invalid response format'],
    [{ status: 500, contentType: 'application/json', body: '{}' }, 'Server error. Please try again later.'],
  ];
  let count = 0;
  for (const [answer, reason] of failures) {
    await page.route('**/ai/chat', (route) => route.fulfill(answer), { times: 1 });
    await input(page).fill('How much?');
    await input(page).press('Enter');
    count += 1;
    await expect(page.getByText(APOLOGY)).toHaveCount(count);
    await expect(page.getByText(reason)).toBeVisible();
  }
  const asked = await answering(page, {});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(messages(page)).toContainText(ANSWER.response);
  expect(bodyOf(asked[0])).toEqual({ message: 'How much?' });
});

test('without a network the apology says so', async ({ page, context }) => {
  await signInAsNewCustomer(page);
  await page.goto('/ai');
  await expect(messages(page)).toContainText('Hello!');
  await context.setOffline(true);
  await input(page).fill('How much?');
  await input(page).press('Enter');
  await expect(page.getByText(APOLOGY)).toBeVisible();
  await expect(page.getByText('No response from server. Please check your network connection.')).toBeVisible();
});

test('at the limit of the plan it says what was reached and leads to the plans', async ({ page }) => {
  await signInAsNewCustomer(page);
  const detail = 'AI query limit reached: 3 of 3 used. Upgrade to ask more.';
  await page.route('**/ai/chat', (route) => route.fulfill({ status: 402, json: { detail, code: 'quota' } }));
  await page.goto('/ai');
  await expect(page.getByText('3 of 3 AI queries left')).toBeVisible();
  await input(page).fill('How much?');
  await input(page).press('Enter');
  await expect(page.getByText(APOLOGY)).toBeVisible();
  await expect(page.getByText(detail)).toBeVisible();
  await page.getByRole('link', { name: 'View Pricing Plans' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('a session that ends leads to the login', async ({ page }) => {
  const { username } = await signInAsNewCustomer(page);
  await page.goto('/ai');
  await expect(page.getByRole('button', { name: `Account ${username}` })).toBeVisible();
  await page.route('**/ai/chat', (route) => route.fulfill({ status: 401, json: { detail: 'x', code: 'x' } }));
  await input(page).fill('How much?');
  await input(page).press('Enter');
  await expect(page).toHaveURL('/login');
});

test('figures are a table with amounts in their currency and columns over time; a copy takes both', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsNewCustomer(page);
  await answering(page, {});
  await page.goto('/ai');
  await input(page).fill('How much by month?');
  await input(page).press('Enter');
  const table = page.getByRole('table', { name: 'How much by month?' });
  await expect(table.getByRole('columnheader')).toHaveText(['Month', 'Total']);
  await expect(table.getByRole('row').last().getByRole('cell')).toHaveText(['Mar 2026', '3,100.50 EUR']);
  await expect(table.getByRole('cell', { name: '3,100.50 EUR' })).toHaveCSS('text-align', 'right');
  await expect(page.getByRole('img', { name: 'Chart: Total (EUR). The table has its figures.' })).toBeVisible();
  await expect(page.getByText('Computed here')).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${ANSWER.response}\n\nMonth\tTotal\tCurrency\n2026-02\t2000\tEUR\n2026-03\t3100.5\tEUR`,
  );
});

test('how the question was read unfolds; a condition taken away or changed asks again', async ({ page }) => {
  await signInAsNewCustomer(page);
  const asked = await answering(page, {});
  await page.goto('/ai');
  await input(page).fill('How much at Acme?');
  await input(page).press('Enter');
  await page.getByText('How I read your question').click();
  await expect(page.getByText(ANSWER.plan.reading)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Seller: Acme GmbH' }).click();
  await expect(messages(page).getByText('1 Feb 2026 – 31 Mar 2026 · Gross amounts')).toBeVisible();
  await expect.poll(() => asked.length).toBe(2);
  expect(bodyOf(asked[1])).toMatchObject({
    message: 'How much at Acme?',
    filter: { from: '2026-02-01', to: '2026-03-31' },
    measure: 'gross',
  });
  // Only the newest answer can be changed.
  const readings = page.getByText('How I read your question');
  await expect(readings).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Change Gross amounts' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Change Gross amounts' }).click();
  await page.getByRole('button', { name: 'Net amounts' }).click();
  await expect.poll(() => asked.length).toBe(3);
  expect(bodyOf(asked[2])).toMatchObject({ measure: 'net' });
  await expect(readings).toHaveCount(3);
  await page.getByRole('button', { name: 'Change Seller: Acme GmbH' }).click();
  await page.getByRole('textbox', { name: 'Name of the seller' }).fill('Zeta Ltd');
  await page.keyboard.press('Enter');
  await expect.poll(() => asked.length).toBe(4);
  expect(bodyOf(asked[3])).toMatchObject({ filter: { seller: 'Zeta Ltd' } });
});

test('a question is computed from the documents, counted, and leads to the words it rests on', async ({ page }) => {
  const { ids } = await customerWith(page, 'first.pdf');
  await page.goto('/ai');
  await expect(page.getByText('3 of 3 AI queries left')).toBeVisible();
  await input(page).fill('How much did I spend at Harbour & Pine in May 2025?');
  await input(page).press('Enter');
  await expect(messages(page)).toContainText('4,524.00 GBP');
  await expect(page.getByText('2 of 3 AI queries left')).toBeVisible();
  await expect(page.getByText('Computed here')).toBeVisible();
  await page.getByText('How I read your question').click();
  await page.getByRole('button', { name: 'Remove May 2025' }).click();
  await expect(messages(page).getByText('4,524.00 GBP').last()).toBeVisible();
  await expect(page.getByText('1 of 3 AI queries left')).toBeVisible();
  await page.getByRole('list', { name: 'Sources' }).last().getByRole('link', { name: 'first.pdf' }).click();
  await expect(page).toHaveURL(new RegExp(`document=${ids[0]}.*page=1`));
  await expect(page.getByRole('button', { name: /^Cited: .*4,524\.00/ })).toBeInViewport();
});

test('a source opens its document at the page with the words marked', async ({ page }) => {
  const { ids } = await customerWith(page, 'first.pdf');
  const [id = ''] = ids;
  const citation = { document_id: id, filename: 'first.pdf', page: 1, quote: '£4,524.00' };
  await answering(page, { citations: [citation], citations_total: 240 });
  await page.goto('/ai');
  await input(page).fill('How much?');
  await input(page).press('Enter');
  await expect(page.getByText('Sources: 1 of 240')).toBeVisible();
  await page.getByRole('list', { name: 'Sources' }).getByRole('link', { name: 'first.pdf' }).click();
  await expect(page).toHaveURL(new RegExp(`document=${id}.*page=1`));
  const mark = page.getByRole('button', { name: 'Cited: £4,524.00' });
  await expect(mark).toHaveAttribute('data-active', 'true');
  await expect(mark).toBeInViewport();
});

test('asked from a document it is about that document alone, until that is taken away', async ({ page }) => {
  const { ids } = await customerWith(page, 'first.pdf');
  const asked = await answering(page, {});
  await page.goto(`/?document=${ids[0]}&tab=document`);
  await page.getByRole('link', { name: 'Ask about this document' }).click();
  await expect(page).toHaveURL(`/ai?document=${ids[0]}`);
  await input(page).fill('What is the total?');
  await input(page).press('Enter');
  await expect(messages(page)).toContainText(ANSWER.response);
  expect(bodyOf(asked[0])).toEqual({ message: 'What is the total?', document_id: ids[0] });
  await page.getByRole('button', { name: 'About first.pdf. Ask about all documents' }).click();
  await expect(page.getByText('About all documents')).toBeVisible();
  await expect(page).toHaveURL('/ai');
  await input(page).fill('And in all?');
  await input(page).press('Enter');
  await expect.poll(() => asked.length).toBe(2);
  expect(bodyOf(asked[1])).toEqual({ message: 'And in all?' });
});

test('conversations are kept, opened by their address, renamed and deleted', async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.goto('/ai');
  await input(page).fill('What can you do?');
  await input(page).press('Enter');
  await expect(page).toHaveURL(/\/ai\?conversation=.+/);
  await expect(messages(page).getByRole('listitem').filter({ hasText: 'Assistant:' })).toHaveCount(2);
  const address = page.url();
  await page.reload();
  await expect(messages(page).getByText('What can you do?', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'New conversation' }).click();
  await expect(page).toHaveURL('/ai');
  await expect(messages(page)).toContainText('Hello!');
  await page.getByRole('button', { name: 'Conversations' }).click();
  const list = page.getByRole('list', { name: 'Conversations' });
  await list.getByRole('button', { name: 'Rename What can you do?' }).click();
  await page.getByRole('textbox', { name: 'Title of the conversation' }).fill('Its abilities');
  await page.keyboard.press('Enter');
  await list.getByRole('link', { name: 'Its abilities' }).click();
  await expect(page).toHaveURL(address);
  await expect(messages(page).getByText('What can you do?', { exact: true })).toBeVisible();
  await list.getByRole('button', { name: 'Delete Its abilities' }).click();
  await page.getByRole('button', { name: 'Click again to confirm' }).click();
  await expect(page).toHaveURL('/ai');
  await expect(list.getByRole('link')).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByRole('alert')).toContainText('The requested resource was not found.');
});

test('the palette finds documents and screens and takes a question, by keys alone', async ({ page }) => {
  await customerWith(page, 'first.pdf');
  const asked = await answering(page, {});
  await page.goto('/contact');
  await page.getByLabel('Subject').press('ControlOrMeta+k');
  const field = page.getByRole('combobox', { name: 'Find a document or screen, or ask a question' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Subject')).toBeFocused();

  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('docu');
  await expect(page.getByRole('option', { name: 'Documents', exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/documents');
  await expect(page.getByRole('heading', { name: /^Documents/ })).toBeFocused();

  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('Harbour');
  await expect(page.getByRole('option', { name: /Harbour & Pine/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/\?document=/);
  await expect(page.getByRole('heading', { name: /Harbour & Pine/ })).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('How much did I spend?');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ai');
  await expect(messages(page)).toContainText('How much did I spend?');
  await expect(messages(page)).toContainText(ANSWER.response);
  await page.reload();
  await expect(messages(page)).toContainText('Hello!');
  expect(asked).toHaveLength(1);

  await page.getByRole('heading', { name: 'AI Assistant' }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('ask a question');
});

test('an empty account loads 30 sample invoices to ask about, uncounted, and one press removes them', async ({
  page,
}) => {
  // Thirty invoices are read by one process beside the browser.
  const READ = { timeout: 150_000 };
  await signInAsNewCustomer(page);
  await page.goto('/ai');
  await page.getByRole('button', { name: 'Load 30 sample invoices' }).click();
  await expect(page.getByRole('list', { name: 'Questions to begin with' })).toBeVisible(READ);
  await page.goto('/');
  await expect(page.getByText('30 sample invoices are among your documents')).toBeVisible(READ);
  await expect(page.getByText('0 / 10 documents')).toBeVisible();
  await page.getByRole('button', { name: 'Remove sample invoices' }).click();
  // Without documents the screen begins with the upload again, and offers them anew.
  await expect(page.getByRole('button', { name: 'Load 30 sample invoices' })).toBeVisible();
  await expect(page.getByText('sample invoices are among your documents')).toHaveCount(0);
});

for (const { colorScheme, width } of LOOKS) {
  test(`axe finds nothing on the assistant, ${colorScheme}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const { ids } = await customerWith(page, 'first.pdf');
    const citation = { document_id: ids[0] ?? '', filename: 'first.pdf', page: 1, quote: 'Total' };
    await answering(page, { citations: [citation], citations_total: 1 });
    const check = async () => expect(await seriousProblems(axeOf(page))).toEqual([]);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await page.goto('/ai');
    await expect(page.getByRole('list', { name: 'Questions to begin with' })).toBeVisible();
    await check();
    await input(page).fill('How much by month?');
    await input(page).press('Enter');
    await page.getByText('How I read your question').click();
    await expect(page.getByRole('button', { name: 'Add filter' })).toBeVisible();
    await check();
    expect(await overflow(), 'scrolls sideways').toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Find or ask' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Conversations' }).click();
    await expect(page.getByText('Your conversations are kept here.')).toBeVisible();
    await check();
  });
}
