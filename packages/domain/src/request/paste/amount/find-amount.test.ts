import { describe, expect, it } from 'vitest';
import { markets } from '../../../contracts/market.ts';
import { parseMessage } from '../parse-message.ts';
import { randomWeights } from '../testing/random-weights.ts';
import { pasteWeights } from '../weights/index.ts';

// prettier-ignore
const deposits = [
  ['ke', 'Chapati 60. Grand total 12,000. We paid a deposit of 5,000 on Monday, so balance is 7,000. Mwiki hall, 0729 505 664', '7,000'],
  ['sg', 'PROGRESSIVE LENS\nHP 9114 6623\n7 ROSEWOOD DRIVE #02-09\nTOTAL 488.00  DEPOSIT 200.00  BAL 288.00 (NETS AT DOOR)', '288.00'],
  ['es', 'Tarta 58 €. Señal 20 € ya pagada, quedan 38 € en efectivo. Raquel Cordero, avenida de Europa 27, 625 09 43 18', '38'],
  ['it', 'Buffet totale 290, acconto 100 già dato, saldo 190 in contanti. via Roma 12, Parma, Anna 347 1120983', '190'],
  ['th', 'ค่าชุด 1,800 มัดจำแล้ว 800 เหลือ 1,000 จ่ายตอนรับ คุณเจี๊ยบ 089 770 2264 ถ.ราชวิถี', '1,000'],
  ['eg', 'إجمالي 1200 عربون 500 باقي 700 مع الاستلام. ولاء 01205573381 شارع أحمد عرابي', '700'],
  ['my', 'Jumlah RM375, deposit RM180 dah bayar, baki RM195 tunai. Amirah 011-2674 8890, Jalan Tun Perak 45', '195'],
] as const;

// prettier-ignore
const change = [
  ['ph', 'TAPSILOG x2 198\nTOTAL 347\nGERALD 0977-228-5530\n45 V. LUNA AVE, QC\nCASH, change for 500', '347'],
  ['it', 'Due arancini, 22,50 €. via Foria 250 Napoli, Esposito 392 604 1188. Contanti, resto da 50', '22,50'],
] as const;

describe('the amount of a pasted message', () => {
  it.each(deposits)('is the balance after a deposit in %s: %s', (country, text, amount) => {
    expect(parseMessage(text, markets[country]).amount).toBe(amount);
  });

  it.each(deposits)('is the balance whatever the weights in %s: %s', (country, text, amount) => {
    for (const seed of [1, 2, 3, 4, 5, 6])
      expect(parseMessage(text, markets[country], randomWeights(seed, pasteWeights)).amount).toBe(amount);
  });

  it.each(change)('is not the banknote for change in %s: %s', (country, text, amount) => {
    expect(parseMessage(text, markets[country]).amount).toBe(amount);
  });

  it('is no part of a phone number', () => {
    const text = 'コロッケ10個(1個90円)、越谷市赤山町2-49-7 金子 048-966-3185 現金で払います';
    expect(parseMessage(text, markets.jp).amount).not.toBe('3185');
  });
});
