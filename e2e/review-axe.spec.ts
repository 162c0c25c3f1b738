import { expect, type Page } from '@playwright/test';
import { LOOKS } from './every-look.ts';
import { customerWith } from './sample-documents.ts';
import { axeOf, seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';

async function expectNothingSerious(page: Page, state: string): Promise<void> {
  expect(await seriousProblems(axeOf(page)), state).toEqual([]);
}

for (const { colorScheme, width } of LOOKS) {
  test(`axe finds nothing serious in the states of the review, ${colorScheme}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const { ids } = await customerWith(page, 'axe.pdf');
    await page.route('**/api/documents/*/entities', async (route) => {
      const body = (await (await route.fetch()).json()) as { entities: Record<string, { id: string }[]> };
      const check = {
        id: 'total_adds_up',
        status: 'fail',
        message: 'Subtotal and tax do not add up to the total.',
        params: { field: 'total', likely: '4242.42' },
        entity_ids: [body.entities.TOTAL_AMOUNT?.[0]?.id],
      };
      await route.fulfill({ json: { ...body, checks: [check] } });
    });
    await page.goto(`/?document=${ids[0]}&tab=document`);
    await expect(page.getByRole('region', { name: 'Checks' })).toBeVisible();
    await expectNothingSerious(page, 'a failed check');

    await page.getByRole('button', { name: 'Correct Invoice number' }).first().click();
    const form = page.getByRole('form', { name: 'Correct Invoice number' });
    await expect(form).toBeVisible();
    await expectNothingSerious(page, 'correction');
    await form.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText('1 dismissed value').click();
    await expectNothingSerious(page, 'dismissed values');

    await page.getByRole('button', { name: 'Add Invoice number' }).click();
    await page.getByRole('button', { name: 'Pick on the page' }).click();
    await expect(page.getByRole('application')).toBeFocused();
    await expectNothingSerious(page, 'adding a value and picking its place');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, 'scrolls sideways').toBeLessThanOrEqual(0);
  });
}
