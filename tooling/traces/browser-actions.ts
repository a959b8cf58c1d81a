import type { RandomSource } from '@saddlebag/domain/ports';
import { faultKinds, faultPaths } from './browser-faults.ts';
import {
  attempt,
  shortTimeout,
  fillField,
  fillForm,
  isFormOpen,
  isNewDraft,
  submitButton,
} from './browser-form.ts';
import type { BrowserTraceState } from './browser-trace-state.ts';
import { navigate } from './navigate.ts';

/** A step of a trace in the browser. */
export interface BrowserAction {
  readonly name: string;
  readonly perform: (state: BrowserTraceState) => Promise<void>;
}

const pickOne = <T>(random: RandomSource, values: readonly T[]): T =>
  values[Math.floor(random.next() * values.length)] as T;

const weightedActions: readonly (readonly [weight: number, action: BrowserAction])[] = [
  [6, { name: 'fill', perform: fillForm }],
  [
    8,
    {
      name: 'send',
      perform: async (state) => {
        await fillForm(state);
        await attempt(state.page.locator('[data-slot=quote-fee]').waitFor({ timeout: 3000 }));
        await attempt(submitButton(state.page).click(shortTimeout));
      },
    },
  ],
  [
    3,
    {
      name: 'press early',
      perform: async ({ page }) => void (await attempt(submitButton(page).click(shortTimeout))),
    },
  ],
  [
    3,
    {
      name: 'press three times',
      perform: async ({ page }) =>
        void (await attempt(
          submitButton(page).evaluate(
            (button: HTMLButtonElement) => {
              button.click();
              button.click();
              button.form?.requestSubmit();
            },
            undefined,
            shortTimeout,
          ),
        )),
    },
  ],
  [
    3,
    {
      name: 'edit',
      perform: async (state) => {
        if (state.phone === null || !(await isFormOpen(state.page)) || (await isNewDraft(state))) return;
        const chip = state.page.locator('button[data-field=description]');
        if (await chip.isVisible()) await attempt(chip.click(shortTimeout));
        await fillField(
          state,
          'description',
          pickOne(state.random, ['Two kacchi biryani', 'A cake', 'Soup, hot']),
        );
      },
    },
  ],
  [5, { name: 'reload', perform: async ({ page }) => void (await page.reload()) }],
  [
    3,
    {
      name: 'switch tabs',
      perform: async (state) => {
        const previousPage = state.page;
        if (state.context.pages().length > 2) {
          state.page = state.context.pages().find((page) => page !== previousPage) ?? previousPage;
        } else {
          state.page = await state.context.newPage();
          await navigate(state.page, '/request-a-rider/k7rm');
        }
        await state.page.bringToFront();
      },
    },
  ],
  [2, { name: 'open tracking', perform: async ({ page }) => navigate(page, '/order-tracking/k7rm') }],
  [2, { name: 'open another outlet', perform: async ({ page }) => navigate(page, '/request-a-rider/p2wn') }],
  [
    7,
    {
      name: 'inject a fault',
      perform: async ({ sandbox, random }) =>
        void (await sandbox.control('faults', {
          path: pickOne(random, faultPaths),
          times: pickOne(random, [1, 1, 2]),
          fault: pickOne(random, faultKinds),
        })),
    },
  ],
  [
    3,
    { name: 'let the fee expire', perform: async ({ sandbox }) => void (await sandbox.advanceMinutes(16)) },
  ],
  [
    2,
    {
      name: 'let the session expire',
      perform: async ({ sandbox }) => void (await sandbox.advanceMinutes(61)),
    },
  ],
  [
    3,
    {
      name: 'change the fees',
      perform: async ({ sandbox, random }) =>
        void (await sandbox.control('settings', { fee_surcharge: pickOne(random, [0, 5, 12.5]) })),
    },
  ],
  [
    3,
    {
      name: 'answer a question',
      perform: async ({ page, random }) => {
        const buttons = page.getByRole('alertdialog').getByRole('button');
        await attempt((random.next() < 0.3 ? buttons.first() : buttons.last()).click(shortTimeout));
      },
    },
  ],
  [
    6,
    {
      name: 'pay',
      perform: async (state) => {
        await fillForm(state);
        const { page, random } = state;
        if (!(await attempt(page.getByRole('radio', { name: /^Pay online/ }).check(shortTimeout)))) return;
        await attempt(page.locator('[data-slot=quote-fee]').waitFor({ timeout: 3000 }));
        await attempt(submitButton(page).click(shortTimeout));
        const digits = pickOne(random, ['1111', '3220']);
        const card = page.getByRole('radio', { name: new RegExp(`ending in ${digits}`) }).first();
        if (await attempt(card.check({ timeout: 4000 })))
          await attempt(page.getByRole('button', { name: /^Pay / }).click(shortTimeout));
      },
    },
  ],
  [
    4,
    {
      name: 'decide at the bank',
      perform: async ({ page, random }) => {
        if (!new URL(page.url()).pathname.startsWith('/bank/')) {
          await attempt(page.getByRole('button', { name: 'Go to your bank' }).click(shortTimeout));
          await attempt(page.waitForURL(/\/bank\//, shortTimeout));
        }
        const choice = pickOne(random, ['Approve', 'Approve', 'Decline', 'neither']);
        await attempt(
          (choice === 'neither'
            ? page.getByRole('link', { name: 'Go back without deciding' })
            : page.getByRole('button', { name: choice })
          ).click(shortTimeout),
        );
      },
    },
  ],
  [
    2,
    {
      name: 'leave the payment',
      perform: async ({ page }) =>
        void (await attempt(
          page
            .getByRole('button', { name: /^(Back to the order|Cancel the payment)$/ })
            .first()
            .click(shortTimeout),
        )),
    },
  ],
  [
    2,
    {
      name: 'go back',
      perform: async ({ page }) => {
        await page.goBack().catch(() => null);
        // The history of the tab starts with an empty page.
        if (!page.url().startsWith('http')) await navigate(page, '/request-a-rider/k7rm');
      },
    },
  ],
];

const totalWeight = weightedActions.reduce((sum, [weight]) => sum + weight, 0);

export const browserActions = {
  /** Draws the next action. Each trace begins by filling in the form. */
  draw: (index: number, random: RandomSource): BrowserAction => {
    if (index === 0) return { name: 'fill', perform: fillForm };
    let remaining = random.next() * totalWeight;
    for (const [weight, action] of weightedActions) {
      remaining -= weight;
      if (remaining < 0) return action;
    }
    return { name: 'fill', perform: fillForm };
  },
};
