import {
  cardDeclinedMessage,
  cardProviders,
  newInstrumentId,
  type cancelPaymentContract,
  type CardProvider,
  type confirmPaymentContract,
  type createPaymentIntentContract,
  type openWalletContract,
  type readPaymentContract,
  type SandboxCard,
} from '@saddlebag/domain/contracts';
import type { Caller } from '../accounts/tokens.ts';
import { randomText } from '../cryptography/encoding.ts';
import type { CreationHandler, Handler } from '../http/mount.ts';
import type { Input } from '../http/read-input.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { checkOrder, checkFee } from '../orders/check-order.ts';
import type { Service } from '../service.ts';
import type { StoredCard, StoredPayment, StoredVendor } from '../store/tables.ts';
import { requireOwnVendor } from '../vendors/ownership.ts';
import { requireUsableOrderVoucher } from '../vouchers/usable-voucher.ts';
import { reservationEnd } from '../vouchers/voucher-uses.ts';
import { mayPayOnline } from './online-payment.ts';
import { requireOwnPayment, toWirePayment } from './payment-state.ts';
import { cardConduct, readNewCard, cardScheme, type NewCard } from './read-card.ts';
import { endPayment, settlePayment, type Settlement } from './settle.ts';

type Confirmation = Input<typeof confirmPaymentContract>['body'];

const refuse = (status: number, message: string, key: string): never => {
  throw new Refusal(status, message, key);
};

/**
 * Checks that the vendor may pay online: guests may, and all vendors of countries that have activated it
 * (specification 000, section 6). Throws a 400.
 */
const checkActivated = (service: Service, vendor: StoredVendor): void => {
  if (!mayPayOnline(service, vendor)) refuse(400, 'online-payment-off', 'error.payment.init');
};

const checkWallet = (service: Service, { accountId }: Caller, token: string): void => {
  if (!service.wallets.isValidToken(accountId, token)) refuse(400, 'WalletExpired', 'error.payment.init');
};

export const openWallet: Handler<typeof openWalletContract> = ({ params }, service, caller) => {
  checkActivated(service, requireOwnVendor(service, caller, params.vendorId));
  return { result: service.wallets.open(caller.accountId) };
};

export const createIntent: CreationHandler<typeof createPaymentIntentContract> = async (
  { body },
  service,
  caller,
) => {
  const public_key = await service.cardKeys.publicKey();
  return () => {
    const vendor = requireOwnVendor(service, caller, body.vendor_id);
    checkActivated(service, vendor);
    checkWallet(service, caller, body.bearer_token);
    // Compare wire ids, because a guest's vendor is stored under another id.
    if (body.order.vendor_id !== body.vendor_id) throw notFound();
    if (body.order.order.payment_method !== 'PAID')
      refuse(400, 'payment-method-unavailable', 'validation.fill-payment-method');
    checkOrder(service, vendor, body.order);
    checkFee(service, vendor, body.order);

    const record: StoredPayment = {
      id: `pi-${randomText(12)}`,
      accountId: caller.accountId,
      vendorId: vendor.id,
      body: body.order,
      status: 'open',
      challengeId: null,
      cardToSave: null,
      orderId: null,
      createdAt: service.clock.now(),
    };
    const saved = [...service.store.all('card')].filter(({ accountId }) => accountId === caller.accountId);
    // Each country has one provider. The saved cards of an account belong to the provider of its country.
    const provider: CardProvider = cardProviders[vendor.country === 'bd' ? 1 : 0] ?? cardProviders[0];
    const offer = {
      payment_method: provider,
      public_key,
      payment_instruments: saved.map(({ wire }) => wire),
    };
    return {
      changes: [{ table: 'payment', record }],
      responseBody: { result: { payment_methods: [offer], intent_id: record.id } },
    };
  };
};

const cardToSave = (caller: Caller, card: NewCard, { card: wire }: Confirmation): StoredCard | null => {
  if (wire?.save_card !== true) return null;
  const id = `card-${randomText(9)}`;
  return {
    id,
    accountId: caller.accountId,
    conduct: cardConduct(card.number),
    wire: {
      payment_instrument_id: id,
      scheme: cardScheme(card.number),
      card_last_digits: card.number.slice(-4),
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
      holder_name: wire.holder_name,
    },
  };
};

const isExpired = (service: Service, { expiryMonth, expiryYear }: NewCard): boolean =>
  Date.UTC(Number(expiryYear), Number(expiryMonth), 1) <= service.clock.now();

/**
 * Returns how the bank treats the card of a confirmation. Throws if the card cannot be read or is not the
 * caller's.
 */
const confirmationConduct = (
  service: Service,
  caller: Caller,
  { payment_instrument_id: instrument }: Confirmation,
  card: NewCard | null,
): SandboxCard => {
  if (instrument === newInstrumentId) {
    if (card === null) return refuse(400, 'CardUnreadable', 'error.payment.init');
    return isExpired(service, card) ? 'declined' : cardConduct(card.number);
  }
  const saved = service.store.find('card', instrument);
  if (saved?.accountId !== caller.accountId) throw notFound();
  return saved.conduct;
};

const charge = (service: Service, payment: StoredPayment, conduct: SandboxCard): Settlement => {
  if (conduct === 'declined') refuse(402, cardDeclinedMessage, 'error.payment.declined');
  if (conduct !== 'challenged') return settlePayment(service, payment, conduct);
  const challengedPayment: StoredPayment = {
    ...payment,
    status: 'challenged',
    challengeId: randomText(),
    voucherReservedUntil: reservationEnd(service),
  };
  return { payment: challengedPayment, changes: [{ table: 'payment', record: challengedPayment }] };
};

export const confirmPayment: CreationHandler<typeof confirmPaymentContract> = async (
  { body },
  service,
  caller,
) => {
  const card = body.card === undefined ? null : await readNewCard(service.cardKeys, body.card);
  return () => {
    const payment = requireOwnPayment(service, caller, body.purchase_intent_id);
    if (payment.body.vendor_id !== body.order.vendor_id) throw notFound();
    if (payment.status === 'cancelled' || payment.status === 'declined')
      refuse(400, 'PaymentOver', 'error.payment.init');
    // An intent is charged once, even if the repeat has another idempotency key.
    if (payment.status !== 'open') return { changes: [], responseBody: { result: toWirePayment(payment) } };

    checkWallet(service, caller, body.bearer_token);
    // Another payment or order may have used the voucher since the intent was created.
    requireUsableOrderVoucher(service, payment.vendorId, payment.body);
    const conduct = confirmationConduct(service, caller, body, card);
    const updatedPayment = { ...payment, cardToSave: card === null ? null : cardToSave(caller, card, body) };
    const { payment: next, changes } = charge(service, updatedPayment, conduct);
    return { changes, responseBody: { result: toWirePayment(next) } };
  };
};

export const readPayment: Handler<typeof readPaymentContract> = ({ params }, service, caller) => ({
  result: toWirePayment(requireOwnPayment(service, caller, params.intentId)),
});

export const cancelPayment: Handler<typeof cancelPaymentContract> = ({ params }, service, caller) => {
  const payment = requireOwnPayment(service, caller, params.intentId);
  if (payment.status !== 'open' && payment.status !== 'challenged') return { result: toWirePayment(payment) };
  const { payment: cancelled, changes } = endPayment(payment, 'cancelled');
  service.save(changes);
  return { result: toWirePayment(cancelled) };
};
