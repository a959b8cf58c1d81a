import texts from './locales/en.json?only=action,auth,error,legal,nav,page,product,toast';

/** The English of the signed-out screens; the rest comes with the code of the screens that say it. */
export const entryTexts = texts;
