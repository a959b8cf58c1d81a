/**
 * Nouns for the places and people whose number is never the recipient's: the shop, the rider and the payer.
 */
// prettier-ignore
export const ownerWords: readonly string[] = [
  'shop', 'store', 'restaurant', 'seller', 'rider', 'driver', 'courier', 'payer', 'dokan', 'দোকান', 'শপ', 'রাইডার',
  'ড্রাইভার', 'پیک اپ', 'دکان', 'رائیڈر', 'ڈرائیور', 'dukan', 'محل', 'المحل', 'محلنا', 'مطعم', 'المطعم', 'المندوب', 'مندوب', 'السائق',
  'السواق', 'الدافع', 'ร้าน', 'ไรเดอร์', 'คนขับ', 'คนจ่าย', 'ผู้ชำระ', '本店', '店家', '店鋪', '店舖', '司機', '司机', '騎手', '骑手', '外送員',
  '外賣員', '付款人', 'tienda', 'restaurante', 'repartidor', 'mensajero', 'pagador', 'κατάστημα', 'καταστήματος',
  'μαγαζί', 'μαγαζιού', 'διανομέας', 'διανομέα', 'οδηγός', 'οδηγού', '店舗', '当店', '配達員', 'ドライバー', '支払者', 'negozio', 'ristorante',
  'fattorino', 'corriere', 'pagante', 'kedai', 'penghantar', 'pembayar', 'tindahan', 'nagbayad',
];

/** Words for a phone number that precede or follow an owner. */
// prettier-ignore
export const phoneNouns: readonly string[] = [
  'number', 'num', 'no', 'nr', 'phone', 'tel', 'telephone', 'contact', 'mobile', 'cell', 'hp', 'line', 'নাম্বার', 'নম্বর', 'ফোন',
  'মোবাইল', 'نمبر', 'فون', 'موبائل', 'رقم', 'هاتف', 'جوال', 'تلفون', 'موبايل', 'เบอร์', 'เบอร์โทร', 'โทร', '電話', '电话', '手機', '手机', 'teléfono',
  'telefono', 'tlf', 'tfno', 'móvil', 'número', 'τηλέφωνο', 'τηλ', 'κινητό', '番号', '電話番号', '携帯', 'cellulare', 'numero', 'telefon',
  'nombor', 'fon',
];
