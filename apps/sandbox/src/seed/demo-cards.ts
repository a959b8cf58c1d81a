import type { StoredCard } from '../store/tables.ts';
import type { DemoAccount } from './demo-accounts.ts';

/**
 * Returns the saved cards of a demo account: one that is approved at once and one with a 3-D Secure
 * challenge.
 */
export const createDemoCards = ({ id }: DemoAccount): readonly StoredCard[] => {
  const card = (conduct: StoredCard['conduct'], digits: string): StoredCard => ({
    id: `card-${id}-${digits}`,
    accountId: id,
    conduct,
    wire: {
      payment_instrument_id: `card-${id}-${digits}`,
      scheme: 'Visa',
      card_last_digits: digits,
      expiry_month: '12',
      expiry_year: '2039',
      holder_name: 'Demo Counter',
    },
  });
  return [card('approved', '1111'), card('challenged', '3220')];
};
