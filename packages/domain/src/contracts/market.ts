import type { Point } from './geo.ts';
import type { GeolocatorLanguage } from './geolocator.ts';
import { clockOf } from './market-clock.ts';
import type { PaymentMethod } from './payment-method.ts';

/** The eight delivery brands. */
export const brandIds = ['mangrove', 'falaj', 'najm', 'fjord', 'meltemi', 'kyma', 'gira', 'tsubame'] as const;
export type BrandId = (typeof brandIds)[number];

/** The settings that a country determines for its vendors. */
export interface Market {
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: CountryCode;
  readonly brand: BrandId;
  /** The region in which its service runs. */
  readonly region: 'asia' | 'eu';
  /** ISO 4217. */
  readonly currency: string;
  /** IANA time zone for days, hours and 'today'. */
  readonly timeZone: string;
  /** Hours of the clock on which people read the time. */
  readonly clock: 12 | 24;
  /** E.164 country calling code, without the plus. */
  readonly callingCode: string;
  /** The interface languages. The first one is the default. */
  readonly languages: readonly string[];
  readonly defaultPaymentMethod: PaymentMethod;
  readonly geolocatorLanguage: GeolocatorLanguage;
  /** The initial centre of its maps. While the pick-up point is unknown, address searches rank places near it first. */
  readonly center: Point;
}

type MarketRow = readonly [
  brand: BrandId,
  currency: string,
  timeZone: string,
  callingCode: string,
  languages: readonly [string, ...string[]],
  center: readonly [latitude: number, longitude: number],
];

const rows = {
  bd: ['mangrove', 'BDT', 'Asia/Dhaka', '880', ['en', 'bn'], [23.7806, 90.4074]],
  hk: ['mangrove', 'HKD', 'Asia/Hong_Kong', '852', ['en', 'zh-Hant-HK'], [22.2988, 114.1722]],
  kh: ['mangrove', 'USD', 'Asia/Phnom_Penh', '855', ['en', 'km'], [11.5564, 104.9282]],
  la: ['mangrove', 'LAK', 'Asia/Vientiane', '856', ['en', 'lo'], [17.9757, 102.6331]],
  mm: ['mangrove', 'MMK', 'Asia/Yangon', '95', ['en', 'my'], [16.8409, 96.1735]],
  my: ['mangrove', 'MYR', 'Asia/Kuala_Lumpur', '60', ['en', 'ms', 'zh-Hans', 'ta'], [3.1412, 101.6865]],
  ph: ['mangrove', 'PHP', 'Asia/Manila', '63', ['en', 'fil'], [14.5995, 120.9842]],
  pk: ['mangrove', 'PKR', 'Asia/Karachi', '92', ['en', 'ur'], [33.6844, 73.0479]],
  sg: ['mangrove', 'SGD', 'Asia/Singapore', '65', ['en', 'zh-Hans', 'ms', 'ta'], [1.3048, 103.8318]],
  th: ['mangrove', 'THB', 'Asia/Bangkok', '66', ['en', 'th'], [13.7563, 100.5018]],
  tw: ['mangrove', 'TWD', 'Asia/Taipei', '886', ['en', 'zh-Hant-TW'], [25.033, 121.5654]],
  ae: ['falaj', 'AED', 'Asia/Dubai', '971', ['en', 'ar'], [24.4539, 54.3773]],
  bh: ['falaj', 'BHD', 'Asia/Bahrain', '973', ['en', 'ar-BH'], [26.2235, 50.5876]],
  eg: ['falaj', 'EGP', 'Africa/Cairo', '20', ['en', 'ar-EG'], [30.0444, 31.2357]],
  jo: ['falaj', 'JOD', 'Asia/Amman', '962', ['en', 'ar'], [31.9539, 35.9106]],
  kw: ['falaj', 'KWD', 'Asia/Kuwait', '965', ['en', 'ar-KW'], [29.3759, 47.9774]],
  om: ['falaj', 'OMR', 'Asia/Muscat', '968', ['en', 'ar'], [23.588, 58.3829]],
  qa: ['falaj', 'QAR', 'Asia/Qatar', '974', ['en', 'ar'], [25.2854, 51.531]],
  sa: ['najm', 'SAR', 'Asia/Riyadh', '966', ['en', 'ar-SA'], [24.7136, 46.6753]],
  at: ['fjord', 'EUR', 'Europe/Vienna', '43', ['de', 'en'], [48.2082, 16.3738]],
  cz: ['fjord', 'CZK', 'Europe/Prague', '420', ['cs', 'en'], [50.0755, 14.4378]],
  fi: ['fjord', 'EUR', 'Europe/Helsinki', '358', ['fi', 'sv', 'en'], [60.1699, 24.9384]],
  hu: ['fjord', 'HUF', 'Europe/Budapest', '36', ['hu', 'en'], [47.4979, 19.0402]],
  no: ['fjord', 'NOK', 'Europe/Oslo', '47', ['nb', 'en'], [59.9139, 10.7522]],
  se: ['fjord', 'SEK', 'Europe/Stockholm', '46', ['sv', 'en'], [59.3293, 18.0686]],
  gr: ['meltemi', 'EUR', 'Europe/Athens', '30', ['el', 'en'], [37.9838, 23.7275]],
  cy: ['kyma', 'EUR', 'Asia/Nicosia', '357', ['el', 'en'], [35.1856, 33.3823]],
  am: ['gira', 'AMD', 'Asia/Yerevan', '374', ['hy', 'ru', 'en'], [40.1872, 44.5152]],
  ba: ['gira', 'BAM', 'Europe/Sarajevo', '387', ['bs', 'en'], [43.8563, 18.4131]],
  bg: ['gira', 'EUR', 'Europe/Sofia', '359', ['bg', 'en'], [42.6977, 23.3219]],
  ci: ['gira', 'XOF', 'Africa/Abidjan', '225', ['fr', 'en'], [5.36, -4.0083]],
  es: ['gira', 'EUR', 'Europe/Madrid', '34', ['es', 'ca', 'en'], [40.4168, -3.7038]],
  ge: ['gira', 'GEL', 'Asia/Tbilisi', '995', ['ka', 'en'], [41.7151, 44.8271]],
  hr: ['gira', 'EUR', 'Europe/Zagreb', '385', ['hr', 'en'], [45.815, 15.9819]],
  it: ['gira', 'EUR', 'Europe/Rome', '39', ['it', 'en'], [41.9028, 12.4964]],
  ke: ['gira', 'KES', 'Africa/Nairobi', '254', ['en', 'sw'], [-1.2921, 36.8219]],
  kg: ['gira', 'KGS', 'Asia/Bishkek', '996', ['ky', 'ru', 'en'], [42.8746, 74.5698]],
  kz: ['gira', 'KZT', 'Asia/Almaty', '7', ['kk', 'ru', 'en'], [51.1605, 71.4704]],
  ma: ['gira', 'MAD', 'Africa/Casablanca', '212', ['fr', 'ar', 'en'], [34.0209, -6.8416]],
  md: ['gira', 'MDL', 'Europe/Chisinau', '373', ['ro', 'ru', 'en'], [47.0105, 28.8638]],
  me: ['gira', 'EUR', 'Europe/Podgorica', '382', ['sr', 'en'], [42.4304, 19.2594]],
  ng: ['gira', 'NGN', 'Africa/Lagos', '234', ['en'], [9.0765, 7.3986]],
  pl: ['gira', 'PLN', 'Europe/Warsaw', '48', ['pl', 'en'], [52.2297, 21.0122]],
  pt: ['gira', 'EUR', 'Europe/Lisbon', '351', ['pt', 'en'], [38.7223, -9.1393]],
  ro: ['gira', 'RON', 'Europe/Bucharest', '40', ['ro', 'en'], [44.4268, 26.1025]],
  rs: ['gira', 'RSD', 'Europe/Belgrade', '381', ['sr', 'en'], [44.7866, 20.4489]],
  tn: ['gira', 'TND', 'Africa/Tunis', '216', ['fr', 'ar', 'en'], [36.8065, 10.1815]],
  ua: ['gira', 'UAH', 'Europe/Kyiv', '380', ['uk', 'en'], [50.4501, 30.5234]],
  ug: ['gira', 'UGX', 'Africa/Kampala', '256', ['en', 'sw'], [0.3476, 32.5825]],
  jp: ['tsubame', 'JPY', 'Asia/Tokyo', '81', ['ja', 'en'], [35.6762, 139.6503]],
} as const satisfies Record<string, MarketRow>;

export type CountryCode = keyof typeof rows;

/** Geolocator languages other than English, by country (specification 000, section 7). */
const geolocatorLanguages: Partial<Record<CountryCode, GeolocatorLanguage>> = {
  hk: 'zh-HK',
  kh: 'km',
  jp: 'ja',
  th: 'th',
  tw: 'tw',
};

/** Brands whose service runs in Asia (specification 000, section 7). That of the others runs in Europe. */
const asianBrands: ReadonlySet<BrandId> = new Set(['mangrove', 'falaj', 'najm', 'tsubame']);

/** All markets by country code. */
export const markets = Object.fromEntries(
  Object.entries(rows).map(([country, row]) => {
    const [brand, currency, timeZone, callingCode, languages, [latitude, longitude]] = row as MarketRow;
    const market: Market = {
      country: country as CountryCode,
      brand,
      region: asianBrands.has(brand) ? 'asia' : 'eu',
      currency,
      timeZone,
      clock: clockOf(country),
      callingCode,
      languages,
      defaultPaymentMethod: 'CASH_ON_DELIVERY',
      geolocatorLanguage: geolocatorLanguages[country as CountryCode] ?? 'en',
      center: { latitude, longitude },
    };
    return [country, market];
  }),
) as Record<CountryCode, Market>;

export const isCountryCode = (text: string): text is CountryCode => Object.hasOwn(rows, text);
