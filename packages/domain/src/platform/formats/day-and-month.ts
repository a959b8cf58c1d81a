import { knownTimeZone } from '../../contracts/index.ts';
import { languagesWithoutDateNames, numericDateLocale } from './languages-without-date-names.ts';

/**
 * Creates the format of a day without its year, for labels with little room: `Oct 29`.
 * @param locale `locale` of the formatters
 * @param timeZone IANA name
 */
export const createDayAndMonth = (locale: string, timeZone: string): Intl.DateTimeFormat =>
  languagesWithoutDateNames.has(new Intl.Locale(locale).language)
    ? new Intl.DateTimeFormat(numericDateLocale, {
        day: '2-digit',
        month: '2-digit',
        timeZone: knownTimeZone(timeZone),
      })
    : new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: knownTimeZone(timeZone) });
