import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { createOrderBodySchema } from './order.ts';

/** The providers whose cards can pay (specification 000, section 9); each wants a new card in a shape of its own. */
export const cardProviders = ['cybersource_creditcard', 'generic_creditcard'] as const;
export type CardProvider = (typeof cardProviders)[number];

/** What stands for a saved card's id when the card is a new one. */
export const newInstrument = 'NEW';

/** The message by which the service says that the bank has refused a card. */
export const cardDeclinedMessage = 'CardDeclined';

/** A card that the account has saved. Month and year are numbers in digits, the year with four. */
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
 * One way to pay with a card. Our decision: the provider's public key comes with it, as SubjectPublicKeyInfo in base64,
 * for RSA-OAEP with SHA-256; a provider that the client does not know is passed over.
 */
export const paymentOfferSchema = z.object({
  payment_method: z.string(),
  public_key: z.object({ key_id: z.string(), spki: z.string() }),
  payment_instruments: z.array(savedCardSchema),
});
export type WirePaymentOffer = z.output<typeof paymentOfferSchema>;

const encrypted = z.string().check(z.minLength(1));
const newCard = { key_id: z.string(), save_card: z.boolean(), holder_name: z.string() };

/** A new card for `cybersource_creditcard`: each field encrypted by itself. */
export const encryptedFieldsSchema = z.object({
  ...newCard,
  encrypted_card_number: encrypted,
  encrypted_expiry_month: encrypted,
  encrypted_expiry_year: encrypted,
  encrypted_security_code: encrypted,
});
export type EncryptedFields = z.output<typeof encryptedFieldsSchema>;

/** A new card for `generic_creditcard`: encrypted as a whole, beside what may be shown of it. */
export const checkoutCardSchema = z.object({
  ...newCard,
  card_last_digits: savedCardSchema.shape.card_last_digits,
  expiry_month: z.string(),
  expiry_year: z.string(),
  bin: z.string().check(z.regex(/^\d{6}$/)),
  scheme: z.string(),
  encrypted_card_data: encrypted,
});
export type CheckoutCard = z.output<typeof checkoutCardSchema>;
export type WireNewCard = EncryptedFields | CheckoutCard;

/**
 * How far a payment is. `open`: nothing has been charged yet. `challenged`: the bank wants to see the payer. `paid`: charged,
 * and the order is there. `refunded`: charged, and given back, since there is no order. `declined` by the bank, `cancelled`
 * by the payer: over, without a charge.
 */
export const paymentStatuses = ['open', 'challenged', 'paid', 'refunded', 'declined', 'cancelled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What the service knows of a payment; the amount is in the currency's main unit. */
export const paymentStateSchema = z.object({
  status: z.enum(paymentStatuses),
  vendor_id: z.string(),
  order_id: z.nullable(z.string()),
  amount: z.number(),
  redirect_required: z.nullable(z.object({ redirectUrl: z.string() })),
});
export type WirePaymentState = z.output<typeof paymentStateSchema>;

/** POST /order/payment/auth/{vendorId}: opens the wallet that pays. `expires_in` is in seconds. */
export const openWalletContract = defineContract({
  id: 'openWallet',
  method: 'POST',
  service: 'orders',
  path: '/order/payment/auth/{vendorId}',
  summary: 'Open the wallet that pays for a delivery',
  params: z.object({ vendorId: z.string() }),
  body: z.object({}),
  response: z.object({
    result: z.object({ wallet_id: z.string(), access_token: z.string(), expires_in: z.number() }),
  }),
});

/** POST /order/payment/intent: an order that will be made once its delivery fee is paid. It charges nothing yet. */
export const createPaymentIntentContract = defineContract({
  id: 'createPaymentIntent',
  method: 'POST',
  service: 'orders',
  path: '/order/payment/intent',
  summary: 'Prepare the payment of a delivery',
  creates: true,
  body: z.object({
    wallet_id: z.string(),
    bearer_token: z.string(),
    vendor_id: z.string(),
    order: createOrderBodySchema,
  }),
  response: z.object({
    result: z.object({ payment_methods: z.array(paymentOfferSchema), intent_id: z.string() }),
  }),
});

/**
 * POST /order/payment/intent/confirm: charges the card and makes the order, or says where the bank wants to see the payer
 * first. Repeated only under the same `Idempotency-Key`, and once for each intent whatever the key.
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
      vendor_id: z.string(),
      vat_number: z.nullable(z.string()),
      preordered_for: z.nullable(z.number()),
    }),
    bearer_token: z.string(),
    purchase_intent_id: z.string(),
    payment_method: z.enum(cardProviders),
    payment_instrument_id: z.string(),
    /** For a new card only. */
    card: z.optional(z.union([encryptedFieldsSchema, checkoutCardSchema])),
  }),
  response: z.object({ result: paymentStateSchema }),
});

/** GET /order/payment/intent/{intentId}, our decision: where the truth about a payment is read. */
export const readPaymentContract = defineContract({
  id: 'readPayment',
  method: 'GET',
  service: 'orders',
  path: '/order/payment/intent/{intentId}',
  summary: 'Read what became of a payment',
  params: z.object({ intentId: z.string() }),
  response: z.object({ result: paymentStateSchema }),
});

/**
 * POST /order/payment/intent/{intentId}/cancel, our decision: from then on nothing can be charged for the intent, not even
 * by a confirmation that is still on its way. What is over stays as it is; the answer says how.
 */
export const cancelPaymentContract = defineContract({
  id: 'cancelPayment',
  method: 'POST',
  service: 'orders',
  path: '/order/payment/intent/{intentId}/cancel',
  summary: 'Give a payment up',
  params: z.object({ intentId: z.string() }),
  body: z.object({}),
  response: z.object({ result: paymentStateSchema }),
});
