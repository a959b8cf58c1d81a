import texts from '../../locales/en.json?only=maintenance';

/** The English of the maintenance screen. */
export const maintenanceTexts = texts;
