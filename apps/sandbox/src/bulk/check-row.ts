import {
  bulkPaymentTypes,
  createOrderBodySchema,
  deliveryTimeUnavailableKey,
  markets,
  type BulkPaymentType,
  type BulkRowInput,
} from '@saddlebag/domain/contracts';
import * as z from 'zod/mini';
import { pickUpPoint } from '../delivery/delivery-area.ts';
import { quoteTrip } from '../delivery/quote.ts';
import { mayPayOnline } from '../payments/online-payment.ts';
import type { Service } from '../service.ts';
import type { StoredBulkRow, StoredVendor } from '../store/tables.ts';
import { cellsOf, type Cells } from './cells.ts';
import { findRowPlace, type RowPlace } from './find-place.ts';
import { instantOf } from './instant-of.ts';
import { ruleErrors, schemaErrors, type RowError } from './row-errors.ts';

const isPaymentType = (text: string): text is BulkPaymentType =>
  bulkPaymentTypes.some((type) => type === text);

const plainNumber = /^\d+([.,]\d+)?$/;

/** Separators that people type in phone numbers. */
const phoneSeparators = /[\s().-]/g;

/** Finds an outlet by its id, the vendor's own id for it, or its name. */
const findCollectionPoint = (vendors: readonly StoredVendor[], text: string): StoredVendor | undefined => {
  const wanted = text.toLowerCase();
  return vendors.find(({ wire }) =>
    [wire.vendor_id, wire.client_vendor_id, wire.vendor_information.name].some(
      (name) => name?.toLowerCase() === wanted,
    ),
  );
};

const composeBody = (
  vendor: StoredVendor,
  cells: Cells,
  place: RowPlace | null,
  deliveryFee: number,
  preorderedFor: number | null,
): unknown => ({
  vendor_id: vendor.wire.vendor_id,
  customer: {
    name: cells.recipient_name,
    phone_number: cells.recipient_phone_number.replaceAll(phoneSeparators, ''),
    location: {
      latitude: place?.point.latitude ?? 0,
      longitude: place?.point.longitude ?? 0,
      address: [cells.unit, cells.recipient_address].filter((part) => part !== '').join(', '),
      notes: cells.recipient_notes,
    },
  },
  order: {
    // A row that is paid online becomes a paid order: the service charges the account for the whole job.
    payment_method: cells.payment_method === 'CASH_ON_DELIVERY' ? 'CASH_ON_DELIVERY' : 'PAID',
    amount: plainNumber.test(cells.amount) ? Number(cells.amount.replace(',', '.')) : null,
    description: cells.description,
    cold_bag_needed: false,
  },
  vat_number: null,
  preordered_for: preorderedFor,
  age_validation_required: false,
  login_pickup_estimation: vendor.wire.estimation_pick_up_time,
  delivery_fee: deliveryFee,
  signature: '',
  ...(cells.pickup_code !== '' && { pickup_tasks: { pickup_code: cells.pickup_code } }),
});

const paymentErrors = (service: Service, vendor: StoredVendor, type: string): readonly RowError[] =>
  isPaymentType(type) && (type !== 'ONLINE_PAYMENT' || mayPayOnline(service, vendor))
    ? []
    : [{ column: 'payment_method', translation_key: 'validation.fill-payment-method' }];

/**
 * Checks a row with the rules of a single order, finds its coordinates and prices it.
 * @param vendors the outlets that the row may name, first the one of the job
 */
export const checkRow = (
  service: Service,
  jobId: string,
  vendors: readonly [StoredVendor, ...StoredVendor[]],
  input: BulkRowInput,
): StoredBulkRow => {
  const cells = cellsOf(input);
  const named =
    cells.collection_point === '' ? vendors[0] : findCollectionPoint(vendors, cells.collection_point);
  const vendor = named ?? vendors[0];
  const instant = instantOf(cells.preordered_for, markets[vendor.country].timeZone);
  const preorderedFor = instant === null ? null : instant / 1000;
  const place = findRowPlace(service, vendor, cells);
  const fee = place && quoteTrip(service, vendor, pickUpPoint(vendor, undefined), place.point);
  const parsed = z.safeParse(
    createOrderBodySchema,
    composeBody(vendor, cells, place, fee ?? 0, preorderedFor),
  );

  const errors: RowError[] = [...(parsed.success ? [] : schemaErrors(parsed.error))];
  errors.push(...paymentErrors(service, vendor, cells.payment_method));
  if (named === undefined)
    errors.push({ column: 'collection_point', translation_key: 'error.cant-retrieve-vendor-rar' });
  if (cells.preordered_for !== '' && instant === null)
    errors.push({ column: 'preordered_for', translation_key: deliveryTimeUnavailableKey });
  if (place === null && cells.recipient_address !== '')
    errors.push({ column: 'recipient_address', translation_key: 'validation.invalid-coordinates' });
  if (errors.length === 0 && parsed.success)
    errors.push(...ruleErrors(service, vendor, parsed.data, cells.payment_method === 'ONLINE_PAYMENT'));

  const isReady = errors.length === 0 && parsed.success;
  return {
    id: `${jobId}/${input.row_number}`,
    vendorId: vendor.id,
    body: isReady ? parsed.data : null,
    wire: {
      row_number: input.row_number,
      status: isReady ? 'READY' : 'ERROR',
      order_id: null,
      errors,
      collection_point: named?.wire.vendor_information.name ?? cells.collection_point,
      customer_name: cells.recipient_name,
      phone_number: cells.recipient_phone_number,
      address: [cells.unit, cells.recipient_address].filter((part) => part !== '').join(', '),
      found_address: place?.foundAddress ?? null,
      latitude: place?.point.latitude ?? null,
      longitude: place?.point.longitude ?? null,
      payment_method: cells.payment_method,
      delivery_type: cells.preordered_for === '' ? 'INSTANT' : 'SCHEDULED',
      preordered_for: preorderedFor,
      amount: parsed.success ? parsed.data.order.amount : null,
      description: cells.description,
      delivery_fee: isReady ? fee : null,
    },
  };
};
