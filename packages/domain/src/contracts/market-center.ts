import type { Point } from './geo.ts';
import type { CountryCode } from './market.ts';

const coordinates = {
  bd: [23.7806, 90.4074],
  hk: [22.2988, 114.1722],
  kh: [11.5564, 104.9282],
  la: [17.9757, 102.6331],
  mm: [16.8409, 96.1735],
  my: [3.1412, 101.6865],
  ph: [14.5995, 120.9842],
  pk: [33.6844, 73.0479],
  sg: [1.3048, 103.8318],
  th: [13.7563, 100.5018],
  tw: [25.033, 121.5654],
  ae: [24.4539, 54.3773],
  bh: [26.2235, 50.5876],
  eg: [30.0444, 31.2357],
  jo: [31.9539, 35.9106],
  kw: [29.3759, 47.9774],
  om: [23.588, 58.3829],
  qa: [25.2854, 51.531],
  sa: [24.7136, 46.6753],
  at: [48.2082, 16.3738],
  cz: [50.0755, 14.4378],
  fi: [60.1699, 24.9384],
  hu: [47.4979, 19.0402],
  no: [59.9139, 10.7522],
  se: [59.3293, 18.0686],
  gr: [37.9838, 23.7275],
  cy: [35.1856, 33.3823],
  am: [40.1872, 44.5152],
  ba: [43.8563, 18.4131],
  bg: [42.6977, 23.3219],
  ci: [5.36, -4.0083],
  es: [40.4168, -3.7038],
  ge: [41.7151, 44.8271],
  hr: [45.815, 15.9819],
  it: [41.9028, 12.4964],
  ke: [-1.2921, 36.8219],
  kg: [42.8746, 74.5698],
  kz: [51.1605, 71.4704],
  ma: [34.0209, -6.8416],
  md: [47.0105, 28.8638],
  me: [42.4304, 19.2594],
  ng: [9.0765, 7.3986],
  pl: [52.2297, 21.0122],
  pt: [38.7223, -9.1393],
  ro: [44.4268, 26.1025],
  rs: [44.7866, 20.4489],
  tn: [36.8065, 10.1815],
  ua: [50.4501, 30.5234],
  ug: [0.3476, 32.5825],
  jp: [35.6762, 139.6503],
} as const satisfies Record<CountryCode, readonly [latitude: number, longitude: number]>;

/**
 * The initial map centre of each market. While the pick-up point is unknown, address searches rank places
 * near the centre first.
 */
export const marketCenters = Object.fromEntries(
  Object.entries(coordinates).map(([country, [latitude, longitude]]) => [country, { latitude, longitude }]),
) as Record<CountryCode, Point>;
