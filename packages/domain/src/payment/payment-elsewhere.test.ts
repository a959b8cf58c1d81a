import { describe, expect, it } from 'vitest';
import { $hasUnfinishedPayment, paymentMethodsRequested } from '../request/payment-methods/index.ts';
import { fieldChanged } from '../request/draft/draft.model.ts';
import { orderSubmitted } from '../request/sending/index.ts';
import { createSharedStorage } from '../testing/shared-storage.ts';
import { cardConfirmed } from './index.ts';
import { pay } from './test/at-cards.ts';
import { createPaymentService, paymentDesk } from './test/payment-desk.ts';

describe('a draft that is being paid in another tab', () => {
  it('is not sent a second way: the press leads to its payment, which can be gone on with or given up there', async () => {
    const service = createPaymentService();
    const tabs = createSharedStorage();
    const paying = paymentDesk(service, { storage: tabs.openTab() });
    await paying.fill();
    const beside = paymentDesk(service, { storage: tabs.openTab() });
    await beside.open();
    await beside.fire(paymentMethodsRequested);
    await paying.press();
    await paying.fire(cardConfirmed, pay('challenged'));
    await beside.fire(fieldChanged, { field: 'paymentMethod', value: 'PAID' });

    await beside.fire(orderSubmitted);

    expect(beside.scope.getState($hasUnfinishedPayment)).toBe(true);
    await beside.shown();
    expect(beside.stage()).toBe('challenged');
    expect(service.orders).toEqual([]);
  });
});
