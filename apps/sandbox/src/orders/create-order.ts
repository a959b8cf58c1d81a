import {
  deliveryTimeRefusal,
  isDeliveryTime,
  limits,
  markets,
  parseServiceHours,
  signatureExpiredMessage,
  type CreateOrderBody,
  type createOrderContract,
} from '@saddlebag/domain/contracts';
import { delivers, needsOrigin, pickUpOf } from '../delivery/coverage.ts';
import type { Handler } from '../mount.ts';
import { Refusal } from '../refusal.ts';
import type { Service } from '../service.ts';
import type { Change, StoredOrder, StoredVendor } from '../store/tables.ts';
import { parameterOf } from '../vendors/country-parameters.ts';
import { ownVendor } from '../vendors/ownership.ts';
import { usableVoucher, voucherUsed } from '../vouchers/judge-voucher.ts';
import { nextOrderId } from './order-id.ts';
import { isMethodAccepted } from './payment-method.ts';

const reject = (message: string, translationKey: string): never => {
  throw new Refusal(400, message, translationKey);
};

const characters = (text: string): number => [...text].length;

/** Checks what the schema cannot, in the order of specification 000, section 5. Throws a 400. */
export const checkContent = (service: Service, vendor: StoredVendor, body: CreateOrderBody): void => {
  const { customer, order, pickup_tasks, preordered_for, vat_number } = body;
  if (/\p{Nd}/u.test(customer.name)) reject('name-has-digit', 'validation.wrong-customer-name');
  if (characters(order.description) > limits.descriptionCharacters) {
    reject('description-too-long', 'validation.fill-description');
  }
  if (pickup_tasks !== undefined && characters(pickup_tasks.pickup_code) > limits.pickupCodeCharacters) {
    reject('pickup-code-too-long', 'request.pickup-code.submit.validation-error.length');
  }
  if (vendor.country === 'pk' && order.amount < limits.minimumAmountPkr) {
    reject('amount-too-small', 'validation.minimum-amount-pkr');
  }
  if (!isMethodAccepted(service, vendor, order.payment_method)) {
    reject('payment-method-unavailable', 'validation.fill-payment-method');
  }
  if (vat_number !== null && characters(vat_number) !== limits.vatNumberCharacters) {
    reject('vat-number-wrong', 'vat.wrong');
  }
  if (needsOrigin(vendor) && body.sender === undefined) reject('sender-missing', 'validation.fill-address');
  const pickUp = pickUpOf(vendor, body.sender?.location);
  if (!delivers(service, vendor, customer.location, pickUp))
    reject('undeliverable', 'request.error.undeliverable-address');
  if (preordered_for !== null) {
    const rule = {
      now: service.clock.now(),
      hours: parseServiceHours(parameterOf(service, vendor.country, 'serviceHours')),
      timeZone: markets[vendor.country].timeZone,
    };
    if (!isDeliveryTime(preordered_for * 1000, rule))
      reject('preorder-time-unavailable', deliveryTimeRefusal);
  }
};

/** Whether the fee, with what a voucher has made of it, is the one that was quoted for this door. Throws a 400. */
export const checkFee = (service: Service, vendor: StoredVendor, body: CreateOrderBody): void => {
  const { preordered_for, voucher, discounted_delivery_fee: discountedFee } = body;
  if ((voucher === undefined) !== (discountedFee === undefined))
    reject('SignatureInvalid', 'error.fee.changed');
  const quote = {
    vendorId: vendor.id,
    source: pickUpOf(vendor, body.sender?.location),
    destination: body.customer.location,
    fee: body.delivery_fee,
  };
  const discount = voucher && discountedFee !== undefined ? { voucher, fee: discountedFee } : undefined;
  const signature = service.feeSignatures.check(quote, body.signature, discount);
  if (signature === 'expired') reject(signatureExpiredMessage, 'error.fee.changed');
  if (signature === 'wrong') reject('SignatureInvalid', 'error.fee.changed');
  if (voucher) {
    const at = preordered_for === null ? service.clock.now() : preordered_for * 1000;
    usableVoucher(service, voucher.code, [vendor.id], at);
  }
};

/** The order as it is when it comes in. */
export const acceptOrder = (service: Service, vendor: StoredVendor, body: CreateOrderBody): StoredOrder => {
  const now = service.clock.now();
  const at = new Date(now).toISOString();
  const id = nextOrderId(service.store, vendor);
  const { location, name, phone_number } = body.customer;
  return {
    id,
    vendorId: vendor.id,
    groupId: vendor.groupId,
    accountId: vendor.accountId,
    country: vendor.country,
    vendorPoint: pickUpOf(vendor, body.sender?.location),
    createdAt: now,
    preorderedFor: body.preordered_for === null ? null : body.preordered_for * 1000,
    speed: service.settings.current().speed,
    nextChangeAt: now,
    wire: {
      order_id: id,
      vendor_id: vendor.wire.vendor_id,
      created_at: at,
      updated_at: at,
      status: 'RECEIVED',
      status_history: [{ status: 'RECEIVED', created_at: at }],
      preordered_for: body.preordered_for,
      delivery_fee: body.discounted_delivery_fee ?? body.delivery_fee,
      customer: { name, phone_number, location },
      order: {
        amount: body.order.amount,
        description: body.order.description,
        payment_method: body.order.payment_method,
      },
      pickup_code: body.pickup_tasks?.pickup_code ?? null,
      outlet_name: body.sender?.name ?? vendor.wire.vendor_information.name,
      cancel_reason: null,
      rider: null,
      eta: null,
    },
  };
};

/** What is saved with a new order: itself, and that its voucher has been used once more. */
export const orderChanges = (
  service: Service,
  order: StoredOrder,
  { voucher }: CreateOrderBody,
): readonly Change[] => [
  { table: 'order', record: order },
  ...(voucher ? [voucherUsed(service, voucher.code)] : []),
];

/** Takes an order: every one that passes is a rider on the way. */
export const createOrder: Handler<typeof createOrderContract> = ({ body }, service, caller) => {
  const vendor = ownVendor(service, caller, body.vendor_id);
  checkContent(service, vendor, body);
  checkFee(service, vendor, body);
  const order = acceptOrder(service, vendor, body);
  return { changes: orderChanges(service, order, body), answer: { result: { order_id: order.id } } };
};
