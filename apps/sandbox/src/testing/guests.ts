import { sandboxCards, type CreateOrderBody, type PaymentMethod } from '@saddlebag/domain/contracts';
import { at, clientWithToken, ordersApi, type Harness, type TestClient } from './harness.ts';
import { encryptWithKey } from './payments.ts';

export interface Guest {
  readonly token: string;
  /** Unix seconds. */
  readonly expires: number;
  readonly client: TestClient;
}

export const signInAsGuest = async (harness: Harness): Promise<Guest> => {
  const { body } = await harness.visitor.post(`${ordersApi}/login/guest`, { country_code: 'bd' });
  const token = at(body, 'result', 'token') as string;
  return { token, expires: at(body, 'result', 'expires') as number, client: clientWithToken(harness, token) };
};

/** Builds a guest's valid order that is picked up at the centre of the city. */
export const guestOrder = async (
  harness: Harness,
  { client, token }: Guest,
  payment_method: PaymentMethod = 'CASH_ON_DELIVERY',
): Promise<CreateOrderBody> => {
  const vendor = await harness.vendorOfToken(token);
  const body = await harness.orderBody(client, vendor.id);
  const sender = {
    location: { ...vendor.point, address: 'Stall 4, Mela Ground', notes: '' },
    name: 'Mela Sweets',
    email: '',
    phone_number: '+8801712004420',
  };
  return { ...body, vendor_id: 'vendorID', order: { ...body.order, payment_method }, sender };
};

const payment = `${ordersApi}/order/payment`;

/** Opens a wallet and creates a payment intent for a guest's order. */
export const createGuestIntent = async ({ client }: Guest, order: CreateOrderBody) => {
  const wallet = await client.post(`${payment}/auth/vendorID`, {});
  const bearer_token = at(wallet.body, 'result', 'access_token');
  const intent = await client.post(`${payment}/intent`, {
    wallet_id: at(wallet.body, 'result', 'wallet_id'),
    bearer_token,
    vendor_id: 'vendorID',
    order,
  });
  return { wallet, intent, bearer_token };
};

/** Pays for a guest's order with a new card. Returns the reply to the confirmation. */
export const payAsGuest = async (guest: Guest, order: CreateOrderBody) => {
  const { intent, bearer_token } = await createGuestIntent(guest, order);
  const offer = at(intent.body, 'result', 'payment_methods', 0);
  const number = sandboxCards.approved;
  const card = { number, expiry_month: '04', expiry_year: '2039', security_code: '123' };
  return guest.client.post(`${payment}/intent/confirm`, {
    order: { vendor_id: 'vendorID', vat_number: null, preordered_for: null },
    bearer_token,
    purchase_intent_id: at(intent.body, 'result', 'intent_id'),
    payment_method: at(offer, 'payment_method'),
    payment_instrument_id: 'NEW',
    card: {
      key_id: at(offer, 'public_key', 'key_id'),
      save_card: false,
      holder_name: 'Mela Sweets',
      card_last_digits: number.slice(-4),
      bin: number.slice(0, 6),
      expiry_month: card.expiry_month,
      expiry_year: card.expiry_year,
      scheme: 'Visa',
      encrypted_card_data: await encryptWithKey(
        at(offer, 'public_key', 'spki') as string,
        JSON.stringify(card),
      ),
    },
  });
};
