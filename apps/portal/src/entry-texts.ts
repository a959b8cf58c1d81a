import { provideTexts } from '@saddlebag/domain/i18n';
import texts from './locales/en.json?only=action,auth,legal,nav,page,product';

// The English of the signed-out screens; the rest comes with the code of the screens that say it.
provideTexts('en', texts);
