import { currencyDecimals, type CreateOrderBody } from '@saddlebag/domain/contracts';
import { pickUpPoint } from '../delivery/delivery-area.ts';
import type { Service } from '../service.ts';
import type { Change, StoredOrder, StoredVendor } from '../store/tables.ts';
import { countVoucherUse } from '../vouchers/voucher-uses.ts';
import { nextOrderId } from './order-id.ts';

/** Returns what the voucher takes off the fee, rounded to the decimals of the currency. */
const discountOf = ({ wire }: StoredVendor, body: CreateOrderBody): number => {
  const { delivery_fee: fee, discounted_delivery_fee: discounted = fee } = body;
  return Number((fee - discounted).toFixed(currencyDecimals(wire.vendor_information.currency)));
};

/** Builds the stored order from a checked request body, in the status `RECEIVED`. */
export const createStoredOrder = (
  service: Service,
  vendor: StoredVendor,
  body: CreateOrderBody,
): StoredOrder => {
  const now = service.clock.now();
  const at = new Date(now).toISOString();
  const id = nextOrderId(service.store, vendor);
  const { location, name, phone_number } = body.customer;
  const { latitude, longitude } = pickUpPoint(vendor, body.sender?.location);
  return {
    id,
    vendorId: vendor.id,
    groupId: vendor.groupId,
    accountId: vendor.accountId,
    country: vendor.country,
    vendorPoint: { latitude, longitude },
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
      total_discount: discountOf(vendor, body),
      customer: { name, phone_number, location },
      order: {
        amount: body.order.amount,
        description: body.order.description,
        payment_method: body.order.payment_method,
      },
      pickup_code: body.pickup_tasks?.pickup_code ?? null,
      pickup_location: { latitude, longitude },
      outlet_name: body.sender?.name ?? vendor.wire.vendor_information.name,
      cancel_reason: null,
      rider: null,
      eta: null,
    },
  };
};

/** Returns the changes that store a new order and count the use of its voucher. */
export const newOrderChanges = (
  service: Service,
  order: StoredOrder,
  { voucher }: CreateOrderBody,
): readonly Change[] => [
  { table: 'order', record: order },
  ...(voucher ? [countVoucherUse(service, voucher.code)] : []),
];
