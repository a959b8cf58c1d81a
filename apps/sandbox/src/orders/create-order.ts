import {
  limits,
  signatureExpiredMessage,
  type CreateOrderBody,
  type createOrderContract,
} from '@saddlebag/domain/contracts';
import { delivers, needsOrigin, pickUpOf } from '../delivery/coverage.ts';
import type { Handler } from '../mount.ts';
import { Refusal } from '../refusal.ts';
import type { Service } from '../service.ts';
import type { StoredOrder, StoredVendor } from '../store/tables.ts';
import { ownVendor } from '../vendors/ownership.ts';
import { nextOrderId } from './order-id.ts';

const minute = 60_000;
const preorderMinutes = { earliest: 45, latest: 48 * 60 };

const reject = (message: string, translationKey: string): never => {
  throw new Refusal(400, message, translationKey);
};

const characters = (text: string): number => [...text].length;

/** Checks what the schema cannot, in the order of specification 000, section 5. Throws a 400. */
const check = (service: Service, vendor: StoredVendor, body: CreateOrderBody): void => {
  const { customer, order, pickup_tasks, preordered_for } = body;
  if (/\p{Nd}/u.test(customer.name)) reject('name-has-digit', 'validation.wrong-customer-name');
  if (characters(order.description) > limits.descriptionCharacters) {
    reject('description-too-long', 'validation.fill-description');
  }
  if (pickup_tasks !== undefined && characters(pickup_tasks.pickup_code) > limits.pickupCodeCharacters) {
    reject('pickup-code-too-long', 'request.pickup-code.submit.validation-error.length');
  }
  if (vendor.wire.flags.payment_methods[order.payment_method] !== true) {
    reject('payment-method-unavailable', 'validation.fill-payment-method');
  }
  if (needsOrigin(vendor) && body.sender === undefined) reject('sender-missing', 'validation.fill-address');
  const pickUp = pickUpOf(vendor, body.sender?.location);
  if (!delivers(service, vendor, customer.location, pickUp))
    reject('undeliverable', 'request.error.undeliverable-address');
  if (preordered_for !== null) {
    const ahead = (preordered_for * 1000 - service.clock.now()) / minute;
    if (ahead < preorderMinutes.earliest || ahead > preorderMinutes.latest) {
      reject('preorder-time-unavailable', 'error.preorder-time-unavailable');
    }
  }
  const quote = {
    vendorId: vendor.id,
    source: pickUp,
    destination: customer.location,
    fee: body.delivery_fee,
  };
  const signature = service.feeSignatures.check(quote, body.signature);
  if (signature === 'expired') reject(signatureExpiredMessage, 'error.fee.changed');
  if (signature === 'wrong') reject('SignatureInvalid', 'error.fee.changed');
};

/** The order as it is when it comes in. */
const accept = (service: Service, vendor: StoredVendor, body: CreateOrderBody): StoredOrder => {
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
      delivery_fee: body.delivery_fee,
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

/** Takes an order: every one that passes is a rider on the way. */
export const createOrder: Handler<typeof createOrderContract> = ({ body }, service, caller) => {
  const vendor = ownVendor(service, caller, body.vendor_id);
  check(service, vendor, body);
  const order = accept(service, vendor, body);
  return { changes: [{ table: 'order', record: order }], answer: { result: { order_id: order.id } } };
};
