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
}

type MarketRow = readonly [
  brand: BrandId,
  currency: string,
  timeZone: string,
  callingCode: string,
  languages: readonly [string, ...string[]],
];

const rows = {
  bd: ['mangrove', 'BDT', 'Asia/Dhaka', '880', ['en', 'bn']],
  hk: ['mangrove', 'HKD', 'Asia/Hong_Kong', '852', ['en', 'zh-Hant-HK']],
  kh: ['mangrove', 'USD', 'Asia/Phnom_Penh', '855', ['en', 'km']],
  la: ['mangrove', 'LAK', 'Asia/Vientiane', '856', ['en', 'lo']],
  mm: ['mangrove', 'MMK', 'Asia/Yangon', '95', ['en', 'my']],
  my: ['mangrove', 'MYR', 'Asia/Kuala_Lumpur', '60', ['en', 'ms', 'zh-Hans', 'ta']],
  ph: ['mangrove', 'PHP', 'Asia/Manila', '63', ['en', 'fil']],
  pk: ['mangrove', 'PKR', 'Asia/Karachi', '92', ['en', 'ur']],
  sg: ['mangrove', 'SGD', 'Asia/Singapore', '65', ['en', 'zh-Hans', 'ms', 'ta']],
  th: ['mangrove', 'THB', 'Asia/Bangkok', '66', ['en', 'th']],
  tw: ['mangrove', 'TWD', 'Asia/Taipei', '886', ['en', 'zh-Hant-TW']],
  ae: ['falaj', 'AED', 'Asia/Dubai', '971', ['en', 'ar']],
  bh: ['falaj', 'BHD', 'Asia/Bahrain', '973', ['en', 'ar-BH']],
  eg: ['falaj', 'EGP', 'Africa/Cairo', '20', ['en', 'ar-EG']],
  jo: ['falaj', 'JOD', 'Asia/Amman', '962', ['en', 'ar']],
  kw: ['falaj', 'KWD', 'Asia/Kuwait', '965', ['en', 'ar-KW']],
  om: ['falaj', 'OMR', 'Asia/Muscat', '968', ['en', 'ar']],
  qa: ['falaj', 'QAR', 'Asia/Qatar', '974', ['en', 'ar']],
  sa: ['najm', 'SAR', 'Asia/Riyadh', '966', ['en', 'ar-SA']],
  at: ['fjord', 'EUR', 'Europe/Vienna', '43', ['de', 'en']],
  cz: ['fjord', 'CZK', 'Europe/Prague', '420', ['cs', 'en']],
  fi: ['fjord', 'EUR', 'Europe/Helsinki', '358', ['fi', 'sv', 'en']],
  hu: ['fjord', 'HUF', 'Europe/Budapest', '36', ['hu', 'en']],
  no: ['fjord', 'NOK', 'Europe/Oslo', '47', ['nb', 'en']],
  se: ['fjord', 'SEK', 'Europe/Stockholm', '46', ['sv', 'en']],
  gr: ['meltemi', 'EUR', 'Europe/Athens', '30', ['el', 'en']],
  cy: ['kyma', 'EUR', 'Asia/Nicosia', '357', ['el', 'en']],
  am: ['gira', 'AMD', 'Asia/Yerevan', '374', ['hy', 'ru', 'en']],
  ba: ['gira', 'BAM', 'Europe/Sarajevo', '387', ['bs', 'en']],
  bg: ['gira', 'EUR', 'Europe/Sofia', '359', ['bg', 'en']],
  ci: ['gira', 'XOF', 'Africa/Abidjan', '225', ['fr', 'en']],
  es: ['gira', 'EUR', 'Europe/Madrid', '34', ['es', 'ca', 'en']],
  ge: ['gira', 'GEL', 'Asia/Tbilisi', '995', ['ka', 'en']],
  hr: ['gira', 'EUR', 'Europe/Zagreb', '385', ['hr', 'en']],
  it: ['gira', 'EUR', 'Europe/Rome', '39', ['it', 'en']],
  ke: ['gira', 'KES', 'Africa/Nairobi', '254', ['en', 'sw']],
  kg: ['gira', 'KGS', 'Asia/Bishkek', '996', ['ky', 'ru', 'en']],
  kz: ['gira', 'KZT', 'Asia/Almaty', '7', ['kk', 'ru', 'en']],
  ma: ['gira', 'MAD', 'Africa/Casablanca', '212', ['fr', 'ar', 'en']],
  md: ['gira', 'MDL', 'Europe/Chisinau', '373', ['ro', 'ru', 'en']],
  me: ['gira', 'EUR', 'Europe/Podgorica', '382', ['sr', 'en']],
  ng: ['gira', 'NGN', 'Africa/Lagos', '234', ['en']],
  pl: ['gira', 'PLN', 'Europe/Warsaw', '48', ['pl', 'en']],
  pt: ['gira', 'EUR', 'Europe/Lisbon', '351', ['pt', 'en']],
  ro: ['gira', 'RON', 'Europe/Bucharest', '40', ['ro', 'en']],
  rs: ['gira', 'RSD', 'Europe/Belgrade', '381', ['sr', 'en']],
  tn: ['gira', 'TND', 'Africa/Tunis', '216', ['fr', 'ar', 'en']],
  ua: ['gira', 'UAH', 'Europe/Kyiv', '380', ['uk', 'en']],
  ug: ['gira', 'UGX', 'Africa/Kampala', '256', ['en', 'sw']],
  jp: ['tsubame', 'JPY', 'Asia/Tokyo', '81', ['ja', 'en']],
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

/** All markets by country code. */
export const markets = Object.fromEntries(
  Object.entries(rows).map(([country, row]) => {
    const [brand, currency, timeZone, callingCode, languages] = row as MarketRow;
    const market: Market = {
      country: country as CountryCode,
      brand,
      currency,
      timeZone,
      clock: clockOf(country),
      callingCode,
      languages,
      defaultPaymentMethod: 'CASH_ON_DELIVERY',
      geolocatorLanguage: geolocatorLanguages[country as CountryCode] ?? 'en',
    };
    return [country, market];
  }),
) as Record<CountryCode, Market>;

export const isCountryCode = (text: string): text is CountryCode => Object.hasOwn(rows, text);
