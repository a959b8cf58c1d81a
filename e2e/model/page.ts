import { allSettled, createWatch, scopeBind } from 'effector';
import type { EventCallable, Scope } from 'effector';
import { notify } from '@saddlebag/domain/notifications';
import { orderPlaced, requestClosed, requestOpened, submitted } from '@saddlebag/domain/request';
import { appStarted } from '@saddlebag/domain/shared';
import type { Build, Clock, FetchPort, KeyValueStorage, Locks } from '@saddlebag/domain/shared';
import { createSeededRandom, seedScope } from '@saddlebag/domain/testing';
import type { VirtualClock } from '@saddlebag/domain/testing';
import { outletId } from './service-in-process.ts';
import type { ServiceInProcess } from './service-in-process.ts';

const build: Build = { environment: 'sandbox', country: 'bd', brand: 'mangrove' };

/** What all pages of one browser share. */
export interface Browser {
  readonly clock: VirtualClock;
  readonly service: ServiceInProcess;
  readonly openStorage: () => KeyValueStorage;
  readonly locks: Locks;
  /** By how much the device's clock is wrong, milliseconds. */
  readonly clockErrorMs: number;
  /** How long a request travels, and its answer, milliseconds; may change at any time. */
  readonly travelMs: () => number;
}

/** One tab with the portal's models in it, wired to each other as its routes do. */
export interface Page {
  readonly scope: Scope;
  /** The order on whose tracking screen the tab has ended, since the request screen was opened last. */
  readonly endedOn: () => string | null;
  /** Something happens in the tab; settled when nothing is under way in it any more, if somebody moves the clock. */
  readonly fire: <T>(event: EventCallable<T>, ...params: T extends void ? [] : [T]) => Promise<unknown>;
  /** Opens the request screen. */
  readonly openRequest: () => Promise<unknown>;
  /** Presses the button, or Enter, so many times in one frame. */
  readonly press: (times: number) => Promise<unknown>;
  /** The tab is gone: nothing in it goes on, its connections break, its locks are free. */
  readonly close: () => void;
}

interface Hearing {
  readonly couldNotCreate: () => void;
}

/** Ports that die with the page. */
const mortalPorts = (browser: Browser, death: AbortSignal) => {
  const { clock, service, locks, travelMs } = browser;
  const whileAlive = <T>(promise: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      promise.then(
        (value) => death.aborted || resolve(value),
        (error: unknown) => death.aborted || reject(error),
      );
    });
  const end = new Promise<never>((_, reject) => {
    death.addEventListener('abort', () => reject(new Error('The page is gone.')), { once: true });
  });
  end.catch(() => undefined);

  const deviceClock: Clock = {
    now: () => clock.now() + browser.clockErrorMs,
    sleep: (ms, signal) => whileAlive(clock.sleep(ms, signal)),
  };
  const storage = browser.openStorage();
  const mortalStorage: KeyValueStorage = {
    ...storage,
    write: (key, value) => void (death.aborted || storage.write(key, value)),
    remove: (key) => void (death.aborted || storage.remove(key)),
    subscribe: (key, changed) => {
      const leave = storage.subscribe(key, changed);
      death.addEventListener('abort', leave);
      return leave;
    },
  };
  const mortalLocks: Locks = {
    run: (name, task) =>
      whileAlive(locks.run(name, () => (death.aborted ? end : Promise.race([task(), end])))),
  };
  const travel: FetchPort = async (input, init) => {
    const signal = AbortSignal.any([death, ...(init?.signal ? [init.signal] : [])]);
    await clock.sleep(travelMs(), signal);
    const response = await service.answer(String(input), { ...init, signal });
    await clock.sleep(travelMs(), signal);
    return response;
  };
  return {
    clock: deviceClock,
    storage: mortalStorage,
    locks: mortalLocks,
    fetch: ((input, init) => whileAlive(travel(input, init))) satisfies FetchPort,
  };
};

/** Opens the portal in a new tab of the browser and starts it: whoever is signed in there is signed in here. */
export const openPage = (browser: Browser, seed: number, hearing: Hearing): Page => {
  const death = new AbortController();
  const scope = seedScope({ ...mortalPorts(browser, death.signal), random: createSeededRandom(seed) });
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
        hearing.couldNotCreate();
    },
  });

  const page: Page = {
    scope,
    endedOn: () => orderId,
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
