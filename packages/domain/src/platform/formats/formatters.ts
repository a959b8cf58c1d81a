import { currencyDecimals, knownTimeZone } from '../../contracts/index.ts';
import { formatLocale } from '../i18n/index.ts';
import { hourCycleOf, memoize } from '../i18n/internal.ts';
import { languagesWithoutDateNames, numericDateLocale } from './languages-without-date-names.ts';

const clockOptions = { hour: 'numeric', minute: '2-digit' } as const;

/** Creates the formatters for numbers, money, times and durations. */
export const createFormatters = ({
  language,
  country,
  isGrouped = true,
}: {
  readonly language: string;
  readonly country: string;
  /** Whether to group the digits of long amounts of money. */
  readonly isGrouped?: boolean;
}) => {
  const locale = formatLocale(language, country);
  const dateLocale = languagesWithoutDateNames.has(language)
    ? `${numericDateLocale}-${hourCycleOf(country)}`
    : locale;
  const dateOptions: Intl.DateTimeFormatOptions = languagesWithoutDateNames.has(language)
    ? { day: '2-digit', month: '2-digit', year: 'numeric' }
    : { day: 'numeric', month: 'short', year: 'numeric' };

  const money = memoize(
    (currency) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: currencyDecimals(currency),
        maximumFractionDigits: currencyDecimals(currency),
        useGrouping: isGrouped,
      }),
  );
  const unit = memoize(
    (name) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: name,
        unitDisplay: 'short',
        maximumFractionDigits: name === 'kilometer' ? 1 : 0,
      }),
  );
  const dateFormat = (options: Intl.DateTimeFormatOptions) =>
    memoize(
      (timeZone) => new Intl.DateTimeFormat(dateLocale, { ...options, timeZone: knownTimeZone(timeZone) }),
    );
  const clock = dateFormat(clockOptions);
  const day = dateFormat(dateOptions);
  const dayAndClock = dateFormat({ ...dateOptions, ...clockOptions });
  const number = memoize(
    (digits) => new Intl.NumberFormat(locale, { maximumFractionDigits: Number(digits) }),
  );
  const relative = memoize(() => new Intl.RelativeTimeFormat(locale, { numeric: 'always', style: 'short' }));

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
    /** BCP 47 tag for callers that create their own Intl objects. */
    locale,
    formatNumber: (value: number): string => number('2').format(value),
    /**
     * Formats an amount with the decimals of its currency (0, 2 or 3). A no-break space keeps the sign and the digits
     * on one line. A mark keeps the parts of signs such as `E£` in their order in a right-to-left text.
     * @param amount in the currency's major unit
     */
    formatMoney: (amount: number, currency: string): string =>
      money(currency)
        .format(amount)
        .replace(/^\u200f.*[A-Z]\p{Sc}/u, '$&\u200e'),
    /**
     * Formats the time of day, without a date.
     * @param instant unix milliseconds
     * @param timeZone IANA name
     */
    formatTime: (instant: number, timeZone: string): string => clock(timeZone).format(instant),
    /** Formats a time of day from the clock of 24 hours, `14:05`. */
    formatClockTime: (time: string): string => clock('UTC').format(Date.parse(`1970-01-01T${time}Z`)),
    /**
     * Formats the date, without a time of day.
     * @param instant unix milliseconds
     * @param timeZone IANA name
     */
    formatDate: (instant: number, timeZone: string): string => day(timeZone).format(instant),
    /**
     * Formats the date and the time of day, separated as usual in the language.
     * @param instant unix milliseconds
     * @param timeZone IANA name
     */
    formatDateTime: (instant: number, timeZone: string): string => dayAndClock(timeZone).format(instant),
    /** Formats distances below 1 km in steps of 10 m, longer ones in kilometres with one decimal. */
    formatDistance: (metres: number): string =>
      metres < 995
        ? unit('meter').format(Math.round(metres / 10) * 10)
        : unit('kilometer').format(metres / 1000),
    /** Formats a duration: `12 min`, `1 hr 5 min`. Negative durations become `0 min`. */
    formatDuration,
    /** Formats a time relative to now: `in 12 min.`, `3 min. ago`. */
    formatRelativeMinutes: (minutes: number): string => relative('').format(Math.round(minutes), 'minute'),
  };
};

export type Formatters = ReturnType<typeof createFormatters>;
