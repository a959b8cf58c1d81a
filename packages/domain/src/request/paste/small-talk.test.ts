import { describe, expect, it } from 'vitest';
import { markets } from '../../contracts/market.ts';
import { parseMessage } from './parse-message.ts';

const parsedFields = (text: string, country: keyof typeof markets) =>
  Object.entries(parseMessage(text, markets[country])).filter(([, value]) => value !== null);

// prettier-ignore
const smallTalk = [
  ['English', 'sg', [
    'See you!', 'ok thanks', 'on my way', 'On the way, 5 min', 'call me later', 'Good morning Farhana',
    'Great', "I'm late, sorry", 'It’s raining here', 'Where are you?', 'Leave it with me', 'Customer is waiting',
    'See you at the park', "I'm going to the dentist at 5", 'Miss you', 'What time do you close?',
    'Back Soon', 'Can We Talk?', 'Down the road in 10 minutes',
  ]],
  ['Bangla', 'bd', [
    'আসসালামু আলাইকুম', 'ধন্যবাদ', 'আচ্ছা ঠিক আছে', 'আমি আসছি', 'পরে কল দিয়েন', 'দেখা হবে', 'শুভ সকাল',
    'কেমন আছেন?', 'দোকান খোলা আছে?', 'ঈদ মোবারক', '৫ মিনিট লাগবে', 'আমি বাজারে', 'নিচে দাঁড়ান',
  ]],
  ['Urdu', 'pk', [
    'السلام علیکم', 'شکریہ', 'ٹھیک ہے', 'میں آ رہا ہوں', 'بعد میں کال کریں', 'پھر ملیں گے', 'صبح بخیر',
    'دکان کھلی ہے؟', 'عید مبارک', 'میں بازار میں ہوں', '۱۰ منٹ میں آتا ہوں', 'کب ملو گے',
  ]],
  ['Arabic', 'ae', [
    'السلام عليكم', 'شكرا', 'تمام', 'أنا في الطريق', 'اتصل بي لاحقا', 'أراك لاحقا', 'صباح الخير', 'كيف حالك؟',
    'هل أنتم مفتوحون اليوم؟', 'عيد مبارك', 'أنا في البيت', 'بعد ١٠ دقائق', 'وين أنت',
  ]],
  ['Thai', 'th', [
    'สวัสดีครับ', 'ขอบคุณค่ะ', 'โอเค', 'กำลังไป', 'โทรหาทีหลังนะ', 'เจอกันนะ', 'อรุณสวัสดิ์', 'ร้านเปิดไหมคะ',
    'ถึงแล้ว', 'สุขสันต์วันเกิด', 'อีก 5 นาที', 'อยู่ไหนแล้ว',
  ]],
  ['Chinese', 'tw', [
    '你好', '謝謝', '好的', '在路上了', '晚點打給我', '再見', '早安', '您好,請問有開嗎?', '生日快樂', '等我5分鐘',
    '我是路上', '在哪裡', '谢谢', '晚点打给我', '明天见', '你到了吗',
  ]],
  ['Spanish', 'es', [
    '¡Hola!', 'gracias', 'vale', 'voy de camino', 'llámame luego', 'nos vemos', 'buenos días', '¿qué tal?',
    'ahora bajo', 'Soy yo', 'Nos vemos en la plaza', 'En 5 minutos', 'Un abrazo', '¿Dónde estás?',
  ]],
  ['Greek', 'gr', [
    'Γεια σας', 'ευχαριστώ', 'εντάξει', 'έρχομαι', 'πάρε με αργότερα', 'τα λέμε', 'καλημέρα', 'τι κάνεις;',
    'είμαι στον δρόμο', 'Χρόνια πολλά', 'Είμαι καλά', 'Σε 5 λεπτά', 'Πού είσαι;',
  ]],
] as const;

describe('small talk in a pasted message', () => {
  it.each(smallTalk)('yields no field in %s', (_, country, texts) => {
    expect(texts.filter((text) => parsedFields(text, country).length > 0)).toEqual([]);
  });

  it('yields no name next to a phone number', () => {
    expect(parsedFields('See you! 01711-223304', 'bd')).toEqual([['phone', '+8801711223304']]);
    expect(parsedFields('On my way, 01711-223304', 'bd')).toEqual([['phone', '+8801711223304']]);
  });

  it('is not confused with a name and a note next to a phone number', () => {
    expect(parseMessage('Farhana Islam\nleave it at the gate\n01711-223304', markets.bd)).toMatchObject({
      name: 'Farhana Islam',
      note: 'leave it at the gate',
    });
  });

  it('is not confused with a labelled field or a clear address', () => {
    expect(parseMessage('My name is Farhana Islam', markets.bd).name).toBe('Farhana Islam');
    expect(parseMessage('Note: ring twice', markets.bd).note).toBe('ring twice');
    expect(parseMessage('House 12, Lake Road', markets.bd).address).toBe('House 12, Lake Road');
    expect(parseMessage('address: Banani bazar', markets.bd).address).toBe('Banani bazar');
  });
});
