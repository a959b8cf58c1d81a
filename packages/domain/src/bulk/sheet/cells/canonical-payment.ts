import type { PaymentChoice } from '../../../contracts/index.ts';
import { normalizeName } from '../header/find-header.ts';

/** The payment methods of the bulk upload (specification 001, section 3). */
export const bulkPaymentMethods = [
  'CASH_ON_DELIVERY',
  'PAID',
  'ONLINE_PAYMENT',
] as const satisfies readonly PaymentChoice[];
export type BulkPaymentMethod = (typeof bulkPaymentMethods)[number];

const methodNames: Readonly<Record<BulkPaymentMethod, readonly string[]>> = {
  CASH_ON_DELIVERY: [
    'CASH_ON_DELIVERY',
    'cash',
    'cod',
    'c.o.d.',
    'collect',
    'collect cash',
    'cash payment',
    'pay cash',
    'unpaid',
    'not paid',
    'الدفع عند الاستلام',
    'عند الاستلام',
    'نقدا',
    'نقدًا',
    'كاش',
    'غير مدفوع',
    'ক্যাশ অন ডেলিভারি',
    'ক্যাশ',
    'নগদ',
    'ডেলিভারির সময় নগদ',
  ],
  PAID: [
    'PAID',
    'prepaid',
    'pre-paid',
    'already paid',
    'fully paid',
    'paid in full',
    'مدفوع',
    'مدفوع مسبقا',
    'تم الدفع',
    'পরিশোধিত',
    'পেইড',
    'পরিশোধ করা হয়েছে',
  ],
  ONLINE_PAYMENT: [
    'ONLINE_PAYMENT',
    'online',
    'pay online',
    'الدفع عبر الإنترنت',
    'دفع إلكتروني',
    'অনলাইন পেমেন্ট',
    'অনলাইন',
  ],
};

const methodByName: ReadonlyMap<string, BulkPaymentMethod> = new Map(
  bulkPaymentMethods.flatMap((method) => methodNames[method].map((name) => [normalizeName(name), method])),
);

/** Returns the payment method that a text names, or null. */
export const paymentMethodOf = (text: string): BulkPaymentMethod | null =>
  methodByName.get(normalizeName(text)) ?? null;
