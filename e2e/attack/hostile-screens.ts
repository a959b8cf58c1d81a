import { limits } from '@saddlebag/domain/contracts';
import type { Page } from '@playwright/test';
import { fillVisibleFields } from '../hostile-page.ts';
import { restoreService, serveHostileTexts } from '../hostile-service.ts';
import { shorten, shortenToBytes } from '../hostile-texts.ts';
import { continueButton, stepProgress } from '../phone.ts';
import type { Sandbox } from '../sandbox-process.ts';
import { storeSession } from '../session.ts';
import { accounts, password, vendorAt } from '../vendor.ts';

/** The page, sandbox and texts of an attack, with callbacks for its checks and steps. */
export interface AttackContext {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly texts: readonly string[];
  /** Looks for faults while the screen shows the text. */
  readonly check: (screen: string, text: string) => Promise<void>;
  /** Runs the steps for a text. If a step fails, records the failure and reloads the page. */
  readonly attempt: (screen: string, text: string, steps: () => Promise<void>) => Promise<void>;
}
type Attack = (context: AttackContext) => Promise<void>;

/** Number of texts in a batch. The service serves each in its own order and place. */
const batchSize = 25;

const attackSignedOutScreens: Attack = async ({ page, texts, check, attempt }) => {
  const vendor = vendorAt(page);
  let message = '';
  await page.route('**/login', (route) => route.fulfill({ status: 400, json: { message } }));
  await page.goto('/');
  await vendor.logIn.waitFor();
  for (const text of texts) {
    await attempt('login', text, async () => {
      await fillVisibleFields(page, text);
      await check('login', text);
      message = text;
      await vendor.email.fill(accounts.parent);
      await vendor.password.fill(password);
      await Promise.all([page.waitForResponse('**/login'), vendor.password.press('Enter')]);
      await check('login failure', text);
    });
  }
  await page.unrouteAll();
  await page.goto('/register');
  await page.getByRole('radio').first().check();
  for (const text of texts) {
    await fillVisibleFields(page, text);
    await check('registration', text);
  }
  await page.goto('/forgot-password');
  await page.getByRole('textbox').waitFor();
  for (const text of texts) {
    await fillVisibleFields(page, text);
    await check('forgot password', text);
  }
};

/** Returns to the first step of a request. A stored draft opens at a later one. */
const openAddressStep = async (page: Page): Promise<void> => {
  const { address } = vendorAt(page);
  // The step is known as soon as its progress shows.
  await stepProgress(page).waitFor();
  if (!(await address.isVisible())) await page.locator('[data-slot=answer]').first().tap();
  await address.waitFor();
};

/** Fills in a request up to its last step. Returns false if the form refuses one of the texts. */
const reachReview = async (page: Page, text: string): Promise<boolean> => {
  const vendor = vendorAt(page);
  await openAddressStep(page);
  await vendor.unit.fill(shorten(text, 60));
  await vendor.building.fill(shorten(text, 60));
  await vendor.openExtras('notes');
  await vendor.notes.fill(shortenToBytes(text, limits.notesBytes));
  await continueButton(page).tap();
  await vendor.name.waitFor();
  await vendor.name.fill(shorten(text, 100));
  await vendor.phone.fill('01711223304');
  await vendor.amount.fill('640');
  await vendor.openExtras('description', 'pickupCode', 'vatNumber');
  await vendor.description.fill(shorten(text, limits.descriptionCharacters));
  await vendor.pickupCode.fill(shorten(text, limits.pickupCodeCharacters));
  await page.locator('[name=vatNumber]').fill('');
  await continueButton(page).tap();
  const review = page.locator('[data-slot=answer]').nth(1);
  const refusal = page.locator('[data-slot=field-error]').locator('visible=true').first();
  await review.or(refusal).first().waitFor();
  return review.isVisible();
};

const attackRequest: Attack = async ({ page, texts, check, attempt }) => {
  const vendor = vendorAt(page);
  await page.goto('/request-a-rider/y0ud');
  await vendor.requestTitle.waitFor();
  for (const text of texts) {
    await fillVisibleFields(page, text);
    await check('address step', text);
  }
  await openAddressStep(page);
  await vendor.chooseNearbyAddress();
  for (const text of texts) {
    await attempt('request', text, async () => {
      const isReviewed = await reachReview(page, text);
      await check(isReviewed ? 'review step' : 'refused customer step', text);
      if (isReviewed) await page.locator('[data-slot=answer]').nth(1).tap();
      await vendor.name.waitFor();
      await fillVisibleFields(page, text);
      await check('customer step', text);
    });
  }
};

const attackServiceTexts: Attack = async ({ page, sandbox, texts, check, attempt }) => {
  const vendor = vendorAt(page);
  for (let start = 0; start < texts.length; start += batchSize) {
    const batch = texts.slice(start, start + batchSize);
    await restoreService(sandbox);
    const ids = await serveHostileTexts(sandbox, { email: accounts.parent, password }, batch);
    await page.goto('/request-a-rider/y0ud');
    await vendor.requestTitle.waitFor();
    await openAddressStep(page);
    await check('pick-up', batch[0] ?? '');
    // The draft keeps the text of the last batch, so only a different text starts a search.
    await vendor.address.fill(`lane ${start}`);
    await vendor.suggestions.getByRole('option').nth(1).waitFor();
    for (const text of batch) await check('suggestions', text);
    await page.goto('/order-tracking/y0ud');
    const search = page.getByRole('searchbox');
    await search.waitFor();
    for (const [index, text] of batch.entries()) {
      await attempt('order', text, async () => {
        const id = ids[index] ?? '';
        await search.fill(id);
        await vendor.row(id).tap();
        await vendor.detail.waitFor();
        await check('order', text);
        await page.getByRole('button', { name: 'Close the order' }).tap();
        await search.fill(text);
        await check('order search', text);
      });
    }
  }
  await restoreService(sandbox);
};

/** Shows each text on all screens: the signed-out ones, then those of a vendor. */
export const attackScreens: Attack = async (context) => {
  await attackSignedOutScreens(context);
  await storeSession(context.page, accounts.parent, password);
  await attackRequest(context);
  await attackServiceTexts(context);
};
