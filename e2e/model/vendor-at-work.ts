import {
  $canSubmit,
  $draft,
  $quote,
  $suggestions,
  destinationTyped,
  fieldChanged,
  suggestionPicked,
} from '@saddlebag/domain/request';
import { loginSubmitted } from '@saddlebag/domain/session';
import { createMemoryLocks, createSharedStorage } from '@saddlebag/domain/testing';
import type { VirtualClock } from '@saddlebag/domain/testing';
import { $vendors } from '@saddlebag/domain/vendors';
import { demoPassword } from '@saddlebag/sandbox';
import { openPage } from './page.ts';
import type { Browser, Page } from './page.ts';
import type { ServiceInProcess } from './service-in-process.ts';
import type { Manner, Submission } from './submission-plan.ts';

/** What became of one order that a vendor wanted. */
export interface Outcome {
  /** The orders that the service has more than before. */
  readonly made: readonly string[];
  /** Where each tab has ended, null where it has not left the request screen. */
  readonly endedOn: readonly (string | null)[];
  readonly presses: number;
  /** How often 'Could not create that order' was said. */
  readonly couldNots: number;
  /** How often it was said although the order existed, or came into being afterwards by itself. */
  readonly falseAlarms: number;
}

export interface Vendor {
  /** Wants one more order, and sees it through. */
  readonly request: (submission: Submission) => Promise<Outcome>;
}

/** A vendor who has pressed so often without an order gives up; nobody should have to. */
const mostPresses = 6;
/** After this nothing that was ever sent is still at work. */
const aftermathMs = 60_000;
const stepMs = 250;
const longestWaitMs = 30_000;

/** Lets the time go on until something stands on the screen. */
const until = async <T>(clock: VirtualClock, look: () => T | null | undefined): Promise<T> => {
  for (let waited = 0; waited < longestWaitMs; waited += stepMs) {
    const seen = look();
    if (seen != null) return seen;
    await clock.advance(stepMs);
  }
  throw new Error(`What the vendor waits for has not come in ${longestWaitMs} ms.`);
};

/** Every order is for the same customer and has the same content: only the draft tells them apart. */
const fillIn = async (page: Page, clock: VirtualClock): Promise<void> => {
  void page.fire(destinationTyped, 'road');
  const place = await until(clock, () => page.scope.getState($suggestions).places[0]);
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

interface Surroundings {
  readonly clock: VirtualClock;
  readonly service: ServiceInProcess;
  readonly manner: Manner;
  /** By how much the clock of the vendor's device is wrong, milliseconds. */
  readonly clockErrorMs: number;
}

/** A vendor with a browser, signed in, whose manner stays the same. */
export const createVendor = async ({
  clock,
  service,
  manner,
  clockErrorMs,
}: Surroundings): Promise<Vendor> => {
  const shared = createSharedStorage();
  const alarms = { couldNots: 0, falseAlarms: 0 };
  let travelMs = 0;
  let before: ReadonlySet<string> = new Set();
  const made = (): readonly string[] => service.orderIds().filter((id) => !before.has(id));

  const browser: Browser = {
    clock,
    service,
    openStorage: shared.openTab,
    locks: createMemoryLocks(),
    clockErrorMs,
    travelMs: () => travelMs,
  };
  let tabsOpened = 0;
  const openTab = (): Page => {
    tabsOpened += 1;
    return openPage(browser, tabsOpened, {
      couldNotCreate: () => {
        alarms.couldNots += 1;
        if (made().length > 0) alarms.falseAlarms += 1;
      },
    });
  };

  /** Passwords and tokens take real time, in which the clock stands still. */
  const signIn = async ({ scope, fire }: Page): Promise<void> => {
    void fire(loginSubmitted, { email: 'demo@saddlebag.test', password: demoPassword });
    while (scope.getState($vendors).length === 0) await clock.advance(0);
  };

  /** The tab is reloaded: it comes back with the request screen open. */
  const reload = async (page: Page): Promise<Page> => {
    page.close();
    const next = openTab();
    await clock.runUntil(next.openRequest());
    return next;
  };

  let pages = [openTab()];
  for (const page of pages) await signIn(page);
  if (manner === 'two tabs') pages = [...pages, openTab()];

  /** Presses as is the vendor's manner; returns where each tab has ended. */
  const ask = async ({ reloadAfterMs }: Submission): Promise<readonly (string | null)[]> => {
    const pressed = Promise.all(pages.map((page) => page.press(manner === 'double' ? 3 : 1)));
    if (manner !== 'reload') {
      await clock.runUntil(pressed);
      return pages.map((page) => page.endedOn());
    }
    await clock.advance(reloadAfterMs);
    const endedOn = pages.map((page) => page.endedOn());
    pages = await Promise.all(pages.map(reload));
    return pages.map((page, index) => endedOn[index] ?? page.endedOn());
  };

  return {
    request: async (submission) => {
      before = new Set(await service.readOrderIds());
      alarms.couldNots = 0;
      alarms.falseAlarms = 0;
      travelMs = submission.travelMs;
      await clock.runUntil(Promise.all(pages.map((page) => page.openRequest())));
      await fillIn(pages[0] as Page, clock);
      // A tab that has the same draft open fills itself in.
      await until(clock, () => (pages.every(isReady) ? true : null));
      submission.faults.forEach(service.breakCalls);

      let presses = 1;
      let endedOn = await ask(submission);
      while (endedOn.every((orderId) => orderId === null) && presses < mostPresses) {
        await clock.advance(aftermathMs);
        if (alarms.couldNots > 0 && made().length > 0) alarms.falseAlarms += 1;
        presses += 1;
        await clock.runUntil(Promise.all(pages.map((page) => page.press(1))));
        endedOn = pages.map((page) => page.endedOn());
      }

      service.mend();
      await clock.advance(aftermathMs);
      const after = await service.readOrderIds();
      return { made: after.filter((id) => !before.has(id)), endedOn, presses, ...alarms };
    },
  };
};
