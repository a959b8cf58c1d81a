import { describe, expect, it } from 'vitest';
import { orderBodyFixture } from '../testing/fixtures.ts';
import { confirmPaymentFx, createPaymentIntentFx, openWalletFx, type Confirmation } from './payments.ts';
import { callOnce } from './test/call-once.ts';

describe('a payment call', () => {
  // Proves: call.post-payment-auth, state.payment-wallet
  it("opens a vendor's wallet", async () => {
    const { sent, value } = await callOnce(
      openWalletFx,
      { vendorId: 'k4ch' },
      { result: { wallet_id: 'wallet-1', access_token: 'token-1', expires_in: 600 } },
    );

    expect(sent).toEqual(['POST', '/order/payment/auth/k4ch', {}]);
    expect(value).toEqual({ id: 'wallet-1', token: 'token-1', seconds: 600 });
  });

  // Proves: call.post-payment-intent, entity.payment-saved-card, constant.card-providers
  it('prepares an intent and returns the known card providers with their saved cards', async () => {
    const saved = {
      payment_instrument_id: 'card-1',
      scheme: 'Visa',
      card_last_digits: '1111',
      expiry_month: '4',
      expiry_year: '2029',
      holder_name: 'Farhana Islam',
    };
    const offer = (payment_method: string) => ({
      payment_method,
      public_key: { key_id: 'key-1', spki: 'AAAA' },
      payment_instruments: [saved],
    });
    const order = orderBodyFixture({ order: { ...orderBodyFixture().order, payment_method: 'PAID' } });
    const { sent, headers, value } = await callOnce(
      createPaymentIntentFx,
      { wallet: { id: 'wallet-1', token: 'token-1', seconds: 600 }, body: order, key: 'key-2' },
      {
        result: {
          intent_id: 'intent-1',
          payment_methods: ['cybersource_creditcard', 'barter', 'generic_creditcard'].map(offer),
        },
      },
    );
    const known = {
      key: { id: 'key-1', spki: 'AAAA' },
      savedCards: [{ id: 'card-1', scheme: 'Visa', lastDigits: '1111', expiry: '04/29' }],
    };

    expect(sent).toEqual([
      'POST',
      '/order/payment/intent',
      { wallet_id: 'wallet-1', bearer_token: 'token-1', vendor_id: 'k4ch', order },
    ]);
    expect(headers?.get('idempotency-key')).toBe('key-2');
    expect(value).toEqual({
      id: 'intent-1',
      offers: [
        { provider: 'cybersource_creditcard', ...known },
        { provider: 'generic_creditcard', ...known },
      ],
    });
  });

  const card = {
    key_id: 'key-1',
    save_card: true,
    holder_name: 'Farhana Islam',
    encrypted_card_number: 'a',
    encrypted_expiry_month: 'b',
    encrypted_expiry_year: 'c',
    encrypted_security_code: 'd',
  };
  const confirmation: Confirmation = {
    intentId: 'intent-1',
    token: 'token-1',
    provider: 'cybersource_creditcard',
    instrument: 'NEW',
    card,
    order: orderBodyFixture({ vat_number: 'BD123456', preordered_for: 1_800_000_000 }),
  };
  const wire = {
    order: { vendor_id: 'k4ch', vat_number: 'BD123456', preordered_for: 1_800_000_000 },
    bearer_token: 'token-1',
    purchase_intent_id: 'intent-1',
    payment_method: 'cybersource_creditcard',
  };

  // Proves: call.post-payment-confirm, entity.payment-new-card
  it("confirms with a new card and returns the URL of the bank's challenge", async () => {
    const { sent, value } = await callOnce(
      confirmPaymentFx,
      { confirmation, key: 'key-3' },
      {
        result: {
          status: 'challenged',
          vendor_id: 'k4ch',
          order_id: null,
          amount: 60,
          redirect_required: { redirectUrl: 'https://bank.example/3ds' },
        },
      },
    );

    expect(sent).toEqual([
      'POST',
      '/order/payment/intent/confirm',
      { ...wire, payment_instrument_id: 'NEW', card },
    ]);
    expect(value).toMatchObject({ status: 'challenged', bankAddress: 'https://bank.example/3ds' });
  });

  // Proves: call.post-payment-confirm, rule.card-existing
  it('confirms with a saved card by its id and returns the created order', async () => {
    const { sent, value } = await callOnce(
      confirmPaymentFx,
      { confirmation: { ...confirmation, instrument: 'card-1', card: null }, key: 'key-3' },
      {
        result: {
          status: 'paid',
          vendor_id: 'k4ch',
          order_id: 'k4ch-000042',
          amount: 60,
          redirect_required: null,
        },
      },
    );

    expect(sent[2]).toEqual({ ...wire, payment_instrument_id: 'card-1' });
    expect(value).toMatchObject({ status: 'paid', orderId: 'k4ch-000042', bankAddress: null });
  });
});
