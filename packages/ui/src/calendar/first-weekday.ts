interface LocaleWithWeekInfo extends Intl.Locale {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** CLDR regions whose week does not start on Monday, for browsers without week data in `Intl.Locale`. */
const firstWeekdays: readonly (readonly [weekday: number, regions: string])[] = [
  [5, 'MV'],
  [6, 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
  [
    7,
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH ' +
      'PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
];

/** Returns the first weekday in the region of a locale: 1 for Monday to 7 for Sunday. */
export function firstWeekdayOf(locale: string | undefined): number {
  const resolvedLocale: LocaleWithWeekInfo = new Intl.Locale(
    locale ?? new Intl.DateTimeFormat().resolvedOptions().locale,
  );
  return (
    resolvedLocale.getWeekInfo?.().firstDay ??
    resolvedLocale.weekInfo?.firstDay ??
    firstWeekdayByRegion(resolvedLocale)
  );
}

export function firstWeekdayByRegion(locale: Intl.Locale): number {
  const { region = '001' } = locale.maximize();
  return firstWeekdays.find(([, regions]) => regions.includes(region))?.[0] ?? 1;
}
