import { describe, expect, it } from 'vitest';
import { markets } from '../../../contracts/market.ts';
import { parseMessage } from '../parse-message.ts';
import { randomWeights } from '../testing/random-weights.ts';
import { pasteWeights } from '../weights/index.ts';

const order = 'Farhana Islam\n01711-223304\nHouse 12, Road 7, Banani\nTotal 640 taka';
const randomSets = [1, 2, 3, 4, 5, 6].map((seed) => randomWeights(seed, pasteWeights));
const paymentOf = (phrase: string) => parseMessage(`${order}\n${phrase}`, markets.bd).paymentMethod;

// prettier-ignore
const bothSenses = [
  'COD, already paid', 'paid online. cash on delivery', 'Cash on delivery (already paid by bkash)', 'ক্যাশ অন ডেলিভারি। পরিশোধ করা হয়েছে',
  'ya está pagado, cobrar en efectivo', 'pagato con carta, anzi contanti', '代引き ※決済完了', 'เก็บเงินสด โอนแล้ว จ่ายแล้ว', '已付，現金',
  'bayad na raw, pero COD', 'sudah bayar, tunai', 'تم الدفع، كاش عند الاستلام', 'εξοφλημένο, μετρητά',
];

// prettier-ignore
const negations = [
  'not paid yet', 'not paid, cash on delivery', "isn't paid yet", 'no está pagado', 'non pagato', 'δεν πληρώθηκε', 'belum bayar, sudah pesan',
  'hindi pa bayad', 'ยังไม่จ่าย', '還沒付', '未付',
];

// prettier-ignore
const readyMoney = [
  'the cash is ready at the desk', 'the 640 taka are set aside', 'tiene el dinero preparado', 'i soldi sono già pronti', 'τα λεφτά είναι έτοιμα',
  'wang telah saya sediakan', 'nakahanda na ang pera', 'الفلوس جاهزة', 'پیسے تیار ہیں', 'টাকা রেডি', 'เตรียมเงินไว้แล้ว', '錢準備好了', 'お金は用意してあります',
];

describe('the payment method of a pasted message', () => {
  it.each(bothSenses)('is empty if the message says that it is paid and due: %s', (phrase) => {
    expect(paymentOf(phrase)).toBeNull();
  });

  it.each(bothSenses)('is empty for both senses whatever the weights: %s', (phrase) => {
    for (const weights of randomSets)
      expect(parseMessage(`${order}\n${phrase}`, markets.bd, weights).paymentMethod).toBeNull();
  });

  it.each(negations)('is not PAID after a negation: %s', (phrase) => {
    expect(paymentOf(phrase)).not.toBe('PAID');
    for (const weights of randomSets)
      expect(parseMessage(`${order}\n${phrase}`, markets.bd, weights).paymentMethod).not.toBe('PAID');
  });

  it.each(readyMoney)('is not PAID if the money is ready: %s', (phrase) => {
    expect(paymentOf(phrase)).not.toBe('PAID');
    for (const weights of randomSets)
      expect(parseMessage(`${order}\n${phrase}`, markets.bd, weights).paymentMethod).not.toBe('PAID');
  });

  it.each([
    ['the shoes are ready, 640 taka paid by card', 'PAID'],
    ['not paid yet, cash on delivery', 'CASH_ON_DELIVERY'],
    ['no COD, already paid by transfer', 'PAID'],
    ['paid in full', 'PAID'],
    ['will pay by card at the door', 'PAYMENT_ON_DELIVERY'],
    ['Paid 200 deposit yesterday, the other 440 he gives in cash', 'CASH_ON_DELIVERY'],
  ] as const)('of "%s" is %s', (phrase, method) => {
    expect(paymentOf(phrase)).toBe(method);
  });

  it('is empty if the message only mentions money', () => {
    expect(paymentOf('the money comes from my husband’s number, please check')).toBeNull();
  });
});
