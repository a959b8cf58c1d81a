import type { SandboxCard } from '@saddlebag/domain/contracts';
import { Refusal } from '../http/refusal.ts';
import { createStoredOrder, newOrderChanges } from '../orders/accept-order.ts';
import { checkOrder } from '../orders/check-order.ts';
import type { Service } from '../service.ts';
import { requireUsableOrderVoucher } from '../vouchers/usable-voucher.ts';
import { isVoucherReserved } from '../vouchers/voucher-uses.ts';
import type { Change, StoredOrder, StoredPayment, StoredVendor } from '../store/tables.ts';

/** A payment's next state and all changes that belong to it. They are saved in one transaction. */
export interface Settlement {
  readonly payment: StoredPayment;
  readonly changes: readonly Change[];
}

/** Builds the order of a payment. Returns null if the order is no longer acceptable. */
const buildOrder = (service: Service, vendor: StoredVendor, payment: StoredPayment): StoredOrder | null => {
  try {
    // The fee was checked when the intent was created. All other rules must hold now.
    checkOrder(service, vendor, payment.body);
    if (!isVoucherReserved(service, payment)) requireUsableOrderVoucher(service, vendor.id, payment.body);
    return createStoredOrder(service, vendor, payment.body);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/** Charges a payment and creates its order. Refunds the payment if the order is no longer acceptable. */
export const settlePayment = (service: Service, payment: StoredPayment, conduct: SandboxCard): Settlement => {
  const vendor = service.store.find('vendor', payment.vendorId);
  const order =
    vendor === undefined || conduct === 'undeliverable' ? null : buildOrder(service, vendor, payment);
  const { cardToSave } = payment;
  const settledPayment: StoredPayment = {
    ...payment,
    status: order === null ? 'refunded' : 'paid',
    orderId: order?.id ?? null,
    cardToSave: null,
  };
  return {
    payment: settledPayment,
    changes: [
      ...(order === null ? [] : newOrderChanges(service, order, payment.body)),
      ...(cardToSave === null ? [] : [{ table: 'card' as const, record: cardToSave }]),
      { table: 'payment', record: settledPayment },
    ],
  };
};

/** Ends a payment without charging it. */
export const endPayment = (payment: StoredPayment, status: 'declined' | 'cancelled'): Settlement => {
  const endedPayment: StoredPayment = { ...payment, status, cardToSave: null };
  return { payment: endedPayment, changes: [{ table: 'payment', record: endedPayment }] };
};
