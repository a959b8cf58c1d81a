import type { Locator, Page } from 'playwright';
import type { RandomSource } from '@saddlebag/domain/ports';
import { nearbyPlace } from '../../e2e/vendor.ts';
import { go } from './browser-address.ts';
import { faultKinds, faultPaths } from './browser-faults.ts';
import type { BrowserStage } from './browser-stage.ts';

export interface BrowserAct {
  readonly name: string;
  readonly perform: (stage: BrowserStage) => Promise<void>;
}

/** An act that the screen does not offer now is passed over after this time. */
const shortly = { timeout: 1500 };

const submit = (page: Page): Locator => page.locator('[data-slot=request-footer] button[type=submit]');
const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);
const phoneField = (page: Page): Locator => page.getByRole('textbox', { name: 'Customer’s phone' });

/** Does something that the screen may not offer; tells whether it did. */
const tryTo = (act: Promise<unknown>): Promise<boolean> =>
  act.then(
    () => true,
    () => false,
  );

const isFormOpen = async (page: Page): Promise<boolean> =>
  new URL(page.url()).pathname === '/request-a-rider/k7rm' &&
  (await submit(page).isVisible()) &&
  (await submit(page).isEnabled()) &&
  !(await page.getByRole('alertdialog').isVisible()) &&
  (await field(page, 'customerName').isVisible());

/** Back to the form, from wherever the tab is. */
const toForm = async (stage: BrowserStage): Promise<void> => {
  if (await isFormOpen(stage.page)) return;
  await go(stage.page, '/request-a-rider/k7rm');
  await tryTo(submit(stage.page).waitFor({ timeout: 5000 }));
};

/** A draft that has become an order is typed no more: the form is empty, and the next draft begins. */
const isNewDraft = async ({ page, phone }: BrowserStage): Promise<boolean> =>
  phone === null ||
  (await phoneField(page)
    .inputValue()
    .catch(() => '')) === '';

const type = async (stage: BrowserStage, name: string, value: string): Promise<void> => {
  if (await tryTo(field(stage.page, name).fill(value, shortly))) stage.typed.set(name, value);
};

const fill = async (stage: BrowserStage): Promise<void> => {
  await toForm(stage);
  if (!(await isFormOpen(stage.page))) return;
  const { page } = stage;
  if (await isNewDraft(stage)) {
    stage.typed.clear();
    const phone = stage.nextPhone();
    if (!(await tryTo(phoneField(page).fill(phone, shortly)))) return;
    stage.phone = phone;
  }
  await type(stage, 'customerName', 'Ayesha Rahman');
  await type(stage, 'amount', '450');
  const address = page.getByRole('combobox', { name: 'Customer’s address' });
  if ((await address.inputValue().catch(() => 'busy')) === '') {
    await tryTo(address.fill(nearbyPlace.typed, shortly));
    await tryTo(
      page
        .getByRole('listbox')
        .getByRole('option', { name: new RegExp(`^${nearbyPlace.address}`) })
        .click({ timeout: 4000 }),
    );
  }
};

const oneOf = <T>(random: RandomSource, values: readonly T[]): T =>
  values[Math.floor(random.next() * values.length)] as T;

const weighted: readonly (readonly [weight: number, act: BrowserAct])[] = [
  [6, { name: 'fill', perform: fill }],
  [
    8,
    {
      name: 'send',
      perform: async (stage) => {
        await fill(stage);
        await tryTo(stage.page.locator('[data-slot=quote-fee]').waitFor({ timeout: 3000 }));
        await tryTo(submit(stage.page).click(shortly));
      },
    },
  ],
  [3, { name: 'press early', perform: async ({ page }) => void (await tryTo(submit(page).click(shortly))) }],
  [
    3,
    {
      name: 'press thrice',
      perform: async ({ page }) =>
        void (await tryTo(
          submit(page).evaluate(
            (button: HTMLButtonElement) => {
              button.click();
              button.click();
              button.form?.requestSubmit();
            },
            undefined,
            shortly,
          ),
        )),
    },
  ],
  [
    3,
    {
      name: 'edit',
      perform: async (stage) => {
        if (stage.phone === null || !(await isFormOpen(stage.page)) || (await isNewDraft(stage))) return;
        await type(stage, 'description', oneOf(stage.random, ['Two kacchi biryani', 'A cake', 'Soup, hot']));
      },
    },
  ],
  [5, { name: 'reload', perform: async ({ page }) => void (await page.reload()) }],
  [
    3,
    {
      name: 'second tab',
      perform: async (stage) => {
        const former = stage.page;
        if (stage.context.pages().length > 2) {
          stage.page = stage.context.pages().find((page) => page !== former) ?? former;
        } else {
          stage.page = await stage.context.newPage();
          await go(stage.page, '/request-a-rider/k7rm');
        }
        await stage.page.bringToFront();
      },
    },
  ],
  [2, { name: 'tracking', perform: async ({ page }) => go(page, '/order-tracking/k7rm') }],
  [2, { name: 'another outlet', perform: async ({ page }) => go(page, '/request-a-rider/p2wn') }],
  [
    7,
    {
      name: 'fault',
      perform: async ({ sandbox, random }) =>
        void (await sandbox.control('faults', {
          path: oneOf(random, faultPaths),
          times: oneOf(random, [1, 1, 2]),
          fault: oneOf(random, faultKinds),
        })),
    },
  ],
  [3, { name: 'the fee runs out', perform: async ({ sandbox }) => void (await sandbox.advanceMinutes(16)) }],
  [2, { name: 'the session runs out', perform: async ({ sandbox }) => void (await sandbox.advanceMinutes(61)) }],
  [
    3,
    {
      name: 'fees change',
      perform: async ({ sandbox, random }) =>
        void (await sandbox.control('settings', { fee_surcharge: oneOf(random, [0, 5, 12.5]) })),
    },
  ],
  [
    3,
    {
      name: 'answer',
      perform: async ({ page, random }) => {
        const buttons = page.getByRole('alertdialog').getByRole('button');
        await tryTo((random.next() < 0.3 ? buttons.first() : buttons.last()).click(shortly));
      },
    },
  ],
  [
    6,
    {
      name: 'pay',
      perform: async (stage) => {
        await fill(stage);
        const { page, random } = stage;
        if (!(await tryTo(page.getByRole('radio', { name: /^Pay online/ }).check(shortly)))) return;
        await tryTo(page.locator('[data-slot=quote-fee]').waitFor({ timeout: 3000 }));
        await tryTo(submit(page).click(shortly));
        const digits = oneOf(random, ['1111', '3220']);
        const card = page.getByRole('radio', { name: new RegExp(`ending in ${digits}`) }).first();
        if (await tryTo(card.check({ timeout: 4000 })))
          await tryTo(page.getByRole('button', { name: /^Pay / }).click(shortly));
      },
    },
  ],
  [
    4,
    {
      name: 'at the bank',
      perform: async ({ page, random }) => {
        if (!new URL(page.url()).pathname.startsWith('/bank/')) {
          await tryTo(page.getByRole('button', { name: 'Go to your bank' }).click(shortly));
          await tryTo(page.waitForURL(/\/bank\//, shortly));
        }
        const choice = oneOf(random, ['Approve', 'Approve', 'Decline', 'neither']);
        await tryTo(
          (choice === 'neither'
            ? page.getByRole('link', { name: 'Go back without deciding' })
            : page.getByRole('button', { name: choice })
          ).click(shortly),
        );
      },
    },
  ],
  [
    2,
    {
      name: 'leave the payment',
      perform: async ({ page }) =>
        void (await tryTo(
          page
            .getByRole('button', { name: /^(Back to the order|Cancel the payment)$/ })
            .first()
            .click(shortly),
        )),
    },
  ],
  [
    2,
    {
      name: 'back',
      perform: async ({ page }) => {
        await page.goBack().catch(() => null);
        // Before the portal there was an empty tab.
        if (!page.url().startsWith('http')) await go(page, '/request-a-rider/k7rm');
      },
    },
  ],
];

const weights = weighted.reduce((sum, [weight]) => sum + weight, 0);

export const browserActs = {
  /** What is done next; each trace begins with a draft. */
  draw: (index: number, random: RandomSource): BrowserAct => {
    if (index === 0) return { name: 'fill', perform: fill };
    let left = random.next() * weights;
    for (const [weight, act] of weighted) {
      left -= weight;
      if (left < 0) return act;
    }
    return { name: 'fill', perform: fill };
  },
};
