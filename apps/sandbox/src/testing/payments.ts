import { sandboxCards, type CreateOrderBody, type SandboxCard } from '@saddlebag/domain/contracts';
import { at, createHarness, ordersApi, type TestClient } from './harness.ts';

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

/** Encrypts a text with a base64 SPKI public key, as the browser does. */
export const encryptWithKey = async (spki: string, text: string): Promise<string> => {
  const bytes = Uint8Array.from(atob(spki), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('spki', bytes, algorithm, false, ['encrypt']);
  const encrypted = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(encrypted)));
};

/** Starts a service with online payments, and a signed-in vendor with a valid order to pay for. */
export const startPayment = async () => {
  const harness = createHarness({ settings: { parameters: { onlinePaymentActivated: 'true' } } });
  const client = await harness.createClient();
  const body = await harness.orderBody(client);
  const orderCountBefore = (await harness.storedOrders()).length;
  const order: CreateOrderBody = { ...body, order: { ...body.order, payment_method: 'PAID' } };

  const openWallet = async (payer: TestClient = client) =>
    at(
      (await payer.post(`${ordersApi}/order/payment/auth/y0ud`, {})).body,
      'result',
      'access_token',
    ) as string;
  const createIntent = async (payer: TestClient = client, paidOrder: CreateOrderBody = order) => {
    const bearer_token = await openWallet(payer);
    const reply = await payer.post(`${ordersApi}/order/payment/intent`, {
      wallet_id: 'any',
      bearer_token,
      vendor_id: paidOrder.vendor_id,
      order: paidOrder,
    });
    return { bearer_token, ...reply };
  };
  /** Creates an intent and returns the functions to confirm, read and cancel it. */
  const prepare = async (paidOrder: CreateOrderBody = order) => {
    const { bearer_token, body: reply } = await createIntent(client, paidOrder);
    const intentId = at(reply, 'result', 'intent_id') as string;
    const offer = at(reply, 'result', 'payment_methods', 0);
    const confirmation = {
      order: { vendor_id: 'y0ud', vat_number: null, preordered_for: null },
      bearer_token,
      purchase_intent_id: intentId,
      payment_method: at(offer, 'payment_method'),
    };
    const confirm = (change: object, key?: string) =>
      client.post(
        `${ordersApi}/order/payment/intent/confirm`,
        { ...confirmation, ...change },
        key === undefined ? {} : { 'idempotency-key': key },
      );
    const newCard = async (card: SandboxCard, change: object = {}) => {
      const number = sandboxCards[card];
      const text = JSON.stringify({ number, expiry_month: '04', expiry_year: '2039', security_code: '123' });
      return {
        payment_instrument_id: 'NEW',
        card: {
          key_id: at(offer, 'public_key', 'key_id'),
          save_card: false,
          holder_name: 'Farhana Islam',
          card_last_digits: number.slice(-4),
          bin: number.slice(0, 6),
          expiry_month: '04',
          expiry_year: '2039',
          scheme: 'Visa',
          encrypted_card_data: await encryptWithKey(at(offer, 'public_key', 'spki') as string, text),
          ...change,
        },
      };
    };
    const read = async () =>
      at((await client.get(`${ordersApi}/order/payment/intent/${intentId}`)).body, 'result');
    const cancel = () => client.post(`${ordersApi}/order/payment/intent/${intentId}/cancel`, {});
    return { intentId, offer, confirm, newCard, read, cancel };
  };
  const countNewOrders = async () => (await harness.storedOrders()).length - orderCountBefore;
  return { ...harness, client, order, openWallet, createIntent, prepare, countNewOrders };
};
