import { describe, expect, it } from 'vitest';
import { markets } from '../../../contracts/market.ts';
import { createMessageContext } from '../learning/message-context.ts';
import { createMaskedText } from '../masked-text.ts';
import { findPhoneCandidates, findPhoneSpans } from './phone-candidates.ts';
import { parseMessage } from '../parse-message.ts';
import { randomWeights } from '../testing/random-weights.ts';
import { pasteWeights } from '../weights/index.ts';

// prettier-ignore
const corrections = [
  ['bd', 'sorry number ta bhul disi. 01730 445518 na, 01730 445581 hobe. Rafiq, Boyra bazar, 680 taka cod', '+8801730445581'],
  ['sg', "Sorry, wrong number! It's 8223 6619 not 8223 6916. Same place: 7 Jalan Kembangan Hijau. Priya", '+6582236619'],
  ['my', 'Not 016-488 2031, that is my old one. Use 016-488 2301. Kevin Loh, Jalan Bukit Gasing 12. RM 38 cash.', '+60164882301'],
  ['es', 'Para Inés Barahona, c/ Sorolla 65, tlf 630449128. Uy perdón, el número es 630449218', '+34630449218'],
  ['gr', 'Tsimiski 104, Thessaloniki. Panos 6932871450\nsygnwmi lathos, 6932871540 einai to til', '+306932871540'],
  ['it', 'ho sbagliato il numero, non è 3471120938 ma 3471120983. Deborah Fiore, via Etnea 402 Catania, 30 euro', '+393471120983'],
  ['pk', 'number bhi 0301 2280064 ki jagah 0301 2280046. Taimoor, 5-E Gulshan Link Road. 1890 cash on delivery', '+923012280046'],
  ['ae', 'سوري الرقم مب 0528840017 الصح 0528840071 أم راشد، شارع البحر بيت 19', '+971528840071'],
  ['th', 'เบอร์เมื่อกี้ผิด 084-556-1123 ไม่ใช่นะคะ ที่ถูกคือ 084-556-1132 ค่ะ ชื่อแอน 5/18 ถ.ราษฎร์ยินดี หาดใหญ่', '+66845561132'],
  ['hk', '打錯咗,電話唔係6911 2043,係6911 2034先啱。何太,屯門海麗徑8號怡景苑B座21樓', '+85269112034'],
  ['jp', '末尾を間違えました。誤)090-7742-1156 正)090-7742-1165 です。浜松市中央区佐鳴台4-20-7 竹内ゆかり', '+819077421165'],
] as const;

// prettier-ignore
const othersNumbers = [
  ['bd', 'shop number: 01711-223304\nHouse 12, Road 7, Banani\ncash on delivery 500 taka'],
  ['sg', 'Rider: 9134 7720\nBlk 318 Serangoon Ave 2 #11-204\nPaid by card, order for lunch today'],
  ['ph', 'PICK UP: Ukay Queen, hanapin si Ate Grace 0917 204 6683 (shop)\nDROP: Guadalupe Bliss, Bldg 12, Makati'],
  ['es', 'Frutas Amparo, tel. tienda 963 41 20 77. Para Remedios Ibáñez, calle Cuba 33, Valencia. Son 14,60.'],
  ['it', 'Ritiro presso di noi (tel negozio 0521 447 190), consegna alla sig.ra Ombretta Ferri, via Roma 12, Parma'],
  ['gr', 'Παραλαβή: Φωτογραφείο Ίρις, 2463 100 900\nΠαράδοση: κύριος Σάββας, Λάρνακα, Ερμού 40'],
  ['th', 'รับของที่ ร้านแว่นตา โทร 053-229-107 (เบอร์ร้าน) ไปส่ง คุณสมพงษ์ บ้านเลขที่ 47 ถนนท่าแพ ซอย 3'],
  ['jp', '集荷:手芸のまるいと(当店 075-241-6690)\nお届け:北原様 宇治市小倉町西浦19-3 1階'],
  ['eg', 'رقم المحل: 01201122334\nالتوصيل: شارع جيهان، المنصورة، برج المدينة، السعر 200'],
  ['sg', 'Payer number: 9773 0021\nDeliver to Sri Muniyandi hall, 34 Ceylon Lane. Total $330 paid by transfer'],
] as const;

// prettier-ignore
const written = [
  ['ph', '8242-7719', '+63282427719', 'of a landline in Manila without its area code'],
  ['tw', '0910_882_410', '+886910882410', 'with underscores'],
  ['it', '366/4418027', '+393664418027', 'with a slash'],
  ['es', '+33 6 81 40 98 77', '+33681409877', 'of a country without a market, which ends like one at home'],
  ['es', 'seis cincuenta y cinco treinta y uno veintidós cero ocho', '+34655312208', 'in pairs of digits'],
  ['gr', 'εξήντα εννιά τριάντα δύο εβδομήντα ένα σαράντα οκτώ πενήντα έξι', '+306932714856', 'in Greek pairs of digits'],
  ['ph', 'zero nine two six seven seven one zero five four three eight hundred fifty', '+639267710543', 'before an amount in words'],
] as const;

const randomSets = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => randomWeights(seed, pasteWeights));

describe('a phone number', () => {
  it.each(written)('is read in %s: %s is %s, %s', (country, text, phone) => {
    const message = createMaskedText(text);
    const context = createMessageContext(message, message);
    expect(findPhoneSpans(context, markets[country]).map(({ e164 }) => e164)).toEqual([phone]);
  });
});

describe("the rider's number", () => {
  it('is not seen in a new sentence after the word rider', () => {
    const message = createMaskedText('We pay by card to the rider. Contact 0312-5087743');
    const context = createMessageContext(message, message);
    expect(findPhoneCandidates(context, markets.pk).map(({ value }) => value)).toEqual(['+923125087743']);
  });
});

describe('the phone number of a pasted message', () => {
  it.each(corrections)('is the corrected one in %s: %s', (country, text, phone) => {
    expect(parseMessage(text, markets[country]).phone).toBe(phone);
  });

  it.each(corrections)('is never the wrong one, whatever the weights, in %s: %s', (country, text, phone) => {
    for (const weights of randomSets) {
      const { phone: found } = parseMessage(text, markets[country], weights);
      if (found !== null) expect(found).toBe(phone);
    }
  });

  it.each(othersNumbers)('is not that of the shop, the rider or the payer in %s: %s', (country, text) => {
    expect(parseMessage(text, markets[country]).phone).toBeNull();
    for (const weights of randomSets) expect(parseMessage(text, markets[country], weights).phone).toBeNull();
  });

  it('is the recipient’s beside that of the rider', () => {
    const text = 'Rider: 9134 7720\nCustomer: Wei Ling 8223 6619\nBlk 318 Serangoon Ave 2 #11-204';
    expect(parseMessage(text, markets.sg).phone).toBe('+6582236619');
  });

  it('is the number that the rider is asked to call', () => {
    const text = 'Please tell the rider to call 9134 7720. Wei Ling, Blk 318 Serangoon Ave 2';
    expect(parseMessage(text, markets.sg).phone).toBe('+6591347720');
  });
});
