import {
  $canSubmit,
  $draft,
  $quote,
  $suggestions,
  destinationTyped,
  fieldChanged,
  suggestionPicked,
} from '@saddlebag/domain/request';
import { preloadPlacement } from '@saddlebag/domain/placement';
import { loginSubmitted } from '@saddlebag/domain/session';
import { createMemoryLocks, createSharedStorage } from '@saddlebag/domain/testing';
import type { VirtualClock } from '@saddlebag/domain/testing';
import { $vendors } from '@saddlebag/domain/vendors';
import { demoPassword } from '@saddlebag/sandbox';
import { openPage } from './page.ts';
import type { Browser, Page } from './page.ts';
import type { InProcessService } from './in-process-service.ts';
import type { Scenario, Submission } from './submission-plan.ts';

/** The result of one submission. */
export interface Outcome {
  /** Orders that the submission added to the service. */
  readonly createdOrderIds: readonly string[];
  /** The order that each tab has opened, or null for a tab that is still on the request screen. */
  readonly openedOrderIds: readonly (string | null)[];
  readonly presses: number;
  /** Number of 'Could not create that order' messages. */
  readonly failureMessages: number;
  /** Number of failure messages for an order that existed or was created later. */
  readonly falseFailureMessages: number;
}

export interface Vendor {
  /** Fills in and submits one order, pressing again until a tab has opened the order. */
  readonly request: (submission: Submission) => Promise<Outcome>;
}

/** The vendor gives up after this many presses. No test should reach it. */
const maxPresses = 6;
/** Virtual milliseconds after which no request and no retry is still in flight. */
const quietPeriodMs = 60_000;
const pollMs = 250;
const maxWaitMs = 30_000;

/** Advances the clock until `read` returns a value. Throws after `maxWaitMs`. */
const waitFor = async <T>(clock: VirtualClock, read: () => T | null | undefined): Promise<T> => {
  for (let waited = 0; waited < maxWaitMs; waited += pollMs) {
    const value = read();
    if (value != null) return value;
    await clock.advance(pollMs);
  }
  throw new Error(`The portal did not show the expected value within ${maxWaitMs} virtual ms.`);
};

/** Fills in a draft. All drafts have the same customer and content, so their orders look identical. */
const fillDraft = async (page: Page, clock: VirtualClock): Promise<void> => {
  void page.fire(destinationTyped, 'road');
  const place = await waitFor(clock, () => page.scope.getState($suggestions).places[0]);
  void page.fire(suggestionPicked, place);
  void page.fire(fieldChanged, { field: 'customerName', value: 'Ayesha Rahman' });
  void page.fire(fieldChanged, {
    field: 'phone',
    value: { text: '01812-345678', e164: '+8801812345678', possible: true },
  });
  void page.fire(fieldChanged, { field: 'amount', value: '450' });
};

const isReady = ({ scope }: Page): boolean =>
  scope.getState($quote).status === 'ready' &&
  scope.getState($canSubmit) &&
  scope.getState($draft).amount !== '';

interface VendorOptions {
  readonly clock: VirtualClock;
  readonly service: InProcessService;
  readonly scenario: Scenario;
  /** Error of the device clock in milliseconds. */
  readonly clockErrorMs: number;
}

/** Creates a signed-in vendor with a browser. The vendor submits every order in the same scenario. */
export const createVendor = async ({
  clock,
  service,
  scenario,
  clockErrorMs,
}: VendorOptions): Promise<Vendor> => {
  await preloadPlacement();
  const shared = createSharedStorage();
  const messageCounts = { failureMessages: 0, falseFailureMessages: 0 };
  let latencyMs = 0;
  let existingOrderIds: ReadonlySet<string> = new Set();
  const newOrderIds = (): readonly string[] => service.orderIds().filter((id) => !existingOrderIds.has(id));

  const browser: Browser = {
    clock,
    service,
    openStorage: shared.openTab,
    locks: createMemoryLocks(),
    clockErrorMs,
    latencyMs: () => latencyMs,
  };
  let tabsOpened = 0;
  const openTab = (): Page => {
    tabsOpened += 1;
    return openPage(browser, tabsOpened, {
      onCreationFailed: () => {
        messageCounts.failureMessages += 1;
        if (newOrderIds().length > 0) messageCounts.falseFailureMessages += 1;
      },
    });
  };

  /** Signs in. Password hashing and token signing take real time, so the loop yields without moving the clock. */
  const signIn = async ({ scope, fire }: Page): Promise<void> => {
    void fire(loginSubmitted, { email: 'demo@saddlebag.test', password: demoPassword });
    while (scope.getState($vendors).length === 0) await clock.advance(0);
  };

  /** Replaces a tab with a new one that has the request screen open. */
  const reload = async (page: Page): Promise<Page> => {
    page.close();
    const next = openTab();
    await clock.runUntil(next.openRequest());
    return next;
  };

  let pages = [openTab()];
  for (const page of pages) await signIn(page);
  if (scenario === 'two tabs') pages = [...pages, openTab()];

  /** Submits in the way that the scenario names. Returns the order that each tab has opened. */
  const submit = async ({ reloadAfterMs }: Submission): Promise<readonly (string | null)[]> => {
    const submissionsSettled = Promise.all(pages.map((page) => page.press(scenario === 'repeated' ? 3 : 1)));
    if (scenario !== 'reload') {
      await clock.runUntil(submissionsSettled);
      return pages.map((page) => page.openedOrderId());
    }
    await clock.advance(reloadAfterMs);
    const idsBeforeReload = pages.map((page) => page.openedOrderId());
    pages = await Promise.all(pages.map(reload));
    return pages.map((page, index) => idsBeforeReload[index] ?? page.openedOrderId());
  };

  return {
    request: async (submission) => {
      existingOrderIds = new Set(await service.readOrderIds());
      messageCounts.failureMessages = 0;
      messageCounts.falseFailureMessages = 0;
      latencyMs = submission.latencyMs;
      await clock.runUntil(Promise.all(pages.map((page) => page.openRequest())));
      await fillDraft(pages[0] as Page, clock);
      // The other tab receives the same draft through shared storage.
      await waitFor(clock, () => (pages.every(isReady) ? true : null));
      submission.faults.forEach(service.injectFault);

      let presses = 1;
      let openedOrderIds = await submit(submission);
      while (openedOrderIds.every((orderId) => orderId === null) && presses < maxPresses) {
        await clock.advance(quietPeriodMs);
        if (messageCounts.failureMessages > 0 && newOrderIds().length > 0)
          messageCounts.falseFailureMessages += 1;
        presses += 1;
        await clock.runUntil(Promise.all(pages.map((page) => page.press(1))));
        openedOrderIds = pages.map((page) => page.openedOrderId());
      }

      service.clearFaults();
      await clock.advance(quietPeriodMs);
      const orderIds = await service.readOrderIds();
      return {
        createdOrderIds: orderIds.filter((id) => !existingOrderIds.has(id)),
        openedOrderIds,
        presses,
        ...messageCounts,
      };
    },
  };
};
