import texts from '../../locales/en.json?only=tracking';

/** The English of the tracking screen. */
export const trackingTexts = texts;
