import { createEffect } from 'effector';
import type {
  CreateOrderBody,
  CardProvider,
  PaymentStatus,
  WireNewCard,
  WirePaymentState,
} from '../contracts/index.ts';
import {
  cancelPaymentContract,
  cardProviders,
  confirmPaymentContract,
  createPaymentIntentContract,
  openWalletContract,
  readPaymentContract,
} from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { ApiFailure } from './failures.ts';

/** A wallet that stays open for `seconds` after the response. */
export interface Wallet {
  readonly id: string;
  readonly token: string;
  readonly seconds: number;
}

/** A card saved by the account. */
export interface SavedCard {
  readonly id: string;
  readonly scheme: string;
  readonly lastDigits: string;
  /** `MM/YY`. */
  readonly expiry: string;
}

/** The public key that encrypts a new card, as base64-encoded SubjectPublicKeyInfo. */
export interface CardKey {
  readonly id: string;
  readonly spki: string;
}

/** A card provider with the account's saved cards. */
export interface CardOffer {
  readonly provider: CardProvider;
  readonly key: CardKey;
  readonly savedCards: readonly SavedCard[];
}

export interface PaymentIntent {
  readonly id: string;
  readonly offers: readonly CardOffer[];
}

/** A payment as the service reports it. The amount is in the currency's major unit. */
export interface PaymentState {
  readonly status: PaymentStatus;
  readonly vendorId: string;
  readonly orderId: string | null;
  readonly amount: number;
  /**
   * The URL at which the bank authenticates the payer. Null unless the bank requires it. Must be validated
   * before the browser opens it.
   */
  readonly bankAddress: string | null;
}

/** The payment to confirm, and the card that pays. */
export interface Confirmation {
  readonly intentId: string;
  /** The token of the wallet. */
  readonly token: string;
  readonly provider: CardProvider;
  /** The id of a saved card, or `NEW` for a new card. */
  readonly instrument: string;
  /** The encrypted card. Null for a saved card. */
  readonly card: WireNewCard | null;
  readonly order: Pick<CreateOrderBody, 'vendor_id' | 'vat_number' | 'preordered_for'>;
}

const toPaymentState = ({
  status,
  vendor_id,
  order_id,
  amount,
  redirect_required,
}: WirePaymentState): PaymentState => ({
  status,
  vendorId: vendor_id,
  orderId: order_id,
  amount,
  bankAddress: redirect_required?.redirectUrl ?? null,
});

/** Opens a wallet (POST /order/payment/auth/{vendorId}). */
export const openWalletFx = createEffect<{ readonly vendorId: string }, Wallet, ApiFailure>((params) =>
  callService(openWalletContract, { params, body: {} }).then(({ result }) => ({
    id: result.wallet_id,
    token: result.access_token,
    seconds: result.expires_in,
  })),
);

/** Prepares a payment (POST /order/payment/intent). Omits providers that this build does not know. */
export const createPaymentIntentFx = createEffect<
  { readonly wallet: Wallet; readonly body: CreateOrderBody; readonly key: string },
  PaymentIntent,
  ApiFailure
>(({ wallet, body, key }) =>
  callService(
    createPaymentIntentContract,
    { body: { wallet_id: wallet.id, bearer_token: wallet.token, vendor_id: body.vendor_id, order: body } },
    { idempotencyKey: key },
  ).then(({ result }) => ({
    id: result.intent_id,
    offers: result.payment_methods.flatMap(({ payment_method, public_key, payment_instruments }) => {
      const provider = cardProviders.find((candidate) => candidate === payment_method);
      const savedCards = payment_instruments.map((card) => ({
        id: card.payment_instrument_id,
        scheme: card.scheme,
        lastDigits: card.card_last_digits,
        expiry: `${card.expiry_month.padStart(2, '0')}/${card.expiry_year.slice(-2)}`,
      }));
      return provider
        ? [{ provider, key: { id: public_key.key_id, spki: public_key.spki }, savedCards }]
        : [];
    }),
  })),
);

/**
 * Confirms a payment (POST /order/payment/intent/confirm). The client never retries it; only the payment
 * command repeats it, with the same key.
 */
export const confirmPaymentFx = createEffect<
  { readonly confirmation: Confirmation; readonly key: string },
  PaymentState,
  ApiFailure
>(({ confirmation: { order, card, ...confirmation }, key }) =>
  callService(
    confirmPaymentContract,
    {
      body: {
        order: {
          vendor_id: order.vendor_id,
          vat_number: order.vat_number,
          preordered_for: order.preordered_for,
        },
        bearer_token: confirmation.token,
        purchase_intent_id: confirmation.intentId,
        payment_method: confirmation.provider,
        payment_instrument_id: confirmation.instrument,
        ...(card && { card }),
      },
    },
    { idempotencyKey: key },
  ).then(({ result }) => toPaymentState(result)),
);

/** Reads the authoritative state of a payment (GET /order/payment/intent/{intentId}). */
export const readPaymentFx = createEffect<{ readonly intentId: string }, PaymentState, ApiFailure>((params) =>
  callService(readPaymentContract, { params }).then(({ result }) => toPaymentState(result)),
);

/**
 * Cancels a payment, so that its intent can no longer be charged (POST
 * /order/payment/intent/{intentId}/cancel).
 */
export const cancelPaymentFx = createEffect<{ readonly intentId: string }, PaymentState, ApiFailure>(
  (params) =>
    callService(cancelPaymentContract, { params, body: {} }).then(({ result }) => toPaymentState(result)),
);
