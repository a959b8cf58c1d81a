import type { Translate } from '@saddlebag/domain/i18n';

/**
 * Returns the text for the age of a rider's position, such as '12 s ago'.
 * @param seconds from one minute on, whole minutes in seconds
 */
export const ageText = (t: Translate, seconds: number): string => {
  if (seconds === 0) return t('tracking.rider-age-now');
  return seconds < 60
    ? t('tracking.rider-age-seconds', { seconds })
    : t('tracking.rider-age-minutes', { minutes: seconds / 60 });
};
