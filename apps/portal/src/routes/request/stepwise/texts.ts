import texts from '../../../locales/en.json?only=steps';

/** The English of what small screens have around a step. */
export const stepsTexts = texts;
