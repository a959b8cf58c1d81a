import type { Page } from '@playwright/test';
import { testMatrix } from '../../tooling/test-matrix.ts';
import { watchForFailureMessage } from '../failure-message.ts';
import { expect, test } from '../fixtures.ts';
import type { Sandbox } from '../fixtures.ts';
import { farhana, vendorAt } from '../vendor.ts';

// The browser logs an error for every broken call.
test.use({ expectedConsole: [/^Failed to load resource/] });

const idempotencies = ['honoured', 'ignored'] as const;
type Idempotency = (typeof idempotencies)[number];
type Scenario = 'once' | 'repeated' | 'two tabs' | 'reload';

interface Fault {
  readonly kind: string;
  readonly ms?: number;
  readonly status?: number;
  readonly retry_after?: number;
}

interface Submission {
  readonly situation: string;
  readonly scenario: Scenario;
  readonly fault: Fault;
  /** Fault of the calls that the portal sends to find the order after a failed submission. */
  readonly lookUp?: Fault;
  /**
   * Whether the service honours idempotency keys when `npm test` runs this submission. `npm run test:all`
   * runs both cases.
   */
  readonly defaultIdempotency: Idempotency;
}

/**
 * Submissions with a fault in the call that creates the order. The delayed call comes first, so that the last
 * test also counts an order that it creates late. The `defaultIdempotency` values test each scenario with
 * both kinds of service.
 */
const submissions: readonly Submission[] = [
  {
    situation: 'the service creates the order six seconds after the reload',
    scenario: 'reload',
    fault: { kind: 'delay', ms: 6000 },
    defaultIdempotency: 'ignored',
  },
  {
    situation: 'the connection breaks before the service creates the order',
    scenario: 'two tabs',
    fault: { kind: 'drop-before-commit' },
    defaultIdempotency: 'honoured',
  },
  {
    situation: 'the connection breaks after the service created the order',
    scenario: 'repeated',
    fault: { kind: 'commit-then-drop' },
    defaultIdempotency: 'ignored',
  },
  {
    situation: 'the service creates the order but never responds',
    scenario: 'reload',
    fault: { kind: 'commit-then-hang' },
    defaultIdempotency: 'honoured',
  },
  {
    situation: 'neither the submission nor the first lookups get a response',
    scenario: 'once',
    fault: { kind: 'commit-then-hang' },
    lookUp: { kind: 'drop-before-commit' },
    defaultIdempotency: 'ignored',
  },
  {
    situation: 'the service creates the order, responds with 500 and delays the lookups',
    scenario: 'two tabs',
    fault: { kind: 'commit-then-500' },
    lookUp: { kind: 'status', status: 503, retry_after: 2 },
    defaultIdempotency: 'ignored',
  },
  {
    situation: 'the response is truncated',
    scenario: 'once',
    fault: { kind: 'commit-then-truncate' },
    defaultIdempotency: 'honoured',
  },
  {
    situation: 'the response is not valid JSON',
    scenario: 'repeated',
    fault: { kind: 'malformed-body' },
    defaultIdempotency: 'honoured',
  },
  {
    situation: 'the service responds with 500',
    scenario: 'once',
    fault: { kind: 'status', status: 500 },
    defaultIdempotency: 'ignored',
  },
  {
    situation: 'the service asks the client to wait',
    scenario: 'repeated',
    fault: { kind: 'status', status: 503, retry_after: 1 },
    defaultIdempotency: 'honoured',
  },
];

const orderIds = async (sandbox: Sandbox): Promise<readonly string[]> => {
  const { result } = (await sandbox.read('orders?vendor_id=k7rm')) as {
    readonly result: readonly { readonly order_id: string }[];
  };
  return result.map(({ order_id: id }) => id);
};

const submit = (page: Page): Promise<void> => vendorAt(page).submit.click();

/** Submits with two clicks and one form submission within a single frame. */
const submitInOneFrame = (page: Page): Promise<void> =>
  vendorAt(page).submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.form?.requestSubmit();
  });

/**
 * Submits in both tabs at once: a broadcast message clicks the button of each. Holds the order requests back
 * until both tabs have submitted.
 */
const submitInBothTabs = async (pages: readonly [Page, Page]): Promise<void> => {
  const [first] = pages;
  let release = (): void => undefined;
  const bothSubmitted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await first.context().route(/\/order$/, async (route) => {
    if (route.request().method() === 'POST') await bothSubmitted;
    await route.continue();
  });
  for (const page of pages) {
    await vendorAt(page).submit.evaluate((button: HTMLButtonElement) => {
      new BroadcastChannel('press').addEventListener('message', () => button.click());
    });
  }
  await first.evaluate(() => new BroadcastChannel('press').postMessage('now'));
  for (const page of pages) await expect(vendorAt(page).submit).toHaveAttribute('data-loading', '');
  release();
};

/** Opens a second tab of the same browser and waits until it shows the same draft. */
const openSecondTab = async (page: Page): Promise<Page> => {
  const other = await page.context().newPage();
  await other.goto('/request-a-rider');
  const vendor = vendorAt(other);
  await expect(vendor.amount).toHaveValue(farhana.amount);
  await expect(vendor.fee).toBeVisible();
  return other;
};

/** Submits the request in the way that the scenario names. Returns the tabs that submitted it. */
const submitByScenario: Readonly<Record<Scenario, (page: Page) => Promise<readonly Page[]>>> = {
  once: async (page) => {
    await submit(page);
    return [page];
  },
  repeated: async (page) => {
    await submitInOneFrame(page);
    return [page];
  },
  'two tabs': async (page) => {
    const pages = [page, await openSecondTab(page)] as const;
    await submitInBothTabs(pages);
    return pages;
  },
  reload: async (page) => {
    const orderRequested = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/order'),
    );
    await submit(page);
    await orderRequested;
    await page.reload();
    return [page];
  },
};

// Runs the two groups in parallel, each in its own worker: one with idempotency keys honoured, one with them
// ignored. The tests of a group run in order.
test.describe.configure({ mode: 'parallel' });

for (const idempotency of idempotencies) {
  test.describe(`placement with idempotency keys ${idempotency}`, () => {
    test.describe.configure({ mode: 'default' });
    test.use({ sandboxOptions: { idempotency } });
    const openedOrderIds: string[] = [];

    const planned = submissions.filter(
      ({ defaultIdempotency }) => testMatrix === 'all' || defaultIdempotency === idempotency,
    );
    for (const [index, { situation, scenario, fault, lookUp }] of planned.entries()) {
      test(`opens exactly one order when ${situation} (scenario: ${scenario})`, async ({
        page,
        context,
        sandbox,
      }) => {
        const urlsWithFailureMessage = await watchForFailureMessage(context);
        const vendor = vendorAt(page);
        await vendor.signIn();
        await vendor.chooseNearbyAddress();
        // Each test uses a different description. Otherwise the portal could mistake an order of an earlier
        // test for the one it has just submitted.
        const description = `${farhana.description}, bag ${index + 1}`;
        await vendor.fill({ ...farhana, description });
        await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(description);
        await sandbox.control('faults', { path: 'createOrder', times: 1, fault });
        if (lookUp) await sandbox.control('faults', { path: 'listOrders', times: 2, fault: lookUp });

        const pages = await submitByScenario[scenario](page);

        const shownOrderIds = await Promise.all(pages.map((tab) => vendorAt(tab).orderId()));
        const [orderId = ''] = shownOrderIds;
        expect(new Set(shownOrderIds)).toEqual(new Set([orderId]));
        await expect(page).toHaveURL(`/order-tracking/k7rm?order_id=${orderId}`);
        await expect(vendor.detail).toContainText(farhana.name);
        expect((await orderIds(sandbox)).filter((id) => !openedOrderIds.includes(id))).toEqual([orderId]);
        openedOrderIds.push(orderId);
        expect(urlsWithFailureMessage).toEqual([]);
      });
    }

    test('creates exactly one order per submission, even when a delayed call finishes late', async ({
      sandbox,
    }) => {
      expect(new Set(await orderIds(sandbox))).toEqual(new Set(openedOrderIds));
      expect(await orderIds(sandbox)).toHaveLength(openedOrderIds.length);
    });
  });
}
