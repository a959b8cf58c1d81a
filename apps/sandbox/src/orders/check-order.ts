import {
  deliveryTimeUnavailableKey,
  isDeliveryTime,
  limits,
  markets,
  parseServiceHours,
  type CreateOrderBody,
  type PaymentMethod,
} from '@saddlebag/domain/contracts';
import { canDeliver, requiresOrigin, pickUpPoint } from '../delivery/delivery-area.ts';
import { feeRefusal } from '../delivery/fee-refusal.ts';
import { Refusal } from '../http/refusal.ts';
import { mustPayOnline } from '../payments/online-payment.ts';
import type { Service } from '../service.ts';
import type { StoredVendor } from '../store/tables.ts';
import { readCountryParameter } from '../vendors/country-parameters.ts';
import { requireUsableOrderVoucher } from '../vouchers/usable-voucher.ts';
import { checkAmount } from './check-amount.ts';
import { checkNotes } from './check-notes.ts';
import { isMethodAccepted } from './payment-method.ts';

const reject = (message: string, translationKey: string): never => {
  throw new Refusal(400, message, translationKey);
};

/** Counts code points. */
const characterCount = (text: string): number => [...text].length;

/**
 * Checks the rules that the schema cannot express, in the order of specification 000, section 5. Throws a
 * 400.
 */
export const checkOrder = (service: Service, vendor: StoredVendor, body: CreateOrderBody): void => {
  const { customer, order, pickup_tasks, preordered_for, vat_number = null } = body;
  if (/\p{Nd}/u.test(customer.name)) reject('name-has-digit', 'validation.wrong-customer-name');
  if (characterCount(order.description) > limits.descriptionCharacters) {
    reject('description-too-long', 'validation.fill-description');
  }
  if (pickup_tasks !== undefined && characterCount(pickup_tasks.pickup_code) > limits.pickupCodeCharacters) {
    reject('pickup-code-too-long', 'request.pickup-code.submit.validation-error.length');
  }
  checkAmount(vendor, order.amount);
  if (vendor.country === 'pk' && order.amount < limits.minimumAmountPkr) {
    reject('amount-too-small', 'validation.minimum-amount-pkr');
  }
  if (!isMethodAccepted(service, vendor, order.payment_method)) {
    reject('payment-method-unavailable', 'validation.fill-payment-method');
  }
  if (vat_number !== null && characterCount(vat_number) !== limits.vatNumberCharacters) {
    reject('vat-number-wrong', 'vat.wrong');
  }
  checkNotes(customer.location.notes);
  if (body.sender !== undefined) checkNotes(body.sender.location.notes);
  if (requiresOrigin(vendor) && body.sender === undefined)
    reject('sender-missing', 'validation.fill-address');
  const pickUp = pickUpPoint(vendor, body.sender?.location);
  if (!canDeliver(service, vendor, customer.location, pickUp))
    reject('undeliverable', 'request.error.undeliverable-address');
  if (preordered_for !== null) {
    const rule = {
      now: service.clock.now(),
      hours: parseServiceHours(readCountryParameter(service, vendor.country, 'serviceHours')),
      timeZone: markets[vendor.country].timeZone,
    };
    if (!isDeliveryTime(preordered_for * 1000, rule))
      reject('preorder-time-unavailable', deliveryTimeUnavailableKey);
  }
};

/**
 * Refuses the method `PAID` with a 400 where online payment is required. Orders that a payment creates skip
 * this check.
 */
export const checkPaidMethod = (service: Service, vendor: StoredVendor, method: PaymentMethod): void => {
  if (method === 'PAID' && mustPayOnline(service, vendor))
    reject('online-payment-required', 'validation.fill-payment-method');
};

/**
 * Checks that the service computed the fee for this delivery, and the discounted fee if there is a voucher.
 * Then checks that the voucher is usable. Throws a refusal.
 */
export const checkFee = (service: Service, vendor: StoredVendor, body: CreateOrderBody): void => {
  const { voucher, discounted_delivery_fee: discountedFee } = body;
  if ((voucher === undefined) !== (discountedFee === undefined)) throw feeRefusal('wrong');
  const quote = {
    vendorId: vendor.id,
    source: pickUpPoint(vendor, body.sender?.location),
    destination: body.customer.location,
    fee: body.delivery_fee,
  };
  const discount = voucher && discountedFee !== undefined ? { voucher, fee: discountedFee } : undefined;
  const signature = service.feeSignatures.check(quote, body.signature, discount);
  if (signature !== 'valid') throw feeRefusal(signature);
  requireUsableOrderVoucher(service, vendor.id, body);
};
