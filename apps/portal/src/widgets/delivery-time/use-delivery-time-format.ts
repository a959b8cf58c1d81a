import { knownTimeZone } from '@saddlebag/domain/contracts';
import { useFormat } from '@saddlebag/domain/react';
import { isRepeatedTime } from '@saddlebag/domain/time';

/** Returns the IANA time zone of the device. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Returns a formatter for delivery times in Unix milliseconds: `Sun, 22 Nov, 14:15`. It adds the UTC offset
 * to a time that occurs twice because the clocks are set back.
 */
export function useDeliveryTimeFormat(): (instant: number, timeZone: string) => string {
  const { locale } = useFormat();
  return (instant, timeZone) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: knownTimeZone(timeZone),
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      ...(isRepeatedTime(instant, timeZone) && { timeZoneName: 'shortOffset' }),
    }).format(instant);
}
