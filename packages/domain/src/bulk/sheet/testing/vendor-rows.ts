import { orderWith } from './orders.ts';

/** Headers and instructions as vendors send them. */
export const englishInstructions = orderWith({
  recipient_name: 'Required. First and last name',
  recipient_phone_number: 'Required. Digits with the country code',
  latitude: 'Decimal degrees, optional',
  longitude: 'Decimal degrees, optional',
  payment_method: 'CASH_ON_DELIVERY, PAID or ONLINE_PAYMENT',
  amount: 'Required. A number',
  preordered_for: 'YYYY-MM-DD HH:MM, empty for now',
});
export const banglaInstructions = orderWith({
  recipient_name: 'আবশ্যক। পুরো নাম',
  recipient_phone_number: 'আবশ্যক। দেশের কোড সহ',
  latitude: 'দশমিক ডিগ্রি',
  longitude: 'দশমিক ডিগ্রি',
  payment_method: 'নগদ অথবা পরিশোধিত লিখুন',
  amount: 'আবশ্যক। একটি সংখ্যা',
});
export const arabicHeader = [
  'اسم المستلم',
  'رقم الهاتف',
  'خط العرض',
  'خط الطول',
  'العنوان',
  'رقم الشقة',
  'ملاحظات',
  'طريقة الدفع',
  'المبلغ',
  'الوصف',
  'موعد التوصيل',
  'رقم الطلب',
  'الفرع',
];
export const banglaHeader = [
  'প্রাপকের নাম',
  'ফোন নম্বর',
  'অক্ষাংশ',
  'দ্রাঘিমাংশ',
  'ঠিকানা',
  'ফ্ল্যাট',
  'নোট',
  'পেমেন্ট পদ্ধতি',
  'টাকার পরিমাণ',
  'বিবরণ',
  'ডেলিভারির সময়',
  'অর্ডার নম্বর',
  'শাখা',
];
export const renamedHeader = [
  'Customer Name *',
  'MOBILE NO.',
  'Lat',
  'Lng',
  'Delivery Address (required)',
  'Flat no',
  'Comments',
  'Payment',
  'COD amount',
  'Items',
  'Deliver at',
  'Invoice #',
  'Branch',
];
