import { allSettled, combine, createWatch } from 'effector';
import type { EventCallable, Scope } from 'effector';
import {
  $paymentSummary,
  $isPaymentOpen,
  $payment,
  $pageOrigin,
  $stage,
  openBankPageFx,
  paymentScreenOpened,
} from '@saddlebag/domain/payment';
import { $hasUnfinishedPayment, paymentMethodsRequested } from '@saddlebag/domain/payment-methods';
import {
  $discountedFee,
  $draft,
  $duePayment,
  $question,
  $quote,
  $requestVendor,
  detailsCompleted,
  draftFlushRequested,
  orderPlaced,
  requestClosed,
  requestOpened,
  $step,
  orderSubmitted,
} from '@saddlebag/domain/request';
import { $isSignedIn, sessionEnded } from '@saddlebag/domain/session';
import { appStarted } from '@saddlebag/domain/environment';
import type { Build } from '@saddlebag/domain/environment';
import type { Clock, FetchPort, KeyValueStorage, Locks } from '@saddlebag/domain/ports';
import { createSeededRandom, seedScope } from '@saddlebag/domain/testing';
import { exampleMarket } from '@saddlebag/domain/contracts';
import type { Network, Submission } from './network.ts';
import type { Outlet } from './traced-service.ts';

/** The parts of a browser that all its tabs share. */
export interface Browser {
  readonly clock: Clock;
  readonly network: Network;
  readonly openStorage: () => KeyValueStorage;
  readonly locks: Locks;
  /** Error of the device clock in milliseconds. */
  readonly clockErrorMs: number;
}

/** Receives the fees, orders and refunds that a tab shows, and the submissions that it sends. */
export interface TabObserver {
  /** The screen shows a fee. `delivery` is the `deliveryKey` that the fee applies to. */
  readonly feeShown: (delivery: string, fee: number) => void;
  /** The screen asks the vendor to confirm a changed fee. */
  readonly feeQuestionShown: () => void;
  readonly submissionSent: (submission: Submission) => void;
  readonly orderShown: (orderId: string, vendorId: string) => void;
  readonly refundShown: (paymentId: string) => void;
  readonly signedOut: () => void;
}

/** One tab that runs the portal's models, connected as the portal's routes connect them. */
export interface Tab {
  readonly scope: Scope;
  /** Fires an event in the tab, without waiting for its effects. */
  readonly fire: <T>(event: EventCallable<T>, ...params: [T] extends [void] ? [] : [T]) => void;
  /** Opens the request screen by URL. The bank's return URL carries a payment id. */
  readonly openRequest: (vendorId: Outlet, paymentId?: string) => void;
  readonly submit: () => void;
  /** Returns the vendor whose request screen is open, or null on any other screen. */
  readonly shownVendor: () => Outlet | null;
  /** Returns the URL of the bank page that the tab has navigated to, or null. */
  readonly bankAddress: () => string | null;
  /** Stops the tab's code, breaks its connections and releases its locks. Unsaved input is lost. */
  readonly crash: () => void;
  /** Saves unsaved input, then closes the tab. */
  readonly close: () => void;
}

/** Identifies a delivery by its vendor and destination, so that fees can be compared per delivery. */
export const deliveryKey = (
  vendorId: string,
  { latitude, longitude }: { latitude: number; longitude: number },
) => `${vendorId} ${latitude} ${longitude}`;

/** The fee that the form shows, with its delivery. */
const $shownQuote = combine(
  $quote,
  $discountedFee,
  $draft,
  $requestVendor,
  (quote, discounted, draft, vendor) =>
    quote.status === 'ready' && quote.fee !== null && draft.destination && vendor
      ? { delivery: deliveryKey(vendor.id, draft.destination.point), fee: discounted ?? quote.fee }
      : null,
);
/** The changed fee that the vendor must confirm, with its delivery. */
const $feeToConfirm = combine($question, $draft, $requestVendor, (question, draft, vendor) =>
  question?.check === 'fee' && draft.destination && vendor
    ? { delivery: deliveryKey(vendor.id, draft.destination.point), fee: question.amount }
    : null,
);
/** The fee that the payment step charges, with its delivery. */
const $billedFee = combine($paymentSummary, $duePayment, (bill, due) =>
  bill && due ? { delivery: deliveryKey(due.vendorId, due.body.customer.location), fee: bill.amount } : null,
);
/** Updates whenever the payment step may need to open or close. */
const $paymentStepConditions = combine([$duePayment, $hasUnfinishedPayment, $isPaymentOpen]);
const $refundedPaymentId = combine($stage, $payment, (stage, payment) =>
  stage === 'refunded' && payment ? payment.intentId : null,
);

/** Creates the ports of a tab. They stop working when `closeSignal` aborts. */
const createTabPorts = (
  { clock, network, openStorage, locks, clockErrorMs }: Browser,
  closeSignal: AbortSignal,
) => {
  const whileOpen = <T>(promise: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      promise.then(
        (value) => closeSignal.aborted || resolve(value),
        (error: unknown) => closeSignal.aborted || reject(error as Error),
      );
    });
  const tabClosed = new Promise<never>((_, reject) => {
    closeSignal.addEventListener('abort', () => reject(new Error('The tab is closed.')), { once: true });
  });
  tabClosed.catch(() => undefined);
  const storage = openStorage();
  return {
    clock: {
      now: () => clock.now() + clockErrorMs,
      sleep: (ms, signal) => whileOpen(clock.sleep(ms, signal)),
    } satisfies Clock,
    storage: {
      ...storage,
      write: (key, value) => void (closeSignal.aborted || storage.write(key, value)),
      remove: (key) => void (closeSignal.aborted || storage.remove(key)),
      subscribe: (key, changed) =>
        storage.subscribe(key, (value) => void (closeSignal.aborted || changed(value))),
    } satisfies KeyValueStorage,
    locks: {
      run: (name, task) =>
        whileOpen(
          locks.run(name, () => (closeSignal.aborted ? tabClosed : Promise.race([task(), tabClosed]))),
        ),
    } satisfies Locks,
    fetch: ((input, init) =>
      whileOpen(network.request(String(input), init, closeSignal))) satisfies FetchPort,
  };
};

/** Returns the order body that a request submits, or null for any other request. */
const parseSubmission = (path: string, init: RequestInit | undefined): Submission | null => {
  if (init?.method !== 'POST' || typeof init.body !== 'string') return null;
  if (path.endsWith('/order')) return { via: 'order', body: JSON.parse(init.body) as Submission['body'] };
  if (!path.endsWith('/order/payment/intent')) return null;
  return { via: 'intent', body: (JSON.parse(init.body) as { readonly order: Submission['body'] }).order };
};

const build: Build = { environment: 'sandbox', market: exampleMarket, brand: 'mangrove' };

/** Opens and starts the portal in a new tab, which shares its session with the browser's other tabs. */
export const openTab = (browser: Browser, seed: number, observer: TabObserver): Tab => {
  const closeController = new AbortController();
  const ports = createTabPorts(browser, closeController.signal);
  let currentBankAddress: string | null = null;
  let openRequestScreen: { readonly vendorId: Outlet; readonly returnedPaymentId: string | null } | null =
    null;
  let isPaymentStepOpen = false;

  const scope = seedScope({
    ...ports,
    random: createSeededRandom(seed),
    fetch: (input, init) => {
      const submission = parseSubmission(String(input), init);
      if (submission) observer.submissionSent(submission);
      return ports.fetch(input, init);
    },
    values: [[$pageOrigin, 'http://localhost:4300']],
    handlers: [[openBankPageFx, (address: string) => void (currentBankAddress = address)]],
  });
  const fire: Tab['fire'] = (event, ...params) =>
    void allSettled(event as EventCallable<unknown>, { scope, params: params[0] });

  /** Opens and closes the payment step under the same conditions as the portal's request page. */
  const syncPaymentStep = (): void => {
    const isPaymentStepNeeded =
      openRequestScreen !== null &&
      (scope.getState($duePayment) !== null ||
        scope.getState($hasUnfinishedPayment) ||
        openRequestScreen.returnedPaymentId !== null);
    if (isPaymentStepNeeded && !isPaymentStepOpen) {
      isPaymentStepOpen = true;
      fire(paymentScreenOpened, { returnedPaymentId: openRequestScreen?.returnedPaymentId ?? null });
    }
    if (!isPaymentStepNeeded) isPaymentStepOpen = false;
  };
  const leaveRequest = (): void => {
    openRequestScreen = null;
    isPaymentStepOpen = false;
    fire(requestClosed);
  };

  for (const unit of [$shownQuote, $feeToConfirm, $billedFee])
    createWatch({ unit, scope, fn: (shown) => shown && observer.feeShown(shown.delivery, shown.fee) });
  createWatch({ unit: $feeToConfirm, scope, fn: (question) => question && observer.feeQuestionShown() });
  createWatch({ unit: $refundedPaymentId, scope, fn: (id) => id !== null && observer.refundShown(id) });
  createWatch({
    unit: sessionEnded,
    scope,
    fn: () => {
      observer.signedOut();
      queueMicrotask(leaveRequest);
    },
  });
  // Like the portal's routes, leaves the request screen for the tracking screen of the placed order.
  createWatch({
    unit: orderPlaced,
    scope,
    fn: ({ orderId, vendorId }) => {
      observer.orderShown(orderId, vendorId);
      queueMicrotask(leaveRequest);
    },
  });
  createWatch({ unit: $paymentStepConditions, scope, fn: () => queueMicrotask(syncPaymentStep) });

  fire(appStarted, build);
  return {
    scope,
    fire,
    openRequest: (vendorId, returnedPaymentId) => {
      // Without a session, the portal redirects to the login.
      if (!scope.getState($isSignedIn)) return;
      if (openRequestScreen !== null && openRequestScreen.vendorId !== vendorId) leaveRequest();
      openRequestScreen = { vendorId, returnedPaymentId: returnedPaymentId ?? null };
      fire(requestOpened, { vendorId });
      fire(paymentMethodsRequested);
      syncPaymentStep();
    },
    submit: () => {
      if (scope.getState($step) === 'FillOrderDetails') fire(detailsCompleted);
      fire(orderSubmitted);
    },
    shownVendor: () => openRequestScreen?.vendorId ?? null,
    bankAddress: () => currentBankAddress,
    crash: () => closeController.abort(new TypeError('Failed to fetch')),
    close: () => {
      fire(draftFlushRequested);
      closeController.abort(new TypeError('Failed to fetch'));
    },
  };
};
