import { formatLocale } from './format-locale.ts';

/** Languages for which Chromium has no dates: their dates and times are written in digits alone. */
const withoutDateNames: ReadonlySet<string> = new Set(['my', 'km', 'lo']);

const numericDates = 'en-GB-u-nu-latn-ca-gregory';

/** Intl objects are dear to make: one of each kind and choice of options is kept. */
const keep = <Made>(make: (key: string) => Made) => {
  const made = new Map<string, Made>();
  return (key: string): Made => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
};

/** Writes numbers, money, times and lengths for a language in a country. */
export const createFormatters = ({
  language,
  country,
  isGrouped = true,
}: {
  readonly language: string;
  readonly country: string;
  /** Whether long amounts of money are written in groups of digits. */
  readonly isGrouped?: boolean;
}) => {
  const locale = formatLocale(language, country);
  const dateLocale = withoutDateNames.has(language) ? numericDates : locale;
  const dateOptions: Intl.DateTimeFormatOptions = withoutDateNames.has(language)
    ? { day: '2-digit', month: '2-digit', year: 'numeric' }
    : { day: 'numeric', month: 'short', year: 'numeric' };

  const money = keep(
    (currency) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        useGrouping: isGrouped,
      }),
  );
  const unit = keep(
    (name) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: name,
        unitDisplay: 'short',
        maximumFractionDigits: name === 'kilometer' ? 1 : 0,
      }),
  );
  const clock = keep(
    (timeZone) => new Intl.DateTimeFormat(dateLocale, { hour: 'numeric', minute: '2-digit', timeZone }),
  );
  const day = keep((timeZone) => new Intl.DateTimeFormat(dateLocale, { ...dateOptions, timeZone }));
  const plain = keep((digits) => new Intl.NumberFormat(locale, { maximumFractionDigits: Number(digits) }));
  const relative = keep(() => new Intl.RelativeTimeFormat(locale, { numeric: 'always', style: 'short' }));

  const formatDuration = (minutes: number): string => {
    const whole = Math.max(0, Math.round(minutes));
    const hours = Math.floor(whole / 60);
    if (hours === 0) return unit('minute').format(whole);
    const rest = whole % 60;
    return rest === 0
      ? unit('hour').format(hours)
      : `${unit('hour').format(hours)} ${unit('minute').format(rest)}`;
  };

  return {
    /** BCP 47, for `Intl` objects of one's own. */
    locale,
    formatNumber: (value: number): string => plain('2').format(value),
    /** @param amount in the currency's main unit; its minor units (0, 2 or 3 decimals) are those of ISO 4217. */
    formatMoney: (amount: number, currency: string): string => money(currency).format(amount),
    /** The time of day. @param instant unix milliseconds @param timeZone IANA */
    formatTime: (instant: number, timeZone: string): string => clock(timeZone).format(instant),
    /** The day. @param instant unix milliseconds @param timeZone IANA */
    formatDate: (instant: number, timeZone: string): string => day(timeZone).format(instant),
    /** Day and time. @param instant unix milliseconds @param timeZone IANA */
    formatDateTime: (instant: number, timeZone: string): string =>
      `${day(timeZone).format(instant)}, ${clock(timeZone).format(instant)}`,
    /** Metres to the next ten below a kilometre, kilometres with one decimal from there. */
    formatDistance: (metres: number): string =>
      metres < 995
        ? unit('meter').format(Math.round(metres / 10) * 10)
        : unit('kilometer').format(metres / 1000),
    /** A length of time: `12 min`, `1 hr 5 min`. Never below zero. */
    formatDuration,
    /** A moment seen from now: `in 12 min.`, `3 min. ago`. */
    formatRelativeMinutes: (minutes: number): string => relative('').format(Math.round(minutes), 'minute'),
  };
};

export type Formatters = ReturnType<typeof createFormatters>;
