import type { BrowserContext, Page } from '@playwright/test';
import { testMatrix } from '../../tooling/test-matrix.ts';
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
  /** Fault of the calls that look the order up. */
  readonly lookUp?: Fault;
  /** Whether the service honours or ignores idempotency keys in `npm test`. `npm run test:all` runs both. */
  readonly chosen: Idempotency;
}

/**
 * Faults of the call that creates an order. The slow one comes first, so that its late order is counted too. The
 * chosen services let each scenario meet both kinds of service.
 */
const submissions: readonly Submission[] = [
  {
    situation: 'the service creates the order six seconds after the reload',
    scenario: 'reload',
    fault: { kind: 'delay', ms: 6000 },
    chosen: 'ignored',
  },
  {
    situation: 'the connection breaks before the service creates the order',
    scenario: 'two tabs',
    fault: { kind: 'drop-before-commit' },
    chosen: 'honoured',
  },
  {
    situation: 'the connection breaks after the service created the order',
    scenario: 'repeated',
    fault: { kind: 'commit-then-drop' },
    chosen: 'ignored',
  },
  {
    situation: 'the service creates the order but never responds',
    scenario: 'reload',
    fault: { kind: 'commit-then-hang' },
    chosen: 'honoured',
  },
  {
    situation: 'neither the submission nor the first lookups get a response',
    scenario: 'once',
    fault: { kind: 'commit-then-hang' },
    lookUp: { kind: 'drop-before-commit' },
    chosen: 'ignored',
  },
  {
    situation: 'the service creates the order, responds with 500 and delays the lookups',
    scenario: 'two tabs',
    fault: { kind: 'commit-then-500' },
    lookUp: { kind: 'status', status: 503, retry_after: 2 },
    chosen: 'ignored',
  },
  {
    situation: 'the response is truncated',
    scenario: 'once',
    fault: { kind: 'commit-then-truncate' },
    chosen: 'honoured',
  },
  {
    situation: 'the response is not valid JSON',
    scenario: 'repeated',
    fault: { kind: 'malformed-body' },
    chosen: 'honoured',
  },
  {
    situation: 'the service responds with 500',
    scenario: 'once',
    fault: { kind: 'status', status: 500 },
    chosen: 'ignored',
  },
  {
    situation: 'the service asks the client to wait',
    scenario: 'repeated',
    fault: { kind: 'status', status: 503, retry_after: 1 },
    chosen: 'honoured',
  },
];

const falseMessage = 'Could not create that order';

/** Collects the URL of every page that shows the false message, however briefly. */
const watchForFalseMessage = async (context: BrowserContext): Promise<readonly string[]> => {
  const urls: string[] = [];
  await context.exposeBinding('falseMessageSeen', ({ page }) => urls.push(page.url()));
  await context.addInitScript((message) => {
    const { falseMessageSeen } = globalThis as unknown as { readonly falseMessageSeen: () => void };
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(message)) falseMessageSeen();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, falseMessage);
  return urls;
};

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

/** Submits in both tabs at once through a broadcast. Holds the order requests back until both tabs have submitted. */
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

/** Submits the request as the scenario demands. Returns the tabs that submitted it. */
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

// Runs the tests of the two services in parallel, each group in its own worker.
test.describe.configure({ mode: 'parallel' });

for (const idempotency of idempotencies) {
  test.describe(`placement with idempotency keys ${idempotency}`, () => {
    test.describe.configure({ mode: 'default' });
    test.use({ sandboxOptions: { idempotency } });
    const openedOrderIds: string[] = [];

    const planned = submissions.filter(({ chosen }) => testMatrix === 'all' || chosen === idempotency);
    for (const [index, { situation, scenario, fault, lookUp }] of planned.entries()) {
      test(`opens exactly one order when ${situation} (scenario: ${scenario})`, async ({
        page,
        context,
        sandbox,
      }) => {
        const pagesWithFalseMessage = await watchForFalseMessage(context);
        const vendor = vendorAt(page);
        await vendor.signIn();
        await vendor.chooseNearbyAddress();
        // Each test needs another description. Its browser does not know the orders of earlier tests, so it would
        // take a recent order with the same content for its own.
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
        expect(pagesWithFalseMessage).toEqual([]);
      });
    }

    test('has created one order per submission, including late ones', async ({ sandbox }) => {
      expect(new Set(await orderIds(sandbox))).toEqual(new Set(openedOrderIds));
      expect(await orderIds(sandbox)).toHaveLength(openedOrderIds.length);
    });
  });
}
