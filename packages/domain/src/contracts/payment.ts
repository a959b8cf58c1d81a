import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { durationSeconds, money, unixSeconds } from './numbers.ts';
import { createOrderBodySchema } from './order.ts';
import { holderName, id, token } from './text.ts';

/** The card payment providers (specification 000, section 9). Each expects a new card in its own format. */
export const cardProviders = ['cybersource_creditcard', 'generic_creditcard'] as const;
export type CardProvider = (typeof cardProviders)[number];

/** The instrument id of a new card. */
export const newInstrumentId = 'NEW';

/** The error message of the service when the bank declines a card. */
export const cardDeclinedMessage = 'CardDeclined';

/** A card that the account has saved. `expiry_month` is `1` to `12`, and `expiry_year` has four digits. */
export const savedCardSchema = z.object({
  payment_instrument_id: z.string(),
  scheme: z.string(),
  card_last_digits: z.string().check(z.regex(/^\d{4}$/)),
  expiry_month: z.string(),
  expiry_year: z.string(),
  holder_name: z.string(),
});
export type WireSavedCard = z.output<typeof savedCardSchema>;

/**
 * A way to pay by card. The public key of the provider is a base64-encoded SubjectPublicKeyInfo for RSA-OAEP
 * with SHA-256. The specification leaves the encryption open. The client ignores unknown providers.
 */
export const paymentOfferSchema = z.object({
  payment_method: z.string(),
  public_key: z.object({ key_id: z.string(), spki: z.string() }),
  payment_instruments: z.array(savedCardSchema),
});
export type WirePaymentOffer = z.output<typeof paymentOfferSchema>;

const encrypted = token.check(z.minLength(1));
const newCardFields = { key_id: id, save_card: z.boolean(), holder_name: holderName };

/** A new card for `cybersource_creditcard`. Each field is encrypted separately. */
export const encryptedFieldsSchema = z.object({
  ...newCardFields,
  encrypted_card_number: encrypted,
  encrypted_expiry_month: encrypted,
  encrypted_expiry_year: encrypted,
  encrypted_security_code: encrypted,
});
export type EncryptedFields = z.output<typeof encryptedFieldsSchema>;

/**
 * A new card for `generic_creditcard`. `encrypted_card_data` contains the whole card. The other fields are
 * not secret.
 */
export const checkoutCardSchema = z.object({
  ...newCardFields,
  card_last_digits: id.check(z.regex(/^\d{4}$/)),
  expiry_month: id,
  expiry_year: id,
  bin: id.check(z.regex(/^\d{6}$/)),
  scheme: id,
  encrypted_card_data: encrypted,
});
export type CheckoutCard = z.output<typeof checkoutCardSchema>;
export type WireNewCard = EncryptedFields | CheckoutCard;

/**
 * The progress of a payment.
 *
 * - `open`: nothing has been charged.
 * - `challenged`: the bank must authenticate the payer.
 * - `paid`: charged, and the order exists.
 * - `refunded`: charged and returned, because no order could be created.
 * - `declined`: the bank refused the charge.
 * - `cancelled`: the payer cancelled before a charge.
 */
export const paymentStatuses = ['open', 'challenged', 'paid', 'refunded', 'declined', 'cancelled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A payment as the service reports it. The amount is in the currency's major unit. */
export const paymentStateSchema = z.object({
  status: z.enum(paymentStatuses),
  vendor_id: z.string(),
  order_id: z.nullable(z.string()),
  amount: money,
  redirect_required: z.nullable(z.object({ redirectUrl: z.string() })),
});
export type WirePaymentState = z.output<typeof paymentStateSchema>;

/** Opens the wallet that pays. `expires_in` is in seconds. */
export const openWalletContract = defineContract({
  id: 'openWallet',
  method: 'POST',
  service: 'orders',
  path: '/order/payment/auth/{vendorId}',
  summary: 'Open a wallet',
  params: z.object({ vendorId: id }),
  body: z.object({}),
  response: z.object({
    result: z.object({ wallet_id: z.string(), access_token: z.string(), expires_in: durationSeconds }),
  }),
});

/** Prepares an order that is created once its delivery fee is paid. Charges nothing. */
export const createPaymentIntentContract = defineContract({
  id: 'createPaymentIntent',
  method: 'POST',
  service: 'orders',
  path: '/order/payment/intent',
  summary: 'Prepare the payment of a delivery',
  creates: true,
  body: z.object({
    wallet_id: id,
    bearer_token: token,
    vendor_id: id,
    order: createOrderBodySchema,
  }),
  response: z.object({
    result: z.object({ payment_methods: z.array(paymentOfferSchema), intent_id: z.string() }),
  }),
});

/**
 * Charges the card and creates the order, or returns the URL at which the bank authenticates the payer first.
 * A retry must use the same `Idempotency-Key`. Each intent is charged at most once, whatever the key.
 */
export const confirmPaymentContract = defineContract({
  id: 'confirmPayment',
  method: 'POST',
  service: 'orders',
  path: '/order/payment/intent/confirm',
  summary: 'Pay for a delivery',
  creates: true,
  body: z.object({
    order: z.object({
      vendor_id: id,
      vat_number: z.optional(z.nullable(id)),
      preordered_for: z.nullable(unixSeconds),
    }),
    bearer_token: token,
    purchase_intent_id: id,
    payment_method: z.enum(cardProviders),
    payment_instrument_id: id,
    /** Present only for a new card. */
    card: z.optional(z.union([encryptedFieldsSchema, checkoutCardSchema])),
  }),
  response: z.object({ result: paymentStateSchema }),
});

/** Reads the authoritative state of a payment. The specification does not define this call. */
export const readPaymentContract = defineContract({
  id: 'readPayment',
  method: 'GET',
  service: 'orders',
  path: '/order/payment/intent/{intentId}',
  summary: 'Read the state of a payment',
  params: z.object({ intentId: id }),
  response: z.object({ result: paymentStateSchema }),
});

/**
 * Cancels a payment, so that the intent can no longer be charged, not even by a confirmation in flight. A
 * finished payment keeps its state, which the response returns. The specification does not define this call.
 */
export const cancelPaymentContract = defineContract({
  id: 'cancelPayment',
  method: 'POST',
  service: 'orders',
  path: '/order/payment/intent/{intentId}/cancel',
  summary: 'Cancel a payment',
  params: z.object({ intentId: id }),
  body: z.object({}),
  response: z.object({ result: paymentStateSchema }),
});
