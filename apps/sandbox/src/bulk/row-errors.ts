import {
  deliveryTimeUnavailableKey,
  type BulkColumn,
  type CreateOrderBody,
  type WireBulkOrder,
} from '@saddlebag/domain/contracts';
import type * as z from 'zod/mini';
import { Refusal } from '../http/refusal.ts';
import { checkOrder, checkPaidMethod } from '../orders/check-order.ts';
import type { Service } from '../service.ts';
import type { StoredVendor } from '../store/tables.ts';

export type RowError = WireBulkOrder['errors'][number];

const cellOfPath: Readonly<Record<string, readonly [BulkColumn, string]>> = {
  'customer.name': ['recipient_name', 'validation.fill-customer-name'],
  'customer.phone_number': ['recipient_phone_number', 'validation.phone-incorrect'],
  'customer.location.address': ['recipient_address', 'validation.fill-address'],
  'customer.location.notes': ['recipient_notes', 'validation.notes-too-long'],
  'order.amount': ['amount', 'validation.fill-amount'],
  'order.description': ['description', 'validation.fill-description'],
  'pickup_tasks.pickup_code': ['pickup_code', 'request.pickup-code.submit.validation-error.length'],
};

const columnOfKey: Readonly<Record<string, BulkColumn>> = {
  'validation.wrong-customer-name': 'recipient_name',
  'validation.fill-description': 'description',
  'request.pickup-code.submit.validation-error.length': 'pickup_code',
  'validation.amount-too-large': 'amount',
  'validation.fill-amount': 'amount',
  'validation.amount-no-decimals': 'amount',
  'validation.amount-two-decimals': 'amount',
  'validation.amount-three-decimals': 'amount',
  'validation.minimum-amount-pkr': 'amount',
  'validation.fill-payment-method': 'payment_method',
  'validation.notes-too-long': 'recipient_notes',
  // The outlet has no address, so the rider would not know where to pick up.
  'validation.fill-address': 'collection_point',
  'request.error.undeliverable-address': 'recipient_address',
  [deliveryTimeUnavailableKey]: 'preordered_for',
};

/** Names the cells whose values the contract of a single order does not accept, in the order of the columns. */
export const schemaErrors = (error: z.core.$ZodError): readonly RowError[] => {
  const broken = new Set(error.issues.map(({ path }) => path.join('.')));
  const known = Object.entries(cellOfPath).filter(([path]) => broken.delete(path));
  const errors = known.map(([, [column, translation_key]]): RowError => ({ column, translation_key }));
  return broken.size === 0 ? errors : [...errors, { column: null, translation_key: 'error.invalid-request' }];
};

/** Applies the rules of a single order. Returns the first one that the row breaks. */
export const ruleErrors = (
  service: Service,
  vendor: StoredVendor,
  body: CreateOrderBody,
  isPaidOnline: boolean,
): readonly RowError[] => {
  try {
    checkOrder(service, vendor, body);
    if (!isPaidOnline) checkPaidMethod(service, vendor, body.order.payment_method);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { translationKey: translation_key } = error;
    return [{ column: columnOfKey[translation_key] ?? null, translation_key }];
  }
};
