import { describe, expect, it } from 'vitest';
import { sessionEnded } from '../account/session/index.ts';
import { $tabStorage } from '../platform/ports/internal.ts';
import { createMemoryStorage } from '../platform/ports/storage.ts';
import { $keptCard } from '../request/kept-card/index.ts';
import { createSharedStorage } from '../testing/shared-storage.ts';
import { cardConfirmed, newCardSubmitted, paymentRestarted } from './index.ts';
import { createCardChoice, openCardChoice } from './test/open-card-choice.ts';
import { createPaymentScreen, createPaymentService } from './test/payment-screen.ts';

const typedCard = { holder: 'Farhana Islam', expiry: '04/39' };
const newCard = (instrument: string) => ({ ...createCardChoice(instrument), card: {} as never });

/** Opens the payment of a vendor whose tab keeps its storage when `open` is called again, as after a reload. */
const createTab = () => {
  const service = createPaymentService();
  const storage = createSharedStorage().openTab();
  const tabStorage = createMemoryStorage();
  const options = {
    storage,
    values: [[$tabStorage, tabStorage]] as never,
  };
  return {
    service,
    tabStorage,
    open: () => openCardChoice(service, options),
    reload: async () => {
      const screen = createPaymentScreen(service, options);
      await screen.open();
      await screen.showPayment();
      return screen;
    },
  };
};

describe('the kept card', () => {
  it('offers the name and the expiry date for the attempt after a decline on the page of the bank', async () => {
    const tab = createTab();
    const paying = await tab.open();
    await paying.fire(newCardSubmitted, typedCard);
    await paying.fire(cardConfirmed, newCard('challenged'));
    tab.service.decideAtBank('decline');

    const returned = await tab.reload();
    expect(returned.stage()).toBe('failed');
    await returned.fire(paymentRestarted);

    expect(returned.stage()).toBe('choosing');
    expect(returned.scope.getState($keptCard)).toMatchObject(typedCard);
  });

  it('is gone after the order is placed', async () => {
    const tab = createTab();
    const { fire, placed, scope } = await tab.open();
    await fire(newCardSubmitted, typedCard);
    await fire(cardConfirmed, newCard('saved-1'));

    expect(placed).toHaveLength(1);
    expect([tab.tabStorage.keys(), scope.getState($keptCard)]).toEqual([[], null]);
  });

  it('is gone after the session ends', async () => {
    const tab = createTab();
    const { fire, scope } = await tab.open();
    await fire(newCardSubmitted, typedCard);
    expect(tab.tabStorage.keys()).toHaveLength(1);
    await fire(sessionEnded);

    expect([tab.tabStorage.keys(), scope.getState($keptCard)]).toEqual([[], null]);
  });

  it('is gone when the vendor pays with a saved card instead', async () => {
    const tab = createTab();
    const { fire, scope } = await tab.open();
    await fire(newCardSubmitted, typedCard);
    await fire(cardConfirmed, createCardChoice('declined'));

    expect(scope.getState($keptCard)).toBeNull();
  });
});
