import { useFormat } from '@saddlebag/domain/react';
import { isRepeatedTime } from '@saddlebag/domain/time';

/** The zone of the device's own clock. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Writes when a delivery is due: `Sun, 22 Nov, 14:15`, with the distance to UTC where the clock shows that time twice. */
export function useDeliveryTimeFormat(): (instant: number, timeZone: string) => string {
  const { locale } = useFormat();
  return (instant, timeZone) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      ...(isRepeatedTime(instant, timeZone) && { timeZoneName: 'shortOffset' }),
    }).format(instant);
}
