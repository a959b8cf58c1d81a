import { allSettled, combine, createWatch } from 'effector';
import type { EventCallable, Scope } from 'effector';
import {
  $bill,
  $isPaymentOpen,
  $known,
  $pageOrigin,
  $stage,
  leaveForBankFx,
  paymentShown,
} from '@saddlebag/domain/payment';
import { $hasUnfinishedPayment, paymentWatchBegun } from '@saddlebag/domain/payment-methods';
import {
  $discountedFee,
  $draft,
  $duePayment,
  $feeQuestion,
  $quote,
  $requestVendor,
  detailsCompleted,
  draftFlushed,
  orderPlaced,
  requestClosed,
  requestOpened,
  $step,
  submitted,
} from '@saddlebag/domain/request';
import { $isSignedIn, sessionEnded } from '@saddlebag/domain/session';
import { appStarted } from '@saddlebag/domain/environment';
import type { Build } from '@saddlebag/domain/environment';
import type { Clock, FetchPort, KeyValueStorage, Locks } from '@saddlebag/domain/ports';
import { createSeededRandom, seedScope } from '@saddlebag/domain/testing';
import type { Network, Submission } from './network.ts';
import type { Outlet } from './service.ts';

/** What all tabs of one browser share. */
export interface Browser {
  readonly clock: Clock;
  readonly network: Network;
  readonly openStorage: () => KeyValueStorage;
  readonly locks: Locks;
  /** By how much the device's clock is wrong, milliseconds. */
  readonly clockErrorMs: number;
}

/** What is seen on the screen of a tab, or leaves it, while a trace goes on. */
export interface Witness {
  /** A fee stands on the screen, for a way from the vendor to a point. */
  readonly feeShown: (way: string, fee: number) => void;
  /** Somebody is asked whether a changed fee is all right. */
  readonly feeAsked: () => void;
  readonly submissionLeft: (submission: Submission) => void;
  readonly orderShown: (orderId: string, vendorId: string) => void;
  readonly refundShown: (paymentId: string) => void;
  readonly signedOut: () => void;
}

/** One tab with the portal's models in it, wired to each other as its routes do. */
export interface Tab {
  readonly scope: Scope;
  /** Something happens in the tab. */
  readonly fire: <T>(event: EventCallable<T>, ...params: [T] extends [void] ? [] : [T]) => void;
  /** Opens the request screen, as it is opened by its address; the bank's way back names a payment there. */
  readonly openRequest: (vendorId: Outlet, returned?: string) => void;
  readonly press: () => void;
  /** The vendor whose request screen is on display; null on another screen. */
  readonly shownVendor: () => Outlet | null;
  /** The page of the bank that the tab has gone to. */
  readonly bank: () => string | null;
  /** The tab is gone: nothing in it goes on, its connections break, its locks are free. */
  readonly die: () => void;
  /** The tab is left in an orderly manner: it hears of it and stores what is not stored. */
  readonly leave: () => void;
}

export const wayOf = (vendorId: string, { latitude, longitude }: { latitude: number; longitude: number }) =>
  `${vendorId} ${latitude} ${longitude}`;

/** The fee that a form shows, and the way that it is for. */
const $formFee = combine(
  $quote,
  $discountedFee,
  $draft,
  $requestVendor,
  (quote, discounted, draft, vendor) =>
    quote.status === 'ready' && quote.fee !== null && draft.destination && vendor
      ? { way: wayOf(vendor.id, draft.destination.point), fee: discounted ?? quote.fee }
      : null,
);
/** The fee that a question is about. */
const $askedFee = combine($feeQuestion, $draft, $requestVendor, (question, draft, vendor) =>
  question && draft.destination && vendor
    ? { way: wayOf(vendor.id, draft.destination.point), fee: question.amount }
    : null,
);
/** The fee that the step of paying asks for. */
const $billedFee = combine($bill, $duePayment, (bill, due) =>
  bill && due ? { way: wayOf(due.vendorId, due.body.customer.location), fee: bill.amount } : null,
);
/** What brings the step of paying on the screen. */
const $stepCauses = combine([$duePayment, $hasUnfinishedPayment, $isPaymentOpen]);
const $refunded = combine($stage, $known, (stage, known) =>
  stage === 'refunded' && known ? known.intentId : null,
);

/** Ports that die with the tab. */
const mortalPorts = ({ clock, network, openStorage, locks, clockErrorMs }: Browser, gone: AbortSignal) => {
  const whileAlive = <T>(promise: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      promise.then(
        (value) => gone.aborted || resolve(value),
        (error: unknown) => gone.aborted || reject(error as Error),
      );
    });
  const end = new Promise<never>((_, reject) => {
    gone.addEventListener('abort', () => reject(new Error('The tab is gone.')), { once: true });
  });
  end.catch(() => undefined);
  const storage = openStorage();
  return {
    clock: {
      now: () => clock.now() + clockErrorMs,
      sleep: (ms, signal) => whileAlive(clock.sleep(ms, signal)),
    } satisfies Clock,
    storage: {
      ...storage,
      write: (key, value) => void (gone.aborted || storage.write(key, value)),
      remove: (key) => void (gone.aborted || storage.remove(key)),
      subscribe: (key, changed) => storage.subscribe(key, (value) => void (gone.aborted || changed(value))),
    } satisfies KeyValueStorage,
    locks: {
      run: (name, task) =>
        whileAlive(locks.run(name, () => (gone.aborted ? end : Promise.race([task(), end])))),
    } satisfies Locks,
    fetch: ((input, init) => whileAlive(network.request(String(input), init, gone))) satisfies FetchPort,
  };
};

/** The body of an order that leaves with a request, if one does. */
const submissionIn = (path: string, init: RequestInit | undefined): Submission | null => {
  if (init?.method !== 'POST' || typeof init.body !== 'string') return null;
  if (path.endsWith('/order')) return { by: 'order', body: JSON.parse(init.body) as Submission['body'] };
  if (!path.endsWith('/order/payment/intent')) return null;
  return { by: 'intent', body: (JSON.parse(init.body) as { readonly order: Submission['body'] }).order };
};

const build: Build = { environment: 'sandbox', country: 'bd', brand: 'mangrove' };

/** Opens the portal in a tab of the browser: whoever is signed in there is signed in here. */
export const openTab = (browser: Browser, seed: number, witness: Witness): Tab => {
  const death = new AbortController();
  const ports = mortalPorts(browser, death.signal);
  let bank: string | null = null;
  let shown: { readonly vendorId: Outlet; readonly returned: string | null } | null = null;
  let isStepOpen = false;

  const scope = seedScope({
    ...ports,
    random: createSeededRandom(seed),
    fetch: (input, init) => {
      const submission = submissionIn(String(input), init);
      if (submission) witness.submissionLeft(submission);
      return ports.fetch(input, init);
    },
    values: [[$pageOrigin, 'http://localhost:4300']],
    handlers: [[leaveForBankFx, (address: string) => void (bank = address)]],
  });
  const fire: Tab['fire'] = (event, ...params) =>
    void allSettled(event as EventCallable<unknown>, { scope, params: params[0] });

  /** The step of paying comes and goes as its host in the portal has it. */
  const followStep = (): void => {
    const isWanted =
      shown !== null &&
      (scope.getState($duePayment) !== null ||
        scope.getState($hasUnfinishedPayment) ||
        shown.returned !== null);
    if (isWanted && !isStepOpen) {
      isStepOpen = true;
      fire(paymentShown, { returned: shown?.returned ?? null });
    }
    if (!isWanted) isStepOpen = false;
  };
  const leaveRequest = (): void => {
    shown = null;
    isStepOpen = false;
    fire(requestClosed);
  };

  for (const unit of [$formFee, $askedFee, $billedFee])
    createWatch({ unit, scope, fn: (known) => known && witness.feeShown(known.way, known.fee) });
  createWatch({ unit: $askedFee, scope, fn: (asked) => asked && witness.feeAsked() });
  createWatch({ unit: $refunded, scope, fn: (id) => id !== null && witness.refundShown(id) });
  createWatch({
    unit: sessionEnded,
    scope,
    fn: () => {
      witness.signedOut();
      queueMicrotask(leaveRequest);
    },
  });
  // As the portal's routes do: whoever has an order is taken to its tracking screen.
  createWatch({
    unit: orderPlaced,
    scope,
    fn: ({ orderId, vendorId }) => {
      witness.orderShown(orderId, vendorId);
      queueMicrotask(leaveRequest);
    },
  });
  createWatch({ unit: $stepCauses, scope, fn: () => queueMicrotask(followStep) });

  fire(appStarted, build);
  return {
    scope,
    fire,
    openRequest: (vendorId, returned) => {
      // Everybody else is sent to the start.
      if (!scope.getState($isSignedIn)) return;
      if (shown !== null && shown.vendorId !== vendorId) leaveRequest();
      shown = { vendorId, returned: returned ?? null };
      fire(requestOpened, { vendorId });
      fire(paymentWatchBegun);
      followStep();
    },
    press: () => {
      if (scope.getState($step) === 'FillOrderDetails') fire(detailsCompleted);
      fire(submitted);
    },
    shownVendor: () => shown?.vendorId ?? null,
    bank: () => bank,
    die: () => death.abort(new TypeError('Failed to fetch')),
    leave: () => {
      fire(draftFlushed);
      death.abort(new TypeError('Failed to fetch'));
    },
  };
};
