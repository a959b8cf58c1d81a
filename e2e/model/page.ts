import { allSettled, createWatch, scopeBind } from 'effector';
import type { EventCallable, Scope } from 'effector';
import { notify } from '@saddlebag/domain/notifications';
import { orderPlaced, requestClosed, requestOpened, submitted } from '@saddlebag/domain/request';
import { appStarted } from '@saddlebag/domain/environment';
import type { Build } from '@saddlebag/domain/environment';
import type { Clock, FetchPort, KeyValueStorage, Locks } from '@saddlebag/domain/ports';
import { createSeededRandom, seedScope } from '@saddlebag/domain/testing';
import type { VirtualClock } from '@saddlebag/domain/testing';
import { outletId } from './service-in-process.ts';
import type { InProcessService } from './service-in-process.ts';

const build: Build = { environment: 'sandbox', country: 'bd', brand: 'mangrove' };

/** What all pages of one browser share. */
export interface Browser {
  readonly clock: VirtualClock;
  readonly service: InProcessService;
  readonly openStorage: () => KeyValueStorage;
  readonly locks: Locks;
  /** By how much the device's clock is wrong, milliseconds. */
  readonly clockErrorMs: number;
  /** How long a request travels, and its answer, milliseconds; may change at any time. */
  readonly latencyMs: () => number;
}

/** One tab with the portal's models in it, wired to each other as its routes do. */
export interface Page {
  readonly scope: Scope;
  /** The order on whose tracking screen the tab has ended, since the request screen was opened last. */
  readonly openedOrderId: () => string | null;
  /** Something happens in the tab; settled when nothing is under way in it any more, if somebody moves the clock. */
  readonly fire: <T>(event: EventCallable<T>, ...params: T extends void ? [] : [T]) => Promise<unknown>;
  /** Opens the request screen. */
  readonly openRequest: () => Promise<unknown>;
  /** Presses the button, or Enter, so many times in one frame. */
  readonly press: (times: number) => Promise<unknown>;
  /** The tab is gone: nothing in it goes on, its connections break, its locks are free. */
  readonly close: () => void;
}

interface PageListeners {
  readonly onCreationFailed: () => void;
}

/** Ports that die with the page. */
const createPagePorts = (browser: Browser, death: AbortSignal) => {
  const { clock, service, locks, latencyMs } = browser;
  const whileOpen = <T>(promise: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      promise.then(
        (value) => death.aborted || resolve(value),
        (error: unknown) => death.aborted || reject(error),
      );
    });
  const pageClosed = new Promise<never>((_, reject) => {
    death.addEventListener('abort', () => reject(new Error('The page is gone.')), { once: true });
  });
  pageClosed.catch(() => undefined);

  const deviceClock: Clock = {
    now: () => clock.now() + browser.clockErrorMs,
    sleep: (ms, signal) => whileOpen(clock.sleep(ms, signal)),
  };
  const storage = browser.openStorage();
  const pageStorage: KeyValueStorage = {
    ...storage,
    write: (key, value) => void (death.aborted || storage.write(key, value)),
    remove: (key) => void (death.aborted || storage.remove(key)),
    subscribe: (key, changed) => {
      const unsubscribe = storage.subscribe(key, changed);
      death.addEventListener('abort', unsubscribe);
      return unsubscribe;
    },
  };
  const pageLocks: Locks = {
    run: (name, task) =>
      whileOpen(locks.run(name, () => (death.aborted ? pageClosed : Promise.race([task(), pageClosed])))),
  };
  const fetchThroughNetwork: FetchPort = async (input, init) => {
    const signal = AbortSignal.any([death, ...(init?.signal ? [init.signal] : [])]);
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

/** Opens the portal in a new tab of the browser and starts it: whoever is signed in there is signed in here. */
export const openPage = (browser: Browser, seed: number, listeners: PageListeners): Page => {
  const death = new AbortController();
  const scope = seedScope({ ...createPagePorts(browser, death.signal), random: createSeededRandom(seed) });
  let orderId: string | null = null;

  // As the portal's routes do: whoever has an order is taken to its tracking screen.
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
    press: (times) => Promise.all(Array.from({ length: times }, () => allSettled(submitted, { scope }))),
    close: () => death.abort(new TypeError('Failed to fetch')),
  };
  void page.fire(appStarted, build);
  return page;
};
