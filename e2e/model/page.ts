import { allSettled, createWatch, scopeBind } from 'effector';
import type { EventCallable, Scope } from 'effector';
import { notify } from '@saddlebag/domain/notifications';
import {
  $question,
  orderPlaced,
  questionAnswered,
  requestClosed,
  requestOpened,
  orderSubmitted,
} from '@saddlebag/domain/request';
import { appStarted } from '@saddlebag/domain/environment';
import type { Build } from '@saddlebag/domain/environment';
import type { Clock, FetchPort, KeyValueStorage, Locks } from '@saddlebag/domain/ports';
import { createSeededRandom, seedScope } from '@saddlebag/domain/testing';
import type { VirtualClock } from '@saddlebag/domain/testing';
import { exampleMarket } from '@saddlebag/domain/contracts';
import { outletId } from './in-process-service.ts';
import type { InProcessService } from './in-process-service.ts';

const build: Build = { environment: 'sandbox', market: exampleMarket, brand: 'mangrove' };

/** The parts of a browser that all its pages share. */
export interface Browser {
  readonly clock: VirtualClock;
  readonly service: InProcessService;
  readonly openStorage: () => KeyValueStorage;
  readonly locks: Locks;
  /** Error of the device clock in milliseconds. */
  readonly clockErrorMs: number;
  /** Returns the current one-way network latency in milliseconds. It applies to the request and to the response. */
  readonly latencyMs: () => number;
}

/** One tab that runs the portal's models, connected as the portal's routes connect them. */
export interface Page {
  readonly scope: Scope;
  /** Returns the order that the tab has opened since it last opened the request screen. */
  readonly openedOrderId: () => string | null;
  /** Fires an event in the tab. Resolves when the scope has settled, which may need the clock to advance. */
  readonly fire: <T>(event: EventCallable<T>, ...params: T extends void ? [] : [T]) => Promise<unknown>;
  /** Opens the request screen. */
  readonly openRequest: () => Promise<unknown>;
  /** Submits the form `times` times in one frame. */
  readonly press: (times: number) => Promise<unknown>;
  /** Closes the tab: stops its code, breaks its connections and releases its locks. */
  readonly close: () => void;
}

interface PageListeners {
  readonly onCreationFailed: () => void;
}

/** Creates the ports of a page. They stop working when `closeSignal` aborts. */
const createPagePorts = (browser: Browser, closeSignal: AbortSignal) => {
  const { clock, service, locks, latencyMs } = browser;
  const whileOpen = <T>(promise: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      promise.then(
        (value) => closeSignal.aborted || resolve(value),
        (error: unknown) => closeSignal.aborted || reject(error),
      );
    });
  const pageClosed = new Promise<never>((_, reject) => {
    closeSignal.addEventListener('abort', () => reject(new Error('The page is closed.')), { once: true });
  });
  pageClosed.catch(() => undefined);

  const deviceClock: Clock = {
    now: () => clock.now() + browser.clockErrorMs,
    sleep: (ms, signal) => whileOpen(clock.sleep(ms, signal)),
  };
  const storage = browser.openStorage();
  const pageStorage: KeyValueStorage = {
    ...storage,
    write: (key, value) => void (closeSignal.aborted || storage.write(key, value)),
    remove: (key) => void (closeSignal.aborted || storage.remove(key)),
    subscribe: (key, changed) => {
      const unsubscribe = storage.subscribe(key, changed);
      closeSignal.addEventListener('abort', unsubscribe);
      return unsubscribe;
    },
  };
  const pageLocks: Locks = {
    run: (name, task) =>
      whileOpen(
        locks.run(name, () => (closeSignal.aborted ? pageClosed : Promise.race([task(), pageClosed]))),
      ),
  };
  const fetchThroughNetwork: FetchPort = async (input, init) => {
    const signal = AbortSignal.any([closeSignal, ...(init?.signal ? [init.signal] : [])]);
    await clock.sleep(latencyMs(), signal);
    const response = await service.respond(String(input), { ...init, signal });
    await clock.sleep(latencyMs(), signal);
    return response;
  };
  return {
    clock: deviceClock,
    storage: pageStorage,
    locks: pageLocks,
    fetch: ((input, init) => whileOpen(fetchThroughNetwork(input, init))) satisfies FetchPort,
  };
};

/** Opens and starts the portal in a new tab, which shares its session with the browser's other tabs. */
export const openPage = (browser: Browser, seed: number, listeners: PageListeners): Page => {
  const closeController = new AbortController();
  const scope = seedScope({
    ...createPagePorts(browser, closeController.signal),
    random: createSeededRandom(seed),
  });
  let orderId: string | null = null;

  // Like the portal's routes, leaves the request screen for the tracking screen of the placed order.
  const leaveRequest = scopeBind(requestClosed, { scope });
  createWatch({
    unit: orderPlaced,
    scope,
    fn: (placed) => {
      orderId = placed.orderId;
      leaveRequest();
    },
  });
  createWatch({
    unit: notify,
    scope,
    fn: ({ message }) => {
      if (typeof message !== 'string' && message.key === 'toast.could-not-create-that-order')
        listeners.onCreationFailed();
    },
  });

  const page: Page = {
    scope,
    openedOrderId: () => orderId,
    fire: (event, ...params) => allSettled(event as EventCallable<unknown>, { scope, params: params[0] }),
    openRequest: () => {
      orderId = null;
      return page.fire(requestOpened, { vendorId: outletId });
    },
    press: (times) => Promise.all(Array.from({ length: times }, () => allSettled(orderSubmitted, { scope }))),
    close: () => closeController.abort(new TypeError('Failed to fetch')),
  };
  // The plan requests many riders for the same customer, so the vendor answers every question with yes.
  createWatch({
    unit: $question,
    scope,
    fn: (question) => question && queueMicrotask(() => void page.fire(questionAnswered, true)),
  });
  void page.fire(appStarted, build);
  return page;
};
