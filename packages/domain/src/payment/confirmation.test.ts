import { createWatch } from 'effector';
import { describe, expect, it } from 'vitest';
import { confirmPaymentFx, openWalletFx } from '../api/payments.ts';
import type { ApiFailure } from '../api/failures.ts';
import { draftDiscarded } from '../request/draft/draft.model.ts';
import { $duePayment } from '../request/sending/index.ts';
import { failureError } from '../request/testing/request-screen.ts';
import { createMemoryStorage } from '../platform/ports/storage.ts';
import { $paymentSummary, $stage, cardConfirmed, encryptionFailed } from './index.ts';
import { readPaymentRecord, writePaymentRecord } from './payment-record.ts';
import { createCardChoice, openCardChoice } from './test/open-card-choice.ts';
import { createPaymentScreen, createPaymentService, rejection } from './test/payment-screen.ts';

/** Opens a card choice whose wallets have numbered tokens. `failure` makes reopening the wallet fail. */
const openWithNumberedWallets = async (failure: ApiFailure | null = null) => {
  const service = createPaymentService();
  const tokens: string[] = [];
  let walletCount = 0;
  const screen = await openCardChoice(service, {
    handlers: [
      [
        openWalletFx,
        () => {
          walletCount += 1;
          if (walletCount > 1 && failure !== null) throw failureError(failure);
          return { id: 'wallet', token: `token-${walletCount}`, seconds: 600 };
        },
      ],
      [
        confirmPaymentFx,
        (params: Parameters<typeof service.confirm>[0]) => {
          tokens.push(params.confirmation.token);
          return service.confirm(params);
        },
      ],
    ],
  });
  return { ...screen, tokens };
};

describe('the confirmation of a card', () => {
  it.each([
    ['token-1', 569_999],
    ['token-2', 570_000],
  ])('contains "%s" when the wallet has been open for %i ms', async (token, age) => {
    const { clock, fire, tokens, placed } = await openWithNumberedWallets();
    await clock.advance(age);

    await fire(cardConfirmed, createCardChoice('saved-1'));

    expect(tokens).toEqual([token]);
    expect(placed).toHaveLength(1);
  });

  it('charges nothing when an expired wallet cannot be reopened', async () => {
    const { clock, fire, tokens, stage, error } = await openWithNumberedWallets(rejection(500, 'internal'));
    await clock.advance(570_000);

    await fire(cardConfirmed, createCardChoice('saved-1'));

    expect(tokens).toEqual([]);
    expect([stage(), error()]).toEqual(['failed', 'payment.error.failed']);
  });

  it('is sent once when the vendor presses the button twice', async () => {
    const { clock, fireWithoutWaiting, service, placed } = await openCardChoice();
    fireWithoutWaiting(cardConfirmed, createCardChoice('saved-1'));
    fireWithoutWaiting(cardConfirmed, createCardChoice('saved-1'));
    await clock.advance(0);

    expect(service.keys).toHaveLength(1);
    expect(placed).toHaveLength(1);
  });

  it('shows no error when the session has ended', async () => {
    const failure: ApiFailure = { kind: 'unauthorized', status: 401, message: '', translationKey: null };
    const { fire, stage, error } = await openCardChoice(createPaymentService(), {
      handlers: [[confirmPaymentFx, () => Promise.reject(failureError(failure))]],
    });

    await fire(cardConfirmed, createCardChoice('saved-1'));

    expect([stage(), error()]).toEqual(['idle', null]);
  });

  it('shows an error when the browser cannot encrypt the card', async () => {
    const { fire, stage, error } = await openCardChoice();

    await fire(encryptionFailed);

    expect([stage(), error()]).toEqual(['choosing', 'payment.error.encryption']);
  });
});

describe('an order that waits for its payment', () => {
  it('is forgotten when its draft is discarded', async () => {
    const { fire, scope } = await openCardChoice();
    expect(scope.getState($duePayment)).not.toBeNull();
    await fire(draftDiscarded);
    expect(scope.getState($duePayment)).toBeNull();
  });
});

describe('a payment that another browser started and never confirmed', () => {
  it('is not resumed from its URL', async () => {
    const service = createPaymentService();
    await openCardChoice(service);
    const otherBrowser = createPaymentScreen(service);
    await otherBrowser.open();
    await otherBrowser.showPayment('0');

    expect([otherBrowser.stage(), otherBrowser.scope.getState($paymentSummary)]).toEqual(['idle', null]);
  });
});

describe('the summary of a payment', () => {
  it('shows the fee and the address of the order to pay', async () => {
    const { scope } = await openCardChoice();

    expect(scope.getState($paymentSummary)).toEqual({ amount: 60, address: '7 Kamal Avenue, Banani' });
  });

  it('shows the amount alone when another browser started the payment', async () => {
    const service = createPaymentService();
    const { fire, scope: payingScope } = await openCardChoice(service);
    await fire(cardConfirmed, createCardChoice('challenged'));
    const otherBrowser = createPaymentScreen(service);
    await otherBrowser.open();
    await otherBrowser.showPayment('0');

    expect(payingScope.getState($duePayment)).not.toBe(null);
    expect(otherBrowser.scope.getState($paymentSummary)).toEqual({ amount: 60, address: null });
  });
});

describe('a payment screen without an order', () => {
  it('stays in its stage when the URL contains no payment', async () => {
    const { open, showPayment, scope } = createPaymentScreen();
    const stages: string[] = [];
    createWatch({ unit: $stage.updates, scope, fn: (stage) => stages.push(stage) });
    await open();
    await showPayment();

    expect(stages).toEqual([]);
  });
});

describe('the record of a payment', () => {
  const record = { draftId: 'draft-1', vendorId: 'k4ch', intentId: 'intent-1' };

  it.each(['sending', 'unknown'] as const)('is returned with the state "%s"', (state) => {
    const storage = createMemoryStorage();
    writePaymentRecord(storage, { ...record, state });

    expect(readPaymentRecord(storage, 'draft-1')).toEqual({ ...record, state });
  });
});
