import type { BulkColumn } from './bulk-columns.ts';

export type BulkInstructions = Readonly<Record<BulkColumn, string>>;

/**
 * The instructions below the header of the template, by language. Row 2 of the template is English and row 3
 * is the market's language. Vendors often leave these rows in the file, so readers compare rows with them.
 */
export const bulkInstructions: Readonly<Record<'en' | 'ar' | 'bn', BulkInstructions>> = {
  en: {
    recipient_name: 'Required. Name of the customer, without digits.',
    recipient_phone_number: 'Required. With the country code.',
    latitude: 'Optional. Degrees, such as 23.7925.',
    longitude: 'Optional. Degrees, such as 90.4078.',
    recipient_address: 'Required. Street and house number.',
    unit: 'Optional. Flat, floor or door.',
    recipient_notes: 'Optional. Notes for the rider.',
    payment_method: 'Required. Choose from the list.',
    amount: 'Required. Value of the items. 0 is allowed.',
    description: 'Optional. At most 200 characters.',
    preordered_for: 'Optional. YYYY-MM-DD HH:MM. Empty means now.',
    pickup_code: 'Optional. At most 30 characters.',
    collection_point: 'Optional. Id of the outlet. Empty means the selected outlet.',
  },
  ar: {
    recipient_name: 'مطلوب. اسم العميل بدون أرقام.',
    recipient_phone_number: 'مطلوب. مع رمز البلد.',
    latitude: 'اختياري. بالدرجات، مثل 23.7925.',
    longitude: 'اختياري. بالدرجات، مثل 90.4078.',
    recipient_address: 'مطلوب. الشارع ورقم المبنى.',
    unit: 'اختياري. الشقة أو الطابق أو الباب.',
    recipient_notes: 'اختياري. ملاحظات للمندوب.',
    payment_method: 'مطلوب. اختر من القائمة.',
    amount: 'مطلوب. قيمة الأغراض. يُسمح بالقيمة 0.',
    description: 'اختياري. 200 حرف على الأكثر.',
    preordered_for: 'اختياري. YYYY-MM-DD HH:MM. الخانة الفارغة تعني الآن.',
    pickup_code: 'اختياري. 30 حرفًا على الأكثر.',
    collection_point: 'اختياري. رقم الفرع. الخانة الفارغة تعني الفرع المحدد.',
  },
  bn: {
    recipient_name: 'আবশ্যক। গ্রাহকের নাম, অঙ্ক ছাড়া।',
    recipient_phone_number: 'আবশ্যক। দেশের কোডসহ।',
    latitude: 'ঐচ্ছিক। ডিগ্রিতে, যেমন 23.7925।',
    longitude: 'ঐচ্ছিক। ডিগ্রিতে, যেমন 90.4078।',
    recipient_address: 'আবশ্যক। রাস্তা ও বাড়ির নম্বর।',
    unit: 'ঐচ্ছিক। ফ্ল্যাট, তলা বা দরজা।',
    recipient_notes: 'ঐচ্ছিক। রাইডারের জন্য নোট।',
    payment_method: 'আবশ্যক। তালিকা থেকে বেছে নিন।',
    amount: 'আবশ্যক। পণ্যের মূল্য। 0 দেওয়া যায়।',
    description: 'ঐচ্ছিক। সর্বোচ্চ 200 অক্ষর।',
    preordered_for: 'ঐচ্ছিক। YYYY-MM-DD HH:MM। খালি মানে এখনই।',
    pickup_code: 'ঐচ্ছিক। সর্বোচ্চ 30 অক্ষর।',
    collection_point: 'ঐচ্ছিক। আউটলেটের আইডি। খালি মানে নির্বাচিত আউটলেট।',
  },
};

/** True if a row holds the instructions of the template in one language, and no order. */
export const isInstructionRow = (cells: Readonly<Partial<Record<BulkColumn, string>>>): boolean =>
  Object.values(bulkInstructions).some(
    ({ recipient_name }) => cells.recipient_name?.trim() === recipient_name,
  );
