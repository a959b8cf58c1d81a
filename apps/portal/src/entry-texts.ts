import texts from './locales/en.json?only=action,auth,legal,nav,page,product';

/** The English of the signed-out screens; the rest comes with the code of the screens that say it. */
export const entryTexts = texts;
