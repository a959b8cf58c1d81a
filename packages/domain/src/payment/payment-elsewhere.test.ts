import { describe, expect, it } from 'vitest';
import { $hasUnfinishedPayment, paymentMethodsRequested } from '../request/payment-methods/index.ts';
import { fieldChanged } from '../request/draft/draft.model.ts';
import { orderSubmitted } from '../request/sending/index.ts';
import { createSharedStorage } from '../testing/shared-storage.ts';
import { cardConfirmed } from './index.ts';
import { createCardChoice } from './test/open-card-choice.ts';
import { createPaymentService, createPaymentScreen } from './test/payment-screen.ts';

describe('a draft that is being paid in another tab', () => {
  it('opens the payment of the other tab instead of placing a second order', async () => {
    const service = createPaymentService();
    const tabs = createSharedStorage();
    const payingTab = createPaymentScreen(service, { storage: tabs.openTab() });
    await payingTab.fill();
    const otherTab = createPaymentScreen(service, { storage: tabs.openTab() });
    await otherTab.open();
    await otherTab.fire(paymentMethodsRequested);
    await payingTab.submit();
    await payingTab.fire(cardConfirmed, createCardChoice('challenged'));
    await otherTab.fire(fieldChanged, { field: 'paymentMethod', value: 'PAID' });

    await otherTab.fire(orderSubmitted);

    expect(otherTab.scope.getState($hasUnfinishedPayment)).toBe(true);
    await otherTab.showPayment();
    expect(otherTab.stage()).toBe('challenged');
    expect(service.orders).toEqual([]);
  });
});
