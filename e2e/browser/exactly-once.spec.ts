import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Sandbox } from '../fixtures.ts';
import { farhana, vendorAt } from '../vendor.ts';

// The browser itself says of every call that broke.
test.use({ expectedConsole: [/^Failed to load resource/] });

type Manner = 'once' | 'double' | 'two tabs' | 'reload';

interface Fault {
  readonly kind: string;
  readonly ms?: number;
  readonly status?: number;
  readonly retry_after?: number;
}

interface Submission {
  readonly happens: string;
  readonly manner: Manner;
  readonly fault: Fault;
  /** What happens to the calls that look for the order. */
  readonly lookUp?: Fault;
}

/** Every fault that a request for an order can meet; the slow one comes early, so that late orders are counted. */
const submissions: readonly Submission[] = [
  {
    happens: 'the order is made six seconds after the request was cut off',
    manner: 'reload',
    fault: { kind: 'delay', ms: 6000 },
  },
  {
    happens: 'the connection breaks before the order is made',
    manner: 'two tabs',
    fault: { kind: 'drop-before-commit' },
  },
  {
    happens: 'the connection breaks after the order is made',
    manner: 'double',
    fault: { kind: 'commit-then-drop' },
  },
  {
    happens: 'the order is made and no answer comes until the page is gone',
    manner: 'reload',
    fault: { kind: 'commit-then-hang' },
  },
  {
    happens: 'the order is made and no answer ever comes, nor to the first questions about it',
    manner: 'once',
    fault: { kind: 'commit-then-hang' },
    lookUp: { kind: 'drop-before-commit' },
  },
  {
    happens: 'the order is made and a 500 says not, and asks the next to wait',
    manner: 'two tabs',
    fault: { kind: 'commit-then-500' },
    lookUp: { kind: 'status', status: 503, retry_after: 2 },
  },
  { happens: 'the answer is cut short', manner: 'once', fault: { kind: 'commit-then-truncate' } },
  { happens: 'the answer cannot be read', manner: 'double', fault: { kind: 'malformed-body' } },
  { happens: 'the service fails', manner: 'once', fault: { kind: 'status', status: 500 } },
  {
    happens: 'the service asks to wait',
    manner: 'double',
    fault: { kind: 'status', status: 503, retry_after: 1 },
  },
];

const falseWord = 'Could not create that order';

/** Hears whether the false word ever stands on a page of the context, however shortly. */
const listenForFalseWord = async (context: BrowserContext): Promise<readonly string[]> => {
  const heard: string[] = [];
  await context.exposeBinding('falseWordSeen', ({ page }) => heard.push(page.url()));
  await context.addInitScript((word) => {
    const { falseWordSeen } = globalThis as unknown as { readonly falseWordSeen: () => void };
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(word)) falseWordSeen();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, falseWord);
  return heard;
};

const orderIds = async (sandbox: Sandbox): Promise<readonly string[]> => {
  const { result } = (await sandbox.read('orders?vendor_id=k7rm')) as {
    readonly result: readonly { readonly order_id: string }[];
  };
  return result.map(({ order_id: id }) => id);
};

const press = (page: Page): Promise<void> => vendorAt(page).submit.click();

/** Two clicks, and an Enter in a field, before the browser has drawn anything. */
const pressInOneFrame = (page: Page): Promise<void> =>
  vendorAt(page).submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.form?.requestSubmit();
  });

/** One click in each tab at the same moment, by a word that all of them hear; no order leaves before both have been clicked. */
const pressAtOnce = async (pages: readonly [Page, Page]): Promise<void> => {
  const [first] = pages;
  let release = (): void => undefined;
  const bothPressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await first.context().route(/\/order$/, async (route) => {
    if (route.request().method() === 'POST') await bothPressed;
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

/** A second tab of the same browser, in which the same draft stands. */
const openBeside = async (page: Page): Promise<Page> => {
  const other = await page.context().newPage();
  await other.goto('/request-a-rider');
  const vendor = vendorAt(other);
  await expect(vendor.amount).toHaveValue(farhana.amount);
  await expect(vendor.fee).toBeVisible();
  return other;
};

/** Asks for the rider; answers the tabs that have asked. */
const ask: Readonly<Record<Manner, (page: Page) => Promise<readonly Page[]>>> = {
  once: async (page) => {
    await press(page);
    return [page];
  },
  double: async (page) => {
    await pressInOneFrame(page);
    return [page];
  },
  'two tabs': async (page) => {
    const pages = [page, await openBeside(page)] as const;
    await pressAtOnce(pages);
    return pages;
  },
  reload: async (page) => {
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/order'),
    );
    await press(page);
    await sent;
    await page.reload();
    return [page];
  },
};

// The two services side by side, each in a worker of its own.
test.describe.configure({ mode: 'parallel' });

for (const idempotency of ['honoured', 'ignored'] as const) {
  test.describe(`with keys ${idempotency}`, () => {
    test.describe.configure({ mode: 'default' });
    test.use({ sandboxOptions: { idempotency } });
    const known: string[] = [];

    for (const [index, { happens, manner, fault, lookUp }] of submissions.entries()) {
      test(`asked for ${manner}, while ${happens}, it ends on the one order`, async ({
        page,
        context,
        sandbox,
      }) => {
        const falseWords = await listenForFalseWord(context);
        const vendor = vendorAt(page);
        await vendor.signIn();
        await vendor.chooseNearbyAddress();
        // Another bag each time: each test is a browser of its own, and to a browser that does not know the orders of
        // others one with the same content from a moment ago is its own order.
        const description = `${farhana.description}, bag ${index + 1}`;
        await vendor.fill({ ...farhana, description });
        await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(description);
        await sandbox.control('faults', { path: 'createOrder', times: 1, fault });
        if (lookUp) await sandbox.control('faults', { path: 'listOrders', times: 2, fault: lookUp });

        const pages = await ask[manner](page);

        const shown = await Promise.all(pages.map((tab) => vendorAt(tab).orderId()));
        const [orderId = ''] = shown;
        expect(new Set(shown)).toEqual(new Set([orderId]));
        await expect(page).toHaveURL(`/order-tracking/k7rm?order_id=${orderId}`);
        await expect(vendor.detail).toContainText(farhana.name);
        expect((await orderIds(sandbox)).filter((id) => !known.includes(id))).toEqual([orderId]);
        known.push(orderId);
        expect(falseWords).toEqual([]);
      });
    }

    test('there is one order for each, also after all that came late', async ({ sandbox }) => {
      expect(new Set(await orderIds(sandbox))).toEqual(new Set(known));
      expect(await orderIds(sandbox)).toHaveLength(known.length);
    });
  });
}
