import type { Locator, Page } from 'playwright';
import { nearbyPlace, suggestionName } from '../../e2e/vendor.ts';
import type { BrowserTraceState } from './browser-trace-state.ts';
import { navigate } from './navigate.ts';

/** Playwright options for actions that the screen may not offer. The trace skips them after this timeout. */
export const shortTimeout = { timeout: 1500 };

export const submitButton = (page: Page): Locator =>
  page.locator('[data-slot=request-footer] button[type=submit]');
const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);
const phoneField = (page: Page): Locator => page.getByRole('textbox', { name: 'Customer’s phone' });

/** Awaits an action that the screen may not offer. Resolves with whether the action succeeded. */
export const attempt = (action: Promise<unknown>): Promise<boolean> =>
  action.then(
    () => true,
    () => false,
  );

/** True if the page shows an enabled request form of the outlet k7rm, and no dialog covers it. */
export const isFormOpen = async (page: Page): Promise<boolean> =>
  new URL(page.url()).pathname === '/request-a-rider/k7rm' &&
  (await submitButton(page).isVisible()) &&
  (await submitButton(page).isEnabled()) &&
  !(await page.getByRole('alertdialog').isVisible()) &&
  (await field(page, 'customerName').isVisible());

/** Opens the form from any screen. */
const openForm = async (state: BrowserTraceState): Promise<void> => {
  if (await isFormOpen(state.page)) return;
  await navigate(state.page, '/request-a-rider/k7rm');
  await attempt(submitButton(state.page).waitFor({ timeout: 5000 }));
};

/** True before the first draft, or if the phone field is empty. A placed order empties the form. */
export const isNewDraft = async ({ page, phone }: BrowserTraceState): Promise<boolean> =>
  phone === null ||
  (await phoneField(page)
    .inputValue()
    .catch(() => '')) === '';

/** Fills in a field and records the value. Does nothing if the screen does not offer the field. */
export const fillField = async (state: BrowserTraceState, name: string, value: string): Promise<void> => {
  if (await attempt(field(state.page, name).fill(value, shortTimeout))) state.typed.set(name, value);
};

/** Opens the form and fills in the required fields. Begins the next draft if the form is empty. */
export const fillForm = async (state: BrowserTraceState): Promise<void> => {
  await openForm(state);
  if (!(await isFormOpen(state.page))) return;
  const { page } = state;
  if (await isNewDraft(state)) {
    state.typed.clear();
    const phone = state.nextPhone();
    if (!(await attempt(phoneField(page).fill(phone, shortTimeout)))) return;
    state.phone = phone;
  }
  await fillField(state, 'customerName', 'Ayesha Rahman');
  await fillField(state, 'amount', '450');
  const address = page.getByRole('combobox', { name: 'Customer’s address' });
  if ((await address.inputValue().catch(() => 'busy')) === '') {
    await attempt(address.fill(nearbyPlace.query, shortTimeout));
    await attempt(
      page
        .getByRole('listbox')
        .getByRole('option', { name: suggestionName(nearbyPlace.address) })
        .click({ timeout: 4000 }),
    );
  }
};
