import { expect, type Page } from '@playwright/test';
import { signInAsNewCustomer } from './account.ts';
import { choose, copyOfWelcomePdf, customerWith, welcomePdf } from './sample-documents.ts';
import { axeOf, seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';

/** Several analyses, on a machine with other work. */
const ANALYSES = { timeout: 120_000 };
/** Thirty of them. */
const SAMPLE_SET = { timeout: 200_000 };

async function expectNothingSerious(page: Page): Promise<void> {
  expect(await seriousProblems(axeOf(page))).toEqual([]);
}

test.describe('uploading', () => {
  test.beforeEach(async ({ page }) => {
    await signInAsNewCustomer(page);
    await page.goto('/?tab=upload');
  });

  test('a file that is no PDF is refused', async ({ page }) => {
    await choose(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(page.getByRole('alert')).toHaveText('Please upload a PDF file');
    await expect(page.getByTestId('drop-zone')).toContainText('notes.txt');
    await expectNothingSerious(page);
  });

  test('dragging something else shows a no-drop cursor, dropping a PDF anywhere uploads it', async ({ page }) => {
    const zone = page.getByTestId('drop-zone');
    const drag = async (name: string, type: string, event: string) => {
      const files = await page.evaluateHandle(
        ([name = '', type = '']) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File(['%PDF-1.4'], name, { type }));
          return transfer;
        },
        [name, type],
      );
      await page.dispatchEvent('body', event, { dataTransfer: files });
    };
    // The first events may come before the page listens.
    await expect(async () => {
      await drag('picture.png', 'image/png', 'dragover');
      await expect(zone).toHaveCSS('cursor', 'no-drop', { timeout: 500 });
    }).toPass();
    await drag('invoice.pdf', 'application/pdf', 'dragover');
    await expect(zone).not.toHaveCSS('cursor', 'no-drop');
    await page.getByRole('tab', { name: 'Dashboard' }).click();
    await drag('dropped.pdf', 'application/pdf', 'drop');
    await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('dropped.pdf');
  });

  test('many files have their own progress and a summary', async ({ page }) => {
    await choose(page, [
      copyOfWelcomePdf('one.pdf'),
      copyOfWelcomePdf('two.pdf'),
      { name: 'three.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    ]);
    await expect(page.getByText('2 of 3 files analyzed, 1 failed')).toBeVisible(ANALYSES);
    await page.getByRole('button', { name: 'Open' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbour & Pine Studio Ltd');
  });

  test('an analysis in the background is followed through its stages', async ({ page }) => {
    const answer = await page.request.post('/api/documents/sample', {
      headers: { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` },
    });
    const { document_id: id } = (await answer.json()) as { document_id: string };
    await page.route('**/api/analyze/pdf', (route) =>
      route.fulfill({ status: 202, json: { document_id: id, status: 'processing' } }),
    );
    let connections = 0;
    await page.route('**/api/documents/*/events', (route) => {
      connections += 1;
      const progress = 'event: progress\ndata: {"progress":60,"stage":"extracting"}\n\n';
      const end = `event: completed\ndata: {"document_id":"${id}"}\n\n`;
      // The first stream breaks off; the client must come back for the end.
      return route.fulfill({ contentType: 'text/event-stream', body: connections === 1 ? progress : end });
    });
    await choose(page, welcomePdf('slow.pdf'));
    await expect(page.getByText('Analyzing document... finding entities')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Progress of slow.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '76',
    );
    await expect(page.getByRole('tab', { name: 'Current Document' })).toHaveAttribute('aria-selected', 'true');
  });

  test('an error about the plan offers the plans, any other can be tried again', async ({ page }) => {
    const detail = 'Document limit reached: 10 of 10. Please upgrade your plan.';
    await page.route('**/api/analyze/pdf', (route) =>
      route.fulfill({ status: 402, json: { detail, code: 'plan.limit' } }),
    );
    await choose(page, welcomePdf());
    await expect(page.getByRole('alert')).toContainText(detail);
    // What helps stands first.
    await expect(page.getByRole('alert').locator('a, button').first()).toHaveText('View Pricing Plans');
    await page.getByRole('link', { name: 'View Pricing Plans' }).click();
    await expect(page).toHaveURL('/pricing');
    await page.goto('/?tab=upload');
    await page.unroute('**/api/analyze/pdf');
    await page.route('**/api/analyze/pdf', (route) => route.abort(), { times: 1 });
    await choose(page, welcomePdf());
    await expect(page.getByRole('alert')).toContainText('No response from server.');
    await expect(page.getByRole('link', { name: 'View Pricing Plans' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbour & Pine Studio Ltd');
  });

  test('a running upload can be cancelled and taken up again', async ({ page }) => {
    await page.route('**/api/analyze/pdf', () => undefined, { times: 1 });
    await choose(page, welcomePdf());
    await page.getByRole('button', { name: 'Cancel welcome-invoice.pdf' }).click();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbour & Pine Studio Ltd');
  });
});

test.describe('files on their way', () => {
  /** Holds every upload back until it is let go. */
  async function holdUploads(page: Page): Promise<() => void> {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/analyze/pdf', async (route) => {
      await held;
      await route.continue();
    });
    return letGo;
  }

  test.beforeEach(async ({ page }) => {
    await signInAsNewCustomer(page);
    await page.goto('/?tab=upload');
  });

  test('every screen says how many are done, and their end is told with a link', async ({ page }) => {
    const letGo = await holdUploads(page);
    const bad = { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) };
    await choose(page, [copyOfWelcomePdf('one.pdf'), copyOfWelcomePdf('two.pdf'), bad]);
    await page.getByRole('link', { name: 'Documents', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Documents', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: '0 of 3 files uploaded' })).toBeVisible();
    await expectNothingSerious(page);
    for (const width of [768, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const beyond = () => page.getByRole('banner').evaluate((bar) => bar.scrollWidth - window.innerWidth);
      await expect.poll(beyond, `the top bar at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    letGo();
    await expect(page.getByText('2 of 3 files analyzed, 1 failed')).toBeVisible(ANALYSES);
    await expect(page.getByRole('link', { name: 'files uploaded' })).toHaveCount(0);
    await expectNothingSerious(page);
    await page.getByRole('link', { name: 'Show the uploads' }).click();
    await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('The file is empty.');
  });

  test('leaving asks first, as long as something is not sent', async ({ page }) => {
    const letGo = await holdUploads(page);
    await choose(page, [copyOfWelcomePdf('one.pdf'), copyOfWelcomePdf('two.pdf'), copyOfWelcomePdf('three.pdf')]);
    await expect(page.getByText('0 of 3 files analyzed')).toBeVisible();
    let asked = 0;
    page.on('dialog', (dialog) => {
      asked += 1;
      expect(dialog.type()).toBe('beforeunload');
      void dialog.dismiss();
    });
    // The click makes the page one that was used; browsers ask for no other.
    await page.getByText('0 of 3 files analyzed').click();
    await page.evaluate(() => window.location.reload());
    await expect.poll(() => asked).toBe(1);
    letGo();
    await expect(page.getByText('3 of 3 files analyzed')).toBeVisible(ANALYSES);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Drop PDF invoices here' })).toBeVisible();
    expect(asked).toBe(1);
  });

  test('logging out asks first, as long as something is not sent', async ({ page }) => {
    await holdUploads(page);
    await choose(page, [copyOfWelcomePdf('one.pdf'), copyOfWelcomePdf('two.pdf')]);
    await expect(page.getByRole('link', { name: '0 of 2 files uploaded' })).toBeVisible();
    const question = page.getByRole('dialog', { name: 'Log out now?' });
    const logout = page.getByRole('button', { name: 'Logout' });
    await logout.click();
    await expect(question).toContainText('2 files have not been sent yet and will not be analyzed.');
    await expectNothingSerious(page);
    await page.keyboard.press('Escape');
    await expect(logout).toBeFocused();
    const account = page.getByRole('button', { name: 'Account' });
    await account.click();
    await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(account).toBeFocused();
    await expect(page.getByRole('link', { name: '0 of 2 files uploaded' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Log out anyway' }).click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('what broke off with the line goes on when it is back', async ({ page, context }) => {
    // Signed in is before the program of the upload is fetched.
    await expect(page.getByLabel('PDF files')).toBeAttached();
    await context.setOffline(true);
    await choose(page, [copyOfWelcomePdf('one.pdf'), copyOfWelcomePdf('two.pdf')]);
    await expect(page.getByText('0 of 2 files analyzed, 2 waiting for the network')).toBeVisible();
    await expect(page.getByRole('alert').first()).toHaveText(
      'No response from server. Please check your network connection.',
    );
    await context.setOffline(false);
    await expect(page.getByText('2 of 2 files analyzed')).toBeVisible(ANALYSES);
  });

  test('a file that can never be taken gives its place to another; the others are tried again at once', async ({
    page,
  }) => {
    await page.route('**/api/analyze/pdf', (route) => route.fulfill({ status: 500 }), { times: 2 });
    await choose(page, [
      copyOfWelcomePdf('one.pdf'),
      copyOfWelcomePdf('two.pdf'),
      copyOfWelcomePdf('three.pdf'),
      { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf at all') },
    ]);
    await expect(page.getByText('1 of 4 files analyzed, 3 failed')).toBeVisible(ANALYSES);
    const rows = page.getByRole('region', { name: 'Uploads' }).getByRole('listitem');
    await expect(rows.last()).toContainText('three.pdf');
    await expect(page.getByRole('button', { name: 'Retry', exact: true })).toHaveCount(0);
    await expectNothingSerious(page);
    await page.getByRole('button', { name: 'Retry failed' }).click();
    await expect(page.getByText('3 of 4 files analyzed, 1 failed')).toBeVisible(ANALYSES);
    await expect(rows.first()).toContainText('broken.pdf');
    await expect(page.getByRole('button', { name: /Retry/ })).toHaveCount(0);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await (await chooser).setFiles(copyOfWelcomePdf('whole.pdf'));
    await expect(page.getByText('4 of 4 files analyzed')).toBeVisible(ANALYSES);
  });
});

test.describe('the dashboard', () => {
  test('without documents it offers the upload and a sample invoice', async ({ page }) => {
    await signInAsNewCustomer(page);
    await page.goto('/?tab=dashboard');
    await expect(page.getByRole('heading', { name: 'Document Analytics Dashboard' })).toBeVisible();
    await expect(page.getByText('No Documents Yet')).toBeVisible();
    await expectNothingSerious(page);
    await page.getByRole('button', { name: 'Upload Document' }).click();
    await expect(page.getByRole('tab', { name: 'Upload New' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Dashboard' }).click();
    await page.getByRole('button', { name: 'Try a sample invoice' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbour & Pine Studio Ltd');
  });

  test('an empty account loads thirty sample invoices, and is rid of them with one click', async ({ page }) => {
    await signInAsNewCustomer(page);
    await page.goto('/?tab=upload');
    await expect(page.getByRole('button', { name: 'Load 30 sample invoices' })).toBeVisible();
    await page.goto('/documents');
    await expect(page.getByRole('button', { name: 'Load 30 sample invoices' })).toBeVisible();
    await page.goto('/?tab=dashboard');
    await page.getByRole('button', { name: 'Load 30 sample invoices' }).click();
    await expect(page.getByText('30 sample invoices are among your documents')).toBeVisible(SAMPLE_SET);
    await expect(page.getByRole('link', { name: /Total Documents/ })).toContainText('30');
    await expect(page.getByRole('link', { name: /^Checks failed/ })).toContainText('1');
    await expect(page.getByRole('region', { name: 'Spend' })).toContainText('EUR');
    await expectNothingSerious(page);
    await page.getByRole('button', { name: 'Remove sample invoices' }).click();
    await expect(page.getByText('No Documents Yet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load 30 sample invoices' })).toBeVisible();
  });

  test('its cards, charts and lists lead to what is behind them', async ({ page }) => {
    await customerWith(page, 'a.pdf', 'b.pdf');
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Total Documents/ })).toContainText('2 this week');
    await expect(page.getByRole('link', { name: /Total Entities/ })).toContainText('unique types');
    await expect(page.getByRole('link', { name: /AI Confidence/ })).toContainText('%');
    await expect(page.getByRole('link', { name: /Data Processed/ })).toContainText('26.85 KB');
    await expect(page.getByText('Top Entity Types')).toBeVisible();
    await expect(page.getByText('Recent Documents')).toBeVisible();
    await expectNothingSerious(page);
    await expect(page.getByRole('region', { name: 'Spend' })).toContainText('9,048.00 GBP');
    await page.getByRole('button', { name: 'Spend by month: Show as table' }).click();
    await expect(page.getByRole('row', { name: 'May 2025 9,048.00' })).toBeVisible();
    await page.getByRole('searchbox', { name: /^Search all documents/ }).fill('nothing');
    await expect(page.getByText('No Documents Found')).toBeVisible();
    await expect(page).toHaveURL('/?q=nothing');
    await page.getByRole('link', { name: /Harbour & Pine Studio Ltd/ }).click();
    await expect(page).toHaveURL(/\/documents\?.*seller=Harbour/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents 2 of 2');
  });

  test('what needs somebody comes first, counted and linked to just these documents', async ({ page }) => {
    const names = Array.from({ length: 8 }, (_, index) => `invoice-${index}.pdf`);
    await customerWith(page, ...names);
    await page.goto('/');
    const overdue = page.getByRole('link', { name: /^Overdue/ });
    await expect(overdue).toContainText('8');
    await expect(overdue, 'amounts still to pay, per currency').toContainText('36,192.00 GBP');
    await expect(page.getByRole('link', { name: /^Due in 14 days/ })).toContainText('0');
    await expect(page.getByRole('link', { name: /^Checks failed/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^To review/ })).toBeVisible();
    await page.getByRole('link', { name: 'All 8 overdue' }).click();
    await expect(page).toHaveURL('/documents?due=overdue&sort=due_date');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents 8 of 8');
    await expect(page.getByRole('button', { name: 'Remove the filter Overdue' })).toBeVisible();
  });

  test('a document that contradicts itself says what is wrong', async ({ page }) => {
    await customerWith(page, 'a.pdf');
    await page.route('**/api/documents/stats', async (route) => {
      const stats = (await (await route.fetch()).json()) as Record<string, unknown>;
      const failed = {
        document_id: 'x',
        filename: 'odd.pdf',
        seller: 'Konik Ltd',
        invoice_number: '7',
        total: '1589.80',
        currency: 'EUR',
        failed_checks: 2,
        check: { id: 'totals.add_up', message: 'The total is 1589.80, but everything else fits 1689.80.', params: {} },
      };
      await route.fulfill({ json: { ...stats, failed_documents_count: 9, failed_documents: [failed] } });
    });
    await page.goto('/');
    const row = page.getByRole('button', { name: /Konik Ltd/ });
    await expect(row).toContainText('The total is 1589.80, but everything else fits 1689.80. And 1 more.');
    await page.getByRole('link', { name: 'All 9 with failed checks' }).click();
    await expect(page).toHaveURL('/documents?checks=failed');
  });

  test('the list shows ten documents and leads to all; a document opens its analysis', async ({ page }) => {
    const { account } = await customerWith(page, ...Array.from({ length: 10 }, (_, index) => `n${index}.pdf`));
    // The trial is for ten documents; the sample is not counted.
    const sample = await page.request.post('/api/documents/sample', {
      headers: { Authorization: `Bearer ${account.token}` },
    });
    expect(sample.ok()).toBe(true);
    await page.goto('/');
    const list = page.getByRole('grid', { name: 'All documents' });
    await expect(list.locator('[data-cell]')).toHaveCount(10);
    await expect(page.getByRole('heading', { name: 'All Documents 11' })).toBeVisible();
    await list.getByRole('link', { name: 'n9.pdf' }).click();
    await expect(page.getByRole('tab', { name: 'Current Document' })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await page.getByRole('link', { name: 'All 11', exact: true }).click();
    await expect(page).toHaveURL('/documents?view=list');
    await expect(page.getByRole('grid', { name: 'Documents' }).locator('[data-cell]')).toHaveCount(11);
  });

  test('a list that cannot be fetched says why', async ({ page }) => {
    await signInAsNewCustomer(page);
    await page.route('**/api/documents?*', (route) => route.fulfill({ status: 403, json: { detail: 'Not allowed.' } }));
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('Not allowed.');
  });
});
