import type { Service } from '../service.ts';
import type { Change, StoredPayment } from '../store/tables.ts';

const useCountKey = (code: string): string => `voucherUses:${code}`;

/** Returns the number of orders that were created with a voucher. */
const countOrders = ({ store }: Service, code: string): number => {
  const value = store.find('value', useCountKey(code))?.value;
  return typeof value === 'number' ? value : 0;
};

/** How long a payment at the bank reserves its voucher, in milliseconds. */
const reservationMs = 15 * 60 * 1000;

/** Returns the end of a reservation that starts now, in unix milliseconds. */
export const reservationEnd = ({ clock }: Service): number => clock.now() + reservationMs;

/** Returns true if a payment reserves the voucher of its order, because the bank is authenticating the payer. */
export const isVoucherReserved = ({ clock }: Service, payment: StoredPayment): boolean =>
  payment.status === 'challenged' && (payment.voucherReservedUntil ?? -Infinity) > clock.now();

const countReservations = (service: Service, code: string): number => {
  let count = 0;
  for (const payment of service.store.all('payment'))
    if (payment.body.voucher?.code === code && isVoucherReserved(service, payment)) count += 1;
  return count;
};

/** Returns the number of uses of a voucher that its orders and reservations take. */
export const countTakenUses = (service: Service, code: string): number =>
  countOrders(service, code) + countReservations(service, code);

/** Returns the change that counts another order with a voucher. */
export const countVoucherUse = (service: Service, code: string): Change => ({
  table: 'value',
  record: { id: useCountKey(code), value: countOrders(service, code) + 1 },
});
